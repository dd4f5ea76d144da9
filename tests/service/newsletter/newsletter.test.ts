import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { exportSubscribers, subscribersTable } from '../../../core/service/newsletter/export.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'

const VISITOR = 'noor@voorbeeld.be'
const DAY = 24 * 3_600_000
const start = () => startService({ site: { captcha: false } })
const sign = (service: TestService, email = VISITOR) =>
  service.post('sign-newsletter', { language: 'nl', email })
const press = (service: TestService, link: string) =>
  service.ask(link, { method: 'POST', body: 'action=confirm' }, FORM)
const FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' } }
const subscribers = async (service: TestService) =>
  (await exportSubscribers(service.deps)).map(({ email }) => email)

/** The link of the last mail of this kind. */
async function lastLink(service: TestService, kind: 'confirm' | 'one-click', email = VISITOR) {
  const links = (await mailsIn(service.deps, email)).flatMap(serviceLinksIn)
  return links.findLast((link) => link.startsWith(`/api/newsletter/${kind}/`)) ?? ''
}

async function subscribed() {
  const service = await start()
  expect((await sign(service)).status).toBe(202)
  const link = await lastLink(service, 'confirm')
  service.pass(1000)
  expect((await press(service, link)).status).toBe(200)
  service.pass(1000)
  return { service, link }
}

test('nobody is subscribed before the button behind the link is pressed', async () => {
  const service = await start()
  await sign(service)
  const link = await lastLink(service, 'confirm')
  const page = await service.ask(link)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Schrijf mij in')])
  await service.ask(link, { method: 'HEAD' })
  expect(await subscribers(service)).toEqual([])
  service.pass(1000)
  expect(await (await press(service, link)).text()).toContain('U bent ingeschreven')
  expect(await subscribers(service)).toEqual([VISITOR])
})

test('pressed twice, nothing happens twice; the welcome has the way out, for people and for mail programs', async () => {
  const { service, link } = await subscribed()
  expect((await press(service, link)).status).toBe(200)
  const mails = await mailsIn(service.deps, VISITOR)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Bevestig uw inschrijving op de nieuwsbrief',
    'U bent ingeschreven op onze nieuwsbrief',
  ])
  expect(mails.map(({ unsubscribe }) => unsubscribe !== undefined)).toEqual([false, true])
  expect(new URL(mails[1]?.unsubscribe ?? '').pathname).toBe(await lastLink(service, 'one-click'))
})

test('one click ends it, from a mail program that sends no cookie and no origin (RFC 8058)', async () => {
  const { service } = await subscribed()
  const link = await lastLink(service, 'one-click')
  expect((await service.ask(link)).status).toBe(200)
  expect(await subscribers(service)).toEqual([VISITOR])
  const oneClick = () =>
    service.ask(
      link,
      { method: 'POST', body: 'List-Unsubscribe=One-Click' },
      { headers: { ...FORM.headers, Origin: null } },
    )
  expect((await oneClick()).status).toBe(200)
  expect(await subscribers(service)).toEqual([])
  expect((await oneClick()).status).toBe(200)
})

test('a link of before is no consent of now', async () => {
  const { service, link } = await subscribed()
  await press(service, await lastLink(service, 'one-click'))
  expect((await press(service, link)).status).toBe(410)
  expect(await subscribers(service)).toEqual([])
  // A new request gets a link of its own, and the old links have no effect on it.
  service.pass(1000)
  await sign(service)
  expect((await press(service, link)).status).toBe(410)
  service.pass(1000)
  expect((await press(service, await lastLink(service, 'confirm'))).status).toBe(200)
  expect(await subscribers(service)).toEqual([VISITOR])
})

test('a link to confirm ends after a week, and is good for nothing else', async () => {
  const service = await start()
  await sign(service)
  const link = await lastLink(service, 'confirm')
  expect((await press(service, link.replace('/confirm/', '/one-click/'))).status).toBe(404)
  expect((await press(service, `${link}A`)).status).toBe(404)
  service.pass(7 * DAY - 1000)
  expect((await service.ask(link)).status).toBe(200)
  service.pass(1000)
  expect((await press(service, link)).status).toBe(410)
  expect(await subscribers(service)).toEqual([])
})

