import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createSource, fail, serveSource } from './source-server.ts'
import type { Handler } from './source-server.ts'

const csv = (response: Parameters<Handler>[1], text: string, headers: Record<string, string> = {}) =>
  void response.writeHead(200, { 'content-type': 'text/csv; charset=windows-1252', ...headers }).end(text)

describe('a file at an address', () => {
  test('is stored with its name and charset', async () => {
    const { origin } = await serveSource((_, response) => csv(response, 'id;prijs\n1;250000\n'))
    const { value, problems, text } = await createSource({
      url: `${origin}/export/stock.csv?agency=4`,
    }).read()
    expect([text, problems]).toEqual(['id;prijs\n1;250000\n', []])
    expect(value?.files).toMatchObject([{ label: 'stock.csv', charset: 'windows-1252' }])
    expect(value?.isEarlier).toBe(false)
  })

  test('is asked for with its marks, and an unchanged one is not sent again', async () => {
    const marks = { etag: '"v1"', 'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT' }
    const { origin, asked } = await serveSource(({ headers }, response) =>
      headers['if-none-match'] === '"v1"' ? fail(response, 304) : csv(response, 'a', marks),
    )
    const source = createSource({ url: `${origin}/stock.csv` })
    await source.read()
    source.clock.now += 60_000
    const second = await source.read()
    expect(second).toMatchObject({ text: 'a', problems: [], value: { fetchedAt: source.clock.now } })
    expect(asked[1]?.headers).toMatchObject({ 'if-modified-since': marks['last-modified'] })
    const third = await source.read({ offline: 'forbidden' })
    expect(third).toMatchObject({ text: 'a', codes: ['AS9211'] })
  })

  test('is replaced by a new one, of which nothing else stays', async () => {
    const { origin } = await serveSource((_, response, turn) => csv(response, `stock ${turn}`))
    const source = createSource({ url: `${origin}/stock.csv` })
    await source.read()
    expect((await source.read()).text).toBe('stock 2')
    expect(source.everything()).not.toContain('stock 1')
  })

  test('a copy that is young enough is not asked about', async () => {
    const { origin, asked } = await serveSource((_, response) => csv(response, 'a'))
    const source = createSource({ url: `${origin}/stock.csv` })
    await source.read()
    source.clock.now += 59_000
    expect((await source.read({ freshMs: 60_000 })).problems).toEqual([])
    expect(asked).toHaveLength(1)
    source.clock.now += 2_000
    await source.read({ freshMs: 60_000 })
    expect(asked).toHaveLength(2)
  })

  test('a damaged copy is fetched again', async () => {
    const { origin } = await serveSource((_, response) => csv(response, 'a', { etag: '"v1"' }))
    const source = createSource({ url: `${origin}/stock.csv` })
    const { value } = await source.read()
    writeFileSync(value?.files[0]?.location ?? '', 'b')
    expect((await source.read()).text).toBe('a')
  })
})

