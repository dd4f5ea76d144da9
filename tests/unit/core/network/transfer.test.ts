import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCheckedFetch } from '../../../../core/network/checked-fetch.ts'
import { passBody, transfer } from '../../../../core/network/transfer.ts'

test('an answer that comes byte by byte without an end is given up, and not asked for again', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    const drip = setInterval(() => response.write('x'), 5)
    response.on('close', () => clearInterval(drip))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const result = await transfer(
    {
      url,
      init: () => ({ allowPrivate: true }),
      receive: (response, limits) => passBody(response, limits, () => undefined),
    },
    { hosts: [url.host], maxBytes: 1e6, timeoutMs: 200, stallMs: 60_000, retries: 3 },
    { fetch: createCheckedFetch(), wait: () => Promise.resolve() },
  )
  expect(result).toEqual({ reason: 'it is not complete after 0.2 seconds', again: false })
  expect(asked).toBeLessThanOrEqual(1)
})
