/** The endings of files that are exports, among the pictures and documents in their folder. */
const ENDINGS = 'csv,tsv,tab,txt,json,jsonl,ndjson,xml,xlsx,xlsm,zip,gz'

/** A pattern for all exports in a folder and in those below it. */
export const EXPORTS_BELOW = `**/*.{${ENDINGS},${ENDINGS.toUpperCase()}}`
