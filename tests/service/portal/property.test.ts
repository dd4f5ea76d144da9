/** The property of an owner in the portal. */
import { beforeEach, expect, test } from 'vitest'
import { portalProperty, portalSession } from '../../../core/http/portal.ts'
import { ownersFile } from '../../../core/schema/owners-file.ts'
import { eraseData, exportData } from '../../../core/service/personal-data.ts'
import type { TestService } from '../../support/service.ts'
import type { Browser } from '../../support/portal.ts'
import { importFile, KARIM, logIn, startPortal } from '../../support/portal.ts'

/** The clock of the tests stands at Sunday 22 November 2026, 10:15 in Brussels. */
const ACTIVITY = ownersFile.parse({
  properties: [
    {
      id: 4127,
      visits: [
        {
          id: 1,
          date: '2026-11-20T14:30',
          status: 'done',
          contact: 'Mevrouw An De Smet',
          comment: 'Licht.',
          interest: 'strong',
        },
        { id: 2, date: '2026-11-24T10:00', status: 'planned', contact: 'Jan Peeters' },
        { id: 3, date: '2026-11-22T09:00', status: 'planned', contact: 'Noor' },
        { id: 4, date: '2026-11-25T10:00', status: 'cancelled', contact: 'Piet Claes' },
      ],
      communications: [
        {
          id: 1,
          date: '2026-11-21',
          type: 'telephone',
          contact: 'Inès Maertens',
          subject: 'Stand van zaken',
          comment: 'Twee kandidaten.',
        },
      ],
      history: [
        {
          id: 1,
          date: '2026-11-06T09:00',
          type: 'Publicatie',
          contact: 'Inès Maertens',
          subject: 'Online',
          comment: 'Op onze site',
          status: 'Klaar',
          source: 'Website',
        },
        {
          id: 2,
          date: '2026-11-18T16:45',
          type: 'Bod',
          subject: '=HYPERLINK("https://elders.example";"klik")',
          comment: 'a;b "c"\nd',
        },
      ],
      portals: [
        {
          name: 'Woningzoeker',
          days: {
            '2026-10-23': 100,
            '2026-10-24': 1,
            '2026-11-01': 2,
            '2026-11-15': 3,
            '2026-11-16': 4,
            '2026-11-22': 5,
          },
        },
      ],
    },
  ],
})

let service: TestService
let lien: Browser
beforeEach(async () => {
  service = await startPortal()
  await importFile(service, ACTIVITY)
  lien = await logIn(service)
})

const propertyOf = async (browser: Browser, id = '4127') =>
  portalProperty.parse(await (await browser.get(`/properties/${id}`)).json())

test('an owner sees their own properties, on the site or not any more', async () => {
  const { owner, properties } = portalSession.parse(await (await lien.get('/session')).json())
  expect(owner).toEqual({
    name: 'Lien Vermeulen',
    email: 'lien@voorbeeld.be',
    language: 'nl',
    secondFactor: false,
    secondFactorRequired: false,
  })
  expect(properties).toMatchObject([
    {
      id: '4127',
      state: 'for-sale',
      address: 'Lindekaai 41, 9000 Gent',
      visitsPlanned: 1,
      paths: { nl: '/nl/te-koop/gent/herenhuis/4127/' },
      lastActivity: '2026-11-22',
    },
    {
      id: '4130',
      state: 'gone',
      titles: { nl: 'Hoeve in Aalter' },
      address: 'Hoge Houtweg 3, 9880 Aalter',
      paths: {},
    },
  ])
})

test('visits bear a first name and an initial; what is planned and what was said stand in the order of time', async () => {
  const { visitList, communications, history, manager } = await propertyOf(lien)
  expect(visitList.map(({ visitor, state }) => [visitor, state])).toEqual([
    ['Piet C.', 'cancelled'],
    ['Jan P.', 'planned'],
    ['Noor', 'planned'],
    ['An S.', 'done'],
  ])
  expect(visitList[3]).toMatchObject({
    at: Date.UTC(2026, 10, 20, 13, 30),
    feedback: 'Licht.',
    interest: 'strong',
  })
  expect(communications).toMatchObject([
    { kind: 'telephone', from: 'Inès Maertens', text: 'Twee kandidaten.' },
  ])
  expect(history.map(({ type }) => type)).toEqual(['Bod', 'Publicatie'])
  expect(manager).toMatchObject({ name: 'Inès Maertens', phone: '09 000 12 36', picture: '/_p/ines.webp' })
})

