/** Records -> the linked site: addresses, references, lists, and everything that is wrong with them. Pure. */
import type { Locale } from '../languages/codes.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Category, City } from '../schema/collections.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { Strings } from '../languages/string-keys.ts'
import { checkAdverts } from './adverts.ts'
import { publicLocales } from './context.ts'
import type { LinkContext, LinkBase } from './context.ts'
import { checkContrast } from './contrast.ts'
import { checkCounts } from './counts.ts'
import { linkListings, referencesOf } from './listings.ts'
import type { LinkedSite } from './linked.ts'
import { mergeRecords } from './merge.ts'
import { linkArticles, linkPages } from './pages.ts'
import { filledConfig, filledSource, filledStrings, placeholderSource } from './placeholders.ts'
import { linkProjects, linkProperties } from './properties.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkWording } from './check-wording.ts'
import { checkReferences } from './references.ts'
import type { Records, SourceRecord, Sourced } from './records.ts'
import { compileRoutes } from './routes.ts'
import { wordedStrings } from './strings.ts'
import { linkTheme } from './theme.ts'
import { cityRecordKey, indexTowns } from './towns.ts'
import { checkUnusedRoutes } from './unused-routes.ts'

/**
 * Links the records of a site. Parts that equal those of `before`, the previously linked site, stay the same
 * objects.
 */
export function link(
  records: Records,
  defaults: Readonly<Record<Locale, Strings>>,
  before: LinkedSite | null = null,
): Checked<LinkedSite> {
  const problems: Problem[] = []
  const report = (found: Problem) => void problems.push(found)
  const take = <T>({ value, problems: found }: Checked<T>): T => {
    // Not `push(...found)`: a call takes at most some 120,000 arguments, and a feed can contain more
    // problems.
    found.forEach(report)
    return value
  }

  const merged = mergeAll(records, take)
  const base = take(linkBaseOf(records.config, merged.cities))
  const context: LinkContext = { ...base, report }
  const properties = take(linkProperties(base, merged.properties))
  const categories = inShowOrder(merged.categories)
  const listings = linkListings(context, { properties, categories, before: before?.listings })
  const worded = take(wordedStrings(defaults, records.strings))
  const texts = filledTexts(context, { merged, records, listings, worded })
  const site: LinkedSite = {
    ...texts,
    locales: context.locales,
    defaultLocale: context.defaultLocale,
    theme: take(linkTheme(records)),
    routes: context.routes,
    properties,
    withdrawn: withdrawnIn(merged.properties),
    projects: linkProjects(context, merged.projects, properties),
    categories,
    listings,
    references: referencesOf(properties),
    ...filesIn(records),
    townsByZip: context.towns.byZip,
  }

  checkReferences(context, site)
  checkUnusedRoutes(context, site)
  checkCounts(context, { site, cities: merged.cities, categories: merged.categories })
  checkAdverts(context, properties)
  checkContrast(site).forEach(report)
  return { value: site, problems }
}

function filesIn({ staticFiles, documents, privateFiles }: Records) {
  return { staticFiles, documents: new Set(documents), privateFiles: new Set(privateFiles) }
}

/** Cancelled: the agency marks the home as off the market. */
function withdrawnIn(properties: readonly Sourced<Property>[]): ReadonlySet<number> {
  return new Set(properties.flatMap(({ value: { ID, Status } }) => (Status === 3 ? [ID] : [])))
}

interface Written {
  readonly merged: ReturnType<typeof mergeAll>
  readonly records: Records
  readonly listings: LinkedSite['listings']
  readonly worded: LinkedSite['strings']
}

/** Strings, configuration, pages and articles with the values of their placeholders. Those without a value are reported. */
function filledTexts(context: LinkContext, { merged, records, listings, worded }: Written) {
  const strings = filledStrings(worded, records.config)
  const source = placeholderSource({ ...context, listings, strings })
  const filled = <Value>(record: Sourced<Value>) => filledSource(record, source, context.locales)
  checkPlaceholders(context, source, { ...merged, strings: records.strings })
  const pages = linkPages(context, merged.pages.map(filled))
  const articles = linkArticles(context, merged.articles.map(filled))
  const sources = [...merged.pages, ...merged.articles]
  checkWording(context, { pages, articles, sources, strings: records.strings })
  return { strings, config: filledConfig(records.config, source, context.locales), pages, articles }
}

function inShowOrder(categories: readonly Sourced<Category>[]): readonly Category[] {
  return categories.map(({ value }) => value).toSorted((left, right) => left.ShowOrder - right.ShowOrder)
}

/** Joins the records of one id in several languages. `take` collects the problems. */
function mergeAll(records: Records, take: <T>(checked: Checked<T>) => T) {
  return {
    properties: take(
      mergeRecords(records.properties, { kind: 'property', keyOf: ({ value }) => String(value.ID) }),
    ),
    projects: take(
      mergeRecords(records.projects, { kind: 'project', keyOf: ({ value }) => String(value.ID) }),
    ),
    pages: take(mergeRecords(records.pages, { kind: 'page', keyOf: entryKey(({ path }) => path) })),
    articles: take(
      mergeRecords(records.articles, { kind: 'article', keyOf: entryKey(({ path, id }) => path ?? id) }),
    ),
    categories: take(
      mergeRecords(records.categories, { kind: 'type group', keyOf: ({ value }) => String(value.WebID) }),
    ),
    cities: take(mergeRecords(records.cities, { kind: 'city', keyOf: cityRecordKey(records.cities) })),
  }
}

const knownBases: ResultCache<Checked<LinkBase>> = new WeakMap()

/**
 * The same object as long as configuration and towns are the same. Linked records are reused while it is the
 * same.
 */
function linkBaseOf(config: SiteConfig, cities: readonly Sourced<City>[]): Checked<LinkBase> {
  const inputs = [config.routes, ...Object.entries(config).flat(), ...cities] as const
  return recalled(knownBases, inputs, () => {
    const { locales, defaultLocale, problems } = publicLocales(config)
    const routes = compileRoutes(config.routes.routes)
    const value = {
      config,
      locales,
      defaultLocale,
      routes: routes.value,
      towns: indexTowns(cities.map((city) => city.value)),
      team: new Map((config.team?.members ?? []).map((member) => [member.id, member])),
    }
    return { value, problems: [...problems, ...routes.problems] }
  })
}

/**
 * Files of one stem are one entry in several languages. In a file that holds a list, the name identifies an
 * entry.
 */
function entryKey<T>(nameOf: (value: T) => string | undefined): (record: SourceRecord<T>) => string {
  return ({ stem, origin, value }) =>
    origin.path.length === 0 ? stem : `${stem} ${nameOf(value) ?? origin.path.join('.')}`
}
