import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../core/service/store/migrate.ts'
import { signingSecret } from '../../../core/service/store/signing-secret.ts'
import type { Store } from '../../../core/service/store/store.ts'
import { bundleModules } from '../../../scripts/bundle.mjs'
import { REPOSITORY } from '../../support/site.ts'
import { eachEngine } from '../../support/engines.ts'
import { emptyFolder } from '../../support/folder.ts'
import { openTestStore } from '../../support/test-store.ts'

/** The guarantees of both engines. The queries of each concept run on both in the tests of that concept. */
describe.each(eachEngine())('%s', (_, createFor) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(createFor())
  })
  afterAll(() => store.close())
  const set = (key: string, value = 'x') =>
    store.write((transaction) => transaction.insertInto('setting').values({ name: key, value }).execute())
  const names = async (prefix: string) => {
    const rows = await store.db
      .selectFrom('setting')
      .select('name')
      .where('name', 'like', `${prefix}%`)
      .orderBy('name')
      .execute()
    return rows.map((row) => row.name)
  }

  test('what was written is there for who reads', async () => {
    await set('read-1')
    expect(await names('read-')).toEqual(['read-1'])
  })

  test('a change is kept whole or not at all, and spoils none of those beside it', async () => {
    const broken = store.write(async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'whole-1', value: '' }).execute()
      throw new Error('changed its mind')
    })
    const results = await Promise.allSettled([set('whole-0'), broken, set('whole-2'), set('whole-0')])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(await names('whole-')).toEqual(['whole-0', 'whole-2'])
  })

  test('changes that come together see each other’s work, and lose none of it', async () => {
    await set('count', '0')
    const add = () =>
      store.write(async (transaction) => {
        const row = await transaction
          .updateTable('setting')
          .set((expression) => ({
            value: expression.cast<string>(
              expression(expression.cast<number>('value', 'integer'), '+', 1),
              'text',
            ),
          }))
          .where('name', '=', 'count')
          .returning('value')
          .executeTakeFirstOrThrow()
        return Number(row.value)
      })
    const seen = await Promise.all(Array.from({ length: 50 }, add))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  test('moments in milliseconds and texts of every kind come back as they were', async () => {
    const row = {
      id: 'types',
      form: 'site-contact' as const,
      language: 'nl' as const,
      property: null,
      project: null,
      email: 'noor@voorbeeld.be',
      fields: JSON.stringify({ remarks: 'é 🏠 \u2028 "quoted" \\ \'; drop table submission; --' }),
      received_at: 1_795_328_849_909,
      office: null,
      agent: null,
      handled_at: null,
      erase_at: 4_102_444_800_000,
    }
    await store.write((transaction) => transaction.insertInto('submission').values(row).execute())
    expect(await store.db.selectFrom('submission').selectAll().where('id', '=', 'types').execute()).toEqual([
      row,
    ])
  })

  test('what is there already is left as it is where the query says so', async () => {
    const deps = { store, random: (count: number) => Buffer.alloc(count, 7) }
    const first = await signingSecret(deps)
    const later = await signingSecret({ store, random: (count) => Buffer.alloc(count, 8) })
    expect([first, later]).toEqual(['07'.repeat(32), '07'.repeat(32)])
  })

  test('bringing it up to date again changes nothing', async () => {
    await set('kept')
    await migrate(store.db)
    expect(await names('kept')).toEqual(['kept'])
  })
})

test('processes that open a new file at the same time all find it whole', async () => {
  const file = path.join(emptyFolder(), 'many.db')
  const folder = path.join(REPOSITORY, 'node_modules/.cache/conformance', String(process.pid))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await bundleModules(['core/service/store/open-store.ts'], folder)
  const script = `
    import { openStore } from ${JSON.stringify(path.join(folder, 'core/service/store/open-store.js'))}
    const store = await openStore(${JSON.stringify(file)})
    await store.write((transaction) =>
      transaction.insertInto('setting').values({ name: String(process.pid), value: '' }).execute())
    await store.close()`
  const run = promisify(execFile)
  await Promise.all(
    Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', script])),
  )
  const store = await openTestStore(file)
  const names = await store.db.selectFrom('setting').select('name').execute()
  expect(names.filter(({ name }) => /^\d+$/.test(name))).toHaveLength(4)
  await store.close()
})
