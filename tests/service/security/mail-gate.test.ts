/** The gate that every mail passes, and the tokens of sent mails. */
import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { admitted } from '../../../core/service/mail/gate.ts'
import { isRepeatable } from '../../../core/service/mail/visitor-text.ts'
import { mailtoHref } from '../../../core/service/mail/mailto.ts'
import type { MailMessage } from '../../../core/service/mail/message.ts'
import type { MailTransport } from '../../../core/service/mail/transport.ts'
import { drainOutbox } from '../../support/drain-outbox.ts'
import { mailsIn } from '../../support/outbox.ts'
import { browserOf, LIEN, mailedToken, startPortal } from '../../support/portal.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'

const VICTIM = 'slachtoffer@voorbeeld.be'
const DAY = 24 * 3_600_000

const mailsTo = async (service: TestService, email: string) =>
  (await mailsIn(service.deps)).filter(({ to }) => to.toLowerCase() === email)

/** Forms that mail the given address, each from another network. */
async function flood(service: TestService, count: number): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let number = 0; number < count; number++) {
    const form =
      (['contact-me', 'send-to-friend', 'sign-newsletter', 'request-documents'] as const)[number % 4] ??
      'offer'
    const values = {
      ...exampleOf(form),
      email: number % 3 ? VICTIM : VICTIM.toUpperCase(),
      friendEmail: VICTIM,
    }
    statuses.push((await service.post(form, values, { address: `198.51.100.${number}` })).status)
  }
  return statuses
}

test('strangers fill nobody’s mailbox: ten mails a day over all forms, and the office gets every form', async () => {
  const service = await startService({ site: { captcha: false } })
  const statuses = await flood(service, 40)
  expect(new Set(statuses)).toEqual(new Set([202]))
  expect(await mailsTo(service, VICTIM)).toHaveLength(10)
  const toOffice = (await mailsIn(service.deps)).filter(({ purpose }) => purpose === 'office')
  expect(toOffice.length).toBeGreaterThanOrEqual(20)
  expect(service.logged).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('held back') as string }),
  )
  expect(JSON.stringify(service.logged)).not.toContain('slachtoffer')
  service.pass(DAY)
  await flood(service, 4)
  expect((await mailsTo(service, VICTIM)).length).toBeGreaterThan(10)
})

test('the number of mails a day is configured', async () => {
  const service = await startService({ site: { captcha: false }, config: { mail: { perDay: 4 } } })
  await flood(service, 12)
  expect(await mailsTo(service, VICTIM)).toHaveLength(2)
})

test('a flood of strangers leaves the mails of the own account', async () => {
  const service = await startPortal()
  for (let number = 0; number < 15; number++)
    await service.post(
      'contact-me',
      { ...service.example('contact-me'), email: LIEN },
      { address: `198.51.100.${number}` },
    )
  await browserOf(service).post('forgot-password', { email: LIEN, altcha: service.proof('forgot-password') })
  expect((await mailsIn(service.deps, LIEN)).filter(({ purpose }) => purpose === 'own')).toHaveLength(1)
})

test('"already subscribed" is mailed once a day', async () => {
  const service = await startService({ site: { captcha: false } })
  await service.store.write((transaction) =>
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
    await service.post(
      'sign-newsletter',
      { language: 'nl', email: VICTIM },
      { address: `198.51.100.${number}` },
    )
  expect(await mailsTo(service, VICTIM)).toHaveLength(1)
})

test('news without a link that ends it does not leave', async () => {
  const { deps, store } = await startService()
  const mail: MailMessage = {
    kind: 'mail',
    purpose: 'agreed',
    to: VICTIM,
    language: 'nl',
    subject: 's',
    text: 't',
    html: 'h',
  }
  await expect(store.write((transaction) => admitted(transaction, [mail], deps))).rejects.toThrow(
    'unsubscribe',
  )
})

const out = (sent: string[], fails = false): MailTransport => ({
  send: async (message, { handOver }) => {
    await handOver()
    sent.push(message.text)
    return fails ? { kind: 'refused', permanent: true, reason: '550' } : { kind: 'sent' }
  },
})

test.each([
  ['sent', false],
  ['failed', true],
])(
  'the token of a link to a new password is in the mail only, and in no row once it has %s',
  async (_, fails) => {
    const service = await startPortal()
    await browserOf(service).post('forgot-password', {
      email: LIEN,
      altcha: service.proof('forgot-password'),
    })
    const token = (await mailedToken(service, LIEN)) ?? ''
    const sent: string[] = []
    await drainOutbox({ deps: service.deps, transport: out(sent, fails) })
    expect(sent.join()).toContain(`#token=${token}`)
    const rows = await service.store.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).toContain('#token=')
  },
)

test('an address with a question mark adds no recipient to the link of the office', async () => {
  expect(mailtoHref('a?bcc=v@evil.example')).toBe('mailto:a%3Fbcc%3Dv@evil.example')
  const service = await startService({ site: { captcha: false } })
  await service.post('contact-me', { ...exampleOf('contact-me'), email: 'a?bcc=v@evil.example' })
  const office = (await mailsIn(service.deps)).find(({ purpose }) => purpose === 'office')
  expect(office?.html).toContain('mailto:a%3Fbcc%3Dv@evil.example')
  expect(office?.html).not.toContain('mailto:a?bcc')
})

test.each([
  'evil。com',
  'evil．com',
  'evil｡com',
  'ｅｖｉｌ．ｃｏｍ',
  'ev\u00ADil\u200B.com',
  '185.12.3.4/login',
  '0900 12345',
  '0900/12.345',
  '+32 470 12 34 56',
  'https://x',
  'x@y',
])('%s is not repeated to an address that was filled in', (text) =>
  expect(isRepeatable(`Kijk op ${text}`)).toBe(false),
)

test.each([
  'Graag na 17.30 uur.',
  'Op 01/12/2026 om 10.00',
  'Van 02-12-2026',
  'Budget 350.000 tot 400.000 euro',
  'Twee slaapkamers, 9000 Gent',
  'Bus 0201',
])('%s is repeated', (text) => expect(isRepeatable(text)).toBe(true))
