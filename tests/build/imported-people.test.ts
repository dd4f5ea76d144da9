/** Agents and offices of an export become people and offices of the site. */
import { expect, test } from 'vitest'
import { photo } from '../support/busy-site.ts'
import { CONFIG, csv, errors, HEADER, imported, pages, row } from '../support/import-site.ts'
import { MINIMAL } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const [SOURCE] = CONFIG.sources
const COLUMNS = ['agent', 'mail', 'gsm', 'foto', 'kantoor', 'kantoorstraat'] as const
const RULES = {
  ...SOURCE?.mapping,
  people: {
    each: '.',
    id: ['mail', 'agent'],
    fields: { name: 'agent', email: 'mail', phone: { from: 'gsm', as: 'phone' }, photo: 'foto' },
  },
  offices: {
    each: '.',
    id: 'kantoor',
    fields: {
      name: 'kantoor',
      street: 'kantoorstraat',
      zip: { constant: '8400' },
      city: { constant: 'Oostende' },
      country: { constant: 'BE' },
      phone: { constant: '+32 59 00 00 00' },
    },
  },
}

type Agent = Partial<Record<(typeof COLUMNS)[number], string>>

const table = (...agents: readonly Agent[]) => {
  const rows = agents.map(
    (agent, index) => `${row(`1${index + 1}`)};${COLUMNS.map((name) => agent[name] ?? '').join(';')}`,
  )
  return `${HEADER};${COLUMNS.join(';')}\n${rows.join('\n')}\n`
}

function siteOf(agents: readonly Agent[], files: Record<string, unknown> = {}, place = 'imports/stock.csv') {
  const site = imported(csv(), files as Record<string, object>)
  site.write('imports/stock.csv', null)
  site.write('site-config/imports.json', { sources: [{ ...SOURCE, mapping: RULES, place }] })
  site.write(place, table(...agents))
  return site
}

const member = (id: number, name: string, more: object = {}) => ({ id, name, ...more })
const team = (...members: readonly object[]) => ({ 'site-config/team.json': { members } })
const home = (site: TestSite, id: string) => site.read(`nl/te-koop/gent/grond-${id}/${id}/index.html`)
const JAN = { agent: 'Jan Peeters', mail: 'jan@voorbeeld.be', gsm: '+32 470 00 00 01 (kantoor)' }

test('an agent is shown beside the homes of the export that name one', async () => {
  const site = siteOf([JAN, JAN, { agent: 'An De Smet' }])
  expect(errors(await site.build())).toEqual([])
  for (const id of ['11', '12']) {
    expect(home(site, id)).toContain('Jan Peeters')
    expect(home(site, id)).toContain('tel:+32470000001')
  }
  expect(home(site, '13')).toContain('An De Smet')
})

test('an edit does not link the homes again that it does not touch', async () => {
  const site = siteOf([JAN, JAN])
  const first = await site.build()
  site.write('site-config/strings.nl.json', { 'status.new': 'Vers' })
  const second = await site.build()
  expect(errors(second)).toEqual([])
  const homesOf = ({ memory }: typeof first) => memory?.linked?.value.properties ?? []
  expect(homesOf(second)).toHaveLength(2)
  homesOf(second).forEach((each, index) => expect(each).toBe(homesOf(first)[index]))
})

test.each([
  ['by name', { agent: 'jan peeters' }],
  ['by mail', { agent: 'J. Peeters', mail: 'Jan@voorbeeld.be' }],
])('a person of the site takes precedence, found %s', async (_, agent) => {
  const own = member(4, 'Jan Peeters', { email: 'jan@voorbeeld.be', phone: '+32 9 111 11 11' })
  const site = siteOf([{ gsm: '+32 470 99 99 99', ...agent }], team(own))
  expect(errors(await site.build())).toEqual([])
  expect(home(site, '11')).toContain('tel:+3291111111')
  expect(home(site, '11')).not.toContain('470')
})

test('two people who share the mailbox of an office are two people', async () => {
  const own = member(4, 'Jan Peeters', { email: 'info@voorbeeld.be' })
  const { offices } = MINIMAL['site-config/site.json'] as { offices: object[] } & object
  const config = {
    ...(MINIMAL['site-config/site.json'] as object),
    offices: [{ ...offices[0], email: 'info@voorbeeld.be' }],
  }
  const site = siteOf([{ agent: 'An De Smet', mail: 'info@voorbeeld.be' }], {
    ...team(own),
    'site-config/site.json': config,
  })
  expect(errors(await site.build())).toEqual([])
  expect(home(site, '11')).toContain('An De Smet')
})

test('an agent whose data has a mistake is left out, and a home without agent is published', async () => {
  const site = siteOf([{ ...JAN, mail: 'geen adres' }, {}])
  expect(errors(await site.build())).toEqual([])
  expect(pages(site).sort()).toEqual(['11', '12'])
  expect(home(site, '11')).not.toContain('Jan Peeters')
})

test('an office with an address joins the site, and is the office of its people', async () => {
  const site = siteOf([{ ...JAN, kantoor: 'Kantoor Kust', kantoorstraat: 'Dijk 1' }])
  const built = await site.build()
  expect(errors(built)).toEqual([])
  const contact = site.list().filter((file) => file.endsWith('.html') && site.read(file).includes('Dijk 1'))
  expect(contact.length).toBeGreaterThan(0)
})

test('an office without an address is a warning, unless the site has an office of this name', async () => {
  const unknown = siteOf([
    { ...JAN, kantoor: 'Kust' },
    { agent: 'An', kantoor: 'Kust' },
  ])
  const { problems } = await unknown.build()
  expect(problems.filter(({ code }) => code === 'AS9306').map(({ message }) => message)).toEqual([
    'the office "Kust" is not on the site, because its street is missing',
  ])
  const { name } = MINIMAL['site-config/site.json'] as { name: string }
  const known = siteOf([{ ...JAN, kantoor: name.toUpperCase() }])
  expect((await known.build()).problems.filter(({ code }) => code === 'AS9306')).toEqual([])
})

test('a photo lies beside the export; one that is missing is a warning at the record', async () => {
  const agents = [
    { ...JAN, foto: 'jan.jpg' },
    { agent: 'An', foto: 'an.jpg' },
  ]
  const site = siteOf(agents, { 'content/crm/jan.jpg': await photo(1) }, 'content/crm/stock.csv')
  const built = await site.build()
  expect(errors(built)).toEqual([])
  const missing = site.diagnostics(built.problems).filter(({ code }) => code === 'AS5001')
  expect(
    missing.map(({ severity, at, message }) => `${severity} ${at?.file}:${at?.line} ${message}`),
  ).toEqual(['warning content/crm/stock.csv:3 the picture content/crm/an.jpg does not exist'])
  expect(home(site, '11')).toMatch(/<img[^>]+Jan Peeters/)
})
