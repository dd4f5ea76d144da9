/** The words of every language in exports of other programs. Only the import reads them. */
import type { Locale } from './codes.ts'
import { exportWords as de } from './de/export-words.ts'
import { exportWords as en } from './en/export-words.ts'
import type { ExportWords } from './export-columns.ts'
import { exportWords as fr } from './fr/export-words.ts'
import { exportWords as nl } from './nl/export-words.ts'

export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = { nl, fr, en, de }
