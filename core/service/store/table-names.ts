import type { Tables } from './tables.ts'

/** All tables, in the order of their foreign keys: a referenced table comes first. */
export const TABLE_NAMES = [
  'setting',
  'submission',
  'accepted_post',
  'outbox',
  'attempts',
  'owner',
  'owner_property',
  'portal_property',
  'session',
  'reset_link',
  'recovery_code',
  'visit',
  'communication',
  'event',
  'portal_count',
  'portal_document',
  'document_content',
  'audit',
  'page_count',
  'appointment',
  'hold',
  'subscriber',
  'search',
  'told',
  'document_request',
] as const satisfies readonly (keyof Tables)[]

/** Tables of older versions, which their backups contain. A restore omits them. */
export const RETIRED_TABLES: readonly string[] = ['seat', 'spent_challenge']
