/** S7, S8, S12, S13, S15, S16, S20: mails to people who did not ask for them, and the contents of mails. */
import { expect } from 'vitest'
import type { MailMessage } from '../../core/service/mail/message.ts'
import { mailsIn } from '../support/outbox.ts'
import { KARIM, LIEN, PORTAL_SITE } from '../support/portal.ts'
import { waitFor } from '../support/wait-for.ts'
import { attack } from './attack.ts'
import { addOwners } from './stand.ts'
import type { Stand } from './stand.ts'

const VICTIM = 'slachtoffer@voorbeeld.be'
const FORMS = [
  'contact-me',
  'send-to-friend',
  'sign-newsletter',
  'request-documents',
  'demand-register',
  'site-contact',
] as const

async function toVictim(stand: Stand, email = VICTIM): Promise<readonly MailMessage[]> {
  return (await mailsIn(stand)).filter(({ to }) => to.toLowerCase() === email)
}

attack('sixty forms that fill the mailbox of a third party', async (stand) => {
  for (let number = 0; number < 60; number++) {
    const form = FORMS[number % FORMS.length] ?? 'contact-me'
    const values = { email: VICTIM, friendEmail: VICTIM, remarks: String(number) }
    const { status } = await stand.post(form, values, { from: `127.0.1.${number}` })
    expect([form, status]).toEqual([form, 202])
  }
  expect((await toVictim(stand)).length).toBeLessThanOrEqual(10)
  // The office is notified of each form, and the victim still receives the mails of an own account.
  expect((await mailsIn(stand)).filter(({ purpose }) => purpose === 'office').length).toBeGreaterThan(50)
})

attack('searches that strangers register for somebody', async (stand) => {
  for (let number = 0; number < 25; number++)
    await stand.post(
      'demand-register',
      { email: VICTIM, zone: String(9000 + number) },
      { from: `127.0.1.${number}` },
    )
  const before = (await toVictim(stand)).length
  const rows = await stand.store.db.selectFrom('search').select('confirmed_at').execute()
  expect(rows.length).toBeLessThanOrEqual(20)
  expect(new Set(rows.map(({ confirmed_at }) => confirmed_at))).toEqual(new Set([null]))
  const [home] = PORTAL_SITE.properties
  const properties = [...PORTAL_SITE.properties, { ...home, id: '7000', price: 300_000, fingerprint: 'new' }]
  stand.publish({ ...PORTAL_SITE, properties })
  expect((await stand.command('notify')).code).toBe(0)
  expect(await toVictim(stand)).toHaveLength(before)
  const own = await stand.post('demand-register', { email: VICTIM, zone: 'Gent' }, { from: '127.0.2.1' })
  expect(own.status).toBe(202)
})

attack('"already subscribed" thirty times', async (stand) => {
  await stand.store.write((transaction) =>
    transaction
      .insertInto('subscriber')
      .values({
        id: 'a1',
        email: VICTIM,
        language: 'nl',
        state: 'confirmed',
        form: 'sign-newsletter',
        property: null,
        asked_at: 1,
        confirmed_at: 2,
        ended_at: null,
        erase_at: null,
      })
      .execute(),
  )
  for (let number = 0; number < 30; number++)
    await stand.post('sign-newsletter', { email: VICTIM }, { from: `127.0.1.${number}` })
  expect(await toVictim(stand)).toHaveLength(1)
  // A form that a stranger sends does not end the subscription, nor does a mail scanner that opens the link.
  await stand.post('unsubscribe', { email: VICTIM })
  const state = () => stand.store.db.selectFrom('subscriber').select('state').executeTakeFirst()
  expect(await state()).toEqual({ state: 'confirmed' })
  const link =
    (await toVictim(stand))
      .flatMap(({ text }) => /\/api\/newsletter\/one-click\/\S+/.exec(text) ?? [])
      .at(-1) ?? ''
  expect((await stand.ask(link)).status).toBe(200)
  expect((await stand.ask(link, { method: 'HEAD' })).status).toBe(200)
  expect(await state()).toEqual({ state: 'confirmed' })
  expect((await stand.ask(link, { method: 'POST', body: '' })).status).toBe(200)
  expect(await state()).toEqual({ state: 'ended' })
})

