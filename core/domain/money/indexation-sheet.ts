/** The calculator of the indexation of a rent. */
import { monthBefore } from './health-index.ts'
import type { IndexBase } from './index-base.ts'
import { indexedRent } from './rent-index.ts'
import type { Lease } from './rent-index.ts'
import { amountsOf, isAbout, knownIndex, typedNumber } from './sheet.ts'
import type { Sheet, SheetRow, Values } from './sheet.ts'

/** Since this day the starting index of a Flemish lease is that of the month before its start. */
const FLEMISH_SINCE = '2019-01-01'

export function indexationSheet(values: Values): Sheet {
  const { amounts, wrong } = amountsOf(values, { baseRent: 'needed' })
  const [start, signed] = [values['start'] ?? '', values['signed'] ?? '']
  const anniversary = anniversaryOf(start, values['year'] ?? '')
  const bad = [
    ...wrong,
    ...['start', 'signed'].filter((name) => !isDay(values[name] ?? '')),
    ...(anniversary === null || anniversary <= start ? ['year'] : []),
  ]
  if (bad.length > 0 || anniversary === null) return { rows: [], wrong: bad }
  const region = values['region'] as Lease['region']
  const from = region === 'flanders' && start >= FLEMISH_SINCE ? start : signed
  const starting = indexOf(values, 'starting', monthBefore(from))
  const newest = indexOf(values, 'newest', monthBefore(anniversary))
  for (const found of [starting, newest]) {
    if (found.value === null) return { rows: [], wrong: [found.name] }
  }
  for (const found of [starting, newest]) {
    if (found.value === undefined) return { rows: [], wrong: [], message: found.name, month: found.month }
  }
  const lease: Lease = {
    region,
    start,
    anniversary,
    label: values['label'] as Lease['label'],
    baseRent: amounts.baseRent,
    starting: { value: starting.value ?? 0, base: starting.base },
    newest: { value: newest.value ?? 0, base: newest.base },
  }
  return rowsOf(lease, starting.about || newest.about)
}

function rowsOf(lease: Lease, about: boolean): Sheet {
  const found = indexedRent(lease)
  const rows: SheetRow[] = [
    { name: 'starting', value: lease.starting.value, unit: 'index', ...isAbout(about) },
    { name: 'newest', value: lease.newest.value, unit: 'index', ...isAbout(about) },
  ]
  if (found.kind !== 'rent') return { rows, wrong: [], message: found.kind }
  const factor: SheetRow[] =
    found.factor === undefined ? [] : [{ name: 'factor', value: found.factor, unit: 'factor' }]
  return { rows: [...rows, ...factor, { name: 'newRent', value: found.rent, ...isAbout(about) }], wrong: [] }
}

interface FoundIndex {
  readonly name: string
  readonly month: string
  /** Null for a typed text that is no index, undefined for a month that the series lacks. */
  readonly value: number | null | undefined
  readonly base: IndexBase
  readonly about: boolean
}

/** A typed index takes the place of the one of the series. */
function indexOf(values: Values, name: 'starting' | 'newest', month: string): FoundIndex {
  const typed = (values[name] ?? '').trim()
  if (typed !== '') {
    const value = typedNumber(typed)
    const base = Number(values[`${name}Base`] ?? 2013) as IndexBase
    return { name, month, base, about: false, value: value === null || value < 1 ? null : value }
  }
  const known = knownIndex(month)
  return { name, month, base: 2013, about: known?.about ?? false, value: known?.value }
}

/** The anniversary in a year; 29 February is on the 28th in other years. */
function anniversaryOf(start: string, year: string): string | null {
  if (!/^(?:19|20)[0-9]{2}$/.test(year) || !isDay(start)) return null
  const day = `${year}${start.slice(4)}`
  return isDay(day) ? day : `${year}-02-28`
}

/** As `calendarDate`, which would bring a chunk of other scripts onto the page. */
function isDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
