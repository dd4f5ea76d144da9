/** Web servers with the files of a build answer as `preview` does. */
import { describe, expect, test } from 'vitest'
import { expectedAnswer, HIDDEN, hostedSite, noticed } from './hosted.ts'
import { startServer } from './servers.ts'
import type { ServerName } from './servers.ts'

const SERVERS: readonly ServerName[] = ['nginx', 'caddy', 'apache']

describe.each(SERVERS)('%s answers as preview does', (name) => {
  test.each([
    ['at the root of a host', ''],
    ['in a folder of a host', '/wonen/immo'],
  ])('for a site %s', async (_, base) => {
    const site = await hostedSite(name, base)
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
