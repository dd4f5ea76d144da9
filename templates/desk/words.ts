/** The texts of the desk: its own, those that it shares with the portal, and states of homes. */
import { plural } from '../../core/domain/format.ts'
import { fillPlaceholders } from '../../core/domain/text.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { MARKS } from '../../core/languages/languages.ts'
import type { ServiceKey } from '../../core/languages/string-keys.ts'
import { createWords } from '../portal/words.ts'
import type { Words } from '../portal/words.ts'

export type DeskKey = Extract<ServiceKey, `desk.${string}` | `portal.${string}`>
type Counted<Key> = Key extends `${infer Base}.one` ? Base : never
type Values = Readonly<Record<string, string | number>>

export interface DeskWords {
  readonly locale: Locale
  say(key: DeskKey, values?: Values): string
  /** The plural form for this count, with `{count}` filled. */
  count(key: Counted<DeskKey>, count: number): string
  /** The text of a key that is put together; the last part of the key without one. */
  named(
    prefix: 'desk.action' | 'desk.found' | 'desk.duty' | 'desk.due' | 'availability',
    name: string,
  ): string
  /** "Label: value", with the space before the colon that the language asks for. */
  labelled(label: string, value: string): string
  /** For parts of the portal. */
  readonly portal: Words
}

export function createDeskWords(sentences: Readonly<Record<string, string>>, locale: Locale): DeskWords {
  const portal = createWords(sentences, locale)
  const say = (key: DeskKey, values: Values = {}) => fillPlaceholders(sentences[key] ?? key, values)
  return {
    locale,
    say,
    portal,
    labelled: MARKS[locale].labelled,
    count: (key, count) => say(`${key}.${plural(locale, count)}` as DeskKey, { count: portal.number(count) }),
    named: (prefix, name) => sentences[`${prefix}.${name}`] ?? name,
  }
}
