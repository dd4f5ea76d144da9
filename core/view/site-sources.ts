/**
 * The sources of a linked site: its parts as they are now. A page that read one of them is made again when it is another, so
 * each is as narrow as what pages show of it.
 */
import { dayAt } from '../domain/moment.ts'
import { lazy } from '../domain/remembered.ts'
import { valuesByKey } from '../domain/incremental-lists.ts'
import { areAlike } from '../domain/same-list.ts'
import type { Locale } from '../languages/codes.ts'
import type { Source } from '../engine/query.ts'
import type { Past } from '../ledger/ledger.ts'
import type { LinkedProject, LinkedProperty, LinkedSite } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import { priceOrderOf } from '../site/price-order.ts'
import type { PriceChunk } from '../domain/price-chunks.ts'
import { upcomingDays } from '../site/schedule.ts'
import type { Assets, PictureLookup } from './context.ts'
import { datedOffers, feedSources, offerOf, recordNamed } from './feed-sources.ts'
import type { DatedOffers } from './feed-sources.ts'
import { listingsBySubject } from './list-subjects.ts'
import type { Group } from './list-subjects.ts'
import { stockSources } from './stock-sources.ts'

export interface SiteData {
  readonly site: LinkedSite
  /** The results of earlier builds; undefined for files that are not pages. */
  readonly past?: Past | undefined
  readonly pictures: PictureLookup
  readonly assets: Assets
  /** The dates of offers; made of the rest if they are absent. */
  readonly dated?: DatedOffers | undefined
}

export type SiteSources = ReturnType<typeof siteSources>
type Sources = Readonly<Record<string, Source<never, unknown>>>

const json = (value: unknown) => JSON.stringify(value) ?? ''

function single<Value>(
  name: string,
  of: () => Value,
  textOf: (value: NonNullable<Value>) => string = json,
): Source<'', Value> {
  return { name, of, textOf }
}

export function siteSources(data: SiteData) {
  const lists = lazy(() => listingsBySubject(data.site))
  const dated = lazy(() => data.dated ?? datedOffers(data, undefined))
  return {
    ...partSources(data),
    ...recordSources(data, dated),
    ...listSources(data, lists),
    ...feedSources(data, { subjects: lists, dated }),
    ...stockSources(data.site, lists),
    ...fileSources(data),
  }
}

/** Parts of the site that are small, or that hardly change. */
function partSources({ site }: SiteData) {
  return {
    config: {
      name: 'config',
      of: (name: string) => site.config[name as keyof LinkedSite['config']],
      textOf: json,
    },
    strings: { name: 'strings', of: (locale: Locale) => site.strings[locale], textOf: json },
    draft: single('draft', () => site.draft),
    locales: single('locales', () => site.locales),
    defaultLocale: single('default locale', () => site.defaultLocale),
    theme: single('theme', () => site.theme),
    routes: single(
      'routes',
      () => site.routes,
      () => json(site.config.routes),
    ),
    withdrawn: single(
      'withdrawn',
      () => site.withdrawn,
      (ids) => json([...ids]),
    ),
    categories: single('categories', () => site.categories),
    townsByZip: single(
      'towns by postal code',
      () => site.townsByZip,
      () => {
        throw new Error('no page may look up towns: a function has no fingerprint')
      },
    ),
    clock: single(
      'clock',
      () => site.now,
      () => {
        throw new Error('no page may read the clock: it would be made again by each build')
      },
    ),
    /** The day of the build. A page that read it would be made again each day. */
    today: single('today', () => dayAt(site.now)),
    address: { name: 'address', of: (path: string) => site.addresses.get(path), textOf: json },
  } satisfies Sources
}