attack('the answers of forms as an oracle for addresses', async (stand) => {
  await addOwners(stand)
  const answers = async (
    form: 'request-documents' | 'forgot-password' | 'sign-newsletter' | 'unsubscribe',
    emails: readonly string[],
  ) => {
    const found = new Set<string>()
    for (const email of emails) {
      const { status, text } = await stand.post(form, { email, language: 'nl' })
      found.add(`${status} ${text}`)
    }
    return [...found]
  }
  expect(await answers('request-documents', [VICTIM, VICTIM, 'nobody@voorbeeld.be'])).toHaveLength(1)
  expect(await answers('forgot-password', [LIEN, KARIM, 'nobody@voorbeeld.be'])).toHaveLength(1)
  expect(await answers('sign-newsletter', [VICTIM, VICTIM])).toHaveLength(1)
  expect(await answers('unsubscribe', [VICTIM, 'nobody@voorbeeld.be'])).toHaveLength(1)
})

attack(
  'a token of a link to a new password in the database',
  async (stand) => {
    await addOwners(stand)
    await stand.post('forgot-password', { email: LIEN })
    const rows = () => stand.store.db.selectFrom('outbox').selectAll().execute()
    await waitFor(async () => expect((await rows()).map(({ state }) => state)).toEqual(['sent']))
    expect(stand.smtp?.mails.map(({ data }) => data.replace(/=\r?\n/g, '')).join()).toMatch(
      /#token=(?:3D)?[A-Za-z0-9_-]{43}/,
    )
    expect(JSON.stringify(await rows())).not.toMatch(/#token=[A-Za-z0-9_-]{43}/)
    const links = await stand.store.db.selectFrom('reset_link').selectAll().execute()
    expect(links.map(({ token_hash }) => token_hash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  },
  { only: ({ mail }) => mail === 'smtp' },
)

attack('headers, recipients and addresses in what is typed', async (stand) => {
  const crlf = 'Noor\r\nBcc: alle@evil.example'
  await stand.post('contact-me', { firstName: crlf, lastName: 'De Wachter' })
  expect((await stand.post('contact-me', { email: 'a?bcc=v@evil.example' })).status).toBe(202)
  await stand.post('contact-me', { email: 'a@voorbeeld.be\r\nBcc: alle@evil.example' })
  await stand.post('contact-me', { email: 'a@voorbeeld.be,b@evil.example' })
  const mails = await mailsIn(stand)
  for (const { to, subject, replyTo = '', html } of mails) {
    expect(`${to}${subject}${replyTo}`).not.toMatch(/[\r\n,]/)
    expect(html).not.toContain('mailto:a?bcc')
  }
  expect(mails.map(({ to }) => to)).not.toContain('b@evil.example')
})

attack('advertising in a mail to somebody else', async (stand) => {
  const links = [
    'evil。com',
    '185.12.3.4/login',
    '0900 12345',
    'ｅｖｉｌ．ｃｏｍ',
    'http://evil.com',
    'evil\u00AD.com',
  ]
  for (const remarks of links) await stand.post('contact-me', { email: VICTIM, remarks, firstName: 'Klik' })
  const texts = (await toVictim(stand)).map(({ text, html }) => text + html).join()
  expect(texts).not.toBe('')
  for (const link of links) expect(texts).not.toContain(link)
})

attack('links of mails on the host of the attacker', async (stand) => {
  await addOwners(stand)
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }
  await stand.post('forgot-password', { email: LIEN }, { headers })
  await stand.post('request-documents', { email: VICTIM }, { headers })
  expect(JSON.stringify(await mailsIn(stand))).not.toContain('evil.example')
})
