/**
 * For each placeholder of the service: with another configuration, the text shows the new value, and what happens is the new value.
 * tests/unit/core/site/placeholders.test.ts shows the same placeholders on pages.
 */
import { describe, expect, test } from 'vitest'
import { OFFICE_FORMS, PUBLIC_FORMS } from '../../core/domain/forms.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { acceptAll, initialConsent, toStorage } from '../../core/domain/consent.ts'
import { readDrafts } from '../../core/domain/form-drafts.ts'
import { fillText } from '../../core/domain/fill-text.ts'
import { SITE_STRINGS } from '../../core/languages/strings.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import { openingRules } from '../../core/service/appointments/opening.ts'
import { startsOfDay } from '../../core/service/appointments/slots.ts'
import { FORM_LIMITS } from '../../core/service/guards/limits.ts'
import { tidy } from '../../core/service/outbox/outbox.ts'
import { invite } from '../../core/service/portal/invitations.ts'
import { ownerByEmail } from '../../core/service/portal/owners.ts'
import { notify } from '../../core/service/registered-searches/notify.ts'
import { sweep } from '../../core/service/sweep.ts'
import { wallTime } from '../../core/service/time-zone.ts'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { mailsIn, serviceLinksIn } from '../support/outbox.ts'
import { browserOf, KARIM, LIEN, logIn, mailedToken, startPortal } from '../support/portal.ts'
import { confirmSearches } from '../support/searches.ts'
import { NOW, startService } from '../support/service.ts'
import type { FormValues, TestService } from '../support/service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const VISITOR = 'noor@voorbeeld.be'

/** The text of a page in Dutch, with plain spaces. */
const said = (text: string, config: ServiceConfig) =>
  fillText(text, { behaviour: config }, 'nl').replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

const start = (config: ServiceConfig) => startService({ config, site: { captcha: false } })

async function send(service: TestService, form: FormName, values: FormValues = {}): Promise<void> {
  const answer = await service.post(form, { ...exampleOf(form), language: 'nl', ...values })
  expect([200, 202]).toContain(answer.status)
}

async function countOf({ store }: TestService, table: 'submission' | 'subscriber' | 'outbox' | 'search') {
  return (await store.db.selectFrom(table).select('id').execute()).length
}

const lastMail = async ({ deps }: TestService, to = VISITOR) => {
  const mail = (await mailsIn(deps, to)).at(-1)
  return { ...mail, text: mail?.text.replaceAll('\u00A0', ' ') ?? '' }
}

const isKept = (form: FormName) => OFFICE_FORMS.includes(form)

describe.each(PUBLIC_FORMS)('{retention:%s}', (form) => {
  test(`is how long ${isKept(form) ? 'a submission' : 'the list'} is kept`, async () => {
    const table = isKept(form) ? 'submission' : 'search'
    const config = { retention: { [form]: 3 } }
    expect(said(`{retention:${form}}`, config)).toBe('3 dagen')
    const service = await start(config)
    await send(service, form)
    if (!isKept(form)) await confirmSearches(service)
    service.pass(3 * DAY - 1)
    await sweep(service.deps)
    expect(await countOf(service, table)).toBe(1)
    service.pass(2)
    await sweep(service.deps)
    expect(await countOf(service, table)).toBe(0)
  })
})

describe('{retention:mails} and {retention:failed-mails}', () => {
  test('are how long the outbox keeps a mail', async () => {
    const config = { mail: { kept: 2, failed: 4 } }
    expect(said('{retention:mails}, {retention:failed-mails}', config)).toBe('2 dagen, 4 dagen')
    const service = await start(config)
    await send(service, 'site-contact')
    const { store } = service
    const [first] = await store.db.selectFrom('outbox').select('id').execute()
    await store.db.updateTable('outbox').set({ state: 'failed', next_at: NOW }).execute()
    const sent = { state: 'sent' as const, sent_at: NOW }
    await store.db
      .updateTable('outbox')
      .set(sent)
      .where('id', '=', first?.id ?? '')
      .execute()
    const left: number[] = []
    for (const days of [2, 3, 4, 5]) {
      await tidy(store, NOW + days * DAY, config)
      left.push(await countOf(service, 'outbox'))
    }
    expect(left.map((count) => count > 0)).toEqual([true, true, true, false])
    expect(left[1]).toBe((left[0] ?? 0) - 1)
  })
})

