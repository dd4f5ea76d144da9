/** Web servers with the files of a build answer as `preview` does. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectedAnswer, HIDDEN, hostedSite, noticed } from './hosted.ts'
import { startServer } from './servers.ts'
import type { ServerName } from './servers.ts'

const SERVERS: readonly ServerName[] = ['nginx', 'caddy', 'apache']

describe.each(SERVERS)('%s answers as preview does', (name) => {
  test.each([
    ['at the root of a host', '', false],
    ['in a folder of a host', '/wonen/immo', false],
    ['with compressed copies', '', true],
    ['with compressed copies in a folder of a host', '/wonen/immo', true],
  ])('for a site %s', async (_, base, compress) => {
    const site = await hostedSite(name, { base, compress })
    const origin = await startServer(name, site.folder, base)
    const statuses = new Set<number>()
    for (const address of [...site.addresses, ...HIDDEN.map((hidden) => base + hidden)]) {
      const response = await fetch(origin + address, { redirect: 'manual' })
      const found = { status: response.status, headers: response.headers, body: await response.text() }
      statuses.add(found.status)
      const expected = await expectedAnswer(site, address)
      expect({ address, ...noticed(found) }).toEqual({ address, ...noticed(expected) })
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 410]))
  })
})

interface Raw {
  readonly coding: string | undefined
  readonly type: string | undefined
  readonly varies: string | undefined
  readonly bytes: Buffer
}

/** The bytes as they were sent; `fetch` would decompress them. */
function askRaw(address: string, accepts: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'Accept-Encoding': accepts } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { 'content-encoding': coding, 'content-type': type, vary: varies } = response.headers
        resolve({ coding, type, varies, bytes: Buffer.concat(parts) })
      })
    })
      .on('error', reject)
      .end()
  })
}

test.each(SERVERS)('%s sends the compressed copies, and the file to a browser without', async (name) => {
  const { folder, addresses } = await hostedSite(name, { compress: true })
  const origin = await startServer(name, folder)
  const style = addresses.find((address) => address.endsWith('.css')) ?? ''
  const fileOf = (address: string) => path.join(folder, address, address.endsWith('/') ? 'index.html' : '')
  const codings = [
    ['gzip', '.gz', 'gzip'],
    ['gzip, br', '.br', 'br'],
  ] as const
  for (const [address, kind] of [
    ['/nl/', 'text/html'],
    [style, 'text/css'],
  ] as const) {
    for (const [accepts, ending, coding] of codings) {
      const { bytes, type, ...sent } = await askRaw(origin + address, accepts)
      expect({ address, coding: sent.coding }).toEqual({ address, coding })
      expect(type).toContain(kind)
      expect(sent.varies?.toLowerCase()).toContain('accept-encoding')
      expect(bytes.equals(readFileSync(fileOf(address) + ending))).toBe(true)
    }
    const plain = await askRaw(origin + address, 'identity')
    expect(plain.coding).toBeUndefined()
    expect(plain.bytes.equals(readFileSync(fileOf(address)))).toBe(true)
  }
})
