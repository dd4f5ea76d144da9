/** The syntax of placeholders in texts. `placeholders.ts` is their table. */
import type { Locale } from '../languages/codes.ts'
import { argumentsOf, PLACEHOLDERS } from './placeholders.ts'
import type { PlaceholderSource } from './placeholders.ts'
import { withPassages } from './passages.ts'

/**
 * `{name}` or `{name:argument}`. Nested braces, and names that do not begin with a letter, are plain text.
 */
const WRITTEN = /(?<!\{)\{([A-Za-z][A-Za-z_]*)(?::([\w-]*))?\}(?!\})/g

export interface WrittenPlaceholder {
  /** The placeholder as the text contains it, with its braces. */
  readonly written: string
  readonly name: string
  readonly argument: string
}

export function placeholdersIn(text: string): readonly WrittenPlaceholder[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(WRITTEN)].map(([written, name = '', argument = '']) => ({
    written,
    name,
    argument,
  }))
}

/** Whether the table contains it with this argument. */
export function isPlaceholder(
  { name, argument }: Pick<WrittenPlaceholder, 'name' | 'argument'>,
  source: PlaceholderSource,
): boolean {
  const known = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined
  return known !== undefined && argumentsOf(known, source).includes(argument)
}

/** Every placeholder that a text may contain, as it is written. */
export function allPlaceholders(source: PlaceholderSource): readonly string[] {
  return Object.entries(PLACEHOLDERS).flatMap(([name, placeholder]) =>
    argumentsOf(placeholder, source).map((argument) =>
      argument === '' ? `{${name}}` : `{${name}:${argument}}`,
    ),
  )
}

/** The value; undefined for an unknown placeholder, or if the configuration has no value for it. */
export function placeholderValue(
  { name, argument }: Pick<WrittenPlaceholder, 'name' | 'argument'>,
  source: PlaceholderSource,
  { locale, before = '' }: { readonly locale: Locale; readonly before?: string },
): string | undefined {
  if (!isPlaceholder({ name, argument }, source)) return undefined
  return PLACEHOLDERS[name]?.value({ argument, source, locale, before })
}

/** A text with the passages that hold, and with values in place of its placeholders. A placeholder without a value stays as it was written. */
export function fillText(written: string, source: PlaceholderSource, locale: Locale): string {
  if (!written.includes('{')) return written
  const text = withPassages(written, source.hasService !== false)
  let end = 0
  const parts = [...text.matchAll(WRITTEN)].map(({ 0: whole, 1: name = '', 2: argument = '', index }) => {
    const before = text.slice(0, index)
    const value = placeholderValue({ name, argument }, source, { locale, before }) ?? whole
    const part = text.slice(end, index) + value
    end = index + whole.length
    return part
  })
  return parts.join('') + text.slice(end)
}
