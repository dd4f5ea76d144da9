import { truncate } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Pointer } from '../../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'
import { SVG_WITH_SCRIPT, bombPng } from './hostile-pictures.ts'
import { createSite, paint, plain, problemOf, readOf, sourceOf } from './picture-site.ts'

const RED = [200, 30, 30]

async function jpeg(width = 40, height = 30): Promise<Buffer> {
  return plain(width, height, RED).jpeg().toBuffer()
}

describe('what is read of a good picture', () => {
  test('bytes decide, not the extension', async () => {
    const site = await createSite()
    await site.put('a.png', await jpeg())
    expect(await sourceOf(site, 'a.png')).toMatchObject({
      format: 'jpeg',
      width: 40,
      height: 30,
      alpha: false,
    })
  })

  test('the size is that of the upright picture', async () => {
    const site = await createSite()
    await site.put(
      'a.jpg',
      await sharp(await jpeg())
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    expect(await sourceOf(site, 'a.jpg')).toMatchObject({ width: 30, height: 40 })
  })

  test.each([
    ['an opaque PNG', plain(9, 9, RED).png(), 'png', false],
    ['an alpha channel that is opaque', plain(9, 9, [...RED, 255]).png(), 'png', false],
    [
      'one pixel that is not opaque',
      paint(9, 9, (x, y) => [...RED, x + y === 0 ? 254 : 255]).png(),
      'png',
      true,
    ],
    ['a palette with a transparent colour', plain(9, 9, [...RED, 0]).png({ palette: true }), 'png', true],
    ['a transparent WebP', plain(9, 9, [...RED, 90]).webp(), 'webp', true],
    ['AVIF', plain(64, 64, RED).avif(), 'avif', false],
  ])('%s', async (_, picture, format, alpha) => {
    const site = await createSite()
    await site.put('a', await picture.toBuffer())
    expect(await sourceOf(site, 'a')).toMatchObject({ format, alpha })
  })

  test('equal content has one hash, whatever its name and age', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    await site.put('deep/folder/b.jpg', await jpeg())
    const [a, b] = [await sourceOf(site, 'a.jpg'), await sourceOf(site, 'deep/folder/b.jpg')]
    expect(a.hash).toBe(b.hash)
    expect(b.location).toBe(path.join(site.contentFolder, 'deep/folder/b.jpg'))
  })

  test('a path that starts with / is below content/ too', async () => {
    const site = await createSite()
    await site.put('images/a.jpg', await jpeg())
    expect(await sourceOf(site, '/images/a.jpg')).toMatchObject({ width: 40 })
  })
})

