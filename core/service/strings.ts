/** The texts of the service, with their placeholders filled. */
import type { ServiceConfig } from '../schema/service-config.ts'
import { plural } from '../domain/format.ts'
import type { Locale } from '../languages/codes.ts'
import { fillText } from '../domain/fill-text.ts'
import { fillPlaceholders } from '../domain/text.ts'
import { SERVICE_STRINGS } from '../languages/strings.ts'
import type { ServiceCountKey, ServiceKey } from '../languages/string-keys.ts'

type Values = Readonly<Record<string, string | number>>

export function say(locale: Locale, key: ServiceKey, values: Values = {}): string {
  return fillPlaceholders(SERVICE_STRINGS[locale][key], values)
}

/** A text whose placeholders say what the service is configured to do (core/domain/placeholders.ts). */
export function sayConfigured(config: ServiceConfig, locale: Locale, key: ServiceKey): string {
  return fillText(SERVICE_STRINGS[locale][key], { behaviour: config }, locale)
}

/** The form for this count, which also fills `{count}`. */
export function sayCount(locale: Locale, key: ServiceCountKey, count: number): string {
  return say(locale, `${key}.${plural(locale, count)}` as ServiceKey, { count })
}

/** Whether there is such a text: keys that are put together need not exist. */
export function isSaid(key: string): key is ServiceKey {
  return Object.hasOwn(SERVICE_STRINGS.nl, key)
}
