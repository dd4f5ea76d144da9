/** Records -> the linked site: addresses, references, lists, and everything that is wrong with them. Pure. */
import type { Locale } from '../languages/codes.ts'
import { dayAt } from '../domain/moment.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Category, City } from '../schema/collections.ts'
import type { Property } from '../schema/property.ts'
import type { Strings } from '../languages/string-keys.ts'
import { checkAdverts } from './adverts.ts'
import { publicLocales } from './context.ts'
import type { LinkContext, LinkBase } from './context.ts'
import { checkBlanks } from './blanks.ts'
import { checkContrast } from './contrast.ts'
import { checkCounts } from './counts.ts'
import { checkTerms } from './terms.ts'
import { checkDates } from './check-dates.ts'
import { linkListings, listingOrderOf, referencesOf } from './listings.ts'
import { generatedPages } from './generated-pages.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'
import { mergeAll } from './merged-records.ts'
import type { MergedRecords } from './merged-records.ts'
import { addressIndex } from './links.ts'
import { linkArticles } from './articles.ts'
import { checkHome, linkPages } from './pages.ts'
import { filledConfig, filledSource, filledStrings, placeholderSource } from './placeholders.ts'
import { linkProjects, linkProperties } from './properties.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkTexts } from './check-texts.ts'
import { checkAddresses } from './check-wording.ts'
import { publishedBy } from './published-addresses.ts'
import { checkReferences } from './references.ts'
import type { Records, Sourced } from './records.ts'
import { compileRoutes } from './routes.ts'
import { wordedStrings } from './strings.ts'
import { isOn, isOver, nextChange, timelyPage } from './schedule.ts'
import type { Dated } from './schedule.ts'
import { datedRecords } from './dated-records.ts'
import { linkTheme } from './theme.ts'
import { indexTowns } from './town-index.ts'
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
    // Not `push(...found)`: a call takes at most some 120,000 arguments.
    found.forEach(report)
    return value
  }

  const merged = mergeAll(records, take)
  const base = take(linkBaseOf(records, merged.cities))
  const context: LinkContext = { ...base, report, isStrict: records.isStrict }
  const found = take(linkProperties(base, merged.properties))
  const properties = found.filter(({ property }) => isOn(property, records.now))
  const categories = inShowOrder(merged.categories)
  const ordered = listingOrderOf(properties)
  const listings = linkListings(context, { ordered, categories, before: before?.listings })
  const worded = take(wordedStrings(defaults, records.strings))
  const texts = filledTexts(context, { merged, records, listings, worded, ordered, before })
  const dated = datedRecords(records.config, merged)
  const projects = linkProjects(context, merged.projects, { homes: found, shown: properties })
  const all = { ...texts, properties: found, projects }
  const site: LinkedSite = {
    ...texts,
    ...tablesIn(context),
    ...shownAt(all, records.now),
    draft: draftOf(records, report),
    theme: take(linkTheme(records)),
    properties,
    withdrawn: withdrawnIn(merged.properties),
    categories,
    listings,
    ...filesIn(records),
    townsByZip: context.towns.byZip,
    ...indexesOf(() => site),
    nextChange: nextChange(dated, records.now),
  }
  checkSite(context, { site, merged, dated, all })
  return { value: site, problems }
}

/** These parts are made of the whole site when they are first read. */
function indexesOf(site: () => LinkedSite): Pick<LinkedSite, 'addresses' | 'published'> {
  return { addresses: addressIndex(site), published: publishedBy(site) }
}

/** The records that are published now, and the time. */
function shownAt({ pages, articles, projects }: Omit<ToCheck['all'], 'properties'>, now: number) {
  return {
    now,
    pages: pages.filter(({ page }) => isOn(page, now)),
    articles: articles.filter(({ article }) => isOn(article, now)),
    projects: projects.filter(({ project }) => isOn(project, now)),
  }
}

interface ToCheck {
  readonly site: LinkedSite
  /** Records that are not published now as well. */
  readonly all: Pick<LinkedSite, 'pages' | 'articles' | 'properties' | 'projects'>
  readonly merged: MergedRecords
  readonly dated: readonly Dated[]
}

/**
 * A link to a record that is not published now is not a mistake, and the record itself is checked in time. What has
 * expired keeps the rules of adverts no more.
 */
