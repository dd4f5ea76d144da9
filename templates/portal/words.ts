/** The texts of the portal, in the language of the page. */
import { formatNumber, plural } from '../../core/domain/format.ts'
import { LOCALES } from '../../core/languages/codes.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { fillPlaceholders } from '../../core/domain/text.ts'
import type { StringKey } from '../../core/languages/string-keys.ts'

export type PortalKey = Extract<StringKey, `portal.${string}`>
type Counted<Key> = Key extends `${infer Base}.one` ? Base : never
type PortalCountKey = Counted<PortalKey>
type Values = Readonly<Record<string, string | number>>

export interface Words {
  readonly locale: Locale
  say(key: PortalKey, values?: Values): string
  /** The plural form for this count, with `{count}` filled. */
  count(key: PortalCountKey, count: number): string
  number(value: number): string
}

export function createWords(sentences: Readonly<Record<string, string>>, locale: Locale): Words {
  const say = (key: PortalKey, values: Values = {}) => fillPlaceholders(sentences[key] ?? key, values)
  const number = (value: number) => formatNumber(value, locale) ?? ''
  return {
    locale,
    say,
    number,
    count: (key, count) => say(`${key}.${plural(locale, count)}` as PortalKey, { count: number(count) }),
  }
}

/** A text of the content in the best available language. */
export function textFor(
  texts: Readonly<Partial<Record<Locale, string | undefined>>>,
  ...locales: readonly Locale[]
): string | undefined {
  return [...locales, ...LOCALES].map((locale) => texts[locale]).find((text) => text !== undefined)
}
