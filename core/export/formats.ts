/** The formats of `agency-site export`. Each makes its text in parts, so that no export is in memory as a whole. */
import { csv } from './csv.ts'
import type { ExportInput } from './exported.ts'
import type { ExportFormat } from './format-names.ts'
import { jsonFeed } from './json-feed.ts'
import { jsonLines } from './json-lines.ts'
import { openimmo } from './openimmo/openimmo.ts'

export const EXPORT_FORMATS = {
  openimmo,
  jsonl: jsonLines,
  csv,
  feed: jsonFeed,
} as const satisfies Readonly<Record<ExportFormat, (input: ExportInput) => Iterable<string>>>
