/** The free hours of an office, day by day. They tell nothing of the visitors who have the others. */
import { calendarDate } from '../../domain/calendar-date.ts'
import type { FreeDay } from '../../domain/free-hours.ts'
import { fillPlaceholders } from '../../domain/text.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import { sayConfigured } from '../strings.ts'
import { addDays, instantOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import { isOutside, takenIn } from './agenda.ts'
import { HOUR } from './opening.ts'
import { bookableDays, fits, startsOfDay } from './slots.ts'
import type { Engagement } from './slots.ts'
import { engagementAt } from './subject.ts'
import type { Subject } from './subject.ts'
import { isConfirmedByMail } from './unconfirmed.ts'
import { dayText, momentText, shortDayText, timeText } from './wording.ts'

interface FreeHours {
  readonly days: readonly FreeDay[]
  /** The day from which more are free. */
  readonly later?: string
}

interface Asking {
  readonly language: Locale
  /** The first day that is wanted, as a visitor wrote it. Text that is no day means today. */
  readonly from?: string | undefined
  /** Days with free hours that are given at most. */
  readonly most: number
  /** Hours that do not count as taken: the visitor’s own hold, or the appointment that is moved. */
  readonly without?: { readonly appointment?: string; readonly hold?: string | undefined }
}

type Reading = Pick<ServiceDeps, 'store' | 'site' | 'now' | 'config'>

export async function freeHours(subject: Subject, asking: Asking, deps: Reading): Promise<FreeHours> {
  const found = await freeStarts(subject, asking, deps)
  const wording = { zone: subject.rules.zone, language: asking.language }
  const note = sayConfigured(deps.config, asking.language, 'appointment.toConfirm.chosen')
  const days = found.days.map(([day, starts]) => ({
    day,
    label: dayText(day, asking.language),
    short: shortDayText(day, asking.language),
    hours: starts.map((start) => ({
      start: writtenHour(start),
      label: timeText(start, wording),
      ...(isConfirmedByMail(start, deps) && { note }),
    })),
  }))
  return { days, ...(found.later === undefined ? {} : { later: found.later }) }
}

/** From which of these hours on a booking is confirmed by mail; undefined if none is. */
export function confirmationNote(
  { days }: FreeHours,
  wording: { readonly language: Locale; readonly zone: TimeZone },
  config: ServiceConfig,
): string | undefined {
  const first = days.flatMap(({ hours }) => hours).find(({ note }) => note !== undefined)
  if (first === undefined) return undefined
  const moment = momentText(readHour(first.start), wording)
  return fillPlaceholders(sayConfigured(config, wording.language, 'appointment.toConfirm.from'), { moment })
}

interface FreeStarts {
  readonly days: readonly (readonly [day: string, starts: readonly number[]])[]
  readonly later?: string
}

async function freeStarts(
  subject: Subject,
  { from, most, without = {} }: Omit<Asking, 'language'>,
  { store, site, now: clock }: Reading,
): Promise<FreeStarts> {
  const { rules } = subject
  const now = clock()
  const [today, last] = bookableDays(now, rules)
  const isLater = from !== undefined && calendarDate(from) !== null && from > today
  const first = isLater ? from : today
  const period = {
    from: instantOf({ day: first, minutes: 0 }, rules.zone),
    to: now + (rules.daysAhead + 2) * 24 * HOUR,
  }
  const taken = await takenIn(store.db, period, { now, site: site(), without })
  const days: [string, readonly number[]][] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const starts = freeOn(day, subject, { now, taken })
    if (starts.length === 0) continue
    if (days.length === most) return { days, later: day }
    days.push([day, starts])
  }
  return { days }
}

function freeOn(
  day: string,
  subject: Subject,
  { now, taken }: { readonly now: number; readonly taken: readonly Engagement[] },
): readonly number[] {
  const { rules } = subject
  const starts = startsOfDay(day, { outside: isOutside(subject), notBefore: now + rules.notice }, rules)
  return starts.filter((start) => fits(engagementAt(start, subject), taken, rules))
}

/** As forms carry it: `2026-12-01T09:00Z`. */
function writtenHour(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`
}

/** NaN for anything else. */
export function readHour(text: string): number {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text) ? Date.parse(text) : Number.NaN
}
