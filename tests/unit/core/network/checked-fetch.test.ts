import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createCheckedFetch } from '../../../../core/network/checked-fetch.ts'
import type { Resolve } from '../../../../core/network/checked-fetch.ts'

async function serve() {
  const hosts: (string | undefined)[] = []
  const server = createServer((request, response) => {
    hosts.push(request.headers.host)
    const coding = new URL(request.url ?? '', 'http://a').searchParams.get('coding')
    const pack = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }[coding ?? '']
    if (coding !== null) response.setHeader('content-encoding', coding)
    response.end(pack === undefined ? 'plain' : pack('packed'))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, hosts }
}

/** A name server with an answer for each question in turn. */
function names(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  const resolve: Resolve = (hostname) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? []
    asked.push(hostname)
    return Promise.resolve(answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
  }
  return { asked, resolve }
}

describe('addresses', () => {
  test('the connection goes to the address that was checked, with the name as the host', async () => {
    const { port, hosts } = await serve()
    const { asked, resolve } = names(['127.0.0.1'], ['192.0.2.1'])
    const fetch = createCheckedFetch(resolve)
    const response = await fetch(new URL(`http://crm.example:${port}/`), { allowPrivate: true })
    expect(await response.text()).toBe('plain')
    expect([asked, hosts]).toEqual([['crm.example'], [`crm.example:${port}`]])
  })

  test.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.1']], [['2606:4700::1111', '::1']]])(
    'a name that leads to %s is refused',
    async (addresses) => {
      const { port, hosts } = await serve()
      const fetch = createCheckedFetch(names(addresses).resolve)
      await expect(fetch(new URL(`http://crm.example:${port}/`), {})).rejects.toThrow('is no public address')
      expect(hosts).toEqual([])
    },
  )

  test('a name whose second answer is private is refused, also while a connection is open', async () => {
    const { port, hosts } = await serve()
    const fetch = createCheckedFetch(names(['127.0.0.1']).resolve)
    const url = new URL(`http://crm.example:${port}/`)
    await (await fetch(url, { allowPrivate: true })).text()
    await expect(fetch(url, {})).rejects.toThrow('crm.example leads to 127.0.0.1')
    expect(hosts).toHaveLength(1)
  })

  test.each(['http://127.0.0.1', 'http://[::1]', 'http://2130706433', 'http://[::ffff:7f00:1]'])(
    '%s needs no name server to be refused',
    async (origin) => {
      const { asked, resolve } = names([])
      await expect(createCheckedFetch(resolve)(new URL(origin), {})).rejects.toThrow('no public address')
      expect(asked).toEqual([])
    },
  )

  test('a name without an address fails like one that does not exist', async () => {
    await expect(
      createCheckedFetch(names([]).resolve)(new URL('http://crm.example'), {}),
    ).rejects.toMatchObject({
      code: 'ENOTFOUND',
    })
  })
})

describe('content codings', () => {
  test.each(['gzip', 'deflate', 'br'])('%s is expanded', async (coding) => {
    const { port } = await serve()
    const url = new URL(`http://127.0.0.1:${port}/?coding=${coding}`)
    expect(await (await createCheckedFetch()(url, { allowPrivate: true })).text()).toBe('packed')
  })

  test('an unknown one is an error', async () => {
    const { port } = await serve()
    const url = new URL(`http://127.0.0.1:${port}/?coding=zstd`)
    await expect(createCheckedFetch()(url, { allowPrivate: true })).rejects.toThrow('zstd is unknown')
  })
})
