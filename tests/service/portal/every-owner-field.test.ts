/** Every field of the file of owners has an effect on the portal. */
import { expect, test } from 'vitest'
import { ownersFile } from '../../../core/schema/owners-file.ts'
import { importOwners } from '../../../core/service/portal/import-owners.ts'
import { DEFAULT_TIME_ZONE } from '../../../core/service/time-zone.ts'
import { LIEN, logIn, startPortal } from '../../support/portal.ts'
import type { Browser } from '../../support/portal.ts'
import type { TestService } from '../../support/service.ts'
import { ignoredFields } from '../../unit/core/schema/ignored-fields.ts'

const event = { date: '2026-11-06T09:00', contact: 'Inès', comment: 'Op de site', subject: 'Stand' }

const PROPERTY = {
  id: 4127,
  title: { nl: 'Huis' },
  address: 'Lindekaai 41',
  mayUpload: true,
  visits: [
    {
      id: 1,
      date: '2026-11-20T14:30',
      status: 'done',
      contact: 'An De Smet',
      comment: 'Licht',
      interest: 'some',
    },
    { id: 2, date: '2026-11-24T10:00', status: 'planned', contact: 'Jan Peeters' },
  ],
  communications: ['mail', 'letter'].map((type, index) => ({ ...event, id: index + 1, type })),
  history: ['Bod', 'Bezoek'].map((type, index) => ({
    ...event,
    id: index + 1,
    type,
    status: 'Klaar',
    source: 'Website',
  })),
  portals: ['Woning', 'Huis'].map((name) => ({ name, days: { '2026-11-20': 3, '2026-11-19': 1 } })),
  documents: ['plan.pdf', 'akte.pdf'].map((file, index) => ({
    id: index + 1,
    name: `Stuk ${index}`,
    file,
    date: '2026-11-01',
    mayDownload: true,
  })),
}

const FILE = {
  owners: [
    { id: 1, email: LIEN, name: 'Lien', language: 'nl', properties: [4127, 4130], disabled: false },
    { id: 2, email: 'noor@voorbeeld.be', name: 'Noor', language: 'nl', properties: [4135] },
  ],
  // Only a home that has left the site is shown with the title of this file.
  properties: [PROPERTY, { id: 4130, title: { nl: 'Hoeve' }, address: 'Hoge Houtweg 3' }],
}

const documents = new Map(
  ['plan.pdf', 'pla1.pdf', 'akte.pdf', 'akt1.pdf'].map((file) => [
    file,
    { type: 'application/pdf', ending: 'pdf', content: Buffer.from(`%PDF ${file}`) },
  ]),
)

const ACTIVITY = [
  'visit',
  'communication',
  'event',
  'portal_count',
  'portal_document',
  'portal_property',
] as const

/** The answers to the owner after the import into a portal without activity. */
async function answersAfter(service: TestService, browser: Browser, data: unknown): Promise<string[] | null> {
  const read = ownersFile.safeParse(data)
  if (!read.success) return null
  await service.store.write(async (transaction) => {
    for (const table of ACTIVITY) await transaction.deleteFrom(table).execute()
  })
  const given = { name: 'owners.json', zone: DEFAULT_TIME_ZONE, documents }
  // The command refuses a file with a duplicate id (AS8001) before the import.
  const done = await importOwners({ file: read.data, ...given }, service.deps).catch(() => null)
  if (done === null) return null
  const rows = await service.store.db.selectFrom('portal_document').select('id').orderBy('name').execute()
  const paths = [
    '/session',
    ...['4127', '4130', '4135'].map((id) => `/properties/${id}`),
    '/properties/4127/history.csv',
    ...rows.map(({ id }) => `/properties/4127/documents/${id}`),
  ]
  const answers = await Promise.all(paths.map(async (path) => (await browser.get(path)).text()))
  // Each import makes new ids of documents.
  return [
    done.kind,
    ...answers.map((answer) => rows.reduce((text, { id }) => text.replaceAll(id, 'id'), answer)),
  ]
}

test('every field of the file of owners changes what an owner sees', async () => {
  const service = await startPortal()
  let browser = await logIn(service)
  const ignored = await ignoredFields({
    schema: ownersFile,
    data: [FILE],
    observe: async (data) => {
      const answers = await answersAfter(service, browser, data)
      await answersAfter(service, browser, FILE)
      // A disabled owner has no session.
      if ((await browser.get('/session')).status !== 200) browser = await logIn(service)
      return answers
    },
  })
  expect(ignored).toEqual([])
})
