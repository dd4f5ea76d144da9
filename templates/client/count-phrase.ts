import { plural } from '../../core/domain/format.ts'
import { fillPlaceholders } from '../../core/domain/text.ts'
import { pageLocale } from './page-locale.ts'

/**
 * "12 panden": the plural form for this count in the language of the page, from texts that the page contains.
 */
export function countPhrase({ one = '', other = '' }: DOMStringMap, count: number): string {
  return fillPlaceholders(plural(pageLocale(), count) === 'one' ? one : other, { count })
}
