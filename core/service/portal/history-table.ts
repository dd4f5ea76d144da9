/** The history as a table for a spreadsheet. */
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { say } from '../strings.ts'
import { wallTime, zoneOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import { eventsOf } from './activity.ts'
import { download } from '../accounts/answers.ts'
import type { EventRow } from './tables.ts'

const COLUMNS = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const

export async function historyTable(property: string, language: Locale, deps: ServiceDeps): Promise<Response> {
  const events = await eventsOf(deps.store.db, property)
  const head = COLUMNS.map((name) => say(language, `history.${name}`))
  const rows = [head, ...events.map((event) => rowOf(event, zoneOf(deps)))]
  return download({
    name: `${property}.csv`,
    type: 'text/csv; charset=utf-8',
    content: spreadsheet(rows),
  })
}

function rowOf({ at, ...event }: EventRow, zone: TimeZone): readonly string[] {
  const { day, minutes } = wallTime(at, zone)
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  const { type, contact, subject, comment, status, source } = event
  return [`${day} ${clock}`, type, contact ?? '', subject, comment ?? '', status ?? '', source ?? '']
}
