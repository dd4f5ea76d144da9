/** A year of history for one property, up to some days after today. The same day gives the same year. */
import type { PropertyRecord } from '../../core/schema/owners-file.ts'
import { addDays, weekdayOf } from '../../core/service/time-zone.ts'
import type { Chance } from './demo-chance.ts'
import { createChance } from './demo-chance.ts'
import { BROKERS, FEEDBACK, LETTERS, OWN_VIEWS, PORTALS, STEPS, VISITORS } from './demo-texts.ts'

/** The number of days before today on which the property was published. */
const ONLINE = 198
/** The numbers of days after today of planned visits. No visit is moved to a day in the past. */
const AHEAD = [2, 6] as const

type Lists = Pick<PropertyRecord, 'visits' | 'communications' | 'history' | 'portals'>

interface DemoYear {
  readonly lists: Lists
  /** Views of the site's own pages by day. */
  readonly ownViews: Readonly<Record<string, number>>
}

export function demoYear(property: string, today: string): DemoYear {
  const chance = createChance(Number(property))
  const visits = visitsOf(chance, today)
  const communications = communicationsOf(chance, today)
  const portals = PORTALS.map(({ name, views }) => ({ name, days: viewsOf(views, today, chance) }))
  const history = historyOf(chance, today, { visits, communications })
  return { lists: { visits, communications, history, portals }, ownViews: viewsOf(OWN_VIEWS, today, chance) }
}

type Visits = NonNullable<Lists['visits']>
type Communications = NonNullable<Lists['communications']>
type Events = NonNullable<Lists['history']>

/** There are no visits on Sundays. Most visits happen in the first weeks, and some are cancelled. */
function visitsOf(chance: Chance, today: string): Visits {
  const visits: Visits = []
  const visitOn = (day: string) => ({
    id: `visit-${visits.length + 1}`,
    date: `${onWorkday(day)}T${timeFrom(10, chance)}`,
    contact: chance.of(VISITORS),
  })
  for (let ago = ONLINE - 4; ago >= 2; ago -= chance.between(2, ago > 130 ? 6 : 11)) {
    const visit = visitOn(addDays(today, -ago))
    const [comment, interest] = chance.of(FEEDBACK)
    if (chance.next() < 0.08) visits.push({ ...visit, status: 'cancelled' })
    else visits.push({ ...visit, status: 'done', comment, interest })
  }
  for (const ahead of AHEAD) visits.push({ ...visitOn(addDays(today, ahead)), status: 'planned' })
  return visits
}

/** A time from the given hour until the end of the day. */
function timeFrom(hour: number, chance: Chance): string {
  return `${String(chance.between(hour, 17)).padStart(2, '0')}:${chance.of(['00', '15', '30', '45'])}`
}

function communicationsOf(chance: Chance, today: string): Communications {
  const communications: Communications = []
  for (let ago = 340; ago >= 1; ago -= chance.between(5, ago > ONLINE ? 30 : 13)) {
    const [type, subject, comment] = chance.of(LETTERS)
    const day = onWorkday(addDays(today, -ago))
    const date = `${day}T${timeFrom(9, chance)}`
    const id = `communication-${communications.length + 1}`
    communications.push({ id, date, type, contact: chance.of(BROKERS), subject, comment })
  }
  return communications
}

const KINDS = {
  mail: 'E-mail',
  telephone: 'Telefoon',
  letter: 'Brief',
  message: 'Bericht',
  meeting: 'Bespreking',
} as const

const STATES = { planned: 'Gepland', done: 'Afgerond', cancelled: 'Geannuleerd' } as const

interface Told {
  readonly visits: Visits
  readonly communications: Communications
}

/** All events in one list, as the software of an agency exports them. */
function historyOf(chance: Chance, today: string, { visits, communications }: Told): Events {
  const steps = STEPS.map(({ ago, type, subject, comment, source }, index) => ({
    id: `step-${index + 1}`,
    type,
    subject,
    comment,
    contact: chance.of(BROKERS),
    status: 'Afgerond',
    date: `${onWorkday(addDays(today, -ago))}T${timeFrom(9, chance)}`,
    ...(source === undefined ? {} : { source }),
  }))
  const seen = visits.map(({ id, date, status, comment }) => ({
    id,
    date,
    type: 'Bezoek',
    subject: 'Bezoek ter plaatse',
    status: STATES[status],
    contact: chance.of(BROKERS),
    ...(comment === undefined ? {} : { comment }),
    source: chance.of(['Website', 'Huizenplein', 'Vastgoedwijzer', 'Telefoon']),
  }))
  const said = communications.map(({ id, date, type, contact, subject, comment }) => ({
    id,
    date,
    type: KINDS[type],
    contact,
    subject,
    status: 'Verstuurd',
    ...(comment === undefined ? {} : { comment }),
  }))
  return [...steps, ...seen, ...said]
}

/**
 * The share of each weekday, from Monday: people look for homes on Sunday evenings, and little on Fridays.
 */
const RHYTHM = [1, 0.95, 1, 0.95, 0.75, 0.9, 1.4] as const

/** Views fall after the first weeks, and rise for some weeks after an advertisement is renewed. */
function viewsOf(most: number, today: string, chance: Chance): Record<string, number> {
  const days: Record<string, number> = {}
  for (let ago = ONLINE; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    const fresh = Math.exp(-(ONLINE - ago) / 35) + (ago <= 64 ? 0.5 * Math.exp(-(64 - ago) / 20) : 0)
    const weight = (0.35 + 0.65 * fresh) * (RHYTHM[weekdayOf(day) - 1] ?? 1)
    days[day] = Math.round(most * weight * (0.75 + chance.next() / 2))
  }
  return days
}

/** Offices are closed on Sundays, so the event moves to the day before. */
function onWorkday(day: string): string {
  return weekdayOf(day) === 7 ? addDays(day, -1) : day
}
