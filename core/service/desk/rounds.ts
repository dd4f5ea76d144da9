/** The rounds of a day: the appointments of each agent in their order, with the travel from one to the next. */
import { MAP_HOST } from '../../domain/map.ts'
import type { Position } from '../../domain/distance.ts'
import { groupBy } from '../../domain/group-by.ts'
import { travelBetween } from '../../domain/travel.ts'
import { day as dayText } from '../../http/desk/common.ts'
import { ROUND_ENDPOINTS } from '../../http/desk/rounds.ts'
import type { DeskRound } from '../../http/desk/rounds.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { bookedIn } from '../appointments/agenda.ts'
import type { AppointmentRow } from '../appointments/appointment-tables.ts'
import type { ServiceDeps } from '../deps.ts'
import { addDays, instantOf, zoneOf } from '../time-zone.ts'
import type { Handlers } from './call.ts'
import { refused } from './call.ts'
import { appointmentOf } from './message-view.ts'
import { officeIdOf, seesOffice } from './sight.ts'

type Stop = DeskRound['stops'][number]

export const roundHandlers: Handlers<typeof ROUND_ENDPOINTS> = {
  rounds: async ({ param, visitor: { member }, deps }) => {
    const day = param('day')
    if (!dayText.safeParse(day).success) return refused('not-found')
    const site = deps.site()
    const rows = (await bookedOn(day, deps)).filter(({ office }) => seesOffice(member, office, site))
    const rounds = [...groupBy(rows, ({ person }) => [person ?? ''])].map(([person, own]) => ({
      person: person === '' ? null : person,
      stops: stopsOf(own, site).map(({ row, travel }) => ({
        appointment: appointmentOf(row, member.language, deps),
        travel,
      })),
    }))
    return { rounds: rounds.toSorted((one, other) => byName(one.person, other.person)) }
  },
}

/** Appointments without an agent are last. */
function byName(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.localeCompare(other)
}

function bookedOn(day: string, deps: ServiceDeps): Promise<readonly AppointmentRow[]> {
  const zone = zoneOf(deps)
  const from = instantOf({ day, minutes: 0 }, zone)
  const to = instantOf({ day: addDays(day, 1), minutes: 0 }, zone)
  return bookedIn(deps.store.db, { from, to }, deps.now())
}

/** Calls are made on the way: they change no place. */
function stopsOf(rows: readonly AppointmentRow[], site: ServiceSite) {
  const [first] = rows
  let from = first && officePosition(first.office, site)
  let endsAt: number | null = null
  return rows.map((row) => {
    const isCall = row.meeting === 'phone'
    const to = isCall ? from : positionOf(row, site)
    const travel = isCall ? null : travelOf(from, to, endsAt === null ? null : row.starts_at - endsAt)
    from = to
    endsAt = row.ends_at
    return { row, travel }
  })
}

/** Undefined for the address of a visitor, whose place on the map is unknown. */
function positionOf({ property, meeting, office }: AppointmentRow, site: ServiceSite): Position | undefined {
  if (property !== null) return site.properties.find(({ id }) => id === property)?.position
  return meeting === 'home' ? undefined : officePosition(office, site)
}

function officePosition(office: string | null, site: ServiceSite): Position | undefined {
  const id = officeIdOf(office, site)
  return site.offices.find((one) => one.id === id)?.position
}

const MINUTE = 60_000

function travelOf(
  from: Position | undefined,
  to: Position | undefined,
  between: number | null,
): Stop['travel'] {
  if (from === undefined || to === undefined) return null
  const { kilometres, minutes } = travelBetween(from, to)
  if (minutes === 0) return null
  const points = [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')
  const query = new URLSearchParams({ engine: 'fossgis_osrm_car', route: points })
  const spare = between === null ? null : Math.floor(between / MINUTE) - minutes
  return { kilometres, minutes, spare, href: `https://${MAP_HOST}/directions?${query}` }
}
