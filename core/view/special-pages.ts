/** Pages without a record of the content: old addresses, unavailable homes, and 404. */
import { SIMILAR_ITEMS } from '../domain/layout.ts'
import type { StringKey } from '../languages/string-keys.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedProject, Paths } from '../site/linked.ts'
import { foldPath } from '../site/routes.ts'
import type { Tombstone } from '../site/tombstones.ts'
import { townName } from '../site/towns.ts'
import { isSoldOut, projectCard } from './card.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { frameOf } from './frame.ts'
import type { FrameInput } from './frame.ts'
import { absolute, hrefTo } from './links.ts'
import { searchBlockOf } from './search-block.ts'
import { nameOf, say, textOf } from './text.ts'
import type { Frame, Link, NotFoundPage, RedirectPage } from './types.ts'

export type BareInput = Pick<FrameInput, 'title' | 'description' | 'script' | 'stylesheets'>

/** The frame of a page that is not part of the content, and that search engines leave out. */
export function bareFrame(context: ViewContext, input: BareInput): Frame {
  return frameOf(context, { ...input, original: '/', paths: {}, isHome: true, noIndex: true })
}

export function redirectPage(context: ViewContext, to: Link): RedirectPage {
  const frame = bareFrame(context, { title: to.label })
  return { frame: { ...frame, head: { ...frame.head, canonical: absolute(context, to.href) } }, to }
}

/** Original path of the page for unavailable properties. */
export const PROPERTY_NOT_FOUND = '/property-not-found/'

const CARDS_ON_NOT_FOUND = 4

interface NotFoundInput {
  readonly kind: 'page' | 'property'
  readonly original: string
  readonly paths: Paths
  readonly series: readonly ListingSeries[]
  readonly isRoot: boolean
}

/**
 * The 404 page of a language, that of the root in every language, and the page of a property that was
 * removed.
 */
export function notFoundPage(
  context: ViewContext,
  { kind, original, paths, series, isRoot }: NotFoundInput,
): NotFoundPage {
  const { site, locale, reads } = context
  const page = site.pages.find((candidate) => foldPath(candidate.original) === original)
  const title =
    page?.titles[locale] ?? say(context, kind === 'page' ? 'notFound.title' : 'notFound.propertyTitle')
  return compact<NotFoundPage>({
    frame: frameOf(context, {
      original,
      paths,
      title,
      noIndex: true,
      showBreadcrumb: false,
      stylesheets: [context.assets.furtherStylesheet],
      // Hosts show this page at any address, so its script looks the address up among the redirects.
      script: kind === 'page' ? context.assets.addressScript : undefined,
    }),
    title,
    lead:
      textOf(context, page?.page.params?.description) ??
      say(context, kind === 'page' ? 'notFound.text' : 'notFound.propertyText'),
    search: searchBlockOf(context, series),
    languages: isRoot ? site.locales.map((code) => notFoundIn(context.in(code), original)) : undefined,
    cards: reads.stock.first('sale', CARDS_ON_NOT_FOUND).map((id) => reads.card(id)),
  })
}

const ENDS = {
  property: {
    sold: 'gone.sold',
    rented: 'gone.rented',
    withdrawn: 'gone.withdrawn',
    ended: 'gone.ended',
  },
  project: {
    sold: 'gone.project.sold',
    rented: 'gone.project.rented',
    withdrawn: 'gone.project.ended',
    ended: 'gone.project.ended',
  },
} as const satisfies Record<Tombstone['record'], Record<Tombstone['end'], StringKey>>

interface TombstoneInput {
  readonly tombstone: Tombstone
  readonly paths: Paths
  readonly series: readonly ListingSeries[]
}

/**
 * The page at the address of a removed property or project: whether it was sold or rented, similar properties, and
 * the search. For a project, other projects come first.
 */
export function tombstonePage(
  context: ViewContext,
  { tombstone, paths, series }: TombstoneInput,
): NotFoundPage {
  const { site, locale, reads } = context
  const { record, end, goal, type, town } = tombstone
  const projects = record === 'project' ? openProjects(context, tombstone) : []
  const near = homesLike(context, tombstone)
  const title = say(context, ENDS[record][end])
  const category = site.categories.find(({ WebID }) => WebID === type)
  const about = [nameOf(context, category?.Name), town && townName(town, locale, site.defaultLocale)]
  const homes = near.length > 0 ? near : reads.stock.first(goal, CARDS_ON_NOT_FOUND)
  const cards = [
    ...projects.map((project) => projectCard(context, project)),
    ...homes.map((id) => reads.card(id)),
  ].slice(0, Math.max(SIMILAR_ITEMS, CARDS_ON_NOT_FOUND))
  const isLike = projects.length > 0 || near.length > 0
  return compact<NotFoundPage>({
    frame: frameOf(context, {
      original: PROPERTY_NOT_FOUND,
      paths,
      title,
      noIndex: true,
      showBreadcrumb: false,
      stylesheets: [context.assets.furtherStylesheet],
    }),
    title,
    about: about.filter((part) => part !== undefined).join(', ') || undefined,
    lead: say(context, isLike ? 'gone.text' : 'gone.textAlone'),
    search: searchBlockOf(context, series),
    cardsTitle: isLike ? say(context, 'estate.similar') : undefined,
    cards,
  })
}

/** The ids of available homes of the same goal and type, those in the same town first. */
function homesLike({ reads: { stock } }: ViewContext, { goal, type, town }: Tombstone): readonly number[] {
  const ofType = type === undefined ? undefined : stock.availableOf(goal, { type })
  const inTown = (town && stock.availableOf(goal, { town })) ?? []
  const near = type === undefined ? inTown : inTown.filter((id) => ofType?.includes(id))
  return [...new Set([...near, ...(ofType ?? stock.available(goal))])].slice(0, SIMILAR_ITEMS)
}

/** Projects with the same goal that are not sold out, those in the same town first. */
function openProjects({ site, locale }: ViewContext, { goal, town }: Tombstone): readonly LinkedProject[] {
  const open = site.projects.filter(
    (linked) =>
      linked.paths[locale] !== undefined &&
      (linked.project.Goal === 1) === (goal === 'rent') &&
      !isSoldOut(linked),
  )
  return [
    ...open.filter((linked) => linked.town === town),
    ...open.filter((linked) => linked.town !== town),
  ].slice(0, SIMILAR_ITEMS)
}

function notFoundIn(context: ViewContext, original: string): NonNullable<NotFoundPage['languages']>[number] {
  const page = context.site.pages.find((candidate) => foldPath(candidate.original) === original)
  return {
    locale: context.locale,
    title: page?.titles[context.locale] ?? say(context, 'notFound.title'),
    text: textOf(context, page?.page.params?.description) ?? say(context, 'notFound.text'),
    home: { href: hrefTo(context, '/'), label: say(context, 'notFound.home') },
  }
}
