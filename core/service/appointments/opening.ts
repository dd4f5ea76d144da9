/** The rules by which an office makes appointments: `appointments` of service.json, and its opening hours in site.json. */
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceOffice, ServiceSite } from '../../schema/service-site.ts'
import { zoneOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import type { HolidayCountry } from './holidays.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

interface OpenPeriod {
  /** 1 is Monday. */
  readonly days: readonly number[]
  /** Minutes since midnight. */
  readonly from: number
  readonly to: number
}

export interface OpeningRules {
  /** The id of the office. */
  readonly office: string
  readonly zone: TimeZone
  /** Whether a free hour is confirmed at once, or by the office. */
  readonly confirm: 'service' | 'office'
  readonly periods: readonly OpenPeriod[]
  /** 1 is Monday; undefined: every day with opening hours. */
  readonly weekdays: readonly number[] | undefined
  readonly capacity: number
  readonly holidays: HolidayCountry | 'none'
  readonly closed: readonly string[]
  /** Milliseconds, as `travel` and `notice`. */
  readonly length: number
  readonly travel: number
  /** Between a request and the first appointment. */
  readonly notice: number
  readonly daysAhead: number
}

/** An office without opening hours makes no appointments: nobody can know when it is open. */
export function openingRules(config: ServiceConfig, office: ServiceOffice): OpeningRules {
  const { offices = {}, ...shared } = config.appointments ?? {}
  const {
    confirm = 'service',
    days,
    capacity = 1,
    length = 60,
    travel = 0,
    notice = 4,
    ahead = 60,
    holidays = office.country ?? 'BE',
    closed = [],
  } = { ...shared, ...offices[office.id] }
  return {
    office: office.id,
    zone: zoneOf({ config }),
    confirm,
    periods: office.openingHours.map((period) => ({
      days: period.days,
      from: minutesOf(period.from),
      to: minutesOf(period.to),
    })),
    weekdays: days,
    capacity,
    holidays,
    closed,
    length: length * MINUTE,
    travel: travel * MINUTE,
    notice: notice * HOUR,
    daysAhead: ahead,
  }
}

/** The state of a booking that needs nothing more from the visitor. */
export function bookedState({ confirm }: Pick<OpeningRules, 'confirm'>): 'requested' | 'confirmed' {
  return confirm === 'office' ? 'requested' : 'confirmed'
}

/** Undefined where the site has no office of that id. */
export function officeOf(
  { offices }: Pick<ServiceSite, 'offices'>,
  id: string | null,
): ServiceOffice | undefined {
  return offices.find((office) => office.id === id)
}

/** Minutes since midnight of `13:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
