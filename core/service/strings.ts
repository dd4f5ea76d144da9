/** What the service says: the strings of the package, read once, when a language is first spoken. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { plural } from '../domain/format.ts'
import type { Locale } from '../domain/locale.ts'
import { fillPlaceholders } from '../domain/text.ts'
import { PACKAGE_ROOT } from '../system/package-root.ts'
import type { ServiceCountKey, ServiceKey, ServiceStrings } from '../strings/keys.ts'

const read = new Map<Locale, ServiceStrings>()

export function stringsOf(locale: Locale): ServiceStrings {
  const known = read.get(locale)
  if (known) return known
  const folder = path.join(PACKAGE_ROOT, 'core/strings', locale)
  const parts = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const made = Object.assign(
    {},
    ...parts.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object),
  ) as ServiceStrings
  read.set(locale, made)
  return made
}

type Values = Readonly<Record<string, string | number>>

export function say(locale: Locale, key: ServiceKey, values: Values = {}): string {
  return fillPlaceholders(stringsOf(locale)[key], values)
}

/** The form for this count, which also fills `{count}`. */
export function sayCount(locale: Locale, key: ServiceCountKey, count: number): string {
  return say(locale, `${key}.${plural(locale, count)}` as ServiceKey, { count })
}

/** Whether there is such a text: keys that are put together need not exist. */
export function isSaid(key: string): key is ServiceKey {
  return Object.hasOwn(stringsOf('nl'), key)
}
