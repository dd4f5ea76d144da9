/** Records -> the linked site: addresses, references, lists, and everything that is wrong with them. Pure. */
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { filtered } from '../domain/incremental-lists.ts'
import { dayAt } from '../domain/moment.ts'
import { lazy } from '../domain/remembered.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Category } from '../schema/collections.ts'
import type { Page } from '../schema/page.ts'
import type { Property } from '../schema/property.ts'
import type { Strings } from '../languages/string-keys.ts'
import { checkedAdverts, reportAdverts } from './adverts.ts'
import type { LinkContext } from './context.ts'
import { checkBlanks } from './blanks.ts'
import { checkContrast } from './contrast.ts'
import { checkCounts } from './counts.ts'
import { checkTerms } from './terms.ts'
import { checkDates } from './check-dates.ts'
import { linkListings } from './listings.ts'
import { sourceOfPage } from './form-pages.ts'
import { generatedPages } from './generated-pages.ts'
import { homeLists } from './home-lists.ts'
import type { HomeLists } from './home-lists.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'
import type { LinkResult, LinkSteps } from './link-steps.ts'
import { linkRecords } from './link-records.ts'
import type { MergedRecords } from './merged-records.ts'
import { addressIndex, likelyPaths } from './links.ts'
import { linkArticles } from './articles.ts'
import { checkHome, linkPages } from './pages.ts'
import { filledConfig, filledSource, filledStrings, placeholderSource } from './placeholders.ts'
import { priceOrders } from './price-order.ts'
import { linkProjects } from './properties.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkTexts } from './check-texts.ts'
import { checkAddresses } from './check-wording.ts'
import { publishedBy, publishedHomes } from './published-addresses.ts'
import { checkedStories } from './check-story.ts'
import { checkReferences } from './references.ts'
import type { Records, Sourced } from './records.ts'
import { wordedStrings } from './strings.ts'
import { isOn, nextChange, timelyPage } from './schedule.ts'
import type { Dated } from './schedule.ts'
import { datedRecords, hasDates } from './dated-records.ts'
import { linkTheme } from './theme.ts'
import { textReader } from './text-links.ts'
import { checkUnusedRoutes } from './unused-routes.ts'

/** Links the records of a site. Parts that equal those of `before`, the previous link, stay the same objects. */
export function link(
  records: Records,
  defaults: Readonly<Record<Locale, Strings>>,
  before?: LinkResult,
): LinkResult {
  const { problems, report, take } = createCollector()
  const known = before?.steps
  const { merged, base, found, steps: first } = linkRecords(records, take, known)
  const context: LinkContext = { ...base, report, isStrict: records.isStrict }
  const categories = inShowOrder(merged.categories)
  const stock = linkStock(context, { found, merged, categories, now: records.now, before: known })
  const { homes, published } = stock
  const listings = stock.listings.value
  const worded = take(wordedStrings(defaults, records.strings))
  const given = { merged, records, listings, worded, homes, before: known }
  const { texts, steps } = filledTexts(context, given)
  const dated = datedRecords(records.config, { ...merged, properties: stock.dated.list })
  const projects = linkProjects(context, merged.projects, { units: homes.units.list, now: records.now })
  const all = { ...texts, properties: found, projects }
  const site: LinkedSite = {
    ...texts,
    ...tablesIn(context),
    ...shownAt(all, records.now),
    draft: draftOf(records, report),
    theme: take(linkTheme(records)),
    properties: homes.shown,
    withdrawn: withdrawnIn(merged.properties),
    categories,
    listings,
    priceOrders: priceOrders(texts.config.rules, { listings, before: before?.value.priceOrders }),
    ...filesIn(records),
    townsByZip: context.towns.byZip,
    addresses: addressIndex(() => site),
    published: publishedBy(() => site, published),
    nextChange: nextChange(dated, records.now),
  }
  const checks = checkSite(context, { site, merged, dated, all, homes, before: known })
  return { value: site, problems, steps: { ...first, ...stock, ...steps, ...checks } }
}

