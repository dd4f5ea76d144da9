/** Placeholders of the content and the configuration: their values, and those that have none (AS34xx). */
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { nameIn } from '../domain/locale.ts'
import { formatNumber, plural } from '../domain/format.ts'
import type { Behaviour } from '../domain/behaviour.ts'
import { fillText, placeholdersIn } from '../domain/fill-text.ts'
import { withPassages } from '../domain/passages.ts'
import { PLACEHOLDERS } from '../domain/placeholders.ts'
import type { PlaceholderSite, PlaceholderSource } from '../domain/placeholders.ts'
import { madeOf } from '../domain/mapped.ts'
import type { MadeOf } from '../domain/mapped.ts'
import { fillPlaceholders } from '../domain/text.ts'
import type { Strings } from '../languages/string-keys.ts'
import type { SiteConfig, SiteConfigName } from '../schema/site-config.ts'
import type { LinkedSite, ListingGoal } from './linked.ts'
import { byCodeUnit, freeCounter } from './listings.ts'
import { officeId } from './offices.ts'
import type { Sourced } from './records.ts'
import { withTexts } from './texts.ts'
import { agencyPart } from './agency-parts.ts'
import { townName } from './towns.ts'

type Stocked = Pick<LinkedSite, 'config' | 'locales' | 'defaultLocale' | 'listings' | 'strings'>

/**
 * The files of site-config/ whose texts may have placeholders. Braces have another meaning in the others:
 * `/property/{id}/`.
 */
export const CONFIGS_WITH_TEXTS = [
  'site',
  'menu',
  'top-bar',
  'footer',
  'banner',
  'search',
  'consent',
] as const satisfies readonly SiteConfigName[]

export function placeholderSource(site: Stocked): PlaceholderSource {
  return { ...sourceOfStrings(site.config), site: siteOf(site) }
}

/** Strings are the same on every page, so their values come from the configuration only. */
function sourceOfStrings({ service, consent, site }: SiteConfig): PlaceholderSource {
  const behaviour: Behaviour = service ?? {}
  const openingHours = Object.fromEntries(
    site.offices.map((office, index) => [officeId(office, index), office.openingHours ?? []]),
  )
  return {
    behaviour,
    hasService: service !== undefined,
    consentMonths: consent?.months,
    facts: site.facts,
    openingHours,
  }
}

function siteOf({ config, defaultLocale, listings, strings }: Stocked): PlaceholderSite {
  const freeIn = freeCounter()
  return {
    stock: (goal, locale) => freeIn(listings[locale][goal].items),
    counted: (count, locale) => {
      if (count === 0) return strings[locale]['listing.none']
      const text = strings[locale][`listing.count.${plural(locale, count)}`]
      return fillPlaceholders(text, { count: formatNumber(count, locale) ?? String(count) })
    },
    towns: (goal, locale) => townsOf(listings[locale], goal, { freeIn, locales: [locale, defaultLocale] }),
    offices: (locale) => config.site.offices.flatMap(({ city }) => nameIn(city, locale, defaultLocale) ?? []),
    agency: (part, locale) =>
      agencyPart(part, { site: config.site, strings: strings[locale], locale, defaultLocale }),
    copy: (isCopied, locale) => strings[locale][isCopied ? 'copy.sent' : 'copy.none'],
  }
}

interface Counting {
  readonly freeIn: ReturnType<typeof freeCounter>
  readonly locales: readonly [Locale, Locale]
}

/** The names of the towns with an available property, those with most of them first. */
function townsOf(
  listings: LinkedSite['listings'][Locale],
  goal: ListingGoal | undefined,
  { freeIn, locales: [locale, fallback] }: Counting,
): readonly string[] {
  const counts = new Map<string, number>()
  for (const each of goal === undefined ? (['sale', 'rent'] as const) : [goal]) {
    for (const { town, items } of listings[each].towns) {
      if (town.within !== undefined) continue
      const free = freeIn(items)
      const name = townName(town, locale, fallback)
      if (free > 0) counts.set(name, (counts.get(name) ?? 0) + free)
    }
  }
  const byCount = [...counts].sort(([left, many], [right, more]) => more - many || byCodeUnit(left, right))
  return byCount.map(([name]) => name)
}

