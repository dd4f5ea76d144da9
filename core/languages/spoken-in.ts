import type { Locale } from './codes.ts'

/**
 * The languages of a site that names none, by the region of its first office. The first is the default language. Brussels has
 * two official languages; in Luxembourg adverts are written in French and German.
 */
export const SPOKEN_IN: Readonly<Record<string, readonly [Locale, ...Locale[]]>> = {
  flanders: ['nl'],
  wallonia: ['fr'],
  brussels: ['fr', 'nl'],
  luxembourg: ['fr', 'de'],
}