describe('{retention:portal-log}', () => {
  test('is how long the log of the portal is kept', async () => {
    expect(said('{retention:portal-log}', {})).toBe('400 dagen')
    const service = await startPortal()
    await logIn(service)
    const entries = async () => (await service.store.db.selectFrom('audit').select('id').execute()).length
    const written = await entries()
    service.pass(400 * DAY - 1)
    await sweep(service.deps)
    expect([written > 0, await entries()]).toEqual([true, written])
    service.pass(1)
    await sweep(service.deps)
    expect(await entries()).toBe(0)
  })
})

describe('{retention:drafts}', () => {
  test('is how long a device keeps what is typed', () => {
    expect(said('{retention:drafts}', {})).toBe('1 dag')
    const draft = JSON.stringify([{ id: 'offer 4127', at: NOW, values: { email: VISITOR } }])
    expect(readDrafts(draft, NOW + DAY - 1)).toHaveLength(1)
    expect(readDrafts(draft, NOW + DAY)).toHaveLength(0)
  })
})

describe('{openingHours:…}', () => {
  test('are the hours on which an appointment can begin', () => {
    const openingHours = [{ days: [1], from: '10:00', to: '12:30' }]
    const source = { behaviour: {}, openingHours: { gent: openingHours } }
    const text = fillText('{openingHours:gent}', source, 'nl')
      .replaceAll('\u00A0', ' ')
      .replaceAll('\u2060', '')
    expect(text).toContain('Maandag: 10.00 – 12.30 uur')
    const rules = openingRules({ appointments: { length: 30 } }, { id: 'gent', name: {}, openingHours })
    const monday = startsOfDay('2026-11-23', { outside: false, notBefore: 0 }, rules)
    const clock = (start: number | undefined) => wallTime(start ?? 0, rules.zone).minutes / 60
    expect([clock(monday[0]), clock(monday.at(-1))]).toEqual([10, 12])
    expect(startsOfDay('2026-11-24', { outside: false, notBefore: 0 }, rules)).toEqual([])
  })
})

describe('{linkLife:password}', () => {
  test('is how long the link to a new password works', async () => {
    const config = { linkLife: { password: 5 } }
    expect(said('{linkLife:password}', config)).toBe('5 minuten')
    for (const [passed, status] of [
      [5 * MINUTE - 1000, 200],
      [5 * MINUTE, 400],
    ] as const) {
      const service = await startPortal(config)
      const browser = browserOf(service)
      await browser.post('forgot-password', { email: LIEN, altcha: service.proof('forgot-password') })
      expect((await lastMail(service, LIEN)).text).toContain('ze werkt één keer, en 5 minuten lang')
      const token = (await mailedToken(service, LIEN)) ?? ''
      service.pass(passed)
      const password = 'zeven zwanen op de Schelde'
      const answer = await browser.post('reset-password', { token, password, passwordConfirmation: password })
      expect(answer.status === 200).toBe(status === 200)
    }
  })
})

describe('{linkLife:invitation}', () => {
  test('is how long the link of an invitation works', async () => {
    const config = { linkLife: { invitation: 1 } }
    expect(said('{linkLife:invitation}', config)).toBe('1 dag')
    const service = await startPortal(config)
    const owner = await ownerByEmail(service.store.db, KARIM)
    if (owner === undefined) throw new Error('the owner is there')
    await invite([owner], service.deps)
    expect((await lastMail(service, KARIM)).text).toContain('pendant 1 jour')
    const token = (await mailedToken(service, KARIM)) ?? ''
    service.pass(DAY)
    const password = 'zeven zwanen op de Schelde'
    const answer = await browserOf(service).post('reset-password', {
      token,
      password,
      passwordConfirmation: password,
    })
    expect(answer.status).not.toBe(200)
  })
})

describe('{linkLife:newsletter}', () => {
  test('is how long an address waits to be confirmed', async () => {
    const config = { linkLife: { newsletter: 2 } }
    const service = await start(config)
    await send(service, 'sign-newsletter', { email: VISITOR })
    const mail = await lastMail(service)
    expect(mail.text).toContain(`wissen we uw adres na ${said('{linkLife:newsletter}', config)}`)
    const [link = ''] = serviceLinksIn({ ...mail, text: mail.text } as Parameters<typeof serviceLinksIn>[0])
    service.pass(2 * DAY - 1000)
    expect((await service.ask(link)).status).toBe(200)
    service.pass(2000)
    expect((await service.ask(link)).status).toBe(410)
    await sweep(service.deps)
    expect(await countOf(service, 'subscriber')).toBe(0)
  })
})

