/**
 * Several processes: two on one database, of which one is killed, and one that is stopped while a form is
 * sent.
 */
import { connect } from 'node:net'
import path from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { groupBy } from '../../../core/domain/group-by.ts'
import { encoded, exampleOf } from '../../../scripts/docs/examples.ts'
import { FORM_LIMITS } from '../../../core/service/guards/limits.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { addDays, dayOf, instantOf, weekdayOf } from '../../../core/service/time-zone.ts'
import { createDatabase } from '../../support/postgres.ts'
import {
  addressOf,
  createVisitors,
  proofsFor,
  serviceRoot,
  startServiceProcess,
} from '../../support/service-process.ts'
import type { SentForm } from '../../support/service-process.ts'
import { SITE_URL } from '../../support/service-site.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import { waitFor } from '../../support/wait-for.ts'

const HOUR = 3_600_000
const MESSAGES = 90
const FROM_ONE_ADDRESS = 30
const VISITS = 40
const CAPACITY = 2
const HOURS = 8
/**
 * The number of answers before both processes are at work, and before one is killed: in the middle of all
 * kinds.
 */
const BEFORE = 60
const KILLED_AFTER = 80

test('two share one PostgreSQL, and one is killed in the middle: nothing is lost, doubled or overbooked', async () => {
  const database = createDatabase()
  const smtp = await startSmtpServer()
  const root = serviceRoot({
    mail: { to: ['office@kantoor-linde.example'] },
    appointments: { capacity: CAPACITY, ahead: 365, holidays: 'none', unconfirmed: { beyond: 366 } },
  })
  const env = { AGENCY_SITE_DATABASE: database, AGENCY_SITE_SMTP_URL: smtp.url }
  const proofOf = await proofsFor(database)
  // Limits are counted by the hour, so no hour may end during the test.
  const ahead = HOUR + HOUR / 6 - (Date.now() % HOUR)
  const started = () => startServiceProcess({ root, env, ahead })
  const [one, other] = await Promise.all([started(), started()])

  const forms = formsAt(Date.now() + ahead, proofOf)
  const visitors = createVisitors(24)
  let answers = 0
  let isKilled = false
  /**
   * Repeats like the script of the site: a form without an answer, or with 503, is sent again with the same
   * proof.
   */
  const answerTo = async (form: SentForm, index: number): Promise<number> => {
    const service = isKilled || index % 2 === 0 ? other : one
    const status = await visitors.send(service.port, form)
    if (status === 503 || (status === null && service === one)) return answerTo(form, 0)
    if (++answers === KILLED_AFTER) isKilled = one.child.kill('SIGKILL')
    return status ?? 0
  }
  const before = await Promise.all(forms.slice(0, BEFORE).map(answerTo))
  // Each process has sent some of the mails.
  await Promise.all([one, other].map((service) => service.seen('"msg":"sent"')))
  const statuses = [...before, ...(await Promise.all(forms.slice(BEFORE).map(answerTo)))]
  const { signal, stdout } = await one.ended
  expect(signal).toBe('SIGKILL')
  expect(stdout).toContain('"msg":"answered"')
  other.child.kill('SIGTERM')
  expect((await other.ended).code).toBe(143)

  // Messages of the dead process are available after five minutes.
  await startServiceProcess({ root, env, ahead: ahead + HOUR / 10 })
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const outbox = () => store.db.selectFrom('outbox').select(['id', 'state']).execute()
  await waitFor(async () => expect((await outbox()).filter(({ state }) => state === 'waiting')).toEqual([]), {
    interval: 100,
  })

  const taken = statuses.flatMap((status, index) => (status === 202 ? [index] : []))
  const kept = await store.db.selectFrom('submission').select('fields').execute()
  const numbers = kept.map(({ fields }) => Number((JSON.parse(fields) as { remarks: string }).remarks))
  expect(numbers.toSorted((left, right) => left - right)).toEqual(taken)

  const counted = (from: number, count: number) =>
    Object.fromEntries(
      [...groupBy(statuses.slice(from, from + count), (status) => [status])].map(([status, all]) => [
        status,
        all.length,
      ]),
    )
  expect(counted(0, MESSAGES)).toEqual({ 202: MESSAGES })
  // Both processes count together.
  const { count } = FORM_LIMITS.addressAndForm
  expect(counted(MESSAGES, FROM_ONE_ADDRESS)).toEqual({ 202: count, 429: FROM_ONE_ADDRESS - count })

  // There are fewer hours than visitors: each hour is booked to its capacity, and the other visitors are
  // refused.
  const visits = await store.db.selectFrom('appointment').select(['id', 'starts_at']).execute()
  expect(counted(MESSAGES + FROM_ONE_ADDRESS, VISITS)).toEqual({
    202: visits.length,
    422: VISITS - visits.length,
  })
  const starts = [...groupBy(visits, ({ starts_at: start }) => [start]).values()]
  expect(starts.length).toBeGreaterThan(1)
  expect(starts.filter(({ length }) => length !== CAPACITY)).toEqual([])

  const sent = await outbox()
  expect(sent).toHaveLength(2 * taken.length)
  expect(sent.filter(({ state }) => state !== 'sent')).toEqual([])
  const arrivals = groupBy(smtp.mails, ({ data }) => [/^Message-ID: <([^@]+)@/im.exec(data)?.[1]])
  const times = sent.map(({ id }) => arrivals.get(id)?.length ?? 0)
  expect(times.filter((many) => many < 1 || many > 2)).toEqual([])
  expect(arrivals.size).toBe(sent.length)
})

