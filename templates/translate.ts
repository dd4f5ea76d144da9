/** Texts of the interface. Their placeholders are `{name}`; a count picks one of two forms. */
import type { Locale } from '../core/domain/locale.ts'
import { fillPlaceholders } from '../core/domain/text.ts'
import type { StringKey, Strings } from '../core/strings/keys.ts'

export type Values = Readonly<Record<string, string | number>>

type CountedKey<Key> = Key extends `${infer Base}.one` ? Base : never
export type CountKey = CountedKey<StringKey>

export interface Translate {
  (key: StringKey, values?: Values): string
  /** The form for this count, which also fills `{count}`. */
  readonly count: (key: CountKey, count: number) => string
}

export function createTranslate(strings: Strings, locale: Locale): Translate {
  const translate = (key: StringKey, values: Values = {}) => fillPlaceholders(strings[key], values)
  return Object.assign(translate, {
    count: (key: CountKey, count: number) =>
      translate(`${key}.${isSingular(count, locale) ? 'one' : 'other'}` as StringKey, { count }),
  })
}

/** French says "0 bien"; the other languages say "0 panden". */
function isSingular(count: number, locale: Locale): boolean {
  return count === 1 || (count === 0 && locale === 'fr')
}