/** Single records, and which there are. */
function recordSources({ site, past }: SiteData, dated: () => DatedOffers) {
  const properties = lazy(() => valuesByKey(dated().byId, site.properties))
  const projects = lazy(() => new Map(site.projects.map((linked) => [linked.project.ID, linked])))
  const articles = lazy(() => new Map(site.articles.map((linked) => [linked.original, linked])))
  const pages = lazy(() => new Map(site.pages.map((linked) => [linked.original, linked])))
  const openHouseOf = (subject: string) => {
    const { record, id } = recordNamed(subject)
    const found = record === 'project' ? projects().get(id)?.project : properties().get(id)?.property
    return found?.openHouse
  }
  return {
    property: { name: 'property', of: (id: number) => properties().get(id), textOf: propertyText },
    properties: single('properties', () => [...properties().keys()]),
    project: { name: 'project', of: (id: number) => projects().get(id), textOf: projectText },
    projects: single('projects', () => [...projects().keys()]),
    article: { name: 'article', of: (path: string) => articles().get(path), textOf: json },
    articles: single('articles', () => [...articles().keys()]),
    page: { name: 'page', of: (path: string) => pages().get(path), textOf: json },
    pages: single('pages', () => [...pages().keys()]),
    offer: {
      name: 'market',
      of(id: number) {
        const linked = properties().get(id)
        return past && linked && offerOf(site, past, linked)
      },
      textOf: json,
    },
    /** The open-house days of a record that have not ended. A page reads nothing else of the time. */
    openDays: {
      name: 'open-house days',
      of: (record: string) => upcomingDays(openHouseOf(record), site.now),
      textOf: json,
    },
  } satisfies Sources
}

/** The homes of each list. */
function listSources({ site }: SiteData, listings: () => ReadonlyMap<string, Group>) {
  return {
    /** The homes of a list in their order. */
    order: {
      name: 'order',
      of: (subject: string) => listings().get(subject),
      textOf: orderText,
      isSame: isSameOrder,
    },
    /** The same of available homes. */
    free: {
      name: 'free',
      of: (subject: string) => listings().get(subject),
      textOf: freeText,
      isSame: (before: Group, now: Group) => areAlike(before, now, isSameOffer),
    },
    /** A chunk of the prices of a list (core/domain/price-chunks.ts). */
    prices: {
      name: 'prices',
      of: (subject: string) => {
        const { chunk, type, list } = partsOfPrices(subject)
        const group = listings().get(list)
        return group && priceOrderOf(site.priceOrders, group, type).chunk(chunk)
      },
      textOf: json,
    },
  } satisfies Sources
}

function fileSources({ site, pictures, assets }: SiteData) {
  return {
    staticFiles: single('static files', () => site.staticFiles),
    privateFiles: single(
      'private files',
      () => site.privateFiles,
      (files) => json([...files]),
    ),
    documents: single(
      'documents',
      () => site.documents,
      (files) => json([...files]),
    ),
    picture: {
      name: 'picture',
      of: (ref: string) => pictures.identityOf(ref),
      textOf: String,
      from: pictures,
    },
    pictureNames: single('names of pictures', () => pictures.sharedStems),
    asset: {
      name: 'asset',
      of: (name: string) => assets[name as keyof Assets],
      textOf: (asset: NonNullable<Assets[keyof Assets]>) => json(asset instanceof Map ? [...asset] : asset),
    },
  } satisfies Sources
}

/** The part of a linked record beside the record itself. */
function placeText(linked: LinkedProperty | LinkedProject): string {
  return json({ ...linked, origins: undefined, property: undefined, facts: undefined, units: undefined })
}

function propertyText(linked: LinkedProperty): string {
  return `${linked.facts.hash} ${placeText(linked)}`
}

function projectText(linked: LinkedProject): string {
  return [placeText(linked), ...linked.units.map(propertyText)].join(' ')
}

function freeText(group: Group): string {
  return orderText(group.filter((linked) => !isSold(linked)))
}

/** Whether two lists have the same homes in the same order. */
export function isSameOrder(before: Group, now: Group): boolean {
  return areAlike(before, now, isSameHome)
}

function isSameHome(before: LinkedProperty, now: LinkedProperty): boolean {
  return before.property.ID === now.property.ID
}

function isSameOffer(before: LinkedProperty, now: LinkedProperty): boolean {
  return isSameHome(before, now) && isSold(before) === isSold(now)
}

/** The subject of a chunk of prices: all homes of a list, or those of a type. */
export const pricesSubject = (list: string, type: number | undefined, { name }: PriceChunk) =>
  `${name} ${type ?? ''} ${list}`

function partsOfPrices(subject: string) {
  const first = subject.indexOf(' ')
  const second = subject.indexOf(' ', first + 1)
  const type = second === first + 1 ? undefined : Number(subject.slice(first + 1, second))
  return { chunk: Number(subject.slice(0, first)), type, list: subject.slice(second + 1) }
}

export function orderText(group: Group): string {
  return group.map(({ property }) => property.ID).join(' ')
}
