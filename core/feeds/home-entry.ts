/** The entry of a home: the build makes it of the content, and the service of the file that describes the site. */
import type { Locale } from '../languages/codes.ts'
import type { FeedEntry } from './feed.ts'

export interface FeedHome extends Pick<FeedEntry, 'title' | 'published' | 'updated'> {
  readonly id: string
  /** The address of its page from the root of the site, encoded. */
  readonly path: string
  /** "9000 Gent" */
  readonly place: string
  /** "3 slaapkamers, 150 m²" */
  readonly facts?: string | undefined
  /** As pages show it: a hidden price is absent. */
  readonly price?: string | undefined
  readonly image?: string | undefined
}

/** `url` is the address of the site. */
export function homeEntry(home: FeedHome, { url, locale }: { url: string; locale: Locale }): FeedEntry {
  const { id, path, title, place, facts = '', price = '', image, published, updated } = home
  return {
    // The permanent address of the home, with the language in which the entry is written.
    id: `${url}/property/${id}/#${locale}`,
    href: `${url}${path}`,
    title,
    summary: [place, facts, price].filter((part) => part !== '').join('. '),
    ...(image !== undefined && { image: `${url}${image}` }),
    published,
    updated,
  }
}
