/**
 * The demo owner (`serve --demo`): a plausible year of history for three properties of the demo, up to today.
 */
import type { Kysely } from 'kysely'
import type { OwnersFile, PropertyRecord } from '../../core/schema/owners-file.ts'
import type { ServiceDeps } from '../../core/service/deps.ts'
import type { Tables } from '../../core/service/store/tables.ts'
import { importOwners } from '../../core/service/portal/import-owners.ts'
import { hashPassword } from '../../core/service/accounts/passwords.ts'
import { addCounts } from '../../core/service/statistics/page-counts.ts'
import { addDays, dayOf, zoneOf } from '../../core/service/time-zone.ts'
import { pdfOf } from './demo-document.ts'
import { demoYear } from './demo-year.ts'

const EMAIL = 'eigenaar@dorpel-linde.example'
const PROPERTIES = ['4120', '4122', '4124'] as const

const DOCUMENTS = [
  {
    id: 'mandate',
    name: 'Verkoopopdracht',
    file: 'mandate.pdf',
    ago: 214,
    lines: ['Verkoopopdracht', 'Voorbeeld bij de demo van agency-site.'],
  },
  {
    id: 'valuation',
    name: 'Schattingsverslag',
    file: 'valuation.pdf',
    ago: 351,
    lines: ['Schattingsverslag', 'Voorbeeld bij de demo van agency-site.'],
  },
] as const

export interface DemoLogin {
  readonly email: string
  /** A new password for each start, so that a public demo has no known one. */
  readonly password: string
}

/** May run repeatedly: existing data are extended to today. */
export async function seedDemo(
  deps: Pick<ServiceDeps, 'store' | 'now' | 'random' | 'config'>,
): Promise<DemoLogin> {
  const zone = zoneOf(deps)
  const today = dayOf(deps.now(), zone)
  const read = { type: 'application/pdf', ending: '.pdf' }
  const documents = new Map(DOCUMENTS.map(({ file, lines }) => [file, { ...read, content: pdfOf(lines) }]))
  const outcome = await importOwners({ file: demoFile(today), name: 'demo', zone, documents }, deps)
  if (outcome.kind === 'refused') throw new Error(`another owner has the address ${EMAIL}`)
  const password = deps.random(12).toString('base64url')
  const hash = await hashPassword(password)
  await deps.store.write(async (transaction) => {
    await transaction.updateTable('owner').set({ password: hash }).where('email', '=', EMAIL).execute()
    for (const id of PROPERTIES) await seedViews(transaction, id, today)
  })
  return { email: EMAIL, password }
}

/** The file that `import owners` would read. */
export function demoFile(today: string): OwnersFile {
  const owner = { id: 'demo', email: EMAIL, name: 'Hilde Vercruysse', language: 'nl' as const }
  return {
    owners: [{ ...owner, properties: [...PROPERTIES] }],
    properties: PROPERTIES.map((id): PropertyRecord => ({
      id,
      mayUpload: true,
      ...demoYear(id, today).lists,
      documents: DOCUMENTS.map(({ id: document, name, file, ago }) => ({
        id: `${id}-${document}`,
        name,
        file,
        date: addDays(today, -ago),
      })),
    })),
  }
}

/** Days with views of real visitors keep them. */
async function seedViews(db: Kysely<Tables>, property: string, today: string): Promise<void> {
  const counted = await db.selectFrom('page_count').select('day').where('property', '=', property).execute()
  const known = new Set(counted.map(({ day }) => day))
  const days = Object.entries(demoYear(property, today).ownViews).filter(([day]) => !known.has(day))
  await addCounts(
    db,
    days.map(([day, count]) => ({ property, path: '', day, count })),
  )
}
