/** Keys of the texts for codes of other programs: the field of the record and the meaning, such as `heating.gas`. */
import type { codeTexts as reference } from './nl/code-texts.ts'

export type CodeTextKey = keyof typeof reference

/** The texts of one language. A language that lacks a key of Dutch does not compile. */
export type CodeTexts = Readonly<Record<CodeTextKey, string>>
