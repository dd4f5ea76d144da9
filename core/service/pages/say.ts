import { plural } from '../../domain/format.ts'
import type { Locale } from '../../domain/locale.ts'
import { fillPlaceholders } from '../../domain/text.ts'
import type { ServiceCountKey, ServiceKey } from '../../strings/keys.ts'
import { stringsOf } from '../strings.ts'

type Values = Readonly<Record<string, string | number>>

export function say(locale: Locale, key: ServiceKey, values: Values = {}): string {
  return fillPlaceholders(stringsOf(locale)[key], values)
}

/** The form for this count, which also fills `{count}`. */
export function sayCount(locale: Locale, key: ServiceCountKey, count: number): string {
  return say(locale, `${key}.${plural(locale, count)}` as ServiceKey, { count })
}
