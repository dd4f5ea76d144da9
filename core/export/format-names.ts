/** The names of the formats, apart from what makes them, because the command line reads them at each start. */
export const EXPORT_FORMAT_NAMES = ['openimmo', 'csv', 'jsonl', 'feed'] as const

export type ExportFormat = (typeof EXPORT_FORMAT_NAMES)[number]
