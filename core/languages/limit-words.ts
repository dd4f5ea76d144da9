/** The words of limits in every language: a visitor may write in another one than that of the page. */
import type { Locale } from './codes.ts'
import { limitWords as de } from './de/limit-words.ts'
import { limitWords as en } from './en/limit-words.ts'
import { limitWords as fr } from './fr/limit-words.ts'
import type { LimitWords } from './limit-names.ts'
import { limitWords as nl } from './nl/limit-words.ts'

export const LIMIT_WORDS: Readonly<Record<Locale, LimitWords>> = { nl, fr, en, de }
