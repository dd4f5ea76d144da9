import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createDeadHosts } from '../../../core/build/pictures/dead-hosts.ts'
import type { PictureProgress } from '../../../core/build/pictures/progress.ts'
import type { ReadPorts } from '../../../core/build/pictures/source.ts'
import { hashOf } from '../../../core/system/hash.ts'
import { buildPictures, createSite, readOf, refsOf } from './picture-site.ts'

import { PICTURE, HALF, image, status, redirect, serve, read } from './image-server.ts'
import type { Answer } from './image-server.ts'

describe('a remote picture', () => {
  test('is fetched once, then taken from the cache, also offline', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const first = await read(site, server, '/a.jpg')
    expect(first).toMatchObject({ source: { width: 40, height: 30, hash: hashOf(PICTURE) }, problems: [] })
    expect(await read(site, server, '/a.jpg')).toEqual(first)
    expect(await read(site, server, '/a.jpg', {}, { offline: true })).toEqual(first)
    expect(server.asked).toEqual(['/a.jpg'])
  })

  test('becomes variants like any other', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const built = await buildPictures(site, [server.address('/a.jpg')], ['photo', 'og'], {
      read: server.ports(),
    })
    expect(built.problems).toEqual([])
    expect(built.output.size).toBe(2)
  })

  test('stays where it is if the configuration says so', async () => {
    const [site, server] = [await createSite(), await serve({})]
    const ref = server.address('/a.jpg#top')
    const { value, problems } = await readOf(site, refsOf(ref), server.ports({ mode: 'link' }))
    expect(value.get(ref)).toEqual({ ref, location: null, url: server.address('/a.jpg') })
    expect([problems, server.asked]).toEqual([[], []])
  })

  test('is asked for without cookies, credentials or referrer', async () => {
    let headers: IncomingMessage['headers'] = {}
    const answer: Answer = (response, request) => {
      headers = request.headers
      image(response.setHeader('set-cookie', 'a=b'), request)
    }
    const [site, server] = [
      await createSite(),
      await serve({ '/a.jpg': redirect('/b.jpg'), '/b.jpg': answer }),
    ]
    await read(site, server, '/a.jpg')
    expect(headers['user-agent']).toBe('agency-site')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']))
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('referer')
  })

  test('at most four are fetched at a time, with progress', async () => {
    let [active, most] = [0, 0]
    const slow: Answer = (response, request) => {
      active += 1
      most = Math.max(most, active)
      setTimeout(() => {
        active -= 1
        image(response, request)
      }, 20)
    }
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}.jpg`)
    const server = await serve(Object.fromEntries(paths.map((to) => [to, slow])))
    const site = await createSite()
    const events: PictureProgress[] = []
    const ports = server.ports({}, { progress: (event) => void events.push(event) })
    const { problems } = await readOf(site, refsOf(...paths.map(server.address)), ports)
    expect(problems).toEqual([])
    expect(most).toBe(4)
    expect(events.map(({ phase, done, total }) => `${phase} ${done}/${total}`)).toEqual(
      Array.from({ length: 13 }, (_, done) => `remote ${done}/12`),
    )
  })
})

describe('a host that does not answer', () => {
  const refs = Array.from({ length: 40 }, (_, index) => `https://dead.example/${index}.jpg`)

  function counted(answer: (host: string) => Response | Error) {
    const asked = new Map<string, number>()
    const fetch = (address: unknown) => {
      const { host } = new URL(String(address))
      asked.set(host, (asked.get(host) ?? 0) + 1)
      const given = answer(host)
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given)
    }
    const settings = {
      remote: { mode: 'fetch' as const, hosts: ['dead.example', 'alive.example'], retries: 2 },
    }
    const network = { fetch: fetch as typeof globalThis.fetch, wait: () => Promise.resolve() }
    return { asked, ports: { settings, network } }
  }

  const refusal = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const picture = () => new Response(PICTURE, { headers: { 'content-type': 'image/jpeg' } })

  test('is given up after three pictures in a row; the others fail for the same reason', async () => {
    const { asked, ports } = counted((host) => (host === 'dead.example' ? refusal() : picture()))
    const site = await createSite()
    const { value, problems } = await readOf(site, refsOf(...refs, 'https://alive.example/a.jpg'), ports)
    // Each picture is tried three times. Four pictures are downloaded at a time, so some are in transfer when
    // the host is given up.
    expect(asked.get('dead.example')).toBeLessThanOrEqual(6 * 3)
    expect(problems).toHaveLength(40)
    for (const { code, message } of problems) {
      expect(code).toBe('AS5009')
      expect(message).toContain('the connection failed (ECONNREFUSED) (tried 3 times)')
    }
    expect([...value.keys()]).toEqual(['https://alive.example/a.jpg'])
  })

  test('but with errors of its own is asked on', async () => {
    const { asked, ports } = counted(() => new Response('', { status: 500 }))
    await readOf(await createSite(), refsOf(...refs), ports)
    expect(asked.get('dead.example')).toBe(40 * 3)
  })

  test('is not given up for failures that do not follow each other', () => {
    const hosts = createDeadHosts()
    for (const reason of ['one', 'two', undefined, 'one', 'two']) hosts.note('a', reason)
    hosts.note('b', 'three')
    expect(hosts.reasonOf('a')).toBeUndefined()
    hosts.note('a', 'three')
    expect([hosts.reasonOf('a'), hosts.reasonOf('b')]).toEqual(['three', undefined])
  })
})

