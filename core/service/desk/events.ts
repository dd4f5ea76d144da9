/**
 * Changes are told by server-sent events. The database is asked once a second while somebody is at the desk: changes come from other processes
 * too, and from visitors. An event says only what kind of data has changed, and the page asks again for what it shows.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DeskEvent } from '../../http/desk/common.ts'
import { failureOf } from '../guards/failure.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import type { MemberCall } from './call.ts'
import { isOpenDeskSession } from './sessions.ts'

const EVERY_MS = 1000
/** Proxies end a connection on which nothing was sent for a minute. */
const ALIVE_EVERY = 20
const KINDS = ['inbox', 'calendar', 'readers', 'publishing'] as const satisfies readonly DeskEvent['kind'][]

/** One text for each kind of data, which differs after each change. */
type Stamps = Readonly<Record<DeskEvent['kind'], string>>

/** The stamps for all who listen to this process, at most half a second old. */
function sharedStamps({ store: { db }, now }: ServiceDeps): () => Promise<Stamps> {
  let last: { readonly at: number; readonly stamps: Promise<Stamps> } | undefined
  return () => {
    const at = performance.now()
    if (last === undefined || at - last.at >= EVERY_MS / 2) last = { at, stamps: stampsOf(db, now()) }
    return last.stamps
  }
}

async function stampsOf(db: Kysely<Tables>, now: number): Promise<Stamps> {
  const { rows } = await sql<Record<string, string | number | bigint | null>>`select
    (select max(id) from submission) as message,
    (select count(*) from submission) as messages,
    (select sum(version) from desk_work) as work,
    (select count(*) from submission where handled_at is not null) as handled,
    (select count(*) from outbox where state <> 'waiting') as mails,
    (select sum(sequence) from appointment) as sequences,
    (select count(*) from appointment where state <> 'unconfirmed') as appointments,
    (select max(id) from desk_block) as block,
    (select count(*) from desk_block) as blocks,
    (select sum(until) from desk_reader where until > ${now}) as readers,
    (select max(id) from site_build) as build,
    (select count(started_at) + count(ended_at) from site_build) as builds`.execute(db)
  const [row = {}] = rows
  const text = (...names: readonly string[]) => names.map((name) => String(row[name] ?? '')).join(' ')
  return {
    inbox: text('message', 'messages', 'work', 'handled', 'mails'),
    calendar: text('sequences', 'appointments', 'block', 'blocks'),
    readers: text('readers'),
    publishing: text('build', 'builds'),
  }
}

type StreamCall = MemberCall & { readonly request: Request }

/**
 * The stream ends with its session, when the browser leaves, and when the service stops. It tells every change after its
 * beginning, so a page that asks for its data then misses none.
 */
export function eventStreams(deps: ServiceDeps): (call: StreamCall) => Promise<Response> {
  const stampsNow = sharedStamps(deps)
  return (call) => streamOf(call, stampsNow)
}

async function streamOf(
  { visitor: { session }, request, deps }: StreamCall,
  stampsNow: () => Promise<Stamps>,
): Promise<Response> {
  const ended = new AbortController()
  const first = await stampsOf(deps.store.db, deps.now())
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const send = (text: string) => {
        if (!ended.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      send('retry: 2000\n\n')
      const look = createLook(first, send, stampsNow)
      const round = async () => {
        if (await isOpenDeskSession(session.id, deps)) await look()
        else finish()
      }
      const timer = setInterval(() => {
        round().catch((error: unknown) => {
          deps.log.error(failureOf(error), 'events of the desk failed')
          finish()
        })
      }, EVERY_MS)
      ended.signal.addEventListener('abort', () => clearInterval(timer))
      const finish = () => {
        if (ended.signal.aborted) return
        ended.abort()
        controller.close()
      }
      request.signal.addEventListener('abort', () => ended.abort())
      deps.ending?.addEventListener('abort', finish, { signal: ended.signal })
    },
    cancel: () => ended.abort(),
  })
  const headers = {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  }
  return new Response(body, { headers })
}

/** Sends what has changed since the call before. */
function createLook(
  first: Stamps,
  send: (text: string) => void,
  stampsNow: () => Promise<Stamps>,
): () => Promise<void> {
  let last = first
  let rounds = 0
  return async () => {
    const stamps = await stampsNow()
    const before = last
    last = stamps
    for (const kind of KINDS)
      if (before[kind] !== stamps[kind]) send(`data: ${JSON.stringify({ kind } satisfies DeskEvent)}\n\n`)
    if (++rounds % ALIVE_EVERY === 0) send(': here\n\n')
  }
}
