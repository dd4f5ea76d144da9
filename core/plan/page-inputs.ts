/**
 * The first of two keys of a page: what it is made of, hashed before its props are built. Equal inputs give equal props, so a
 * page that the output holds under the same inputs needs neither props nor rendering. Other inputs may give equal props
 * all the same: then the second key, `identityOf`, spares the rendering.
 *
 * Pages that show many things have none, and are few: home, the first page of a list, what lists projects or has a search box.
 */
import type { Locale } from '../languages/codes.ts'
import { resultCaches, recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import type { Article, PageModule } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { LinkedArticle, LinkedPage, LinkedProject, LinkedProperty } from '../site/linked.ts'
import { namedAddresses } from '../site/named-addresses.ts'
import { CONFIGS_WITH_TEXTS } from '../site/placeholders.ts'
import { listingGoal } from '../site/pages.ts'
import { factsOf } from '../site/property-facts.ts'
import { isPublished } from '../site/published.ts'
import { groupsAround, similarProperties } from '../site/similar.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { hasStockBanner } from '../view/banner.ts'
import type { Stock, ViewContext } from '../view/context.ts'
import { stockOf } from '../view/list-file.ts'
import { itemsOfPage } from '../view/listing.ts'
import type { ListingPage } from '../view/listing.ts'
import { picturesOfRecord } from '../view/pictures.ts'
import type { Neighbours } from '../view/property-page.ts'
import type { PlannedPictures } from './pictures.ts'

export interface PageInputs {
  property(view: ViewContext, linked: LinkedProperty, neighbours: Neighbours): Hash
  project(view: ViewContext, linked: LinkedProject): Hash
  /** `siblings`: the articles of its category. */
  article(view: ViewContext, linked: LinkedArticle, siblings: readonly LinkedArticle[]): Hash
  /** Undefined where the page shows properties or projects. */
  content(view: ViewContext, linked: LinkedPage): Hash | undefined
  /** Of a fragment (list-files.ts). */
  cards(view: ViewContext, cards: Cards): Hash
  /** Of an internal path, which leads to the page of a record. */
  internal(view: ViewContext, linked: Pick<LinkedPage, 'original' | 'paths' | 'titles'>): Hash
  /** Undefined where the page shows more than its list. */
  list(view: ViewContext, listing: ListingPage): Hash | undefined
}

/** The cards of some properties, and what their fragment has beside them. */
export interface Cards {
  readonly beside: string
  readonly shown: readonly LinkedProperty[]
}

export interface InputsOf {
  readonly pictures: PlannedPictures
  /** Everything that is neither a property nor a picture of one: configuration, outlines of pages, templates, code. */
  readonly surroundings: (locale: Locale) => Hash
}

export function pageInputs({ pictures, surroundings }: InputsOf): PageInputs {
  // Asked for some forty times for each property, by all the pages and files that show it.
  const hashOfOne = remembered((linked: LinkedProperty) =>
    recalled(propertyHashes, [linked, pictures], () => propertyHash(linked, pictures)),
  )
  const hashOfProperty = (linked: LinkedProperty | undefined) =>
    linked === undefined ? '' : hashOfOne(linked)
  const around = remembered(({ site, locale }: ViewContext) => {
    const { sale, rent } = site.listings[locale]
    const counts = `${sale.items.length} ${rent.items.length}`
    const texts = CONFIGS_WITH_TEXTS.map((name) => JSON.stringify(site.config[name] ?? null))
    return hashParts([surroundings(locale), counts, ...texts, ...namedAddresses(site, locale)])
  })
  const waysOn = remembered((siblings: ListingPage['siblings']) => {
    const counts = siblings.map(({ scope, versions }) => [
      scope,
      Object.values(versions).map(({ items, pages }) => [items.length, pages[0]]),
    ])
    return hashOf(JSON.stringify(counts))
  })
  // Its own texts too: they stand on the list.
  const host = remembered(({ page }: LinkedPage) => hashOf(JSON.stringify(page)))
  const filters = remembered(({ selects }: Stock) => hashOf(JSON.stringify(selects)))
  const articlesOf = remembered((articles: readonly LinkedArticle[]) => hashParts(articles.map(articleHash)))
  const teasers = ({ site }: ViewContext, page: LinkedPage) =>
    relate(modulesOf(page), ARTICLES) ? articlesOf(site.articles) : ''
  return {
    project(view, linked) {
      const { origins: _, units, project, ...place } = linked
      const own = [recordHash(project), JSON.stringify(place)]
      return hashParts(['project', around(view), ...own, ...units.map(hashOfProperty)])
    },
    article: (view, linked, siblings) =>
      hashParts(['article', around(view), articleHash(linked), articlesOf(siblings)]),
    content: (view, linked) =>
      showsStock(view, linked)
        ? undefined
        : hashParts(['page', around(view), host(linked), teasers(view, linked)]),
    property(view, linked, { previous, next }) {
      const { site, locale } = view
      const { sameType, inTown } = groupsAround(site, linked, locale)
      const madeOf = [linked, around(view), pictures, previous, next, sameType, inTown] as const
      return recalled(knownInputs[locale], madeOf, () => {
        const others = [linked, previous, next, ...similarProperties(site, linked, locale)]
        return hashParts(['property', around(view), ...others.map(hashOfProperty)])
      })
    },
    cards: ({ locale }, { beside, shown }) =>
      hashParts(['cards', surroundings(locale), beside, ...shown.map(hashOfProperty)]),
    internal: (view, linked) =>
      recalled(knownInternal, [linked, around(view)], () => {
        const { original, paths, titles } = linked
        return hashParts(['internal', around(view), JSON.stringify([original, paths, titles])])
      }),
    list(view, listing) {
      if (showsMore(listing)) return undefined
      const { series, number, siblings } = listing
      const whole = siblings.find(({ scope }) => scope.kind === 'all')
      const version = series.versions[view.locale]
      return hashParts([
        'list',
        around(view),
        host(series.host),
        teasers(view, series.host),
        waysOn(siblings),
        JSON.stringify([number, version?.pages, version?.items.length, view.searchFile?.()]),
        whole === undefined ? '' : filters(stockOf(view, whole)),
        ...itemsOfPage(series, view.locale, number).map(hashOfProperty),
      ])
    },
  }
}

/** The first page of a whole list has a map and other modules. */
function showsMore({ series: { host, scope }, number }: ListingPage): boolean {
  const others = modulesOf(host).filter((module) => listingGoal(module) !== host.listing)
  return (scope.kind === 'all' && number === 1) || relate(others, STOCK)
}

/** Relations of modules that list properties or projects, or say what the whole site holds. */
const STOCK: readonly string[] = ['property-list', 'project-list', 'storage', 'saved']
const ARTICLES: readonly string[] = ['article', 'category']

function showsStock({ site }: ViewContext, linked: LinkedPage): boolean {
  return (
    linked.original === '/' ||
    linked.page.params?.showSearch === true ||
    hasStockBanner(site, linked) ||
    relate(modulesOf(linked), STOCK)
  )
}

function modulesOf({ page: { params = {} } }: LinkedPage): readonly PageModule[] {
  return (params.modules ?? []).filter(isPublished)
}

function relate(modules: readonly PageModule[], types: readonly string[]): boolean {
  return modules.some(({ relations = [] }) => relations.some(({ type }) => types.includes(type)))
}

/** From build to build of a process. */
const knownInputs = resultCaches<Hash>()
const knownInternal: ResultCache<Hash> = new WeakMap()

/** What is linked never changes: it keeps its hash, from build to build of a process, as long as pictures stay as they are. */
const propertyHashes: ResultCache<Hash> = new WeakMap()

function propertyHash(linked: LinkedProperty, pictures: PlannedPictures): Hash {
  const { origins: _, property, ...place } = linked
  const shown = [...picturesOfRecord(property), ...(property.PlanItems ?? [])]
  const own = [factsOf(property).hash, JSON.stringify(place)]
  return hashParts([...own, ...shown.map(({ Url }) => pictures.identityOf(Url))])
}

const recordHashes: ResultCache<Hash> = new WeakMap()

function recordHash(record: Article | Project): Hash {
  return recalled(recordHashes, [record], () => hashOf(JSON.stringify(record)))
}

function articleHash({ article, original, paths, titles }: LinkedArticle): string {
  return `${recordHash(article)} ${JSON.stringify([original, paths, titles])}`
}

/** For one build: the same object gives the same answer. */
function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    return value
  }
}