describe('what a server may answer', () => {
  test.each([404, 403, 410, 304, 204])('status %i is not tried again', async (code) => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': status(code) })]
    const { problems } = await read(site, server, '/a.jpg')
    expect(problems[0]?.message).toContain(`answered with status ${code}`)
    expect([server.asked.length, server.waits]).toEqual([1, []])
  })

  test.each([500, 502, 503, 429])('status %i, then 200', async (code) => {
    const [site, server] = [
      await createSite(),
      await serve({ '/a.jpg': [status(code), status(code), image] }),
    ]
    expect((await read(site, server, '/a.jpg')).problems).toEqual([])
    expect(server.waits).toEqual([500, 1000])
  })

  test('500 for ever is given up after the retries', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': status(500) })]
    const { problems } = await read(site, server, '/a.jpg')
    expect(problems).toMatchObject([{ code: 'AS5009', severity: 'error' }])
    expect(problems[0]?.message).toContain('status 500 (tried 4 times)')
    expect(server.waits).toEqual([500, 1000, 2000])
    await read(site, server, '/a.jpg', { retries: 0 })
    expect(server.asked).toHaveLength(5)
  })

  test.each([
    ['2', 2000],
    ['3600', 30_000],
    ['soon', 500],
  ])('Retry-After: %s', async (after, expected) => {
    const busy: Answer = (response) => void response.writeHead(429, { 'retry-after': after }).end()
    const [site, server] = [await createSite(), await serve({ '/a.jpg': [busy, image] })]
    await read(site, server, '/a.jpg')
    expect(server.waits).toEqual([expected])
  })

  test('a broken connection, then a picture', async () => {
    const broken: Answer = (response) => void response.socket?.destroy()
    const half: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': PICTURE.length })
      response.write(PICTURE.subarray(0, 100), () => response.socket?.destroy())
    }
    const [site, server] = [await createSite(), await serve({ '/a.jpg': [broken, half, image] })]
    expect((await read(site, server, '/a.jpg')).problems).toEqual([])
    expect(server.asked).toHaveLength(3)
  })

  test('nobody listens', async () => {
    const site = await createSite()
    const settings = {
      remote: { mode: 'fetch', hosts: ['127.0.0.1:1'], retries: 1 },
    } satisfies ReadPorts['settings']
    const network = { fetch: globalThis.fetch, wait: () => Promise.resolve() }
    const { problems } = await readOf(site, refsOf('http://127.0.0.1:1/a.jpg'), { settings, network })
    expect(problems[0]?.message).toMatch(
      /could not be downloaded: the connection (failed|broke).*\(tried 2 times\)/,
    )
  })

  test.each<[string, Answer]>([
    ['never answers', () => undefined],
    [
      'stops in the middle',
      (response) => void response.setHeader('content-type', 'image/jpeg').write(PICTURE.subarray(0, 50)),
    ],
  ])('a server that %s', async (_, answer) => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': answer })]
    const { problems } = await read(site, server, '/a.jpg', { timeoutSeconds: 0.1, retries: 1 })
    expect(problems[0]?.message).toContain('no answer within 0.1 seconds (tried 2 times)')
  })

  test('more bytes than allowed, announced or not, also packed', async () => {
    const announced: Answer = (response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 3e6 }).write('x')
    const endless: Answer = (response) => {
      response.setHeader('content-type', 'image/jpeg')
      const more = () => response.destroyed || response.write(Buffer.alloc(65_536), more)
      more()
    }
    const packed: Answer = (response) =>
      void response
        .setHeader('content-type', 'image/jpeg')
        .setHeader('content-encoding', 'gzip')
        .end(gzipSync(Buffer.alloc(3e6)))
    const [site, server] = [await createSite(), await serve({ '/1': announced, '/2': endless, '/3': packed })]
    for (const to of ['/1', '/2', '/3']) {
      const { problems } = await read(site, server, to, { maxMegabytes: 1 })
      expect(problems[0]?.message).toContain('it has more than 1 MB')
    }
    expect(server.asked).toEqual(['/1', '/2', '/3'])
  })

  test.each([
    ['text/html', 'the server calls it text/html, not a picture'],
    ['application/json; charset=utf-8', 'calls it application/json'],
    ['\u001b[31m', 'the server calls it nothing'],
  ])('type %j', async (type, reason) => {
    const answer: Answer = (response) => void response.setHeader('content-type', type).end(PICTURE)
    const [site, server] = [
      await createSite(),
      await serve({
        '/a.jpg': type.startsWith('\u001b') ? (response) => void response.end(PICTURE) : answer,
      }),
    ]
    expect((await read(site, server, '/a.jpg')).problems[0]?.message).toContain(reason)
  })

  test.each([
    ['an HTML page', Buffer.from('<!doctype html>'), 'AS5004'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'AS5004'],
    ['nothing', Buffer.alloc(0), 'AS5002'],
    ['half a picture', HALF, 'AS5003'],
  ])('%s called image/jpeg is not kept', async (_, body, code) => {
    const answer: Answer = (response) => void response.setHeader('content-type', 'image/jpeg').end(body)
    const [site, server] = [await createSite(), await serve({ '/a.jpg': [answer, image] })]
    expect((await read(site, server, '/a.jpg')).problems).toMatchObject([{ code }])
    expect((await read(site, server, '/a.jpg')).problems).toEqual([])
  })
})
