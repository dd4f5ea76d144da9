/** What visitors, browsers and caches get of the files of a site. */
import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createSiteApp } from '../../../../core/serve/site-app.ts'
import { emptyFolder } from '../../../support/folder.ts'

const PAGE = `<!DOCTYPE html><p>${'Herenhuis met tuin. '.repeat(200)}</p>`
const LARGE = Buffer.alloc(700_000, 'abcdefghij')

function site() {
  const root = emptyFolder()
  const folder = path.join(root, 'output')
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  writeFileSync(path.join(root, 'secret.txt'), 'secret')
  write('nl/index.html', PAGE)
  write('nl/404.html', `<p>${'Niet gevonden. '.repeat(100)}</p>`)
  write('404.html', '<p>Not found</p>')
  write('_a/site.0123.css', 'a { color: red }')
  write('plan.pdf', LARGE)
  write('100% zeker.txt', 'zeker')
  write('prijs%20lijst.txt', 'lijst')
  const app = createSiteApp({ folder })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.resolve(app.request(`http://site.example${address}`, { method, headers }))
  return { root, folder, write, ask }
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a page', () => {
  test.each([
    ['as it is', undefined, null, (bytes: Buffer) => bytes],
    ['by gzip', 'gzip', 'gzip', gunzipSync],
    ['by brotli, where both are welcome', 'gzip, br', 'br', brotliDecompressSync],
  ])('%s', async (_, accepted, coding, unpack) => {
    const { ask } = site()
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
    // The second comes from memory.
    for (const answer of [await ask('/nl/', headers), await ask('/nl/', headers)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Encoding')).toBe(coding)
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      const bytes = await bytesOf(answer)
      expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
      expect(unpack(bytes).toString()).toBe(PAGE)
    }
  })

  test('its headers alone are those of the page', async () => {
    const { ask } = site()
    for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
      const [whole, head] = [await ask('/nl/', headers), await ask('/nl/', headers, 'HEAD')]
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
    const large = await ask('/plan.pdf', {}, 'HEAD')
    expect([large.headers.get('Content-Length'), await large.text()]).toEqual([String(LARGE.length), ''])
  })

  test('is not sent again to who has it, packed or not, and may be kept as before', async () => {
    const { ask } = site()
    const tags = await Promise.all(
      [{}, { 'Accept-Encoding': 'br' }].map(async (headers) =>
        (await ask('/nl/', headers)).headers.get('ETag'),
      ),
    )
    expect(tags[1]).toBe(`W/${tags[0]}`)
    for (const tag of tags) {
      const answer = await ask('/nl/', { 'If-None-Match': tag ?? '', 'Accept-Encoding': 'gzip' })
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('that was published anew is sent at once, though it has the same length and the second of the old one', async () => {
    const { ask, folder, write } = site()
    const headers = { 'Accept-Encoding': 'br' }
    const before = await ask('/nl/', headers)
    const { mtime } = statSync(path.join(folder, 'nl/index.html'))
    write('new.html', PAGE.replaceAll('tuin', 'erf.'))
    utimesSync(path.join(folder, 'new.html'), mtime, new Date(mtime.getTime() + 1))
    renameSync(path.join(folder, 'new.html'), path.join(folder, 'nl/index.html'))
    const after = await ask('/nl/', { ...headers, 'If-None-Match': before.headers.get('ETag') ?? '' })
    expect(after.status).toBe(200)
    expect(brotliDecompressSync(await bytesOf(after)).toString()).toContain('erf.')
    rmSync(path.join(folder, 'nl/index.html'))
    expect((await ask('/nl/', headers)).status).toBe(404)
  })
})

test('too small to gain by it, or packed by nature: sent as it is', async () => {
  const { ask } = site()
  for (const address of ['/_a/site.0123.css', '/plan.pdf'])
    expect((await ask(address, { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding')).toBe(null)
})

describe('a large file', () => {
  test('comes whole', async () => {
    const { ask } = site()
    const answer = await ask('/plan.pdf')
    expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'bytes'])
    expect((await bytesOf(answer)).equals(LARGE)).toBe(true)
  })

  test('comes in parts to who asks for one', async () => {
    const { ask } = site()
    const answer = await ask('/plan.pdf', { Range: 'bytes=10-14' })
    expect([answer.status, answer.headers.get('Content-Range'), await answer.text()]).toEqual([
      206,
      `bytes 10-14/${LARGE.length}`,
      'abcde',
    ])
    const outside = await ask('/plan.pdf', { Range: `bytes=${LARGE.length}-` })
    expect([outside.status, outside.headers.get('Content-Range')]).toEqual([416, `bytes */${LARGE.length}`])
    const page = await ask('/nl/', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' })
    expect([page.status, page.headers.get('Content-Encoding'), await page.text()]).toEqual([
      206,
      null,
      PAGE.slice(0, 15),
    ])
  })
})

describe('addresses', () => {
  test.each([
    ['/100%25%20zeker.txt', 'zeker'],
    ['/prijs%2520lijst.txt', 'lijst'],
  ])('%s is a file', async (address, text) => {
    expect(await (await site().ask(address)).text()).toBe(text)
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/nl/..%5c..%5csecret.txt',
    '//secret.txt',
    '/nl/%00',
    '/nl/index.html/',
    '/nl/index.html/more',
    `/${'a'.repeat(5000)}`,
    '/%',
    '/%ff',
    '/%2525',
  ])('%s is none', async (address) => {
    const answer = await site().ask(address)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  })

  test('a folder is led to its slash, on this host, with its query', async () => {
    const { ask, write } = site()
    write('nl/te koop/index.html', PAGE)
    for (const [address, target] of [
      ['/nl?a=1', '/nl/?a=1'],
      ['/nl/te%20koop', '/nl/te%20koop/'],
    ] as const) {
      const answer = await ask(address)
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, target])
    }
    expect((await ask('//nl')).headers.get('Location') ?? '/').not.toMatch(/^\/\//)
  })

  test('a link that leads round in a circle is none', async () => {
    const { ask, folder } = site()
    symlinkSync('circle', path.join(folder, 'circle'))
    expect((await ask('/circle')).status).toBe(404)
  })

  test('what is not there: the page of its language, packed, and never kept for ever', async () => {
    const { ask } = site()
    const answer = await ask('/nl/weg/', { 'Accept-Encoding': 'gzip' })
    expect([answer.status, answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual([
      404,
      null,
      null,
    ])
    expect(gunzipSync(await bytesOf(answer)).toString()).toContain('Niet gevonden')
    expect(await (await ask('/_a/site.0000.css')).text()).toContain('Not found')
    const refused = await Promise.all(['POST', 'PUT', 'DELETE'].map((method) => ask('/nl/', {}, method)))
    expect(refused.map(({ status, headers }) => [status, headers.get('Allow')])).toEqual(
      Array.from({ length: 3 }, () => [405, 'GET, HEAD']),
    )
  })
})

test('of a site that is reached by https, browsers hear that it always is', async () => {
  const { folder, ask } = site()
  const app = createSiteApp({ folder, isEncrypted: true })
  const hsts = async (answer: Response) => answer.headers.get('Strict-Transport-Security')
  for (const address of ['/nl/', '/nl', '/weg/'])
    expect(await hsts(await app.request(address))).toMatch(/^max-age=63072000\b/)
  expect(await hsts(await ask('/nl/'))).toBe(null)
})

test('no link is followed out of the output, and none to anything but a file', async () => {
  const { folder, ask } = site()
  symlinkSync('../secret.txt', path.join(folder, 'secret.txt'))
  symlinkSync('..', path.join(folder, 'up'))
  symlinkSync('/dev/zero', path.join(folder, 'zero.txt'))
  symlinkSync('100% zeker.txt', path.join(folder, 'inside.txt'))
  for (const address of ['/secret.txt', '/up/secret.txt', '/up/', '/up', '/zero.txt'])
    expect([address, (await ask(address)).status]).toEqual([address, 404])
  expect(await (await ask('/inside.txt')).text()).toBe('zeker')
})
