/** The advert passports of a site as plain data: for `check --law` in a terminal, as JSON and as a page to print. */
import { DUTY_TYPE_NAMES } from '../../domain/duties/advert.ts'
import type { Duty, DutyClass } from '../../domain/duties/duty.ts'
import { DUTIES, DUTIES_CHECKED_ON } from '../../domain/duties/table.ts'
import { isBreach, isCertain, passport } from '../../domain/duties/passport.ts'
import type { DutyState } from '../../domain/duties/passport.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { advertOf, problemsOf } from '../../site/duty-problems.ts'
import { isSold } from '../../site/listings.ts'
import type { LinkedProperty, LinkedSite } from '../../site/linked.ts'
import { nameIn } from '../../domain/locale.ts'

export interface LawRow {
  /** The id of the duty, as in `duties` of the report. */
  readonly duty: string
  readonly status: 'met' | 'missing' | 'pending' | 'not-needed'
  /** False for a duty that begins later. */
  readonly inForce: boolean
  /** The advert breaks a duty of adverts. */
  readonly breach: boolean
  /** `--strict` refuses the advert. */
  readonly blocks: boolean
  /** The day on which a pending document was requested. */
  readonly since: string | null
  readonly note: string | null
  readonly todo: string | null
  /** The fields that are missing. */
  readonly fields: readonly string[]
}

export interface LawHome {
  readonly id: number
  /** The file number of the agency. */
  readonly reference: string | null
  readonly title: string
  readonly zip: string
  readonly town: string
  readonly goal: 'sale' | 'rent' | 'take over'
  readonly region: string
  readonly types: readonly string[]
  readonly file: string | null
  readonly duties: readonly LawRow[]
}

export interface LawDuty {
  readonly class: DutyClass
  readonly title: string
  readonly law: string
  readonly from: string
  readonly to: string | null
  readonly confirmed: boolean
  readonly confidence: Duty['confidence']
  readonly sources: readonly string[]
  readonly code: string | null
}

/** A duty that begins later, with the homes on offer that it concerns. */
export interface Announced {
  readonly duty: string
  readonly from: string
  readonly homes: number
  readonly lacking: number
}

export interface LawReport {
  readonly day: string
  readonly checkedOn: string
  readonly summary: {
    readonly homes: number
    /** Homes that lack a duty of the advert, and those of them that lack a confirmed one. */
    readonly lacking: number
    readonly blocked: number
    readonly openBeforeContract: number
    readonly openBeforeDeed: number
  }
  readonly announced: readonly Announced[]
  readonly homes: readonly LawHome[]
  /** The duties that the homes name. */
  readonly duties: Readonly<Record<string, LawDuty>>
}

const GOALS = { 0: 'sale', 1: 'rent', 2: 'take over' } as const

interface LawRequest {
  /** An ISO date. */
  readonly day: string
  /** Numbers or file numbers of homes; all homes on offer without them. */
  readonly only?: readonly string[] | undefined
}

export function lawReport(site: LinkedSite, { day, only }: LawRequest): LawReport {
  const homes = site.properties
    .filter((linked) => !isSold(linked) && isNamed(linked, only))
    .toSorted((one, other) => one.property.ID - other.property.ID)
    .map((linked) => homeOf(linked, site, day))
  const named = new Set(homes.flatMap(({ duties }) => duties.map(({ duty }) => duty)))
  const duties = DUTIES.filter(({ id }) => named.has(id))
  const open = (due: DutyClass) =>
    homes.filter((home) => rowsOf(home, due).some(({ status }) => isOpen(status))).length
  return {
    day,
    checkedOn: DUTIES_CHECKED_ON,
    summary: {
      homes: homes.length,
      lacking: homes.filter((home) => home.duties.some(({ breach }) => breach)).length,
      blocked: homes.filter((home) => home.duties.some(({ blocks }) => blocks)).length,
      openBeforeContract: open('before-contract'),
      openBeforeDeed: open('before-deed'),
    },
    announced: duties.filter(({ from }) => from > day).map((duty) => announcedOf(duty, homes)),
    homes,
    duties: Object.fromEntries(duties.map((duty) => [duty.id, dutyOf(duty)])),
  }
}

/** The names in `only` that no home on offer has. */
export function unknownHomes({ properties }: LinkedSite, only: readonly string[] = []): readonly string[] {
  const offered = properties.filter((linked) => !isSold(linked))
  return only.filter((name) => !offered.some((linked) => isNamed(linked, [name])))
}

function isNamed({ property: { ID, RecordFile } }: LinkedProperty, only?: readonly string[]): boolean {
  return only === undefined || only.some((name) => name === String(ID) || name === RecordFile)
}

export function isOpen(status: LawRow['status']): boolean {
  return status === 'missing' || status === 'pending'
}

function rowsOf({ duties }: LawHome, due: DutyClass): readonly LawRow[] {
  const ids = new Set(DUTIES.filter((duty) => duty.class === due).map(({ id }) => id))
  return duties.filter(({ duty, inForce }) => inForce && ids.has(duty))
}

function homeOf(linked: LinkedProperty, site: LinkedSite, day: string): LawHome {
  const { property, region, types, town, origins } = linked
  const { locales, defaultLocale, config } = site
  const states = passport(advertOf(linked), { duties: DUTIES, rules: config.rules, day })
  return {
    id: property.ID,
    reference: property.RecordFile ?? null,
    title: linked.titles[defaultLocale] ?? locales.map((locale) => linked.titles[locale]).find(Boolean) ?? '',
    zip: property.Zip,
    town: nameIn(town.names, defaultLocale, defaultLocale) ?? '',
    goal: GOALS[property.Goal],
    region,
    types: types.map((type) => DUTY_TYPE_NAMES[type] ?? String(type)),
    file: origins[0]?.file ?? null,
    duties: states.map((state) => rowOf(state, problemsOf(linked, state))),
  }
}

function rowOf(state: DutyState, problems: readonly Problem[]): LawRow {
  const { duty, isInForce } = state
  const isMissing = 'at' in state
  return {
    duty: duty.id,
    status: state.state,
    inForce: isInForce,
    breach: isBreach(state),
    blocks: isCertain(state),
    since: state.state === 'pending' ? state.since : null,
    note: state.note ?? null,
    todo: isMissing ? (problems[0]?.hint ?? duty.todo) : null,
    fields: isMissing ? state.at.map(({ path }) => path.join('.')) : [],
  }
}

function announcedOf({ id, from }: Duty, homes: readonly LawHome[]): Announced {
  const rows = homes.flatMap(({ duties }) => duties.filter(({ duty }) => duty === id))
  return { duty: id, from, homes: rows.length, lacking: rows.filter(({ status }) => isOpen(status)).length }
}

function dutyOf(duty: Duty): LawDuty {
  const { title, law, from, to, confidence, sources, code } = duty
  return {
    class: duty.class,
    title,
    law,
    from,
    to: to ?? null,
    confirmed: confidence === 'sure',
    confidence,
    sources,
    code: code ?? null,
  }
}