function checkSite(context: LinkContext, { site, all, merged, dated }: ToCheck): void {
  const { pages, articles, properties, projects } = all
  const addresses = addressIndex(() => whole)
  const whole: LinkedSite = { ...site, pages, articles, properties, projects, addresses }
  checkHome(context, site.pages)
  checkDates(context, dated)
  checkTerms(context, properties, site.now)
  checkReferences(context, whole)
  checkUnusedRoutes(context, whole)
  checkCounts(context, { site, cities: merged.cities, categories: merged.categories })
  const adverts = properties.filter(({ property }) => !isOver(property, site.now))
  checkAdverts(context, adverts, dayAt(site.now))
  checkContrast(site).forEach(context.report)
}

/** The number of blanks, each of which is reported. */
function draftOf(records: Records, report: LinkContext['report']): number | undefined {
  const blanks = checkBlanks(records)
  blanks.forEach(report)
  return blanks.length > 0 || records.isDraft ? blanks.length : undefined
}

function tablesIn({ locales, defaultLocale, routes }: LinkContext) {
  return { locales, defaultLocale, routes }
}

function filesIn({ staticFiles, documents, privateFiles }: Records) {
  return { staticFiles, documents: new Set(documents), privateFiles: new Set(privateFiles) }
}

/** Cancelled: the agency marks the home as off the market. */
function withdrawnIn(properties: readonly Sourced<Property>[]): ReadonlySet<number> {
  return new Set(properties.flatMap(({ value: { ID, Status } }) => (Status === 3 ? [ID] : [])))
}

interface Written {
  readonly merged: MergedRecords
  readonly records: Records
  readonly listings: LinkedSite['listings']
  readonly worded: LinkedSite['strings']
  /** The homes that are published now, in the order of lists. */
  readonly ordered: readonly LinkedProperty[]
  readonly before: LinkedSite | null
}

/** Strings, configuration, pages and articles with the values of their placeholders, and what generated pages show. */
function filledTexts(context: LinkContext, given: Written) {
  const { merged, records, listings, worded, ordered, before } = given
  const references = referencesOf(ordered)
  const strings = filledStrings(worded, records.config)
  const source = placeholderSource({ ...context, listings, strings })
  const filled = <Value>(record: Sourced<Value>) => filledSource(record, source, context.locales)
  checkPlaceholders(context, source, { ...merged, strings: records.strings })
  const timely = merged.pages.map((page) => timelyPage(filled(page), records.now))
  const articles = linkArticles(context, merged.articles.map(filled))
  const shown = articles.filter(({ article }) => isOn(article, records.now))
  const generated = generatedPages({
    ...context,
    strings,
    ordered,
    references,
    articles: shown,
    pages: timely,
  })
  const pages = linkPages(context, { records: timely, generated, now: records.now })
  const written = { ...merged, strings: records.strings, config: context.config }
  const textChecks = checkTexts(context, written, before?.textChecks)
  for (const linked of [...pages, ...articles]) checkAddresses(context, linked)
  const config = filledConfig(context.config, source, context.locales)
  return { strings, config, pages, articles, references, textChecks }
}

function inShowOrder(categories: readonly Sourced<Category>[]): readonly Category[] {
  return categories.map(({ value }) => value).toSorted((left, right) => left.ShowOrder - right.ShowOrder)
}

const knownBases: ResultCache<Checked<LinkBase>> = new WeakMap()

/**
 * The same object as long as configuration, towns and the published members of the team are the same. Linked records
 * are reused while it is the same.
 */
function linkBaseOf(
  { config: given, now }: Pick<Records, 'config' | 'now'>,
  cities: readonly Sourced<City>[],
): Checked<LinkBase> {
  const all = given.team?.members ?? []
  const members = all.filter((member) => isOn(member, now))
  const inputs = [given.routes, ...Object.entries(given).flat(), ...members, ...cities] as const
  return recalled(knownBases, inputs, () => {
    const isWhole = members.length === all.length
    const config =
      isWhole || given.team === undefined ? given : { ...given, team: { ...given.team, members } }
    const { locales, defaultLocale, problems } = publicLocales(config)
    const routes = compileRoutes(config.routes.routes)
    const value: LinkBase = {
      config,
      locales,
      defaultLocale,
      routes: routes.value,
      towns: indexTowns(cities.map((city) => city.value)),
      team: new Map(members.map((member) => [member.id, member])),
      absentTeam: new Set(all.filter((member) => !members.includes(member)).map(({ id }) => id)),
    }
    return { value, problems: [...problems, ...routes.problems] }
  })
}
