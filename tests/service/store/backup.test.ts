import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../../../core/service/backup/backup.ts'
import { createSum, endLine } from '../../../core/service/backup/format.ts'
import { restoreBackup, rowsKept } from '../../../core/service/backup/restore.ts'
import type { Store } from '../../../core/service/store/store.ts'
import { TABLE_NAMES } from '../../../core/service/store/table-names.ts'
import { createDatabase } from '../../support/postgres.ts'
import { openTestStore } from '../../support/test-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-backup-'))
const file = path.join(folder, 'backup.gz')
let store: Store

const submission = (id: string) => ({
  id,
  form: 'site-contact' as const,
  language: 'nl' as const,
  property: null,
  project: null,
  email: `${id}@voorbeeld.be`,
  fields: JSON.stringify({ remarks: 'é 🏠\n\u2028' }),
  received_at: 1_795_328_849_909,
  office: null,
  agent: null,
  handled_at: null,
  erase_at: 4_102_444_800_000,
})
const add = (into: Store, id: string) =>
  into.write((transaction) => transaction.insertInto('submission').values(submission(id)).execute())
const idsOf = async (of: Store) =>
  (await of.db.selectFrom('submission').select('id').orderBy('id').execute()).map(({ id }) => id)

beforeAll(async () => {
  store = await openTestStore(path.join(folder, 'service.db'))
  for (let index = 0; index < 1100; index++) await add(store, `s${String(index).padStart(4, '0')}`)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every table of the database is in a backup', async () => {
  const tables = await store.db.introspection.getTables()
  expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES].sort())
})

describe('a backup', () => {
  test('that fails leaves nothing behind', async () => {
    const own = mkdtempSync(path.join(folder, 'failed-'))
    const damaged = await openTestStore(path.join(own, 'service.db'))
    await damaged.db.schema.dropTable(TABLE_NAMES.at(-1) ?? '').execute()
    const file = path.join(own, 'backup.gz')
    await expect(writeBackup(damaged, { file, now: 1 })).rejects.toThrow()
    await damaged.close()
    expect(readdirSync(own).filter((name) => name.includes('backup'))).toEqual([])
  })

  test('is one moment of a database that goes on being written', async () => {
    const adding = (async () => {
      for (let index = 0; index < 50; index++) await add(store, `later${String(index).padStart(2, '0')}`)
    })()
    const { rows } = await writeBackup(store, { file, now: 1_795_000_000_000 })
    await adding
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    expect(lines).toHaveLength(rows + 2)
    expect(lines[0]).toContain('"kind":"agency-site backup"')
    expect(rows).toBeGreaterThanOrEqual(1100)
    expect(rows).toBeLessThanOrEqual(1151)
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([])
  })

  test.each([
    ['another file', () => openTestStore(path.join(folder, 'other.db'))],
    ['PostgreSQL', () => openTestStore(createDatabase())],
  ])('comes back in %s as it was', async (_, open) => {
    await writeBackup(store, { file, now: 1_795_000_000_000 })
    const other = await open()
    await add(other, 'of the other')
    expect(await rowsKept(other)).toBe(1)
    const { madeAt } = await restoreBackup(other, file)
    expect(madeAt).toBe(1_795_000_000_000)
    expect(await idsOf(other)).toEqual(await idsOf(store))
    const [first] = await other.db.selectFrom('submission').selectAll().where('id', '=', 's0000').execute()
    expect(first).toEqual(submission('s0000'))
    await other.close()
  })
})

describe('what is damaged is refused, and nothing is lost', () => {
  const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const packed = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`)
  /** A file by somebody who knows the format. */
  const sealed = (changed: readonly string[]) => {
    const sum = createSum()
    for (const line of changed) sum.add(line)
    return packed([...changed, endLine(changed.length - 1, sum.value())])
  }
  const CASES: Readonly<Record<string, (damaged: string) => void>> = {
    'cut short': (damaged) => {
      writeFileSync(damaged, readFileSync(file))
      truncateSync(damaged, 2000)
    },
    'one letter changed': (damaged) =>
      writeFileSync(
        damaged,
        packed(lines().map((line, index) => (index === 5 ? line.replace('voorbeeld', 'vorbeeld') : line))),
      ),
    'a row left out': (damaged) => writeFileSync(damaged, packed(lines().filter((_, index) => index !== 7))),
    'the end left out': (damaged) => writeFileSync(damaged, packed(lines().slice(0, -1))),
    'a row twice': (damaged) =>
      writeFileSync(damaged, packed(lines().flatMap((line, index) => (index === 9 ? [line, line] : [line])))),
    'no gzip': (damaged) => writeFileSync(damaged, 'hello'),
    empty: (damaged) => writeFileSync(damaged, ''),
    'something else': (damaged) => writeFileSync(damaged, gzipSync('{"kind":"another"}\n{}\n')),
    'of a newer version': (damaged) =>
      writeFileSync(
        damaged,
        sealed(
          lines()
            .slice(0, -1)
            .map((line) => line.replace('"0001-submissions"', '"9999-later"')),
        ),
      ),
    'a table that nobody knows': (damaged) =>
      writeFileSync(damaged, sealed([...lines().slice(0, -1), '{"table":"kysely_migration","row":{}}'])),
  }
  test.each(Object.keys(CASES))('%s', async (name) => {
    const damaged = path.join(folder, 'damaged.gz')
    CASES[name]?.(damaged)
    const before = await idsOf(store)
    await expect(restoreBackup(store, damaged)).rejects.toThrow(/it /)
    expect(await idsOf(store)).toEqual(before)
  })
})
