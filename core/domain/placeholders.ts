/**
 * Placeholders of texts: `{retention:offer}` stands for a value of the configuration. This table is their
 * only list, with the source of each value. Pages, articles, the configuration of the site and the strings of
 * the interface may use them.
 */
import type { Locale } from '../languages/codes.ts'
import { FORMATS } from '../languages/languages.ts'
import { QUANTITIES } from '../languages/quantities.ts'
import { AGENCY_PARTS } from './agency-parts.ts'
import type { AgencyPart } from './agency-parts.ts'
import {
  answerDays,
  LINK_NAMES,
  linkLife,
  mailDays,
  mailsCopy,
  PORTAL_LOG_DAYS,
  reminderDays,
  retentionDays,
  unconfirmedBookings,
} from './behaviour.ts'
import type { Behaviour, LinkName } from './behaviour.ts'
import { formatDuration, inDays, inMinutes } from './duration.ts'
import type { Duration } from './duration.ts'
import { COPIED_FORMS, OFFICE_FORMS, PUBLIC_FORMS } from './forms.ts'
import type { FormName } from './forms.ts'
import { NEW_PASSWORD_MINIMUM } from './form-rules.ts'
import { formatNumber } from './format.ts'
import type { ListingGoal } from './listing.ts'
import { openingLines, weekdayName } from './opening-hours.ts'
import type { OpeningHours } from './opening-hours.ts'
import { PORTAL_IDLE_MS, PORTAL_LONGEST_MS } from './portal.ts'
import { DRAFT_DAYS } from './storage-keys.ts'

/** A number or a span of time of the agency's own, in `facts` of site-config/site.json. */
type Fact = number | Duration

/** The input of placeholders. Texts that only the service uses have no site. */
export interface PlaceholderSource {
  readonly behaviour: Behaviour
  /** false: the site has no service, so nothing acts on that behaviour. */
  readonly hasService?: boolean
  /** Months for which a choice about cookies is valid. */
  readonly consentMonths?: number | undefined
  readonly facts?: Readonly<Record<string, Fact>> | undefined
  /** The opening hours of offices, by the id of the office. */
  readonly openingHours?: Readonly<Record<string, readonly OpeningHours[]>> | undefined
  readonly site?: PlaceholderSite | undefined
}

export interface PlaceholderSite {
  /** The address, e-mail address and telephone number are those of the first office. */
  readonly agency: (part: AgencyPart, locale: Locale) => string | undefined
  /** Number of available properties of a goal in the list of this language. */
  readonly stock: (goal: ListingGoal, locale: Locale) => number
  /** `1 pand`, `24 panden`. */
  readonly counted: (count: number, locale: Locale) => string
  /** The towns with properties, those with most of them first. */
  readonly towns: (goal: ListingGoal | undefined, locale: Locale) => readonly string[]
  readonly offices: (locale: Locale) => readonly string[]
  /** A sentence on whether the sender gets a copy of the form. */
  readonly copy: (isCopied: boolean, locale: Locale) => string
}

interface Occurrence {
  readonly argument: string
  readonly source: PlaceholderSource
  readonly locale: Locale
  /** The text before the placeholder, whose preposition determines the case of German words. */
  readonly before: string
}

interface Placeholder {
  /** Its arguments. An empty one means none: `{towns}`. */
  readonly arguments: readonly string[] | ((source: PlaceholderSource) => readonly string[])
  readonly from: string
  /** Undefined if the configuration has no value. */
  readonly value: (place: Occurrence) => string | undefined
}

const SERVICE = 'site-config/service.json'
const GOALS = ['sale', 'rent'] as const
/** The links whose life is configured in minutes; that of the others is in days. */
const IN_MINUTES: ReadonlySet<string> = new Set<LinkName>(['password', 'booking'])
const TOWNS_NAMED = 3
const MINUTE = 60_000

const RETENTIONS: Readonly<Record<string, (source: PlaceholderSource) => number>> = {
  ...Object.fromEntries(
    PUBLIC_FORMS.map((form) => [form, ({ behaviour }: PlaceholderSource) => retentionDays(form, behaviour)]),
  ),
  mails: ({ behaviour }) => mailDays(behaviour).sent,
  'failed-mails': ({ behaviour }) => mailDays(behaviour).failed,
  'portal-log': () => PORTAL_LOG_DAYS,
  drafts: () => DRAFT_DAYS,
}

