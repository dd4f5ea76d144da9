import { expect, onTestFinished, test } from 'vitest'
import type { DeskBrowser } from '../../support/desk.ts'
import { memberAtDesk, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, hour, TEN } from '../appointments/asking.ts'

/** The kinds of events as they come. */
async function listen(browser: DeskBrowser): Promise<() => Promise<string>> {
  const answer = await browser.get('/events')
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  onTestFinished(() => reader.cancel())
  const decoder = new TextDecoder()
  const kinds: string[] = []
  return async () => {
    for (;;) {
      const kind = kinds.shift()
      if (kind !== undefined) return kind
      const { value, done } = await reader.read()
      if (done) return 'end'
      for (const [, found = ''] of decoder.decode(value).matchAll(/"kind":"(\w+)"/g)) kinds.push(found)
    }
  }
}

/** A service whose desk is looked at from the start, with one member. */
async function watched(): Promise<{ service: TestService; browser: DeskBrowser }> {
  const service = await startDesk()
  return { service, browser: await memberAtDesk(service) }
}

test('a message of a visitor is told at once, and what a colleague does to it', async () => {
  const { service, browser } = await watched()
  const next = await listen(browser)
  await ask(service, { start: hour(TEN), property: '4127' })
  expect([await next(), await next()].toSorted()).toEqual(['calendar', 'inbox'])
  const { id } = await service.store.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
  await browser.send('POST', `/inbox/${id}/readers`)
  expect(await next()).toBe('readers')
  await browser.send('PATCH', `/inbox/${id}`, { state: 'done', seen: 0 })
  expect(await next()).toBe('inbox')
})

test('the stream ends with the access of its member', async () => {
  const { service, browser } = await watched()
  const next = await listen(browser)
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
  const { id } = await service.store.db
    .selectFrom('desk_member')
    .select('id')
    .where('role', '=', 'agent')
    .executeTakeFirstOrThrow()
  expect((await chief.send('PATCH', `/members/${id}`, { isDisabled: true })).status).toBe(200)
  expect(await next()).toBe('end')
})

test('the stream ends when the service stops', async () => {
  const ending = new AbortController()
  const service = await startDesk({}, { ending: ending.signal })
  const next = await listen(await memberAtDesk(service))
  ending.abort()
  expect(await next()).toBe('end')
})
