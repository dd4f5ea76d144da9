/** Fifty people at the desk while forms come in: each reads, opens and marks messages, looks at the calendar, and listens to events. */
import path from 'node:path'
import { DESK_API } from '../../../core/domain/desk.ts'
import { siteContact } from '../../../core/domain/forms/site-contact.ts'
import { newMember } from '../../../core/service/desk/members.ts'
import { openDeskSession } from '../../../core/service/desk/sessions.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { createRandomBytes } from '../../../core/service/random-bytes.ts'
import { SITE_URL } from '../../support/service-site.ts'
import { post, untilTime, withService } from './posts.ts'
import type { Load } from './posts.ts'
import type { Server } from './process.ts'

const PEOPLE = 50
const MESSAGES = 10_000
/** Milliseconds between two actions of a person. */
const THINKING = 1000

export async function benchDesk(folder: string, load: Load & { readonly rate: number }): Promise<string> {
  return withService(folder, load, async (server, _, root) => {
    const cookies = await peopleAt(load.database ?? path.join(root, 'data/service.db'))
    const until = untilTime(load.seconds)
    const listening = new AbortController()
    for (const cookie of cookies) void listen(server, { cookie, signal: listening.signal })
    const [posted, ...acted] = await Promise.all([
      post(server, { connections: load.connections, rate: load.rate, until }),
      ...cookies.map((cookie) => workAt(server, { cookie, until })),
    ])
    listening.abort()
    const times = acted.flat().toSorted((left, right) => left - right)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
    const rate = (posted.times.length / posted.elapsed).toFixed(0)
    return `${PEOPLE} people with ${MESSAGES} messages beside ${rate} posts a second: ${times.length} actions, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`
  })
}

/** Members with open sessions, and older messages, beside the running service. */
async function peopleAt(database: string): Promise<readonly string[]> {
  const store = await openStore(database)
  const deps = { now: Date.now, random: createRandomBytes() }
  const members = Array.from({ length: PEOPLE }, (_, number) =>
    newMember(
      {
        email: `lid${number}@voorbeeld.be`,
        name: `Lid ${number}`,
        role: 'administrator',
        office: null,
        language: 'nl',
      },
      deps,
    ),
  )
  const old = Date.now() - 30 * 24 * 3600_000
  const messages = Array.from({ length: MESSAGES }, (_, number) => ({
    id: `${(old + number).toString(16).padStart(12, '0')}${'0'.repeat(20)}`,
    form: siteContact.name,
    language: 'nl' as const,
    property: null,
    project: null,
    office: 'gent',
    agent: null,
    email: `vroeger${number}@voorbeeld.be`,
    fields: JSON.stringify({
      firstName: 'Noor',
      lastName: String(number),
      remarks: 'Is de tuin op het zuiden?',
    }),
    received_at: old + number,
    handled_at: number % 3 === 0 ? old + number : null,
    erase_at: Date.now() + 365 * 24 * 3600_000,
  }))
  const request = new Request('http://127.0.0.1/', { headers: { 'User-Agent': 'bench' } })
  const tokens = await store.write(async (transaction) => {
    await transaction.insertInto('desk_member').values(members).execute()
    for (let start = 0; start < messages.length; start += 500)
      await transaction
        .insertInto('submission')
        .values(messages.slice(start, start + 500))
        .execute()
    const opened: string[] = []
    for (const { id: member } of members)
      opened.push(await openDeskSession(transaction, { member, state: 'open', request }, deps))
    return opened
  })
  await store.close()
  return tokens.map((token) => `__Host-agency-desk=${token}`)
}

interface Listening {
  readonly cookie: string
  readonly signal: AbortSignal
}

/** Forwarded by a proxy, so that the cookie is the secure one. */
const headersOf = (cookie: string) => ({ Cookie: cookie, 'X-Forwarded-For': '10.9.9.9', Origin: SITE_URL })

async function listen({ port }: Server, { cookie, signal }: Listening): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${DESK_API}/events`, {
      headers: headersOf(cookie),
      signal,
    })
    for await (const _ of answer.body ?? []) void _
  } catch {
    // The end of the bench.
  }
}

interface Working {
  readonly cookie: string
  readonly until: () => boolean
}

/** Milliseconds of each action. */
async function workAt({ port }: Server, { cookie, until }: Working): Promise<readonly number[]> {
  const times: number[] = []
  const ask = async (method: string, address: string, body?: object) => {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${DESK_API}${address}`, {
      method,
      headers: { ...headersOf(cookie), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`)
    times.push(performance.now() - began)
    return JSON.parse(text) as { messages: { id: string }[]; version: number }
  }
  await wait(Math.random() * THINKING)
  while (until()) {
    const { messages } = await ask('GET', '/inbox')
    const id = messages[Math.floor(Math.random() * messages.length)]?.id ?? ''
    await wait(THINKING)
    const { version } = await ask('GET', `/inbox/${id}`)
    await ask('PATCH', `/inbox/${id}`, { state: 'open', seen: version }).catch(() => undefined)
    await wait(THINKING)
    await ask('GET', '/today')
    await wait(THINKING)
  }
  return times
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
