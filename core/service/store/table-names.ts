import type { Tables } from './tables.ts'

/** Every table, those that others point to first. */
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

/** Tables of older versions, which their backups hold. A restore leaves them out. */
export const RETIRED_TABLES: readonly string[] = ['seat', 'spent_challenge']
