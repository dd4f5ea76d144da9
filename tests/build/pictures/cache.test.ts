import { copyFile, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeSealed } from '../../../core/system/sealed-json.ts'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'
import { buildPictures, cacheFiles, paint, siteIn, siteWithPhoto } from './picture-site.ts'
import type { Built, PictureSite } from './picture-site.ts'

const RECIPES = ['photo', 'og'] as const
const build = (site: PictureSite, options: Parameters<typeof buildPictures>[3] = {}) =>
  buildPictures(site, ['a.jpg'], RECIPES, options)
const pictures = (built: Built) => built.written.filter((name) => !name.endsWith('.json'))
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

/** Changes one bit in the middle of a file without changing its length and time. */
async function flipBit(file: string): Promise<void> {
  const { atime, mtime } = await stat(file)
  const bytes = await readFile(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(file, bytes)
  await utimes(file, atime, mtime)
}

async function cachedFile(site: PictureSite, ending: string): Promise<string> {
  const name = (await cacheFiles(site)).find((file) => file.endsWith(ending))
  return path.join(site.cacheFolder, 'pictures', name ?? 'none')
}

describe('a second build', () => {
  test('makes nothing and delivers the same', async () => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const second = await build(site)
    expect(pictures(first)).toHaveLength(5)
    expect(second.written).toEqual([])
    expect(second.output).toEqual(first.output)
    expect(second.problems).toEqual([])
  })

  test('makes only what is new', async () => {
    const site = await siteWithPhoto()
    await buildPictures(site, ['a.jpg'], ['thumb'])
    const second = await buildPictures(site, ['a.jpg'], ['photo'])
    expect(
      pictures(second)
        .map((name) => name.slice(10))
        .sort(),
    ).toEqual(['-600.webp', '-700.webp'])
  })

  test('is content with a cache that stands elsewhere and has new times and inodes', async () => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const folder = `${site.folder}-moved`
    await rename(site.folder, folder)
    const moved = siteIn(folder)
    for (const name of await cacheFiles(moved)) {
      const file = path.join(moved.cacheFolder, 'pictures', name)
      await copyFile(file, `${file}.copy`)
      await rename(`${file}.copy`, file)
    }
    const second = await build(moved)
    await rename(folder, site.folder)
    expect(pictures(second)).toEqual([])
    expect(second.output).toEqual(first.output)
    expect(second.problems).toEqual([])
  })

  test('keeps the copies of another build that shares the cache', async () => {
    const site = await siteWithPhoto()
    await site.put(
      'b.jpg',
      await paint(300, 200, () => [9, 90, 9])
        .jpeg()
        .toBuffer(),
    )
    await Promise.all([buildPictures(site, ['a.jpg'], RECIPES), buildPictures(site, ['b.jpg'], RECIPES)])
    await buildPictures(site, ['b.jpg'], RECIPES)
    await buildPictures(site, ['a.jpg'], RECIPES)
    expect((await buildPictures(site, ['a.jpg', 'b.jpg'], RECIPES)).written).toEqual([])
  })

  test('leaves no half-written files', async () => {
    const site = await siteWithPhoto()
    await build(site)
    expect((await cacheFiles(site)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('a damaged cache is noticed, told once and made again', () => {
  test.each<[string, (file: string) => Promise<void>]>([
    ['one bit', flipBit],
    ['cut off', (file) => truncate(file, 100)],
    ['empty', (file) => truncate(file, 0)],
    ['gone', (file) => rm(file)],
  ])('%s', async (_, damage) => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const file = await cachedFile(site, '-600.webp')
    await damage(file)
    const second = await build(site)
    expect(second.output).toEqual(first.output)
    expect(pictures(second)).toEqual([path.basename(file)])
    expect(second.problems).toMatchObject([{ code: 'AS5011', severity: 'warning' }])
    expect(second.problems[0]?.message).toContain(`_a/img/${path.basename(file)}`)
    expect((await build(site)).problems).toEqual([])
  })

  test('all of it: still one warning', async () => {
    const site = await siteWithPhoto()
    const first = await build(site)
    for (const name of pictures(first)) await flipBit(path.join(site.cacheFolder, 'pictures', name))
    const second = await build(site)
    expect(second.output).toEqual(first.output)
    expect(second.problems.map(({ message }) => message)).toEqual([expect.stringContaining('and 4 more')])
  })

  test.each([
    ['altered', (text: string) => text.replace(/\d{4,}/, '1234')],
    ['cut off', (text: string) => text.slice(0, 200)],
  ])('the index, %s', async (_, spoil) => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const index = path.join(site.cacheFolder, 'pictures/index.json')
    await writeFile(index, spoil(await readFile(index, 'utf8')))
    const second = await build(site)
    expect(second.output).toEqual(first.output)
    expect(second.problems.map(({ code }) => code)).toEqual(['AS5011'])
    expect((await build(site)).written).toEqual([])
  })

  test('the index of another version is replaced without a word', async () => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const index = path.join(site.cacheFolder, 'pictures/index.json')
    await writeFile(index, (await readFile(index, 'utf8')).replace('"version":1', '"version":2'))
    const second = await build(site)
    expect(second.output).toEqual(first.output)
    expect(second.problems).toEqual([])
  })

  test('a copy of another picture under the same name is not taken', async () => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const index = path.join(site.cacheFolder, 'pictures/index.json')
    const sealed = JSON.parse(await readFile(index, 'utf8')) as {
      data: Record<string, [string, number, string]>
    }
    const data = Object.entries(sealed.data).map(([name, [hash, bytes, key]]) => [
      name,
      [hash, bytes, `${key.slice(0, 10)}${'0'.repeat(22)}`],
    ])
    await writeSealed(createFiles(), index, { version: 1, data: Object.fromEntries(data) })
    const second = await build(site)
    expect(pictures(second)).toHaveLength(5)
    expect(second.output).toEqual(first.output)
  })
})

describe('a cache that cannot be written', () => {
  /** Fails after some writes. A failed write leaves a part of the file, as on a full disk. */
  const writesFail = (code: string, after = 0): Files => {
    const files = createFiles()
    let writes = 0
    return {
      ...files,
      async write(file, content) {
        writes += 1
        if (writes <= after) return files.write(file, content)
        if (after > 0) await files.write(file, content.slice(0, 10))
        return failing(code)
      },
    }
  }

  test('read-only: every picture is delivered, with one warning', async () => {
    const expected = await build(await siteWithPhoto())
    const site = await siteWithPhoto()
    const built = await build(site, { files: writesFail('EROFS') })
    expect(built.output).toEqual(expected.output)
    expect(built.problems).toMatchObject([{ code: 'AS5012', severity: 'warning' }])
    expect(built.problems[0]?.message).toContain('EROFS')
    expect(await cacheFiles(site)).toEqual([])
  })

  test('read-only and filled: used as it is', async () => {
    const site = await siteWithPhoto()
    const first = await build(site)
    const second = await build(site, { files: writesFail('EROFS') })
    expect(second.output).toEqual(first.output)
    expect(second.problems).toEqual([])
  })

  test('a full disk in the middle: complete output, and the cache stays sound', async () => {
    const expected = await build(await siteWithPhoto())
    const site = await siteWithPhoto()
    const built = await build(site, { files: writesFail('ENOSPC', 3) })
    expect(built.output).toEqual(expected.output)
    expect(built.problems.map(({ code }) => code)).toEqual(['AS5012'])
    expect((await cacheFiles(site)).filter((name) => name.endsWith('.tmp'))).toEqual([])
    const next = await build(site)
    expect(next.output).toEqual(expected.output)
    expect(next.problems).toEqual([])
  })

  test('what was made before a stage failed is kept', async () => {
    const site = await siteWithPhoto()
    let delivered = 0
    const deliver = () => ((delivered += 1) > 3 ? failing('ENOSPC') : Promise.resolve())
    await expect(build(site, { deliver })).rejects.toThrow('ENOSPC')
    const next = await build(site)
    expect(pictures(next).length).toBeLessThan(4)
    expect(next.problems).toEqual([])
  })
})
