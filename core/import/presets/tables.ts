/** Exports without a standard: their rules follow from the names of their columns. */
import type { Preset } from '../preset.ts'

const GUESSED = { rules: 'guess', signs: [], confidence: 'low', unsure: [], sources: [] } as const

export const CSV: Preset = { id: 'csv', name: 'a table (CSV, TSV or XLSX)', reader: 'csv', ...GUESSED }
export const JSON_LINES: Preset = { id: 'json-lines', name: 'JSON Lines', reader: 'json-lines', ...GUESSED }
export const XML_LIST: Preset = { id: 'xml', name: 'XML', reader: 'xml', ...GUESSED }
export const JSON_LIST: Preset = { id: 'json', name: 'JSON', reader: 'json', ...GUESSED }
