import { readFile, rename, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ReadPorts } from '../../../core/build/pictures/source.ts'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'
import { hashOf } from '../../../core/system/hash.ts'
import { buildPictures, createSite, plain, readOf, refsOf } from './picture-site.ts'
import type { PictureSite } from './picture-site.ts'

import { PICTURE, image, serve, read } from './image-server.ts'
import type { ImageServer } from './image-server.ts'

describe('placeholder, offline and cache', () => {
  test('not to be had: a warning where a placeholder is asked for', async () => {
    const [site, server] = [await createSite(), await serve({})]
    const ref = server.address('/a.jpg')
    const { settings, network } = server.ports()
    const ports = { network, settings: { ...settings, missing: 'placeholder' } as ReadPorts['settings'] }
    expect((await readOf(site, refsOf(ref), ports)).problems).toMatchObject([
      { code: 'AS5009', severity: 'warning' },
    ])
    const offline = await readOf(site, refsOf(ref), { ...ports, offline: true })
    expect(offline.problems).toMatchObject([{ code: 'AS5010', severity: 'warning' }])
  })

  test('offline and not in the cache', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const { problems } = await read(site, server, '/a.jpg', {}, { offline: true })
    expect(problems).toMatchObject([{ code: 'AS5010', severity: 'error' }])
    expect(server.asked).toEqual([])
  })

  const cached = (site: PictureSite, server: ImageServer) =>
    path.join(site.cacheFolder, 'remote', hashOf(server.address('/a.jpg')))

  test.each<[string, (file: string) => Promise<void>]>([
    ['cut off', (file) => truncate(file, 50)],
    ['other content', async (file) => writeFile(file, await plain(40, 30, [0, 0, 0]).jpeg().toBuffer())],
    ['gone', (file) => rename(file, `${file}.old`)],
    [
      'its notes altered',
      async (file) =>
        writeFile(`${file}.json`, (await readFile(`${file}.json`, 'utf8')).replace('"hash":"', '"hash":"0')),
    ],
  ])('a copy that is damaged (%s) is fetched again', async (_, damage) => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const first = await read(site, server, '/a.jpg')
    await damage(cached(site, server))
    const second = await read(site, server, '/a.jpg')
    expect(second.source).toEqual(first.source)
    expect(second.problems).toMatchObject([{ code: 'AS5011', severity: 'warning' }])
    expect(server.asked).toHaveLength(2)
    expect((await read(site, server, '/a.jpg')).problems).toEqual([])
  })

  test('a damaged copy is not used offline', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    await read(site, server, '/a.jpg')
    await truncate(cached(site, server), 50)
    expect((await read(site, server, '/a.jpg', {}, { offline: true })).problems).toMatchObject([
      { code: 'AS5010' },
    ])
  })

  test('a copy that turns bad unseen is found when it is encoded, and fetched by the next build', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const ref = server.address('/a.jpg')
    const files = createFiles()
    const bad: Files = {
      ...files,
      read: async (file) => (file === cached(site, server) ? PICTURE.subarray(1) : files.read(file)),
    }
    await read(site, server, '/a.jpg')
    await read(site, server, '/a.jpg')
    const built = await buildPictures(site, [ref], ['photo'], { files: bad, read: server.ports() })
    expect(built.problems).toMatchObject([{ code: 'AS5013', severity: 'error' }])
    const next = await buildPictures(site, [ref], ['photo'], { read: server.ports() })
    expect(next.problems.map(({ severity }) => severity)).not.toContain('error')
    expect(next.output.size).toBe(1)
    expect(server.asked).toHaveLength(2)
  })

  test('a cache that cannot be written is named', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const readOnly = Object.assign(new Error('read-only'), { code: 'EROFS' })
    const files: Files = { ...createFiles(), write: () => Promise.reject(readOnly) }
    const { problems } = await read(site, server, '/a.jpg', {}, { files })
    expect(problems[0]?.message).toContain('the cache cannot be written (EROFS)')
  })
})

describe('an address that expires', () => {
  const signed = (end: number) => `/a.jpg?se=${end}&sp=r&sv=1&sig=secret${end}`
  const answers = { [signed(1)]: image }

  test('is the same picture with another signature, also after it has expired', async () => {
    const [site, server] = [await createSite(), await serve(answers)]
    await read(site, server, signed(1))
    const second = await read(site, server, signed(2))
    expect(second.problems).toEqual([])
    expect(second.source).toMatchObject({ hash: hashOf(PICTURE) })
    expect(server.asked).toEqual([signed(1)])
    const one = await buildPictures(site, [server.address(signed(1))], ['photo'], { read: server.ports() })
    const two = await buildPictures(site, [server.address(signed(2))], ['photo'], { read: server.ports() })
    expect([...two.output.keys()]).toEqual([...one.output.keys()])
  })

  test('is downloaded although other pictures are linked, and no signature is stored', async () => {
    const [site, server] = [await createSite(), await serve(answers)]
    const { source, problems } = await read(site, server, signed(1), { mode: 'link' })
    expect([source?.location, problems]).toEqual([expect.stringContaining(site.cacheFolder), []])
    const note = await readFile(`${source?.location ?? ''}.json`, 'utf8')
    expect(note).not.toContain('secret')
  })
})