describe('{linkLife:search}', () => {
  test('is how long a registered search waits to be confirmed', async () => {
    const config = { linkLife: { search: 2 } }
    expect(said('{linkLife:search}', config)).toBe('2 dagen')
    for (const [passed, status, left] of [
      [2 * DAY - 1000, 303, 1],
      // The page states that the search no longer exists.
      [2 * DAY + 1000, 200, 0],
    ] as const) {
      const service = await start(config)
      await send(service, 'demand-register')
      const mail = await lastMail(service)
      expect(mail.text).toContain(`wissen we uw zoekopdracht na ${said('{linkLife:search}', config)}`)
      const [link = ''] = serviceLinksIn({ ...mail, text: mail.text } as Parameters<typeof serviceLinksIn>[0])
      service.pass(passed)
      const answer = await service.ask(link, { method: 'POST', body: 'action=confirm' }, { headers: PAGE })
      expect(answer.status).toBe(status)
      await sweep(service.deps)
      expect(await countOf(service, 'search')).toBe(left)
    }
  })
})

describe('{linkLife:documents}', () => {
  test('is how long mailed documents can be opened', async () => {
    const config = { linkLife: { documents: 2 } }
    expect(said('{linkLife:documents}', config)).toBe('2 dagen')
    const service = await start(config)
    await send(service, 'request-documents')
    // The clock of the tests stands at 22 November 2026.
    expect((await lastMail(service)).text).toContain('De links werken tot en met 23 november 2026.')
  })
})

describe('{answerWithin:…}', () => {
  test.each([
    [1, 'maandag 23 november 2026'],
    [5, 'vrijdag 27 november 2026'],
    [6, 'maandag 30 november 2026'],
  ])('of %d working days is a day in the mails to visitor and office', async (count, day) => {
    const config = { answerWithin: { 'site-contact': count } }
    expect(said('{answerWithin:site-contact}', config)).toBe(count === 1 ? '1 werkdag' : `${count} werkdagen`)
    const service = await start(config)
    await send(service, 'site-contact')
    expect((await lastMail(service)).text).toContain(`U hebt ons antwoord uiterlijk op ${day}.`)
    const [office] = (await mailsIn(service.deps)).filter(({ to }) => to !== VISITOR)
    expect(office?.text).toContain(`een antwoord uiterlijk op ${day}.`)
  })

  test('counts no holiday and no closed day', async () => {
    const config = {
      answerWithin: { 'site-contact': 2 },
      appointments: { closed: ['2026-11-24'] },
    }
    const service = await start(config)
    await send(service, 'site-contact')
    expect((await lastMail(service)).text).toContain('uiterlijk op woensdag 25 november 2026')
    // Counted from Wednesday the 23rd: the 24th, then Christmas and a weekend.
    const christmas = await start({ answerWithin: { 'site-contact': 2 } })
    christmas.pass(31 * DAY)
    await send(christmas, 'site-contact')
    expect((await lastMail(christmas)).text).toContain('uiterlijk op maandag 28 december 2026')
  })

  test('without it, no day is named', async () => {
    const service = await start({})
    await send(service, 'site-contact')
    for (const { text } of await mailsIn(service.deps)) expect(text).not.toContain('uiterlijk')
  })
})

describe('{copy:…}', () => {
  test.each([
    [true, true],
    [false, false],
  ])('%s is whether the mail repeats what was sent, with day and hour', async (isCopied, isRepeated) => {
    const service = await start({ mail: { copies: { offer: isCopied } } })
    await send(service, 'offer')
    const { text } = await lastMail(service)
    expect(text.includes('WAT U ONS STUURDE')).toBe(isRepeated)
    expect(text.includes('zondag 22 november 2026 om 10.15 uur')).toBe(isRepeated)
  })

  test('the office reads the day and hour in either case', async () => {
    const service = await start({ mail: { copies: { offer: false } } })
    await send(service, 'offer')
    const [office] = (await mailsIn(service.deps)).filter(({ to }) => to !== VISITOR)
    expect(office?.text).toContain('zondag 22 november 2026 om 10.15 uur')
  })
})

describe('{newsletter:day}', () => {
  test.each([
    [1, 'maandag', '23 november'],
    [3, 'woensdag', '25 november'],
    // The clock stands at a Sunday, so today's newsletter is being sent.
    [7, 'zondag', '29 november'],
  ])('%d is the day of the next newsletter in the welcome', async (day, name, date) => {
    const config = { newsletter: { day } }
    expect(said('{newsletter:day}', config)).toBe(name)
    const service = await start(config)
    await send(service, 'sign-newsletter', { email: VISITOR })
    const mail = await lastMail(service)
    const [link = ''] = serviceLinksIn({ ...mail, text: mail.text } as Parameters<typeof serviceLinksIn>[0])
    service.pass(1000)
    await service.ask(link, { method: 'POST', body: 'action=confirm' }, { headers: PAGE })
    expect((await lastMail(service)).text).toContain(`De volgende nieuwsbrief komt op ${name} ${date} 2026.`)
  })
})