describe('a bad picture is a named problem', () => {
  test.each([
    ['text named .jpg', 'Not a picture at all', 'a text file'],
    ['SVG with a script', SVG_WITH_SCRIPT, 'an SVG drawing'],
    ['SVG after a declaration', `\ufeff<?xml version="1.0"?><!-- x -->${SVG_WITH_SCRIPT}`, 'an SVG drawing'],
    ['an error page', '<!DOCTYPE html><title>404</title>', 'an HTML page'],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
      'a Git LFS pointer',
    ],
    ['PDF', '%PDF-1.7', 'a PDF document'],
    ['BMP', 'BM\0\0\0\0', 'a BMP picture'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'a HEIC picture'],
    ['MP4', '\0\0\0\x18ftypisom\0\0\0\0', 'a video'],
    ['WAV', 'RIFF\0\0\0\0WAVEfmt ', 'a sound or video file'],
    ['ZIP', 'PK\x03\x04', 'a ZIP archive'],
    ['noise', '\x01\x02\x03\x04', 'of an unknown type'],
  ])('%s', async (_, content, type) => {
    const site = await createSite()
    await site.put('images/a.jpg', content)
    const found = await problemOf(site, 'images/a.jpg')
    expect(found).toMatchObject({ code: 'AS5004', severity: 'error', at: [{ file: 'content/a.json' }] })
    expect(found?.message).toContain(`content/images/a.jpg has a type that is not accepted: it is ${type}`)
  })

  test.each([
    ['GIF', () => plain(9, 9, RED).gif().toBuffer(), 'a GIF picture'],
    ['TIFF', () => plain(9, 9, RED).tiff().toBuffer(), 'a TIFF picture'],
  ])('%s named .jpg', async (_, make, type) => {
    const site = await createSite()
    await site.put('a.jpg', await make())
    expect((await problemOf(site, 'a.jpg'))?.message).toContain(type)
  })

  test('no bytes', async () => {
    const site = await createSite()
    await site.put('a.jpg', '')
    expect(await problemOf(site, 'a.jpg')).toMatchObject({ code: 'AS5002' })
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s, when all is decoded', async (format) => {
    const site = await createSite()
    const whole = await paint(300, 300, (x, y) => [x % 256, y % 256, (x * y) % 256])
      .toFormat(format)
      .toBuffer()
    await site.put('a.jpg', whole.subarray(0, whole.length >> 1))
    const found = await problemOf(site, 'a.jpg', { whole: true })
    expect(found).toMatchObject({ code: 'AS5003', hint: 'export or upload the picture again' })
    expect(found?.message).toBe(
      'the picture content/a.jpg cannot be read: ' +
        (format === 'webp' ? 'its header is damaged' : 'it is cut off or damaged'),
    )
  })

  test('a header that is cut off', async () => {
    const site = await createSite()
    await site.put('a.jpg', (await jpeg()).subarray(0, 20))
    expect(await problemOf(site, 'a.jpg')).toMatchObject({ code: 'AS5003' })
  })

  test('more than 50 megapixels: the header is enough, no pixel is decoded', async () => {
    const site = await createSite()
    await site.put('a.png', bombPng(30_000, 30_000))
    const before = process.memoryUsage.rss()
    const found = await problemOf(site, 'a.png', { whole: true })
    expect(found).toMatchObject({ code: 'AS5005' })
    expect(found?.message).toContain('30000 × 30000')
    expect(process.memoryUsage.rss() - before).toBeLessThan(50e6)
  })

  test.each([
    [10_000, 5000, undefined],
    [10_000, 5001, 'AS5005'],
  ])('%i x %i pixels: %s', async (width, height, code) => {
    const site = await createSite()
    await site.put('a.png', bombPng(width, height))
    expect((await problemOf(site, 'a.png', { whole: true }))?.code).toBe(code)
  })

  test('more than 60 MB: not even read', async () => {
    const site = await createSite()
    const file = await site.put('a.jpg', await jpeg())
    await truncate(file, 60_000_001)
    const files: Files = { ...createFiles(), read: () => Promise.reject(new Error('was read')) }
    expect(await problemOf(site, 'a.jpg', { files })).toMatchObject({ code: 'AS5006' })
  })
})

describe('problems point at the data', () => {
  const at = (path: number): readonly Pointer[] => [{ file: 'content/a.json', path: [path] }]

  test('once for each picture, with at most five other places, none twice', async () => {
    const site = await createSite()
    const uses = Array.from({ length: 9 }, (_, index) => ({ ref: 'gone.jpg', at: () => at(index) }))
    const { problems } = await readOf(site, [
      ...uses.slice(0, 2),
      { ref: 'gone.jpg', at: () => at(1) },
      ...uses.slice(2),
      { ref: 'also.jpg', at: () => at(50) },
    ])
    expect(problems.map((one) => [one.at, one.related?.length])).toEqual([
      [at(50), undefined],
      [at(0), 5],
    ])
    expect(problems[1]?.related?.map((one) => one.at.path)).toEqual([[1], [2], [3], [4], [5]])
  })

  test('candidates of one place are no other places', async () => {
    const site = await createSite()
    const candidates = [...at(1), { file: 'content/b.json', path: [1] }]
    const { problems } = await readOf(site, [{ ref: 'gone.jpg', at: () => candidates }])
    expect(problems[0]?.at).toEqual(candidates)
    expect(problems[0]).not.toHaveProperty('related')
  })
})
