/** The kinds of records that `agency-site new` adds. */
export const RECORD_KINDS = [
  'property',
  'project',
  'page',
  'article',
  'person',
  'office',
  'redirect',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
