/** Texts of the interface. Their placeholders are `{name}`; a count selects one of two forms. */
import { plural } from '../core/domain/format.ts'
import type { Locale } from '../core/languages/codes.ts'
import { fillPlaceholders } from '../core/domain/text.ts'
import type { CountKey, StringKey, Strings } from '../core/languages/string-keys.ts'
import type { PartList } from '../core/view/types.ts'

type Values = Readonly<Record<string, string | number>>

export interface Translate {
  (key: StringKey, values?: Values): string
  /** The plural form for this count, with `{count}` filled. */
  readonly count: (key: CountKey, count: number) => string
}

export function createTranslate(strings: Strings, locale: Locale, parts?: Pick<PartList, 'add'>): Translate {
  const translate = (key: StringKey, values: Values = {}) => {
    parts?.add(key)
    return fillPlaceholders(strings[key], values)
  }
  return Object.assign(translate, {
    count: (key: CountKey, count: number) =>
      translate(`${key}.${plural(locale, count)}` as StringKey, { count }),
  })
}