export const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  retention: {
    arguments: Object.keys(RETENTIONS),
    from: `"retention", and "kept" and "failed" of "mail", in ${SERVICE}`,
    value: (place) => days(RETENTIONS[place.argument]?.(place.source), place),
  },
  linkLife: {
    arguments: LINK_NAMES,
    from: `"linkLife" in ${SERVICE}`,
    value: (place) => {
      const life = linkLife(place.argument as LinkName, place.source.behaviour)
      return IN_MINUTES.has(place.argument) ? duration(inMinutes(life), place) : days(life, place)
    },
  },
  unconfirmed: {
    arguments: ['beyond'],
    from: `"beyond" of "unconfirmed" of "appointments" in ${SERVICE}`,
    value: (place) => days(unconfirmedBookings(place.source.behaviour).beyond, place),
  },
  answerWithin: {
    arguments: OFFICE_FORMS,
    from: `"answerWithin" in ${SERVICE}`,
    value: (place) => {
      const count = answerDays(place.argument as FormName, place.source.behaviour)
      return count === undefined ? undefined : duration({ count, unit: 'workingDay' }, place)
    },
  },
  copy: {
    arguments: COPIED_FORMS,
    from: `"copies" of "mail" in ${SERVICE}`,
    value: ({ argument, source, locale }) =>
      source.site?.copy(mailsCopy(argument as FormName, source.behaviour), locale),
  },
  newsletter: {
    arguments: ['day'],
    from: `"day" of "newsletter" in ${SERVICE}`,
    value: ({ source, locale }) => {
      const day = source.behaviour.newsletter?.day
      return day === undefined ? undefined : weekdayName(day, locale)
    },
  },
  reminder: {
    arguments: ['search'],
    from: `"remind" of "searches" in ${SERVICE}`,
    value: (place) => days(reminderDays(place.source.behaviour), place),
  },
  consent: {
    arguments: ['months'],
    from: '"months" in site-config/consent.json',
    value: (place) => {
      const count = place.source.consentMonths
      return count === undefined ? undefined : duration({ count, unit: 'month' }, place)
    },
  },
  session: {
    arguments: ['idle', 'longest'],
    from: 'the limits of a session of the portal',
    value: (place) =>
      duration(inMinutes((place.argument === 'idle' ? PORTAL_IDLE_MS : PORTAL_LONGEST_MS) / MINUTE), place),
  },
  limit: {
    arguments: ['password'],
    from: 'the rules of the forms',
    value: ({ locale }) => formatNumber(NEW_PASSWORD_MINIMUM, locale),
  },
  stock: {
    arguments: GOALS,
    from: 'the properties of this goal that can be had',
    value: ({ argument, source: { site }, locale }) =>
      site?.counted(site.stock(argument as ListingGoal, locale), locale),
  },
  agency: {
    arguments: AGENCY_PARTS,
    from: '"name", "legal" and the first of "offices" in site-config/site.json',
    value: ({ argument, source: { site }, locale }) => site?.agency(argument as AgencyPart, locale),
  },
  FOR_SALE_TOTAL: {
    arguments: [''],
    from: 'the number of properties that can be bought',
    value: ({ source: { site }, locale }) => plainCount(site?.stock('sale', locale)),
  },
  FOR_RENT_TOTAL: {
    arguments: [''],
    from: 'the number of properties that can be rented',
    value: ({ source: { site }, locale }) => plainCount(site?.stock('rent', locale)),
  },
  towns: {
    arguments: ['', ...GOALS],
    from: 'the towns of the properties in the lists',
    value: ({ argument, source: { site }, locale, before }) => {
      const goal = argument === '' ? undefined : (argument as ListingGoal)
      return townList(site?.towns(goal, locale) ?? [], locale, before)
    },
  },
  offices: {
    arguments: [''],
    from: '"offices" in site-config/site.json',
    value: ({ source: { site }, locale }) => site && listOf([...new Set(site.offices(locale))], locale),
  },
  openingHours: {
    arguments: ({ openingHours = {} }) => Object.keys(openingHours),
    from: '"openingHours" of the office in site-config/site.json',
    // Two spaces at the end of a line are a line break of Markdown.
    value: ({ argument, source: { openingHours = {} }, locale }) =>
      Object.hasOwn(openingHours, argument)
        ? openingLines(openingHours[argument] ?? [], locale).join('  \n') || undefined
        : undefined,
  },
  fact: {
    arguments: ({ facts = {} }) => Object.keys(facts),
    from: '"facts" in site-config/site.json',
    value: (place) => {
      const { facts = {} } = place.source
      const fact = Object.hasOwn(facts, place.argument) ? facts[place.argument] : undefined
      return typeof fact === 'number' ? formatNumber(fact, place.locale) : fact && duration(fact, place)
    },
  },
}

function plainCount(count: number | undefined): string | undefined {
  return count === undefined ? undefined : String(count)
}

function days(count: number | undefined, place: Occurrence): string | undefined {
  return count === undefined ? undefined : duration(inDays(count), place)
}

function duration(value: Duration, { locale, before }: Occurrence): string {
  return formatDuration(value, locale, before)
}

function listOf(names: readonly string[], locale: Locale): string | undefined {
  return names.length === 0 ? undefined : new Intl.ListFormat(FORMATS[locale].tag).format(names)
}

/** A few names and the number of the others, because a list of forty towns does not fit in a sentence. */
function townList(towns: readonly string[], locale: Locale, before: string): string | undefined {
  if (towns.length <= TOWNS_NAMED + 1) return listOf(towns, locale)
  const others = QUANTITIES[locale].otherTowns(towns.length - TOWNS_NAMED, before)
  return listOf([...towns.slice(0, TOWNS_NAMED), others], locale)
}

/** The arguments of a placeholder; those of facts are in the configuration. */
export function argumentsOf({ arguments: given }: Placeholder, source: PlaceholderSource): readonly string[] {
  return typeof given === 'function' ? given(source) : given
}
