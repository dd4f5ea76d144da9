/** `agency-site inbox` shows the office the submissions of visitors. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import pc from 'picocolors'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { findEntries, listInbox, markHandled } from '../../core/service/inbox/inbox.ts'
import type { InboxEntry, InboxFilter } from '../../core/service/inbox/inbox.ts'
import { inboxCsv } from '../../core/service/inbox/inbox-csv.ts'
import { resend } from '../../core/service/outbox/outbox.ts'
import { databaseOf } from '../../core/service/service-environment.ts'
import type { Store } from '../../core/service/store/store.ts'
import { DEFAULT_TIME_ZONE, instantOf } from '../../core/service/time-zone.ts'
import type { Since } from '../arguments.ts'
import { entryLines, listLines, shortId } from '../inbox-text.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { reportDone, withStore } from '../office.ts'
import type { Done, OfficeCall } from '../office.ts'
import { isProblem, shownDatabase } from '../service-site.ts'

export interface ListOptions {
  readonly form?: FormName
  readonly since?: Since
  readonly unhandled?: boolean
}

export interface ExportOptions extends ListOptions {
  readonly format: 'csv' | 'json'
}

export function list(io: Io, options: GlobalOptions & ListOptions): Promise<number> {
  return onInbox({ io, options, command: 'inbox list' }, async (store) => {
    const entries = await listInbox(store, filterOf(io, options))
    return { result: { entries }, summary: listLines(entries, io, pc.createColors(io.out.hasColour)) }
  })
}

export function show(io: Io, options: GlobalOptions & { readonly id: string }): Promise<number> {
  return onInbox({ io, options, command: 'inbox show' }, async (store) => {
    const entry = await only(store, options.id)
    if (isProblem(entry)) return entry
    return { result: { entry }, summary: entryLines(entry, pc.createColors(io.out.hasColour)) }
  })
}

/** Writes to stdout regardless of the options, for a file or another program. */
export function exportInbox(io: Io, options: GlobalOptions & ExportOptions): Promise<number> {
  return onInbox(
    { io, options: { ...options, json: false, quiet: true }, command: 'inbox export' },
    async (store) => {
      const entries = await listInbox(store, filterOf(io, options))
      const json = () => `${JSON.stringify({ schema: 1, command: 'inbox export', entries }, null, 2)}\n`
      io.out.write(options.format === 'json' || options.json ? json() : inboxCsv(entries))
      return { result: {}, summary: [] }
    },
  )
}

export function handled(
  io: Io,
  options: GlobalOptions & { readonly ids: readonly string[] },
): Promise<number> {
  return onInbox({ io, options, command: 'inbox handled' }, async (store) => {
    const entries = await Promise.all(options.ids.map((id) => only(store, id)))
    const missing = entries.find(isProblem)
    // All submissions are marked, or none of them.
    if (missing !== undefined) return missing
    const ids = [...new Set(entries.flatMap((entry) => (isProblem(entry) ? [] : [entry.id])))]
    for (const id of ids) await markHandled(store, id, io.now())
    return { result: { handled: ids }, summary: [`handled: ${ids.map(shortId).join(', ')}`] }
  })
}

export function resendMails(
  io: Io,
  options: GlobalOptions & { readonly id: string; readonly all?: boolean },
): Promise<number> {
  return onInbox({ io, options, command: 'inbox resend' }, async (store) => {
    const entry = await only(store, options.id)
    if (isProblem(entry)) return entry
    const all = options.all ?? false
    const count = await resend(store, { submission: entry.id, now: io.now(), all })
    const none = all
      ? 'the submission has no messages to send again'
      : 'no message of the submission has failed (--all sends delivered messages again)'
    const text = `${count} queued again; the service sends them when it runs`
    return { result: { id: entry.id, resent: count }, summary: [count === 0 ? none : text] }
  })
}

async function onInbox(
  { io, options, command }: OfficeCall,
  work: (store: Store) => Promise<Done | Problem>,
): Promise<number> {
  const { root } = siteOptions(io, options)
  const done = missingDatabase(root, io) ?? (await withStore(root, io, work))
  return reportDone(io, options, { command, root, done })
}

/** Reports a missing database instead of creating one, because the folder may not be the site. */
function missingDatabase(root: string, { env }: Io): Problem | null {
  const database = databaseOf(root, env)
  return path.isAbsolute(database) && !existsSync(database)
    ? problem('AS8202', { database: shownDatabase(database, root), reason: 'the file does not exist' })
    : null
}

async function only(store: Store, id: string): Promise<InboxEntry | Problem> {
  const [entry, ...more] = await findEntries(store, id)
  if (entry !== undefined && (more.length === 0 || entry.id === id)) return entry
  return problem('AS8210', { id, several: more.length > 0 })
}

const DAY = 24 * 3600 * 1000

function filterOf(io: Io, { form, since, unhandled }: ListOptions): InboxFilter {
  return {
    ...(form === undefined ? {} : { form }),
    ...(since === undefined ? {} : { since: sinceWhen(since, io.now()) }),
    ...(unhandled === undefined ? {} : { unhandled }),
  }
}

/** Days begin at midnight in the time zone of the agency. */
function sinceWhen(since: Since, now: number): number {
  return 'daysAgo' in since
    ? now - since.daysAgo * DAY
    : instantOf({ day: since.day, minutes: 0 }, DEFAULT_TIME_ZONE)
}
