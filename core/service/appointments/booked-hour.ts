/** A booked hour as other programs receive it: instants, and the day and the time of the agency's clock. */
import type { ServiceDeps } from '../deps.ts'
import { wallTime, zoneOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import type { AppointmentRow } from './appointment-tables.ts'

export interface BookedHour {
  readonly state: AppointmentRow['state']
  /** In UTC. */
  readonly start: string
  readonly end: string
  readonly timeZone: TimeZone
  readonly day: string
  /** Hours and minutes of the start: `14:30`. */
  readonly time: string
  readonly office: { readonly id: string; readonly name: string } | null
  readonly person: string | null
}

export function bookedHour(row: AppointmentRow, deps: Pick<ServiceDeps, 'site' | 'config'>): BookedHour {
  const { offices, defaultLocale } = deps.site()
  const timeZone = zoneOf(deps)
  const { day, minutes } = wallTime(row.starts_at, timeZone)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const office = offices.find(({ id }) => id === row.office)
  return {
    state: row.state,
    start: new Date(row.starts_at).toISOString(),
    end: new Date(row.ends_at).toISOString(),
    timeZone,
    day,
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    office: office === undefined ? null : { id: office.id, name: office.name[defaultLocale] ?? office.id },
    person: row.person,
  }
}
