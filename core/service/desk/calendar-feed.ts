/** The calendar of a member, to subscribe to by a secret address. */
import { DESK_API } from '../../domain/desk.ts'
import { calendarLines, calendarValue } from '../../feeds/icalendar.ts'
import { CALENDAR_ENDPOINTS } from '../../http/desk/calendar.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { AppointmentRow } from '../appointments/appointment-tables.ts'
import { eventLines } from '../appointments/calendar-file.ts'
import { placeText, summaryText, wordingOf } from '../appointments/wording.ts'
import type { ServiceDeps } from '../deps.ts'
import { serviceUrl } from '../service-address.ts'
import type { Call, MemberCall } from './call.ts'
import { refused } from './call.ts'
import type { DeskMemberRow } from './desk-tables.ts'
import { seesOffice } from './sight.ts'

const DAY = 24 * 3600_000
/** Past appointments that a calendar keeps. */
const BACK = 60 * DAY

export async function makeFeed({ visitor: { member }, deps }: MemberCall): Promise<{ href: string }> {
  const token = newToken(deps)
  const row = { member: member.id, token_hash: hashToken(token) }
  await deps.store.write((transaction) =>
    transaction
      .insertInto('desk_feed')
      .values(row)
      .onConflict((conflict) => conflict.column('member').doUpdateSet({ token_hash: row.token_hash }))
      .execute(),
  )
  return { href: serviceUrl(deps, `${DESK_API}/feeds/${token}`) }
}

export async function endFeed({ visitor: { member }, deps }: MemberCall): Promise<undefined> {
  await deps.store.write((transaction) =>
    transaction.deleteFrom('desk_feed').where('member', '=', member.id).execute(),
  )
}

/** The appointments of the agent with the name of the member, and those of the offices that name nobody. */
export async function showFeed({
  param,
  deps,
}: Call<(typeof CALENDAR_ENDPOINTS)['feed']>): Promise<Response> {
  const { db } = deps.store
  const member = await db
    .selectFrom('desk_member')
    .innerJoin('desk_feed', 'desk_feed.member', 'desk_member.id')
    .selectAll('desk_member')
    .where('desk_feed.token_hash', '=', hashToken(param('feed')))
    .where('desk_member.disabled_at', 'is', null)
    .executeTakeFirst()
  if (member === undefined) return refused('not-found')
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('state', 'in', ['requested', 'confirmed'])
    .where('ends_at', '>', deps.now() - BACK)
    .where((row) => row.or([row('person', 'is', null), row('person', '=', member.name)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const content = calendarOf(
    member,
    rows.filter(({ office }) => seesOffice(member, office, deps.site())),
    deps,
  )
  return new Response(content, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}

function calendarOf(
  { name, language }: DeskMemberRow,
  rows: readonly AppointmentRow[],
  deps: ServiceDeps,
): string {
  const site = deps.site()
  const wording = wordingOf(deps, language)
  const host = new URL(site.url).host
  const events = rows.flatMap((row) =>
    eventLines({
      uid: `${row.id}@${host}`,
      sequence: row.sequence,
      stamp: deps.now(),
      start: row.starts_at,
      end: row.ends_at,
      summary: `${summaryText(row, wording)} · ${row.name}`,
      description: `${row.name}, ${row.phone}, ${row.email}`,
      place: row.address ?? placeText(row, wording),
      status: row.state === 'requested' ? 'TENTATIVE' : 'CONFIRMED',
    }),
  )
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//agency-site//desk//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${calendarValue(`${site.name} · ${name}`)}`,
    `X-WR-CALNAME:${calendarValue(`${site.name} · ${name}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events,
    'END:VCALENDAR',
  ])
}
