/**
 * Visitors who send forms without pause during a fault, as the script of the site does: a form without an
 * answer, or with 503, is sent again with the same key. In the end, every acknowledged form must be stored
 * once, and its mails have arrived once or twice.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import { openStore } from '../../core/service/store/open-store.ts'
import { SERVICE_SITE as SERVICE_SITE_FILE } from '../../core/system/paths.ts'
import { createDatabase } from '../support/postgres.ts'
import { addressOf, createVisitors, serviceRoot, startServiceProcess } from '../support/service-process.ts'
import type { ServiceProcess } from '../support/service-process.ts'
import { SERVICE_SITE } from '../support/service-site.ts'
import type { SmtpServer } from '../support/smtp-server.ts'
import { waitFor } from '../support/wait-for.ts'

const AT_ONCE = 12
const AGAIN = 50

export const ENGINES = [
  ['the embedded file', (root: string) => path.join(root, 'data/service.db')],
  ['PostgreSQL', durableDatabase],
] as const

/** The server of the tests flushes late, so a crash would lose data. This one flushes at once. */
export function durableDatabase(): string {
  const address = new URL(createDatabase())
  address.searchParams.set('options', '-c synchronous_commit=on')
  return address.href
}

export interface Place {
  readonly root: string
  readonly database: string
  /** The environment of its processes. */
  readonly env: Readonly<Record<string, string>>
}

/** A site whose forms need no proof of work. */
export function placeFor(
  database: (root: string) => string,
  smtp: SmtpServer,
  config: ServiceConfig = {},
): Place {
  const root = serviceRoot({ mail: { to: ['office@kantoor-linde.example'] }, ...config })
  writeFileSync(path.join(root, SERVICE_SITE_FILE), JSON.stringify({ ...SERVICE_SITE, captcha: false }))
  const address = database(root)
  const env = { AGENCY_SITE_DATABASE: address, AGENCY_SITE_SMTP_URL: smtp.url, AGENCY_SITE_LOG: 'warn' }
  return { root, database: address, env }
}

/**
 * Minutes by which the clock of the process is ahead. After five, the messages of a dead process are
 * available.
 */
export function start({ root, env }: Place, minutesAhead = 0): Promise<ServiceProcess> {
  return startServiceProcess({ root, env, ahead: minutesAhead * 60_000 })
}

export interface Siege {
  /** The numbers of the forms that were accepted. */
  readonly acknowledged: ReadonlySet<number>
  /** The number of answers by status; null counts requests without an answer. */
  readonly statuses: ReadonlyMap<number | null, number>
  /** Resolves after this many further forms were accepted. */
  accepts(count: number): Promise<void>
  /** Resolves when all started forms are accepted. */
  end(): Promise<void>
}

/** `port` returns the port of the current process. */
export function besiege(port: (number: number) => number): Siege {
  const visitors = createVisitors(AT_ONCE)
  const acknowledged = new Set<number>()
  const statuses = new Map<number | null, number>()
  let next = 0
  let isOver = false
  const send = async (number: number) => {
    const values = { remarks: String(number), key: `siege-${number}` }
    for (let tries = 0; ; tries++) {
      const form = { form: 'contact-me', values, address: addressOf(number) } as const
      const status = await visitors.send(port(number + tries), form)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 202) return acknowledged.add(number)
      // Any other status is a refusal of a valid form.
      if (status !== null && status !== 503) throw new Error(`a form was answered with ${status}`)
      await setTimeout(AGAIN)
    }
  }
  const sender = async () => {
    while (!isOver) await send(next++)
  }
  const senders = Promise.all(Array.from({ length: AT_ONCE }, sender))
  senders.catch(() => undefined)
  onTestFinished(() => void (isOver = true))
  return {
    acknowledged,
    statuses,
    accepts: async (count) => {
      const wanted = acknowledged.size + count
      await Promise.race([
        waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(wanted), { interval: 20 }),
        senders,
      ])
    },
    end: async () => {
      isOver = true
      await senders
    },
  }
}

/** The numbers of the stored forms. */
export async function storedIn({ database }: Place): Promise<readonly number[]> {
  const store = await openStore(database)
  try {
    const rows = await store.db.selectFrom('submission').select('fields').execute()
    return rows.map(({ fields }) => Number((JSON.parse(fields) as { remarks: string }).remarks))
  } finally {
    await store.close()
  }
}

const ascending = (numbers: Iterable<number>) => [...numbers].toSorted((left, right) => left - right)

/** Every acknowledged form is stored once. */
export async function expectStoredOnce(place: Place, { acknowledged }: Siege): Promise<void> {
  expect(ascending(await storedIn(place))).toEqual(ascending(acknowledged))
}

/** Waits until the outbox is empty, and counts the arrivals of each mail. */
export async function expectMailed(place: Place, { mails }: SmtpServer): Promise<void> {
  const store = await openStore(place.database)
  onTestFinished(() => store.close())
  const rows = () =>
    store.db.selectFrom('outbox').select(['id', 'state']).where('kind', '=', 'mail').execute()
  await waitFor(async () => expect((await rows()).filter(({ state }) => state === 'waiting')).toEqual([]), {
    interval: 200,
  })
  const times = new Map<string, number>()
  for (const { data } of mails) {
    const id = /^Message-ID: <([^@]+)@/im.exec(data)?.[1] ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const all = await rows()
  expect(all.length).toBeGreaterThan(0)
  const wrong = all.filter(({ id, state }) => {
    const count = times.get(id) ?? 0
    return count > 2 || (state === 'sent' && count < 1)
  })
  expect(wrong).toEqual([])
}

/** The process runs and is ready. */
export async function expectReady({ port, child }: ServiceProcess): Promise<void> {
  expect(child.exitCode).toBe(null)
  await waitFor(async () => expect(await statusOf(port, '/readyz')).toBe(200), { interval: 100 })
}

export async function statusOf(port: number, address: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`)
  await answer.body?.cancel()
  return answer.status
}
