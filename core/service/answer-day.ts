/** The day until which the office answers a form: the promise of `answerWithin`, which texts show as `{answerWithin:…}`. */
import { answerDays } from '../domain/behaviour.ts'
import type { ServiceConfig } from '../schema/service-config.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import { isHoliday } from './appointments/holidays.ts'
import type { Received } from './submissions/handler.ts'
import { addDays, dayOf, weekdayOf, zoneOf } from './time-zone.ts'

interface Office {
  readonly config: ServiceConfig
  readonly site: Pick<ServiceSite, 'offices'>
}

const FRIDAY = 5

/** The day of the receipt does not count. Undefined if the site promises no answer. */
export function answerDay(
  { form, receivedAt }: Pick<Received, 'form' | 'receivedAt'>,
  office: Office,
): string | undefined {
  const count = answerDays(form, office.config)
  if (count === undefined) return undefined
  let day = dayOf(receivedAt, zoneOf(office))
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, office)) left -= 1
  }
  return day
}

/** Monday to Friday, without legal holidays and the configured closed days of the agency. */
function isWorkingDay(day: string, { config: { appointments = {} }, site: { offices } }: Office): boolean {
  if (weekdayOf(day) > FRIDAY || (appointments.closed ?? []).includes(day)) return false
  const country = appointments.holidays ?? offices[0]?.country ?? 'BE'
  return country === 'none' || !isHoliday(country, day)
}
