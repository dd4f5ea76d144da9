/** The queries over a linked site: results that several pages share, and data of many records for one page. */
import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import type { Query, Reader, Source } from '../engine/query.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { goalOf } from '../site/listings.ts'
import { pagesAbove } from '../site/page-tree.ts'
import { calculatorPageOf } from './calculator-page.ts'
import { makeCard } from './card.ts'
import type { Outline, ViewContext } from './context.ts'
import { projectListOf } from './project-page.ts'
import { wholeSubject } from './list-subjects.ts'
import type { Group } from './list-subjects.ts'
import type { SiteSources } from './site-sources.ts'

/** The input of queries: sources through the reader, and the rest of the site through a view. */
export interface Queried {
  readonly reader: Reader
  readonly sources: SiteSources
  readonly view: () => ViewContext
}

export type SiteQueries = ReturnType<typeof siteQueries>

/** The records of a kind as one result, on which every list or count of them depends. */
function everyOne<Id extends string | number>(
  reader: Reader,
  name: string,
  { ids, record }: { readonly ids: Source<'', readonly Id[]>; readonly record: Source<Id, unknown> },
): Query<'', readonly string[]> {
  return {
    name,
    run: () => reader.read(ids, '').map((id) => reader.fingerprint(record, id)),
    keeps: 1,
  }
}

export function siteQueries({ reader, sources, view }: Queried) {
  const { property, properties, project, projects, article, articles, page, pages } = sources
  return {
    everyProperty: everyOne(reader, 'every property', { ids: properties, record: property }),
    everyProject: everyOne(reader, 'every project', { ids: projects, record: project }),
    everyArticle: everyOne(reader, 'every article', { ids: articles, record: article }),
    everyPage: everyOne(reader, 'every page', { ids: pages, record: page }),
    /** The content of a link to a property. */
    propertyLink: {
      name: 'link to property',
      run: (id: number) => outlineOf(reader.read(property, id)),
      keeps: 1000,
    },
    projectLink: {
      name: 'link to project',
      run: (id: number) => outlineOf(reader.read(project, id)),
      keeps: 1000,
    },
    /** The internal path of the page with the list of a goal. */
    listHost: {
      name: 'page of list',
      run: (goal: ListingGoal) => view().site.pages.find(({ listing }) => listing === goal)?.original ?? '/',
      keeps: 2,
    },
    projectList: {
      name: 'page of projects',
      run: () => projectListOf(view().site.pages),
      keeps: 1,
    },
    calculatorPage: { name: 'page of calculators', run: () => calculatorPageOf(view().site.pages), keeps: 1 },
    pagesAbove: {
      name: 'pages above',
      run(original: string) {
        const own = reader.read(page, original)
        return own === undefined
          ? []
          : pagesAbove(view().site, own).flatMap((above) => outlineOf(above) ?? [])
      },
      keeps: 100,
    },
  } satisfies Readonly<Record<string, Query<never, unknown>>>
}

export function outlineOf(linked: Outline | undefined): Outline | undefined {
  return linked && { paths: linked.paths, titles: linked.titles }
}

/** All languages of a property are made one after the other, and its list after them. */
const CARDS_KEPT = 3000

/** The places of homes in a list, which is most often the same object in each language. */
export function placesInLists(): (group: Group) => ReadonlyMap<LinkedProperty, number> {
  const places = new Map<Group, ReadonlyMap<LinkedProperty, number>>()
  return (group) => {
    const known = places.get(group) ?? new Map(group.map((item, index) => [item, index]))
    places.set(group, known)
    return known
  }
}

interface LocaleQueried extends Queried {
  readonly placesOf: ReturnType<typeof placesInLists>
}

export function localeQueries({ reader, sources, view, placesOf }: LocaleQueried, locale: Locale) {
  const card = {
    name: `card ${locale}`,
    run(id: number) {
      const linked = reader.read(sources.property, id)
      return linked === undefined ? undefined : makeCard(view(), linked)
    },
    keeps: CARDS_KEPT,
  }
  return {
    card,
    /** The cards of some properties as one. */
    cards: {
      name: `cards ${locale}`,
      run: (ids: string) => ids.split(' ').map((id) => reader.fingerprint(card, Number(id))),
      keeps: 1,
    },
    /** The previous and the next property in the list of the goal. */
    neighbours: {
      name: `neighbours ${locale}`,
      run(id: number): readonly (number | null)[] {
        const linked = reader.read(sources.property, id)
        if (linked === undefined) return []
        const group = reader.read(sources.order, wholeSubject(locale, goalOf(linked))) ?? []
        const place = placesOf(group).get(linked) ?? -2
        return [group[place - 1], group[place + 1]].map((other) => other?.property.ID ?? null)
      },
      keeps: 1000,
    },
  } satisfies Readonly<Record<string, Query<never, unknown>>>
}
