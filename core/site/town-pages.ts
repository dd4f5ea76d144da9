import { groupBy } from '../domain/group-by.ts'
import type { PageModule } from '../schema/page.ts'
import { idsOf, localesWith, moduleOf, saidInEach } from './generated-modules.ts'
import type { GeneratedPage, ToTell } from './generated-modules.ts'
import type { LinkedArticle, LinkedProperty, ListingGoal, Town } from './linked.ts'
import { goalOf } from './listings.ts'
import { listingGoal } from './pages.ts'
import type { Origin } from './records.ts'
import { foldPath, matchRoute } from './routes.ts'
import { slugOfTown, townName } from './towns.ts'

const BELGIUM = 10
const LUXEMBOURG = 50

/** The postal codes of the two countries overlap. */
export function townPath({ zip, countryId }: Pick<Town, 'zip' | 'countryId'>): string {
  return countryId === BELGIUM ? `/town/${zip}/` : `/town/l-${zip}/`
}

/** The municipality of a part. */
export function wholeTown(town: Town): Town {
  return town.within ?? town
}

const MOST_OFFERED = 6
const MOST_SOLD = 8

/** A page for each municipality with sold homes or articles, or with a page of the content: its guide. */
export function townPages(told: ToTell): readonly GeneratedPage[] {
  if (matchRoute(told.routes, '/town/1000/') === null) return []
  const byTown = (homes: readonly LinkedProperty[]) => groupBy(homes, ({ town }) => [wholeTown(town)])
  const [offered, sold] = [byTown(told.offered), byTown(told.references)]
  const articles = groupBy(told.articles, ({ towns }) => towns)
  const guides = new Map(told.pages.flatMap(({ value, origins }) => guideOf(told, value.path, origins)))
  const named = [...guides.keys(), ...sold.keys(), ...articles.keys()]
  const byPath = new Map(named.map((town) => [townPath(town), town]))
  return [...byPath.values()].map((town) =>
    townPage(told, {
      town,
      guide: guides.get(town),
      offered: offered.get(town) ?? [],
      sold: sold.get(town) ?? [],
      articles: articles.get(town) ?? [],
    }),
  )
}

function guideOf(
  { towns }: ToTell,
  path: string | undefined,
  origins: readonly Origin[],
): readonly (readonly [Town, readonly Origin[]])[] {
  const [, luxembourg, zip] = /^\/town\/(l-)?(\d{4})\/$/.exec(foldPath(path ?? '')) ?? []
  const town = zip === undefined ? undefined : towns.byZip(luxembourg ? LUXEMBOURG : BELGIUM, zip)
  return town === undefined ? [] : [[town, origins]]
}

interface Told {
  readonly town: Town
  readonly guide: readonly Origin[] | undefined
  readonly offered: readonly LinkedProperty[]
  readonly sold: readonly LinkedProperty[]
  readonly articles: readonly LinkedArticle[]
}

function townPage(told: ToTell, about: Told): GeneratedPage {
  const { town, guide, sold, articles } = about
  const { defaultLocale } = told
  const values = (locale: keyof typeof told.strings) => ({ town: townName(town, locale, defaultLocale) })
  return {
    original: townPath(town),
    titles: saidInEach(told, 'town.title', values),
    description: saidInEach(told, 'town.description', values),
    values: (locale) => ({ zip: town.zip, town: slugOfTown(town, locale, defaultLocale) }),
    modules: modulesOf(told, about, values),
    origins: guide ?? sold[0]?.origins ?? articles[0]?.origins ?? [],
    locales: localesWith(told, [...sold, ...articles]),
  }
}

type Title = 'town.sale' | 'town.rent' | 'town.sold' | 'town.articles' | 'town.people'

function modulesOf(
  told: ToTell,
  { town, offered, sold, articles }: Told,
  values: Parameters<typeof saidInEach>[2],
): readonly PageModule[] {
  const title = (key: Title) => saidInEach(told, key, values)
  const list = (goal: ListingGoal) => {
    const homes = offered.filter((home) => goalOf(home) === goal)
    return moduleOf('property', idsOf(homes, MOST_OFFERED), () => ({
      title: title(`town.${goal}`),
      numberItemOfRow: 3,
      ...linkToList(told, town, goal),
    }))
  }
  const people = new Set([...offered, ...sold].flatMap(({ agent }) => agent?.id ?? []))
  const members = (told.config.team?.members ?? []).filter(({ id }) => people.has(id))
  const ids = <Each extends { readonly id: number | string }>(all: readonly Each[]) => all.map(({ id }) => id)
  return [
    ...list('sale'),
    ...list('rent'),
    ...moduleOf('property', idsOf(sold, MOST_SOLD), () => ({
      title: title('town.sold'),
      numberItemOfRow: 4,
    })),
    ...moduleOf('article', ids(articles), () => ({ title: title('town.articles'), view: 'module-view' })),
    ...moduleOf('person', ids(members), () => ({ title: title('town.people') })),
  ]
}

function linkToList(told: ToTell, town: Town, goal: ListingGoal): Pick<PageModule, 'link'> {
  const { defaultLocale, routes } = told
  const host = pathOfList(told, goal)
  const path = `${host}city/${town.zip}-${slugOfTown(town, defaultLocale, defaultLocale)}/`
  if (host === undefined || matchRoute(routes, path) === null) return {}
  return { link: { path, label: saidInEach(told, `listing.all.${goal}`, () => ({})) } }
}

/** The internal path of the page with the list of a goal. */
function pathOfList({ pages }: Pick<ToTell, 'pages'>, goal: ListingGoal): string | undefined {
  return pages.find(({ value }) => value.params?.modules?.some((module) => listingGoal(module) === goal))
    ?.value.path
}
