import type { Tables } from './tables.ts'

/** Every table, those that others point to first. */
export const TABLE_NAMES = [
  'setting',
  'submission',
  'spent_challenge',
  'outbox',
  'attempts',
  'appointment',
  'seat',
  'subscriber',
  'search',
  'told',
  'document_request',
] as const satisfies readonly (keyof Tables)[]