/** A record of the content with the values of the configuration in its texts. */
export function filledSource<Value>(
  record: Sourced<Value>,
  source: PlaceholderSource,
  locales: readonly Locale[],
): Sourced<Value> {
  const value = filledRecord(record.value, source, locales)
  return value === record.value ? record : { ...record, value }
}

/** The record with the values of the configuration in its texts. Records without placeholders stay the same objects. */
function filledRecord<Value>(value: Value, source: PlaceholderSource, locales: readonly Locale[]): Value {
  return withTexts(value, ({ text, locale }) => {
    if (!hasMarks(text)) return text
    // A language that the site does not have has no stock.
    if (locale !== undefined) return locales.includes(locale) ? fillText(text, source, locale) : text
    return Object.fromEntries(locales.map((each) => [each, fillText(text, source, each)]))
  })
}

export function filledConfig(
  config: SiteConfig,
  source: PlaceholderSource,
  locales: readonly Locale[],
): SiteConfig {
  const filled = CONFIGS_WITH_TEXTS.map((name) => [name, filledRecord(config[name], source, locales)])
  return { ...config, ...(Object.fromEntries(filled) as Partial<SiteConfig>) }
}

type AllStrings = Readonly<Record<Locale, Strings>>

interface Filled {
  /** The keys of texts that have a placeholder. */
  readonly keys: MadeOf<readonly (keyof Strings)[]>
  readonly strings: MadeOf<Strings>
}

export type FilledStrings = Readonly<Record<Locale, Filled>>

/** The strings of the interface; the same objects as long as strings and values are the same. */
export function filledStrings(
  strings: AllStrings,
  config: SiteConfig,
  before?: FilledStrings,
): FilledStrings {
  const source = sourceOfStrings(config)
  return eachLocale((locale) => withValues(strings[locale], { source, locale }, before?.[locale]))
}

interface Filling {
  readonly source: PlaceholderSource
  readonly locale: Locale
}

/**
 * Copies the strings and fills the few that have a placeholder: a site has more than a thousand of them in each
 * language. A copy with the same values is not made again.
 */
export function withValues(strings: Strings, { source, locale }: Filling, before?: Filled): Filled {
  const keys = madeOf([strings], () => keysWithPlaceholders(strings), before?.keys)
  const values = keys.value.map((key) => fillText(strings[key], source, locale))
  const make = () => ({
    ...strings,
    ...Object.fromEntries(keys.value.map((key, index) => [key, values[index]])),
  })
  return { keys, strings: madeOf([strings, ...values], make, before?.strings) }
}

function keysWithPlaceholders(strings: Strings): readonly (keyof Strings)[] {
  const keys = Object.keys(strings) as (keyof Strings)[]
  return keys.filter((key) => {
    const text = strings[key]
    const isKnown = placeholdersIn(text).some(({ name }) => Object.hasOwn(PLACEHOLDERS, name))
    return isKnown || withPassages(text, true) !== text
  })
}

/** Whether a text has placeholders or passages. */
function hasMarks(text: string): boolean {
  return placeholdersIn(text).length > 0 || withPassages(text, true) !== text
}

/** The source of the value of a placeholder, for hints. */
export function sourceOf(name: string): string | undefined {
  return Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name]?.from : undefined
}

/** Whether the service acts on the value, so that a site without one has none. Drafts are kept by the browser. */
export function isOfService({
  name,
  argument,
}: {
  readonly name: string
  readonly argument: string
}): boolean {
  const isConfigured = sourceOf(name)?.endsWith('site-config/service.json') === true
  return (isConfigured || name === 'session') && argument !== 'drafts'
}
