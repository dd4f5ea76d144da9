/** The promise of the service: an accepted form is never lost, at whatever moment the process dies. */
import path from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import {
  addressOf,
  createVisitors,
  proofsFor,
  serviceRoot,
  startServiceProcess,
} from '../../support/service-process.ts'
import type { ServiceProcess } from '../../support/service-process.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import type { SmtpServer } from '../../support/smtp-server.ts'
import { isLong } from '../../support/long.ts'
import { waitFor } from '../../support/wait-for.ts'

/**
 * One kill while forms are answered, and one while mails are sent; `npm run test:long` kills at 20 moments.
 */
const KILLS = isLong() ? 20 : 2
const IN_ONE_LIFE = 50
const POSTS = KILLS * IN_ONE_LIFE
const AT_ONCE = 16
/**
 * Equal forms count as repeated for ten minutes, and messages of a dead process are available after five.
 * Each process starts six minutes later.
 */
const BETWEEN_LIVES = 6 * 60_000

/**
 * Alternately after a number of answers to forms and after a number of mails. The moments differ from each
 * other, and are the same in each run.
 */
const MOMENTS = Array.from({ length: KILLS }, (_, life) =>
  life % 2 === 0
    ? ({ of: 'answers', count: 3 + ((life * 17) % 43) } as const)
    : ({ of: 'mails', count: 8 + ((life * 29) % 47) } as const),
)

interface Post {
  readonly number: number
  altcha?: string
}

test(`kill -9 in the middle of ${POSTS} forms, ${KILLS} times`, { timeout: 240_000 }, async () => {
  const progress = { answers: 0, mails: 0, check: () => undefined as void }
  const smtp = await startSmtpServer(() => {
    progress.mails++
    progress.check()
  })
  const root = serviceRoot({ mail: { to: ['office@kantoor-linde.example'] } })
  const database = path.join(root, 'data/service.db')
  const proofOf = await proofsFor(database)
  const visitors = createVisitors(AT_ONCE)

  /**
   * Sends forms, and returns those that have to be sent again, as the site’s script does: the same form with
   * the same proof.
   */
  const sendAll = async ({ port }: ServiceProcess, posts: readonly Post[], now: number) => {
    const waiting = [...posts]
    const again: Post[] = []
    const sender = async () => {
      for (let post = waiting.shift(); post !== undefined; post = waiting.shift()) {
        post.altcha ??= proofOf('contact-me', now)
        const email = `noor${post.number}@voorbeeld.be`
        const values = { remarks: String(post.number), altcha: post.altcha, email }
        const status = await visitors.send(port, {
          form: 'contact-me',
          values,
          address: addressOf(post.number),
        })
        if (status === 202) progress.answers++
        else again.push(post)
        // The only answer is that the form is stored; some forms get no answer.
        expect([202, null]).toContain(status)
        progress.check()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    return again
  }

  const live = (life: number) =>
    startServiceProcess({
      root,
      ahead: life * BETWEEN_LIVES,
      env: { AGENCY_SITE_SMTP_URL: smtp.url, AGENCY_SITE_LOG: 'warn' },
    })
  const clock = (life: number) => Date.now() + life * BETWEEN_LIVES

  let left: readonly Post[] = Array.from({ length: POSTS }, (_, number) => ({ number }))
  let lost = 0
  for (const [life, moment] of MOMENTS.entries()) {
    const cut = query(
      database,
      "select id from outbox where state = 'waiting' and leased_by is not null and handed < 2",
    )
    Object.assign(progress, { answers: 0, mails: 0, check: () => undefined })
    const service = await live(life)
    // A mail that two kills interrupted is given up, though it may not have arrived: "at least once" and "at
    // most twice" exclude each other.
    await waitFor(() => expect(progress.mails).toBeGreaterThanOrEqual(cut.length))
    progress.check = () => {
      if (progress[moment.of] >= moment.count) service.child.kill('SIGKILL')
    }
    const now = left.slice(0, IN_ONE_LIFE)
    const again = await sendAll(service, now, clock(life))
    progress.check()
    expect((await service.ended).signal).toBe('SIGKILL')
    lost += again.length
    left = [...again, ...left.slice(IN_ONE_LIFE)]
  }
  progress.check = () => undefined
  const last = await live(KILLS)
  expect(await sendAll(last, left, clock(KILLS))).toEqual([])
  await waitFor(() => expect(waitingIn(database)).toBe(0), { interval: 100 })
  last.child.kill('SIGTERM')
  expect((await last.ended).code).toBe(143)

  const kept = read(database)
  expect(kept.integrity).toEqual([{ integrity_check: 'ok' }])
  expect(kept.remarks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: POSTS }, (_, number) => number))
  // One for the office and one for the visitor.
  expect(kept.outbox).toHaveLength(2 * POSTS)
  const times = arrivals(smtp)
  const wrong = kept.outbox.map(({ id }) => times.get(id) ?? 0).filter((count) => count < 1 || count > 2)
  expect(wrong).toEqual([])
  expect(times.size).toBe(2 * POSTS)
  // Proves that each kill interrupted some forms.
  expect(lost).toBeGreaterThan(KILLS)
})

function query<Row>(file: string, sql: string): readonly Row[] {
  const database = new Database(file, { readonly: true, timeout: 5000 })
  try {
    return database.prepare(sql).all() as Row[]
  } finally {
    database.close()
  }
}

function waitingIn(file: string): number | undefined {
  const rows = query<{ count: number }>(file, "select count(*) as count from outbox where state = 'waiting'")
  return rows[0]?.count
}

function read(file: string) {
  const fields = query<{ fields: string }>(file, 'select fields from submission')
  return {
    integrity: query(file, 'pragma integrity_check'),
    remarks: fields.map((row) => Number((JSON.parse(row.fields) as { remarks: string }).remarks)),
    outbox: query<{ id: string; state: string }>(file, 'select id, state from outbox'),
  }
}

/** The number of arrivals of each mail, by its row in the outbox. */
function arrivals({ mails }: SmtpServer): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { data } of mails) {
    const id = /^Message-ID: <([^@]+)@/im.exec(data)?.[1] ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  return times
}
