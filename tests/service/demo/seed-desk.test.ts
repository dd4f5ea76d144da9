import { expect, test } from 'vitest'
import type { DeskInbox } from '../../../core/http/desk/inbox.ts'
import { seedDesk } from '../../../scripts/demo/seed-desk.ts'
import { deskBrowser, memberAtDesk, read, startDesk } from '../../support/desk.ts'

test('the desk of the demo has six people, a year of messages, and a link for its administrator', async () => {
  const service = await startDesk()
  const link = await seedDesk(service.deps)
  const token = /#\/new-password\/([\w-]+)$/.exec(link ?? '')?.[1]
  const password = 'twaalf lepelaars aan zee'
  const chosen = await deskBrowser(service).send('POST', '/new-password', { token, password })
  expect(chosen.status).toBe(204)
  const members = await service.store.db.selectFrom('desk_member').select(['role', 'office']).execute()
  expect([members.length, new Set(members.map(({ office }) => office)).size]).toEqual([6, 3])
  const chief = await memberAtDesk(service, { name: 'Een Ander', role: 'administrator' })
  const { messages, counts } = await read<DeskInbox>(chief.get('/inbox'))
  expect(counts.done).toBeGreaterThan(200)
  expect(counts.new).toBeGreaterThan(0)
  expect(messages[0]?.receivedAt).toBeLessThanOrEqual(service.deps.now())
  const first = await service.store.db
    .selectFrom('submission')
    .select('received_at')
    .orderBy('id')
    .executeTakeFirst()
  expect(service.deps.now() - (first?.received_at ?? 0)).toBeGreaterThan(350 * 86_400_000)
})

test('started again it adds nothing, and gives no link to an account that is in use', async () => {
  const service = await startDesk()
  await seedDesk(service.deps)
  const count = async () => (await service.store.db.selectFrom('submission').select('id').execute()).length
  const before = await count()
  await service.store.write((transaction) =>
    transaction.updateTable('desk_member').set({ password: 'x' }).execute(),
  )
  expect([await seedDesk(service.deps), await count()]).toEqual([undefined, before])
})

test('without the desk nothing is added', async () => {
  const service = await startDesk({ desk: { enabled: false } })
  expect(await seedDesk(service.deps)).toBeUndefined()
  expect(await service.store.db.selectFrom('desk_member').select('id').execute()).toEqual([])
})