test('views are counted for today, from Monday, from the first of the month, and in all', async () => {
  const { statistics, visits } = await propertyOf(lien)
  expect(visits).toEqual({ today: 5, week: 9, month: 14, total: 115 })
  expect(statistics.visits).toEqual(visits)
})

test('the chart has the last 30 days, our own pages first, and only portals that supply figures', async () => {
  await service.store.write((transaction) =>
    transaction
      .insertInto('page_count')
      .values({ property: '4127', path: '', day: '2026-11-22', count: 7 })
      .execute(),
  )
  const { sources, days, visits } = (await propertyOf(lien)).statistics
  expect(sources.map(({ name }) => name)).toEqual(['Kantoor Linde & Zn', 'Woningzoeker'])
  expect([days.length, days[0], days[29]]).toEqual([
    30,
    { day: '2026-10-24', counts: [0, 1] },
    { day: '2026-11-22', counts: [7, 5] },
  ])
  expect(visits).toEqual({ today: 12, week: 16, month: 21, total: 122 })
})

test('a property without anything is shown empty', async () => {
  const { visitList, communications, history, documents, statistics, mayUpload, manager } = await propertyOf(
    lien,
    '4130',
  )
  expect({ visitList, communications, history, documents, mayUpload, manager }).toEqual({
    visitList: [],
    communications: [],
    history: [],
    documents: [],
    mayUpload: false,
    manager: undefined,
  })
  expect(statistics.days.every(({ counts }) => counts.length === 1 && counts[0] === 0)).toBe(true)
})

test('the history is a table that a spreadsheet opens, and nothing in it is a formula', async () => {
  const answer = await lien.get('/properties/4127/history.csv')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="4127\.csv"/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(bytes.subarray(3).toString('utf8')).toBe(
    [
      '"Datum";"Type";"Contact";"Onderwerp";"Opmerking";"Status";"Bron"',
      `"2026-11-18 16:45";"Bod";"";"'=HYPERLINK(""https://elders.example"";""klik"")";"a;b ""c""\nd";"";""`,
      '"2026-11-06 09:00";"Publicatie";"Inès Maertens";"Online";"Op onze site";"Klaar";"Website"',
      '',
    ].join('\r\n'),
  )
})

test('nothing of the portal is kept by a cache', async () => {
  for (const path of ['/session', '/properties/4127', '/properties/4127/history.csv', '/properties/1'])
    expect((await lien.get(path)).headers.get('Cache-Control')).toBe('private, no-store')
})

test('each owner has their own language and their own properties', async () => {
  const karim = await logIn(service, KARIM, 'drie paarden in Brussel')
  const { properties, owner } = portalSession.parse(await (await karim.get('/session')).json())
  expect([owner.language, properties.map(({ id, state }) => [id, state])]).toEqual([
    'fr',
    [['4135', 'for-rent']],
  ])
  const table = await (await karim.get('/properties/4135/history.csv')).text()
  expect(table).toContain('"Objet";"Commentaire"')
})

test('what is kept of an owner can be handed out, without secrets, and erased, with every session', async () => {
  const { ownerAccounts } = await exportData(service.store, 'Lien@voorbeeld.be')
  expect(ownerAccounts).toMatchObject([{ email: 'lien@voorbeeld.be', properties: ['4127', '4130'] }])
  expect(JSON.stringify(ownerAccounts)).not.toMatch(/argon2|token|hash/)
  expect(await eraseData(service.store, 'lien@voorbeeld.be')).toMatchObject({ ownerAccounts: 1 })
  expect((await lien.get('/session')).status).toBe(401)
  expect(await service.store.db.selectFrom('session').selectAll().execute()).toEqual([])
})

test('a visit that was booked on the site is among those that are planned, until it is told of by its id', async () => {
  const email = 'sami@voorbeeld.be'
  await service.post('contact-appointment', {
    ...service.example('contact-appointment'),
    property: '4127',
    firstName: 'Sami',
    lastName: 'El Aziz',
    email,
    hold: '',
  })
  const { visitList, visitsPlanned } = await propertyOf(lien)
  const booked = visitList.find(({ visitor }) => visitor === 'Sami A.')
  expect(booked).toMatchObject({ state: 'planned' })
  expect(visitsPlanned).toBe(2)
  expect(JSON.stringify(visitList)).not.toContain(email)
})
