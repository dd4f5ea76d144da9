/**
 * Pages that a site has without a file: those of members of the team, of towns and of years of the archive, where the
 * route table has an address for them and there is something to say. They consist of the modules of every page. A page of
 * the content with the same path adds its own texts and modules.
 */
import { archivePages } from './archive-pages.ts'
import type { GeneratedPage, ToTell } from './generated-modules.ts'
import type { LinkedProperty } from './linked.ts'
import { isSold } from './listings.ts'
import { personPages } from './person-pages.ts'
import { foldPath } from './routes.ts'
import { townPages } from './town-pages.ts'

interface Site extends Omit<ToTell, 'offered'> {
  /** All homes in the order of lists. */
  readonly ordered: readonly LinkedProperty[]
}

/** The pages by the folded form of their internal paths. */
export function generatedPages({ ordered, ...site }: Site): ReadonlyMap<string, GeneratedPage> {
  const told = { ...site, offered: ordered.filter((property) => !isSold(property)) }
  const pages = [...personPages(told), ...townPages(told), ...archivePages(told)]
  return new Map(pages.map((page) => [foldPath(page.original), page]))
}
