/** Removes values of a form from a message of the outbox that has not been sent yet. */
import { formatDate } from '../../domain/format.ts'
import { LOCALES } from '../../languages/codes.ts'
import { groupPhone, phoneHref } from '../../domain/phone.ts'

const REDACTED = '[…]'
const COUNTRIES = [undefined, 'BE', 'LU'] as const

/**
 * The message without the values, in any form in which a mail or a webhook writes them; null if one of them
 * remains in it.
 */
export function withoutValues(message: string, values: readonly string[]): string | null {
  // Longer texts are removed first, because a name may be a part of an address.
  const written = [...new Set(values.flatMap(formsOf))].sort((left, right) => right.length - left.length)
  const redacted = redact(JSON.parse(message) as unknown, written)
  const left = JSON.stringify(redacted)
  const plain = left.toLowerCase()
  return values.some((value) => value.length > 2 && plain.includes(value.toLowerCase())) ? null : left
}

function formsOf(value: string): readonly string[] {
  const trimmed = value.trim()
  if (trimmed === '') return []
  const digits = /^[+\d\s./()-]{7,}$/.test(trimmed)
  const phones = digits
    ? COUNTRIES.flatMap((country) => [groupPhone(trimmed, country), phoneHref(trimmed, country) ?? ''])
    : []
  const dates = LOCALES.flatMap((locale) => formatDate(trimmed, locale) ?? [])
  const texts = [trimmed, ...phones, ...dates].filter((text) => text !== '')
  return texts.flatMap((text) => [text, escaped(text), text.replaceAll('\n', '<br />')])
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function redact(value: unknown, written: readonly string[]): unknown {
  if (typeof value === 'string') return written.reduce((text, one) => text.replaceAll(one, REDACTED), value)
  if (Array.isArray(value)) return value.map((one) => redact(one, written))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redact(one, written)]))
}