const PAGE = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }

describe('{reminder:search}', () => {
  test('is how long before its end a search is asked about', async () => {
    const config = { retention: { 'demand-register': 10 }, searches: { remind: 4 } }
    expect(said('{reminder:search}, {retention:demand-register}', config)).toBe('4 dagen, 10 dagen')
    const service = await start(config)
    await send(service, 'demand-register')
    await confirmSearches(service)
    service.pass(6 * DAY - 1000)
    expect((await notify(service.deps, { dryRun: false })).reminders).toBe(0)
    service.pass(1000)
    expect((await notify(service.deps, { dryRun: false })).reminders).toBe(1)
    expect((await lastMail(service)).text).toContain('loopt af op 2 december 2026')
    service.pass(4 * DAY)
    await sweep(service.deps)
    expect(await countOf(service, 'search')).toBe(0)
  })
})

/** Equal for every site: the text and the service read one constant. */
describe('{session:idle} and {session:longest}', () => {
  test('are when a session ends that nobody uses, and one that is used', async () => {
    const [idle, longest] = [30 * MINUTE, 12 * 60 * MINUTE]
    expect(said('{session:idle}, {session:longest}', {})).toBe('30 minuten, 12 uur')
    const service = await startPortal()
    const [unused, used] = [await logIn(service), await logIn(service)]
    const statusOf = async (browser: typeof used) => (await browser.get('/session')).status
    service.pass(idle - 1)
    expect([await statusOf(used)]).toEqual([200])
    service.pass(1)
    expect([await statusOf(unused), await statusOf(used)]).toEqual([401, 200])
    for (let passed = idle; passed < longest - idle; passed += idle / 2) {
      service.pass(idle / 2)
      expect(await statusOf(used)).toBe(200)
    }
    service.pass(idle - 1)
    expect(await statusOf(used)).toBe(200)
    service.pass(1)
    expect(await statusOf(used)).toBe(401)
  })
})

describe('{limit:password}', () => {
  test('is the length of the shortest password that an owner can choose', async () => {
    const shortest = Number(said('{limit:password}', {}))
    expect(fillText(SITE_STRINGS.nl['form.hint.password'], { behaviour: {} }, 'nl')).toContain(
      `Minstens ${shortest} tekens`,
    )
    const service = await startPortal()
    const browser = browserOf(service)
    await browser.post('forgot-password', { email: LIEN, altcha: service.proof('forgot-password') })
    const token = (await mailedToken(service, LIEN)) ?? ''
    const choose = async (password: string) =>
      (await browser.post('reset-password', { token, password, passwordConfirmation: password })).status
    const password = 'zeven zwanen op de Schelde'
    expect([
      await choose(password.slice(0, shortest - 1)),
      await choose(password.slice(0, shortest)),
    ]).toEqual([422, 200])
  })
})

test('the sixth form within an hour without script is refused for the minutes that the page names', async () => {
  const service = await startService()
  const values = { ...exampleOf('site-contact'), language: 'nl' }
  let number = 0
  const post = () => service.post('site-contact', { ...values, remarks: String(++number) }, { script: false })
  for (let count = 0; count < FORM_LIMITS.withoutProof.count; count++) expect((await post()).status).toBe(303)
  const refused = await post()
  const minutes = Number(/over (\d+) minuten opnieuw/.exec(await refused.text())?.[1])
  expect([refused.status, minutes]).toEqual([429, 45])
  service.pass((minutes - 1) * MINUTE)
  expect((await post()).status).toBe(429)
  service.pass(MINUTE)
  expect((await post()).status).toBe(303)
})

describe('{consent:months}', () => {
  test.each([1, 6])('%i is when the choice about cookies is asked for again', (months) => {
    const given = new Date('2026-11-22T10:00:00.000Z')
    const stored = toStorage(acceptAll({ now: given, revision: 1, receipt: '7K2M-9QXP-4T3C-W8ZD' }))
    const stageAt = (now: Date) => initialConsent(stored, { months, revision: 1 }, now).stage
    const text = fillText('{consent:months}', { behaviour: {}, consentMonths: months }, 'nl')
    expect(text.replace('\u00A0', ' ')).toBe(months === 1 ? '1 maand' : '6 maanden')
    const end = new Date(Date.UTC(2026, 10 + months, 22, 10))
    expect([stageAt(new Date(end.getTime() - 1)), stageAt(end)]).toEqual(['set', 'ask'])
  })
})
