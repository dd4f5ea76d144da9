/** Bad input 22: requests for data of other owners are answered like requests for missing data. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../support/portal.ts'
import { browserOf, importFile, logIn, OWNERS, startPortal } from '../../support/portal.ts'
import type { TestService } from '../../support/service.ts'

let service: TestService
let lien: Browser
beforeEach(async () => {
  service = await startPortal()
  lien = await logIn(service)
})

describe('what is not theirs is answered as if it were not there, and noted', () => {
  test.each([
    ['the property of another owner', '/properties/4135', '4135'],
    ['its history', '/properties/4135/history.csv', '4135'],
    ['a document of it', '/properties/4135/documents/00', '4135'],
    ['a property that nobody has', '/properties/9999', '9999'],
    ['a guessed document of an own property', `/properties/4127/documents/${'0'.repeat(32)}`, '0'.repeat(32)],
    ['text of SQL', `/properties/${encodeURIComponent("4127' OR '1'='1")}`, 'malformed'],
    ['a path', `/properties/${encodeURIComponent('../session')}`, 'malformed'],
    ['a name of JavaScript', '/properties/__proto__', 'malformed'],
    ['another spelling', '/properties/04127', '04127'],
  ])('%s', async (_, path, subject) => {
    const answer = await lien.get(path)
    expect([answer.status, await answer.json()]).toEqual([404, { ok: false, code: 'not-found' }])
    const noted = await service.store.db
      .selectFrom('audit')
      .select(['subject'])
      .where('action', '=', 'not-theirs')
      .execute()
    expect(noted).toEqual([{ subject }])
    expect(service.logged).toContainEqual(expect.objectContaining({ event: 'portal.not-theirs', subject }))
  })

  test('also for uploads', async () => {
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7'], 'plan.pdf'))
    expect((await lien.send('POST', '/properties/4135/documents', form)).status).toBe(404)
  })

  test('from the moment that the property is another’s', async () => {
    const [first, ...others] = OWNERS.owners ?? []
    const owners = [...(first ? [{ ...first, properties: ['4130'] }] : []), ...others]
    await importFile(service, { owners })
    expect((await lien.get('/properties/4127')).status).toBe(404)
    expect((await lien.get('/properties/4130')).status).toBe(200)
  })

  test('and without a session everything asks for one', async () => {
    for (const path of ['/session', '/properties/4127', '/properties/9999', '/sessions']) {
      const answer = await browserOf(service).get(path)
      expect([answer.status, await answer.json()]).toEqual([401, { ok: false, code: 'session' }])
    }
  })
})
