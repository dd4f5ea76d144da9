/** The addresses of feeds. Those of a list follow from the address of the list, so that they move with it. */
import type { Locale } from '../languages/codes.ts'

/** `xml` is Atom, `json` is JSON Feed. */
type FeedEnding = 'xml' | 'json'

/** `/nl/te-koop/` → `/nl/te-koop.xml` */
export function feedAt(list: string, ending: FeedEnding): string {
  return `${list.replace(/\/$/, '')}.${ending}`
}

/** `/nl/te-koop.xml` → `/nl/te-koop/`; null for an address that is no feed in Atom. */
export function listOfFeed(pathname: string): string | null {
  const [, stem] = /^(\/.*[^/])\.xml$/.exec(pathname) ?? []
  return stem === undefined ? null : `${stem}/`
}

/** The feed of the articles of a category, which has no page of its own, as if it had one here. */
export function newsAt(locale: Locale, category: string): string {
  return `/${locale}/articles/${category}/`
}

/** The calendar of the open-house days in a language. */
export function calendarAt(locale: Locale): string {
  return `/${locale}/open-house.ics`
}