interface Found {
  readonly found: readonly LinkedProperty[]
  readonly merged: MergedRecords
  readonly categories: readonly Category[]
  readonly now: number
  readonly before: LinkSteps | undefined
}

/** The steps that go over all homes. After an edit of a home each of them does the work of that home alone. */
function linkStock(context: LinkContext, { found, merged, categories, now, before }: Found) {
  const homes = homeLists(found, now, before?.homes)
  const given = { ordered: homes.ordered.list, categories, before: before?.listings }
  return {
    homes,
    listings: linkListings(context, given),
    published: publishedHomes(context, { properties: homes.shown, before: before?.published }),
    dated: filtered(merged.properties, ({ value }) => hasDates(value), before?.dated),
  }
}

function createCollector() {
  const problems: Problem[] = []
  const report = (found: Problem) => void problems.push(found)
  return {
    problems,
    report,
    take<T>({ value, problems: found }: Checked<T>): T {
      // Not `push(...found)`: a call takes at most some 120,000 arguments.
      found.forEach(report)
      return value
    },
  }
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
  readonly homes: HomeLists
  readonly dated: readonly Dated[]
  readonly before: LinkSteps | undefined
}

/**
 * A link to a record that is not published now is not a mistake, and the record itself is checked in time. Expired
 * records are not checked for the rules of adverts.
 */
function checkSite(context: LinkContext, { site, all, merged, homes, dated, before }: ToCheck) {
  const { pages, articles, properties, projects } = all
  const addresses = addressIndex(() => whole)
  const whole: LinkedSite = { ...site, pages, articles, properties, projects, addresses }
  checkHome(context, site.pages)
  checkDates(context, dated)
  checkTerms(context, homes, site.now)
  const stories = checkedStories(whole, before?.stories)
  const { linksIn, found: textLinks } = textReader(before?.textLinks)
  const checking = { ...context, linksIn, likelyPaths: lazy(() => likelyPaths(whole)) }
  checkReferences(checking, whole, { stories, homes })
  checkUnusedRoutes(context, whole, homes)
  checkCounts(context, { site, cities: merged.cities, categories: merged.categories })
  const offered = { offered: homes.offered.list, today: dayAt(site.now) }
  const adverts = checkedAdverts(context.config, offered, before?.adverts)
  reportAdverts(context, adverts)
  checkContrast(site).forEach(context.report)
  return { stories, adverts, textLinks }
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
  return new Set(properties.filter(({ value }) => value.Status === 3).map(({ value }) => value.ID))
}

interface Written {
  readonly merged: MergedRecords
  readonly records: Records
  readonly listings: LinkedSite['listings']
  readonly worded: LinkedSite['strings']
  readonly homes: HomeLists
  readonly before: LinkSteps | undefined
}

/** Strings, configuration, pages and articles with the values of their placeholders, and what generated pages show. */
function filledTexts(context: LinkContext, given: Written) {
  const { merged, records, listings, worded, homes, before } = given
  const [ordered, references] = [homes.ordered.list, homes.references.list]
  const filledIn = filledStrings(worded, records.config, before?.strings)
  const strings = eachLocale((locale) => filledIn[locale].strings.value)
  const source = placeholderSource({ ...context, listings, strings })
  const filled = <Value>(record: Sourced<Value>) => filledSource(record, source, context.locales)
  checkPlaceholders(context, source, { ...merged, strings: records.strings })
  const filledPage = (page: Sourced<Page>) =>
    filledSource(page, sourceOfPage(source, context.config, page.value), context.locales)
  const timely = merged.pages.map((page) => timelyPage(filledPage(page), records.now))
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
  return {
    texts: { strings, config, pages, articles, references },
    steps: { strings: filledIn, textChecks },
  }
}

function inShowOrder(categories: readonly Sourced<Category>[]): readonly Category[] {
  return categories.map(({ value }) => value).toSorted((left, right) => left.ShowOrder - right.ShowOrder)
}
