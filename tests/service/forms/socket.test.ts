/** Requests that Request objects cannot represent: bodies in transfer, and the address of the connection. */
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../core/serve/listen.ts'
import { networkKey } from '../../../core/service/guards/address.ts'
import { encoded, exampleOf } from '../../../scripts/docs/examples.ts'
import { startService } from '../../support/service.ts'

async function listening() {
  const service = await startService()
  const server = await listen(service.app, { port: 45_100, host: '127.0.0.1', strict: false })
  onTestFinished(() => server.close())
  return { service, port: server.port }
}

function post(port: number, chunks: readonly string[], headers: Readonly<Record<string, string>> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/forms/contact-me',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: `http://127.0.0.1:${port}`,
        Accept: 'application/json',
        Connection: 'close',
        ...headers,
      },
    })
    let answer: IncomingMessage | undefined
    sent.on('response', (response) => {
      answer = response
      response.resume()
      resolve(response.statusCode)
    })
    // A server that has answered need not read the rest.
    sent.on('error', (error) => (answer === undefined ? reject(error) : undefined))
    for (const chunk of chunks) sent.write(chunk)
    sent.end()
  })
}

test('too long a body is answered while it is on its way, announced or not, and the next form is taken', async () => {
  const { port } = await listening()
  const chunk = 'a'.repeat(32 * 1024)
  expect(await post(port, [chunk, chunk, chunk])).toBe(413)
  expect(await post(port, [chunk, chunk, chunk], { 'Content-Length': String(3 * chunk.length) })).toBe(413)
  expect(await post(port, [encoded(exampleOf('contact-me'))])).toBe(202)
})

test('a visitor is counted by the address of the connection', async () => {
  const { service, port } = await listening()
  await post(port, [encoded(exampleOf('contact-me'))], { 'X-Forwarded-For': '203.0.113.9' })
  const rows = await service.store.db.selectFrom('attempts').select('name').execute()
  expect(rows.map(({ name }) => name)).toContain(`form-unproven:${networkKey('127.0.0.1', service.deps)}`)
})
