/**
 * Imports the data of a property. A list in the export replaces the stored one; an absent list changes
 * nothing.
 */
import type { Kysely } from 'kysely'
import type { Text } from '../../domain/locale.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { PropertyRecord } from '../../schema/owners-file.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import { instantOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import { addDocument, keepContent } from './documents.ts'
import type { CommunicationRow, EventRow, PortalCountRow, VisitRow } from './tables.ts'
import { visitorName } from './visitor-name.ts'

export interface ReadFile {
  /** A detected type, with its extension. */
  readonly type: string
  readonly ending: string
  readonly content: Uint8Array
}

interface PropertyImport {
  readonly zone: TimeZone
  readonly documents: ReadonlyMap<string, ReadFile>
  readonly deps: Pick<ServiceDeps, 'now' | 'random'>
}

/** Engines accept some thousands of values in one statement. */
const ROWS = 500

export async function importProperty(
  db: Kysely<Tables>,
  record: PropertyRecord,
  context: PropertyImport,
): Promise<void> {
  const { zone } = context
  const { id: property, visits, communications, history } = record
  await keepProperty(db, record)
  if (visits !== undefined) {
    await db.deleteFrom('visit').where('property', '=', property).execute()
    for (const rows of inPortions(visits.map((visit) => visitRow(property, visit, zone))))
      await db.insertInto('visit').values(rows).execute()
  }
  if (communications !== undefined) {
    await db.deleteFrom('communication').where('property', '=', property).execute()
    const all = communications.map((communication) => communicationRow(property, communication, zone))
    for (const rows of inPortions(all)) await db.insertInto('communication').values(rows).execute()
  }
  if (history !== undefined) {
    await db.deleteFrom('event').where('property', '=', property).execute()
    for (const rows of inPortions(history.map((event) => eventRow(property, event, zone))))
      await db.insertInto('event').values(rows).execute()
  }
  await importCounts(db, record)
  await importDocuments(db, record, context)
}

async function keepProperty(db: Kysely<Tables>, record: PropertyRecord): Promise<void> {
  const before = await db
    .selectFrom('portal_property')
    .selectAll()
    .where('id', '=', record.id)
    .executeTakeFirst()
  const row = {
    id: record.id,
    titles: record.title === undefined ? (before?.titles ?? '{}') : JSON.stringify(inAll(record.title)),
    address: record.address ?? before?.address ?? null,
    may_upload: record.mayUpload === undefined ? (before?.may_upload ?? 0) : Number(record.mayUpload),
  }
  const { id: _, ...changed } = row
  await db
    .insertInto('portal_property')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

function inAll(title: Text): object {
  return typeof title === 'string' ? Object.fromEntries(LOCALES.map((code) => [code, title])) : title
}

/** An export contains the counts of some days. Those of other days stay. */
async function importCounts(
  db: Kysely<Tables>,
  { id: property, portals = [] }: PropertyRecord,
): Promise<void> {
  const all: readonly PortalCountRow[] = portals.flatMap(({ name, days }) =>
    Object.entries(days).map(([day, count]) => ({ property, portal: name, day, count })),
  )
  for (const rows of inPortions(all))
    await db
      .insertInto('portal_count')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['property', 'portal', 'day'])
          .doUpdateSet((row) => ({ count: row.ref('excluded.count') })),
      )
      .execute()
}

/** A document that is imported again keeps its address. Documents of the owner stay. */
async function importDocuments(
  db: Kysely<Tables>,
  { id: property, documents }: PropertyRecord,
  { zone, documents: files, deps }: PropertyImport,
): Promise<void> {
  if (documents === undefined) return
  const before = await db
    .selectFrom('portal_document')
    .select(['id', 'reference'])
    .where('property', '=', property)
    .where('reference', 'is not', null)
    .execute()
  for (const { id, reference } of before) {
    if (!documents.some((document) => document.id === reference))
      await db.deleteFrom('portal_document').where('id', '=', id).execute()
  }
  for (const { id: reference, name, file, date, mayDownload = true } of documents) {
    const read = files.get(file)
    if (read === undefined) throw new Error(`${file} was not read`)
    const { type, ending, content } = read
    const shown = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
    const about = { name: shown, type, added_at: momentOf(date, zone), may_download: Number(mayDownload) }
    const existing = before.find((row) => row.reference === reference)
    if (existing === undefined) {
      await addDocument(db, { property, reference, owner: null, added_by: 'agency', content, ...about }, deps)
      continue
    }
    const kept = await keepContent(db, content)
    await db
      .updateTable('portal_document')
      .set({ ...about, ...kept })
      .where('id', '=', existing.id)
      .execute()
  }
}

type Visit = NonNullable<PropertyRecord['visits']>[number]

function visitRow(
  property: string,
  { id, date, status, contact, comment, interest }: Visit,
  zone: TimeZone,
): VisitRow {
  return {
    property,
    id,
    at: momentOf(date, zone),
    state: status,
    visitor: visitorName(contact ?? ''),
    feedback: comment ?? null,
    interest: interest ?? null,
  }
}

type Communication = NonNullable<PropertyRecord['communications']>[number]

function communicationRow(
  property: string,
  { id, date, type, contact, subject, comment }: Communication,
  zone: TimeZone,
): CommunicationRow {
  const said = { kind: type, sender: contact, subject, text: comment ?? null }
  return { property, id, at: momentOf(date, zone), ...said }
}

type Event = NonNullable<PropertyRecord['history']>[number]

function eventRow(property: string, { id, date, type, subject, ...more }: Event, zone: TimeZone): EventRow {
  const { contact = null, comment = null, status = null, source = null } = more
  return { property, id, at: momentOf(date, zone), type, subject, contact, comment, status, source }
}

/** Noon of the day, which is the same day in every time zone of Europe. */
function momentOf(date: string, zone: TimeZone): number {
  const [day = '', time] = date.split('T')
  if (time === undefined) return instantOf({ day, minutes: 12 * 60 }, zone)
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(time)) return Date.parse(date)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantOf({ day, minutes: hours * 60 + minutes }, zone)
}

function inPortions<Row>(rows: readonly Row[]): readonly Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  )
}
