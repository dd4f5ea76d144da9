/** Reads a calendar by the rules of RFC 5545: what breaks one of them is returned as a sentence. */
import { repeated } from './read-atom.ts'

export interface Property {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  readonly value: string
}

export interface Component {
  readonly name: string
  readonly properties: Property[]
  readonly components: Component[]
}

export interface ReadCalendar {
  readonly events: readonly CalendarEvent[]
  readonly calendar: Component
  readonly problems: readonly string[]
}

export interface CalendarEvent {
  readonly uid: string
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
  readonly stamp: string
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
}

/** contentline (3.1). */
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):((?:[^\p{Cc}]|\t)*)$/u
/** TEXT (3.3.11). */
const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/
const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'UID', 'TZID', 'NAME', 'X-WR-CALNAME']
const LOCAL = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})$/

/** How many of each property a component has (3.6): the first are needed, the others are there at most once. */
const PROPERTIES: Readonly<Record<string, readonly [needed: readonly string[], once: readonly string[]]>> = {
  VCALENDAR: [
    ['PRODID', 'VERSION'],
    ['CALSCALE', 'METHOD', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL'],
  ],
  VEVENT: [
    ['UID', 'DTSTAMP', 'DTSTART'],
    ['DTEND', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'URL', 'TRANSP', 'SEQUENCE', 'LAST-MODIFIED'],
  ],
  VTIMEZONE: [['TZID'], []],
  STANDARD: [
    ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
    ['RRULE', 'TZNAME'],
  ],
  DAYLIGHT: [
    ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
    ['RRULE', 'TZNAME'],
  ],
}

export function readCalendar(bytes: Uint8Array): ReadCalendar {
  const problems: string[] = []
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (!text.endsWith('\r\n')) problems.push('the last line has no end (3.1)')
  const raw = text.replace(/\r\n$/, '').split('\r\n')
  for (const line of raw)
    if (Buffer.byteLength(line) > 75) problems.push(`a line of more than 75 octets: ${line}`)
  const calendar = componentsIn(
    text
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .slice(0, -1),
    problems,
  )
  check(calendar, problems)
  const events = calendar.components.filter(({ name }) => name === 'VEVENT')
  if (calendar.components.length === 0) problems.push('no component (3.6)')
  for (const uid of repeated(events.map((event) => valueOf(event, 'UID'))))
    problems.push(`${uid} is there twice (3.8.4.7)`)
  return { calendar, problems, events: events.map((event) => eventOf(event, calendar, problems)) }
}

function componentsIn(lines: readonly string[], problems: string[]): Component {
  const root: Component = { name: '', properties: [], components: [] }
  const open = [root]
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? []
    if (name === '') problems.push(`no content line: ${JSON.stringify(line)}`)
    else if (name === 'BEGIN') {
      const component: Component = { name: value, properties: [], components: [] }
      open.at(-1)?.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (open.pop()?.name !== value) problems.push(`${value} ends before it begins`)
    } else open.at(-1)?.properties.push({ name, value, parameters: parametersIn(parameters) })
  }
  const [calendar, ...others] = root.components
  if (open.length !== 1 || others.length > 0 || calendar?.name !== 'VCALENDAR') problems.push('no calendar')
  return calendar ?? root
}

function parametersIn(text: string): Property['parameters'] {
  return Object.fromEntries(
    text
      .split(';')
      .slice(1)
      .map((part) => part.split('=', 2) as [string, string]),
  )
}

function check({ name, properties, components }: Component, problems: string[]): void {
  const [needed, once] = PROPERTIES[name] ?? [[], []]
  if (PROPERTIES[name] === undefined) problems.push(`the component ${name}`)
  const count = (property: string) => properties.filter((each) => each.name === property).length
  for (const property of needed)
    if (count(property) !== 1) problems.push(`${count(property)} ${property} in ${name}`)
  for (const property of once)
    if (count(property) > 1) problems.push(`${count(property)} ${property} in ${name}`)
  for (const property of properties) {
    if (![...needed, ...once].includes(property.name)) problems.push(`${property.name} in ${name}`)
    if (TEXTS.includes(property.name) && !TEXT.test(property.value))
      problems.push(`${property.name} is no text: ${property.value}`)
    if (property.name === 'URL' && !URL.canParse(property.value))
      problems.push(`${property.value} is no address`)
    if (property.name === 'DTSTAMP' && !/^\d{8}T\d{6}Z$/.test(property.value))
      problems.push(`DTSTAMP is not in UTC: ${property.value} (3.8.7.2)`)
  }
  for (const component of components) check(component, problems)
}

function valueOf({ properties }: Component, name: string): string {
  return properties.find((property) => property.name === name)?.value ?? ''
}

function plain(value: string): string {
  return value.replace(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}

function eventOf(event: Component, calendar: Component, problems: string[]): CalendarEvent {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => {
    const property = event.properties.find((each) => each.name === name)
    return property && instantOf(property, calendar, problems)
  })
  if (end !== undefined && end <= (start ?? 0)) problems.push('an end before its start (3.8.2.2)')
  const textIn = (name: string) => plain(valueOf(event, name))
  return {
    uid: textIn('UID'),
    summary: textIn('SUMMARY'),
    location: textIn('LOCATION'),
    description: textIn('DESCRIPTION'),
    url: valueOf(event, 'URL'),
    stamp: valueOf(event, 'DTSTAMP'),
    start: start ?? NaN,
    end: end ?? start ?? NaN,
  }
}

/** By the rules of the zone in the calendar itself. */
function instantOf({ parameters, value }: Property, calendar: Component, problems: string[]): number {
  const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE')
  const zone = zones.find((each) => valueOf(each, 'TZID') === parameters['TZID'])
  const wall = wallOf(value)
  if (wall === undefined || zone === undefined) {
    problems.push(`the time ${value} in ${parameters['TZID']} (3.2.19)`)
    return NaN
  }
  const changes = zone.components.flatMap((rule) => {
    const year = Number(value.slice(0, 4))
    return [year - 1, year].map((each) => ({ at: changeIn(rule, each), offset: offsetOf(rule) }))
  })
  const [last] = changes.filter(({ at }) => at <= wall).toSorted((one, other) => other.at - one.at)
  return wall - (last?.offset ?? NaN)
}

function wallOf(value: string): number | undefined {
  const [, ...parts] = LOCAL.exec(value) ?? []
  const [year, month, day, hour, minute, second] = parts.map(Number)
  if (parts.length < 6) return undefined
  const wall = Date.UTC(year!, month! - 1, day, hour, minute, second)
  return new Date(wall).toISOString().replace(/[-:]|\.000Z/g, '') === value ? wall : undefined
}

/** The wall time of the change in a year: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`, the only rule that is read. */
function changeIn(rule: Component, year: number): number {
  const [, month] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=-1SU$/.exec(valueOf(rule, 'RRULE')) ?? []
  const last = new Date(Date.UTC(year, Number(month), 0))
  const time = (wallOf(valueOf(rule, 'DTSTART')) ?? NaN) % 86_400_000
  return last.getTime() - last.getUTCDay() * 86_400_000 + time
}

function offsetOf(rule: Component): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})$/.exec(valueOf(rule, 'TZOFFSETTO')) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