/** The statuses of all answers until connections are refused. */
async function untilClosed(send: () => Promise<number | null>): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let status = await send(); status !== null; status = await send()) statuses.push(status)
  return statuses
}

/**
 * Forms with their numbers in the remarks: messages, messages of one visitor, and meetings at the hours of
 * one day.
 */
function formsAt(now: number, proofOf: Awaited<ReturnType<typeof proofsFor>>): readonly SentForm[] {
  const later = addDays(dayOf(now, 'Europe/Brussels'), 30)
  const tuesday = addDays(later, (9 - weekdayOf(later)) % 7)
  const opens = instantOf({ day: tuesday, minutes: 9 * 60 }, 'Europe/Brussels')
  const hourOf = (number: number) =>
    `${new Date(opens + (number % HOURS) * HOUR).toISOString().slice(0, 16)}Z`
  return Array.from({ length: MESSAGES + FROM_ONE_ADDRESS + VISITS }, (_, number) => {
    const isVisit = number >= MESSAGES + FROM_ONE_ADDRESS
    const isOfOne = number >= MESSAGES && !isVisit
    const form = isVisit ? 'appointment' : 'contact-me'
    const own = { remarks: String(number), altcha: proofOf(form, now), email: `noor${number}@voorbeeld.be` }
    return {
      form,
      values: isVisit ? { ...own, meeting: 'office', hold: '', start: hourOf(number) } : own,
      address: addressOf(isOfOne ? MESSAGES : number),
    }
  })
}

test('asked to stop while a form is on its way, it takes no other, keeps and answers this one, and ends', async () => {
  const root = serviceRoot({})
  const service = await startServiceProcess({ root })
  const body = encoded({ ...exampleOf('contact-me'), newsletter: [] })
  const socket = connect(service.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const hears = (text: string) => waitFor(() => expect(heard).toContain(text))
  const head = [
    'POST /api/forms/contact-me HTTP/1.1',
    `Host: 127.0.0.1:${service.port}`,
    `Origin: ${SITE_URL}`,
    'Accept: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}`,
    // The service answers this header when it has read the headers.
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await hears('100 Continue')
  socket.write(body.slice(0, 20))
  service.child.kill('SIGTERM')
  await service.seen('stopping')
  // Until the port is closed, another form is answered with the time of the next attempt.
  const visitors = createVisitors(1)
  const late = await untilClosed(() =>
    visitors.send(service.port, { form: 'contact-me', values: { remarks: 'late' }, address: addressOf(1) }),
  )
  expect(late.filter((status) => status !== 503)).toEqual([])
  expect(service.child.exitCode).toBe(null)
  socket.write(body.slice(20))
  await hears('202 Accepted')
  expect((await service.ended).code).toBe(143)
  const database = new Database(path.join(root, 'data/service.db'), { readonly: true })
  const rows = database.prepare('select form from submission').all()
  database.close()
  expect(rows).toEqual([{ form: 'contact-me' }])
})