describe('a source that fails', () => {
  const HOUR = 3_600_000

  test('and was never fetched is an error', async () => {
    const { origin } = await serveSource((_, response) => fail(response, 503))
    const { value, problems } = await createSource({ url: `${origin}/stock.csv` }).read()
    expect(value).toBeNull()
    expect(problems).toMatchObject([
      {
        code: 'AS9210',
        severity: 'error',
        message: 'the source "crm" could not be fetched: the server answered with status 503 (tried 2 times)',
        at: [{ file: 'site-config/imports.json', path: ['sources', 0] }],
      },
    ])
  })

  test.each([
    [0.5, 'AS9211', '30 minutes'],
    [30, 'AS9211', '30 hours'],
    [72, 'AS9211', '3 days'],
    [73, 'AS9212', '3 days'],
  ])('%s hours after its last copy: %s', async (hours, code, age) => {
    const { origin } = await serveSource((_, response, turn) =>
      turn === 1 ? csv(response, 'good') : fail(response, 404),
    )
    const source = createSource({ url: `${origin}/stock.csv` })
    await source.read()
    source.clock.now += hours * HOUR
    const { value, problems, text } = await source.read()
    expect(problems).toMatchObject([{ code, severity: code === 'AS9211' ? 'warning' : 'error' }])
    expect(problems[0]?.message).toContain(age)
    expect([value?.isEarlier, text]).toEqual(code === 'AS9211' ? [true, 'good'] : [undefined, ''])
  })

  test('waits as long as the server asks', async () => {
    const { origin } = await serveSource((_, response, turn) =>
      turn === 1 ? fail(response, 429, { 'retry-after': '7' }) : csv(response, 'a'),
    )
    const source = createSource({ url: `${origin}/stock.csv` })
    expect((await source.read()).text).toBe('a')
    expect(source.waits).toEqual([7000])
  })

  test.each<[string, Handler, string]>([
    [
      'stops in the middle',
      (_, response) => void response.writeHead(200).write('a;b'),
      'no answer within 0.1 seconds',
    ],
    [
      'breaks the connection',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 9 }).write('a', () => response.destroy()),
      'the connection',
    ],
    ['sends too much', (_, response) => void response.end(Buffer.alloc(2e6)), 'it has more than 1 MB'],
    [
      'expands to too much',
      (_, response) => void response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(2e6))),
      'it has more than 1 MB',
    ],
    [
      'answers with a page for people',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
      'the answer is a page of HTML',
    ],
    [
      'says that it did not change, although nobody asked',
      (_, response) => fail(response, 304, { etag: '"a"' }),
      'the server answered with status 304',
    ],
    [
      'names an unknown coding',
      (_, response) => void response.writeHead(200, { 'content-encoding': 'zstd-x' }).end('a'),
      'the connection',
    ],
    [
      'redirects to another host',
      (_, response) => fail(response, 302, { location: 'https://evil.example/stock.csv' }),
      'it redirects, but the host evil.example is not allowed',
    ],
    [
      'redirects to this machine',
      (_, response) => fail(response, 302, { location: 'http://127.0.0.1:9/stock.csv' }),
      'it redirects, but the host 127.0.0.1:9 is not allowed',
    ],
  ])('because it %s keeps nothing of the answer', async (_, handler, reason) => {
    const { origin } = await serveSource(handler)
    // Only the answer that never ends may be given up: a busy machine needs longer for the others.
    const timeoutSeconds = reason.includes('within') ? 0.1 : 60
    const source = createSource({ url: `${origin}/a`, timeoutSeconds, maxMegabytes: 1, retries: 0 })
    const { value, problems } = await source.read()
    expect(value).toBeNull()
    expect(problems[0]?.message).toContain(reason)
    expect(source.everything()).toBe('')
  })

  test('because its address is private, which nothing allows', async () => {
    const { origin, asked } = await serveSource((_, response) => csv(response, 'a'))
    const { problems } = await createSource({ url: `${origin}/a`, allowPrivate: false }).read()
    expect(problems[0]?.message).toContain('127.0.0.1 is no public address')
    expect(asked).toEqual([])
  })

  test('offline, without a copy', async () => {
    const source = createSource({ url: 'https://crm.example/a' })
    const reports = [await source.read({ offline: 'forbidden' }), await source.read({ offline: 'stored' })]
    expect(
      reports.flatMap(({ problems }) => problems.map(({ code, message }) => `${code} ${message}`)),
    ).toEqual([
      'AS9214 the source "crm" was never downloaded, and --offline forbids it',
      'AS9214 the source "crm" was never downloaded, and this command downloads nothing',
    ])
  })

  test('in a command that downloads nothing, which uses a copy without a warning until it is too old', async () => {
    const { origin } = await serveSource((_, response) => csv(response, 'a'))
    const source = createSource({ url: `${origin}/a` })
    await source.read()
    source.clock.now += 2 * 86_400_000
    expect(await source.read({ offline: 'stored' })).toMatchObject({ text: 'a', codes: [] })
    source.clock.now += 2 * 86_400_000
    expect(await source.read({ offline: 'stored' })).toMatchObject({ text: 'a', codes: ['AS9211'] })
  })
})

describe('secrets', () => {
  const place = {
    headers: { 'X-Api-Key': { env: 'CRM_KEY' } },
    query: { agency: 4, key: { env: 'CRM_SECRET' } },
  }
  const env = { CRM_KEY: 'key-of-the-crm', CRM_SECRET: 'secret/of the crm' }

  test('come from the environment, and are in no file and no message', async () => {
    const { origin, asked } = await serveSource((_, response, turn) =>
      turn === 1
        ? csv(response, 'a')
        : fail(response, 302, { location: 'https://secret%2Fof%20the%20crm.example' }),
    )
    const source = createSource({ url: `${origin}/a`, ...place })
    await source.read({ env })
    expect(asked[0]?.headers['x-api-key']).toBe('key-of-the-crm')
    expect(asked[0]?.query.get('key')).toBe('secret/of the crm')
    const { problems } = await source.read({ env })
    expect(JSON.stringify(problems) + source.everything()).not.toMatch(/key-of-the-crm|secret/)
  })

  test('that are not set are named, and nothing is asked', async () => {
    const { origin, asked } = await serveSource((_, response) => csv(response, 'a'))
    const { problems } = await createSource({ url: `${origin}/a`, ...place }).read({ env: { CRM_KEY: '' } })
    expect(problems.map(({ code, message }) => [code, message.includes('CRM_')])).toEqual([
      ['AS9213', true],
      ['AS9213', true],
    ])
    expect(asked).toEqual([])
  })

  test('go to no other host, also if it may be redirected to', async () => {
    const other = await serveSource((_, response) => csv(response, 'moved'))
    const { origin } = await serveSource((_, response) =>
      fail(response, 302, { location: `${other.origin}/b` }),
    )
    const hosts = [new URL(other.origin).host]
    const { text } = await createSource({ url: `${origin}/a`, hosts, ...place }).read({ env })
    expect(text).toBe('moved')
    expect(other.asked[0]?.headers).not.toHaveProperty('x-api-key')
  })
})
