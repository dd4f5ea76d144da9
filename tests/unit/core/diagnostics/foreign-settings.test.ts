/** Settings as other programs have them: the hint says what they are called here, or where they are made. */
import { describe, expect, test } from 'vitest'
import { fromZod } from '../../../../core/diagnostics/from-zod.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'

/** "path | hint" of each problem of a file of site-config/. */
function hintsOf(name: 'service' | 'imports' | 'forms', data: object): readonly string[] {
  const { schema } = SITE_CONFIG[name]
  const { error } = schema.safeParse(data)
  const problems = fromZod(error?.issues ?? [], { file: `site-config/${name}.json`, data, schema })
  return problems.map(({ at: [at], hint }) => `${at?.path.join('.')} | ${hint ?? ''}`)
}

const SMTP =
  'the mail server and its password are the environment variable AGENCY_SITE_SMTP_URL (docs/service.md)'

describe('what is in no file of the site', () => {
  test.each<[Parameters<typeof hintsOf>[0], object, string]>([
    ['service', { mail: { host: 'smtp.example' } }, `mail.host | ${SMTP}`],
    ['service', { mail: { password: 'x' } }, `mail.password | ${SMTP}`],
    ['service', { smtp: 'smtps://user:x@mail.example' }, `smtp | ${SMTP}`],
    [
      'service',
      { database: 'postgres://db/agency' },
      'database | the database is the environment variable AGENCY_SITE_DATABASE (docs/service.md)',
    ],
    ['service', { port: 8080 }, 'port | agency-site serve takes --port and --host'],
    [
      'service',
      { webhooks: [{ url: 'https://crm.example/', secret: 'x' }] },
      'webhooks.0.secret | the secret of all webhooks is the environment variable AGENCY_SITE_WEBHOOK_SECRET (docs/service-webhooks.md)',
    ],
    [
      'imports',
      { sources: [{ id: 'crm', place: 'imports/a.csv', schedule: 'hourly' }] },
      'sources.0.schedule | the exports are read by each build; "publishing" in site-config/service.json builds by the clock (docs/desk.md)',
    ],
    [
      'imports',
      { sources: [{ id: 'crm', place: 'imports/a.csv', mapping: { Prix: 'Price' } }] },
      'sources.0.mapping.Prix | the columns of an export stand in "fields" of the mapping: { "Price": "Prix" } (docs/import.md)',
    ],
  ])('%s %j', (name, data, expected) => {
    expect(hintsOf(name, data)).toEqual([expected])
  })
})

describe('an unknown key', () => {
  test.each<[Parameters<typeof hintsOf>[0], object, string]>([
    ['imports', { sources: [{ id: 'crm', url: 'imports/a.csv' }] }, 'sources.0.url | did you mean "place"?'],
    [
      'imports',
      { sources: [{ id: 'crm', place: 'a.csv', format: 'csv' }] },
      'sources.0.format | did you mean "preset"?',
    ],
    [
      'service',
      { mail: { bcc: 'a@b.example' } },
      'mail.bcc | the keys here are from, to, forms, copies, kept, failed and perDay',
    ],
    ['service', { newsletter: { day: 5, hour: 9 } }, 'newsletter.hour | the only key here is day'],
    ['forms', { action: '/x' }, 'action | the keys here are target, targets, fields, captcha and answers'],
  ])('%s %j', (name, data, expected) => {
    expect(hintsOf(name, data)).toEqual([expected])
  })
})

describe('a value has the description of', () => {
  test.each([
    [
      'its list',
      { appointments: { days: ['monday'] } },
      'days with appointments, 1 is Monday; default: every day with opening hours in site.json',
    ],
    [
      'its table',
      { retention: { offer: '2 years' } },
      'retention of submissions in days; docs/service.md lists the defaults',
    ],
    ['its table of lists', { mail: { forms: { offer: [3] } } }, 'put it in quotation marks'],
    ['itself', { mail: { kept: 'long' } }, 'days that a sent mail is kept; default: 30'],
  ])('%s', (_, data, expected) => {
    expect(hintsOf('service', data).map((line) => line.split(' | ')[1])).toEqual([expected])
  })

  test('nothing, if a neighbour has one', () => {
    expect(
      hintsOf('imports', { sources: [{ id: 'crm', place: { url: 'https://crm.example/', headers: [] } }] }),
    ).toHaveLength(1)
  })
})

describe('an address', () => {
  test.each([
    [{ mail: { to: ['Kantoor Linde <info@linde.example>'] } }, 'write the address alone: info@linde.example'],
    [{ mail: { from: ' info@linde.example' } }, 'remove the blanks around it'],
    [{ webhooks: [{ url: 'http://crm.example/hook' }] }, 'https, or http on this machine'],
    [
      { desk: { enabled: true, signOn: { issuer: 'http://login.example', clientId: 'x', name: 'Login' } } },
      'address of the OpenID provider, as it names itself: https, or http on this machine',
    ],
  ])('%j is refused', (data, expected) => {
    expect(hintsOf('service', data).map((line) => line.split(' | ')[1])).toEqual([expected])
  })

  test.each([
    'https://crm.example/hook',
    'http://localhost:3000/hook',
    'http://127.0.0.1/',
    'http://[::1]:80/',
  ])('%s is one of a webhook', (url) => {
    expect(hintsOf('service', { webhooks: [{ url }] })).toEqual([])
  })
})

test('a closed day is one of the calendar', () => {
  const closed = ['2026-12-24', '24/12/2026', '2026-02-30']
  expect(hintsOf('service', { appointments: { closed } })).toEqual([
    'appointments.closed.1 | other days without appointments',
    'appointments.closed.2 | other days without appointments',
  ])
})

test('a form is not sent to a mail address, because it opens a mail without a target', () => {
  expect(hintsOf('forms', { target: 'mailto:info@linde.example' })).toEqual([
    'target | without a service and a target, each form opens a mail to the office: leave the target out',
  ])
})
