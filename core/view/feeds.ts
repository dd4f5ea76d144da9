/** The feeds of lists, which contain their newest available homes. */
import { basePathOf, onSite } from '../domain/site-address.ts'
import { feedAt } from '../feeds/addresses.ts'
import type { Feed, FeedEntry } from '../feeds/feed.ts'
import { homeEntry } from '../feeds/home-entry.ts'
import type { FeedHome } from '../feeds/home-entry.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { cardFacts, townLine } from './card.ts'
import type { ViewContext } from './context.ts'
import type { OfferDates } from './feed-sources.ts'
import { absolute, hrefAt } from './links.ts'
import { scopeName } from './listing.ts'
import { leadPicture } from '../site/record-pictures.ts'
import { priceFor, priceText } from './price.ts'
import { townSubject, typeSubject, wholeSubject } from './list-subjects.ts'
import { say } from './text.ts'

/** The name of a list in the heads of its pages and in its feeds: "Te koop: Appartement". */
export function listTitle(context: ViewContext, { host, scope }: Pick<ListingSeries, 'host' | 'scope'>) {
  const title = host.titles[context.locale] ?? ''
  const name = scopeName(context, scope)
  return name === '' ? title : say(context, 'listing.titleOf', { title, scope: name })
}

/** The feed of a list, whose first page is at `path`. Undefined if nothing of it has a date. */
export function listFeed(context: ViewContext, series: ListingSeries, path: string): Feed | undefined {
  const newest = context.reads.newest(subjectOf(context, series))
  return newest?.updated === undefined
    ? undefined
    : feedOf(context, {
        title: listTitle(context, series),
        path,
        updated: newest.updated,
        entries: newest.ids.flatMap((id) => context.reads.feedEntry(id) ?? []),
      })
}

function subjectOf({ locale }: ViewContext, { goal, scope }: ListingSeries): string {
  if (scope.kind === 'all') return wholeSubject(locale, goal)
  return scope.kind === 'type'
    ? typeSubject(locale, goal, scope.category.WebID)
    : townSubject(locale, goal, scope.town)
}

interface FeedParts extends Pick<Feed, 'title' | 'updated' | 'entries'> {
  /** The address of the page with the same content. */
  readonly path: string
  /** The address of which those of the feed are made, if no page stands there. */
  readonly place?: string
}

/** Titles name the agency, as a reader shows them beside those of other sites. The address of the feed is that in Atom. */
export function feedOf(
  context: ViewContext,
  { title, path, place = path, updated, entries }: FeedParts,
): Feed {
  const { site, locale } = context
  const { name } = site.config.site
  const at = (address: string) => absolute(context, hrefAt(site, address))
  return {
    title: `${title} | ${name}`,
    locale,
    self: at(feedAt(place, 'xml')),
    page: at(path),
    author: { name, url: at(site.addresses.get('/')?.[locale] ?? '/') },
    updated,
    entries,
  }
}

/** The data for the entry of a home. `file` is the picture that programs without WebP can show. */
function feedHome(context: ViewContext, linked: LinkedProperty, dates: OfferDates): FeedHome {
  const { property, titles } = linked
  const lead = leadPicture(property)
  return {
    id: String(property.ID),
    path: encodeURI(linked.paths[context.locale] ?? '/'),
    title: titles[context.locale] ?? '',
    place: townLine(context, linked),
    facts: homeFacts(context, linked),
    price: priceText(priceFor(context, property)),
    image: pictureFromRoot(context, lead && context.pictures.of(lead.Url, 'og')?.src),
    ...dates,
  }
}

/** "3 slaapkamers, 150 m²" */
export function homeFacts(context: ViewContext, linked: LinkedProperty): string {
  return cardFacts(context, linked).join(', ')
}

/** Undefined for a home that is not in the language, or that has no date. */
export function homeFeedEntry(context: ViewContext, linked: LinkedProperty): FeedEntry | undefined {
  const dates = context.reads.offerDates('property', linked.property.ID)
  const { url } = context.site.config.site
  if (dates === undefined || linked.paths[context.locale] === undefined) return undefined
  return homeEntry(feedHome(context, linked, dates), { url, locale: context.locale })
}

/** A picture that stays on another host is not passed on: its address may end. */
export function pictureFromRoot({ site }: ViewContext, src: string | undefined): string | undefined {
  return src?.startsWith('/') ? (onSite(basePathOf(site.config.site.url), src) ?? undefined) : undefined
}