test('a page of somebody else cannot confirm', async () => {
  const service = await start()
  await sign(service)
  const foreign = { headers: { ...FORM.headers, Origin: 'https://evil.example' } }
  const link = await lastLink(service, 'confirm')
  expect((await service.ask(link, { method: 'POST', body: '' }, foreign)).status).toBe(403)
})

test('nobody’s mailbox is filled by asking again and again; a subscriber learns that it is one', async () => {
  const service = await start()
  const count = async () => (await mailsIn(service.deps, VISITOR)).length
  for (let times = 0; times < 3; times++) expect((await sign(service)).status).toBe(202)
  expect(await count()).toBe(1)
  service.pass(10 * 60_000)
  await sign(service)
  expect(await count()).toBe(2)
  service.pass(1000)
  await press(service, await lastLink(service, 'confirm'))
  service.pass(1000)
  const known = await sign(service)
  const stranger = await sign(service, 'sami@voorbeeld.be')
  expect([known.status, await known.json()]).toEqual([stranger.status, await stranger.json()])
  expect((await mailsIn(service.deps, VISITOR)).at(-1)?.subject).toBe('U bent al ingeschreven')
})

test('the tick of another form asks for the same confirmation, and proves where it was given', async () => {
  const service = await start()
  await service.post('contact-me', exampleOf('contact-me'))
  expect(await subscribers(service)).toEqual([])
  const confirming = (await mailsIn(service.deps, VISITOR)).filter(({ subject }) =>
    subject.startsWith('Bevestig'),
  )
  expect(confirming).toHaveLength(1)
  service.pass(60_000)
  await press(service, await lastLink(service, 'confirm'))
  expect(await exportSubscribers(service.deps)).toEqual([
    {
      email: VISITOR,
      language: 'nl',
      askedAt: '2026-11-22T09:15:00.000Z',
      confirmedAt: '2026-11-22T09:16:00.000Z',
      form: 'contact-me',
      property: '4127',
      unsubscribe: `https://kantoor-linde.example${await lastLink(service, 'one-click')}`,
    },
  ])
})

test('without the tick nobody is asked', async () => {
  const service = await start()
  await service.post('contact-me', { ...exampleOf('contact-me'), newsletter: [] })
  expect(await lastLink(service, 'confirm')).toBe('')
})

test('the form that ends it answers alike, whoever is named', async () => {
  const { service } = await subscribed()
  const end = async (email: string) => {
    const answer = await service.post('unsubscribe', { language: 'nl', email })
    return [answer.status, await answer.text()]
  }
  expect(await end('nobody@voorbeeld.be')).toEqual(await end(VISITOR.toUpperCase()))
  // The sender of the form may be a stranger, so the mail to the subscriber has the link.
  expect(await subscribers(service)).toEqual([VISITOR])
  expect(await mailsIn(service.deps, 'nobody@voorbeeld.be')).toEqual([])
  const mail = (await mailsIn(service.deps)).find(
    ({ subject }) => subject === 'Bevestig dat u zich uitschrijft',
  )
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  expect((await service.ask(link)).status).toBe(200)
  expect(await subscribers(service)).toEqual([VISITOR])
  expect((await service.ask(link, { method: 'POST' })).status).toBe(200)
  expect(await subscribers(service)).toEqual([])
})

test('as a table: what a spreadsheet would take for a formula is none', () => {
  const row = {
    language: 'nl',
    askedAt: 'a',
    confirmedAt: 'b',
    form: 'x"y',
    property: '',
    unsubscribe: 'https://a/b',
  }
  expect(subscribersTable([{ email: '=1+1@evil.example', ...row }])).toBe(
    '\uFEFF"email";"language";"askedAt";"confirmedAt";"form";"property";"unsubscribe"\r\n' +
      `"'=1+1@evil.example";"nl";"a";"b";"x""y";"";"https://a/b"\r\n`,
  )
})
