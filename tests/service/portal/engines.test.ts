/** The portal on the other engine: the same queries on PostgreSQL. */
import { expect, onTestFinished, test } from 'vitest'
import { portalProperty, portalSession } from '../../../core/http/portal.ts'
import { seedDemo } from '../../../scripts/demo/seed-demo.ts'
import { documentsOf, removeDocument } from '../../../core/service/portal/owner-documents.ts'
import { erasePortalRemains } from '../../../core/service/portal/remains.ts'
import { logIn } from '../../support/portal.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'
import { openTestStore } from '../../support/test-store.ts'

test('an owner logs in, looks, downloads, uploads and leaves', async () => {
  const store = await openTestStore(createDatabase())
  onTestFinished(() => store.close())
  const service = await startService({ store })
  const { email, password } = await seedDemo(service.deps)
  const owner = await logIn(service, email, password)
  const { properties } = portalSession.parse(await (await owner.get('/session')).json())
  expect(properties.map(({ visits }) => visits.total > visits.month && visits.today > 0)).toEqual([
    true,
    true,
    true,
  ])
  const property = portalProperty.parse(await (await owner.get('/properties/4120')).json())
  expect(property.documents).toHaveLength(2)
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 plan'], 'plan.pdf'))
  const added = (await (await owner.send('POST', '/properties/4120/documents', form)).json()) as {
    id: string
  }
  const answer = await owner.get(`/properties/4120/documents/${added.id}`)
  expect(await answer.text()).toBe('%PDF-1.7 plan')
  const { id } = await store.db
    .selectFrom('owner')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect((await documentsOf(store.db, id)).map(({ property }) => property).slice(0, 3)).toEqual([
    '4120',
    '4120',
    '4120',
  ])
  expect(await removeDocument({ owner: id, id: added.id }, service.deps)).toMatchObject({ name: 'plan.pdf' })
  expect((await owner.get(`/properties/4120/documents/${added.id}`)).status).toBe(404)
  await store.write((transaction) => erasePortalRemains(transaction, service.deps.now()))
  service.counter.count('/nl/')
  service.counter.count('/nl/')
  await service.counter.flush()
  await owner.send('POST', '/logout-everywhere')
  expect((await owner.get('/session')).status).toBe(401)
  const [page] = await store.db.selectFrom('page_count').selectAll().where('path', '=', '/nl/').execute()
  expect(page?.count).toBe(2)
})
