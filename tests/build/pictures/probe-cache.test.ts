import { readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'
import { createSite, paint, plain, problemOf, readOf, refsOf, siteIn, sourceOf } from './picture-site.ts'

const RED = [200, 30, 30]

async function jpeg(width = 40, height = 30): Promise<Buffer> {
  return plain(width, height, RED).jpeg().toBuffer()
}

describe('what is remembered', () => {
  /** A file system that records reads of content/. */
  function watchReads() {
    const files = createFiles()
    const reads: string[] = []
    const watched: Files = { ...files, read: (file) => (reads.push(path.basename(file)), files.read(file)) }
    return { files: watched, reads }
  }

  test('nothing is read again that has not changed', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    const first = await readOf(site, refsOf('a.jpg'))
    const { files, reads } = watchReads()
    const second = await readOf(site, refsOf('a.jpg'), { files })
    expect(reads).toEqual([])
    expect(second).toEqual(first)
  })

  test('a file that may still be written is read again', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    await readOf(site, refsOf('a.jpg'), { now: () => Date.now() })
    const { files, reads } = watchReads()
    await readOf(site, refsOf('a.jpg'), { files })
    expect(reads).toEqual(['a.jpg'])
  })

  test('a clock that was put back hides no change', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    await readOf(site, refsOf('a.jpg'), { now: () => 0 })
    const { files, reads } = watchReads()
    await readOf(site, refsOf('a.jpg'), { files })
    expect(reads).toEqual(['a.jpg'])
  })

  test('a picture that is replaced by one of equal size, time and inode is read again', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    const file = path.join(site.contentFolder, 'a.jpg')
    await readOf(site, refsOf('a.jpg'))
    const { atime, mtime } = await stat(file)
    await writeFile(file, await readFile(file))
    await utimes(file, atime, mtime)
    const { files, reads } = watchReads()
    await readOf(site, refsOf('a.jpg'), { files })
    expect(reads).toEqual(['a.jpg'])
  })

  test('changed content is seen', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg(40, 30))
    const before = await sourceOf(site, 'a.jpg')
    await site.put('a.jpg', await jpeg(50, 30))
    const after = await sourceOf(site, 'a.jpg')
    expect([before.width, after.width]).toEqual([40, 50])
    expect(after.hash).not.toBe(before.hash)
  })

  test('changed content is seen, also of the same length in the same place', async () => {
    const site = await createSite()
    const [before, after] = [await jpeg(40, 30), await jpeg(41, 30)]
    const length = Math.max(before.length, after.length)
    const padded = (bytes: Buffer) => Buffer.concat([bytes], length)
    await site.put('a.jpg', padded(before))
    expect((await sourceOf(site, 'a.jpg')).width).toBe(40)
    await site.put('a.jpg', padded(after))
    expect((await sourceOf(site, 'a.jpg')).width).toBe(41)
  })

  test('a header that was read does not stand for a decoded picture', async () => {
    const site = await createSite()
    const whole = await paint(300, 300, (x, y) => [x % 256, y % 256, (x * y) % 256])
      .jpeg()
      .toBuffer()
    await site.put('a.jpg', whole.subarray(0, whole.length >> 1))
    expect(await problemOf(site, 'a.jpg')).toBeUndefined()
    expect(await problemOf(site, 'a.jpg', { whole: true })).toMatchObject({ code: 'AS5003' })
  })

  test('the site may move', async () => {
    const site = await createSite()
    await site.put('images/a.jpg', await jpeg())
    const before = await sourceOf(site, 'images/a.jpg')
    const folder = `${site.folder}-moved`
    await rename(site.folder, folder)
    const moved = siteIn(folder)
    const after = await sourceOf(moved, 'images/a.jpg')
    await rename(folder, site.folder)
    expect(after).toEqual({ ...before, location: path.join(folder, 'content/images/a.jpg') })
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['altered', (text: string) => text.replace('"width":40', '"width":41')],
    ['not JSON', () => 'nonsense'],
  ])('a memory that is %s is noticed and made anew', async (_, spoil) => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    await readOf(site, refsOf('a.jpg'))
    const memory = path.join(site.cacheFolder, 'pictures/probe.json')
    await writeFile(memory, spoil(await createFiles().readText(memory)))
    const { value, problems } = await readOf(site, refsOf('a.jpg'))
    expect(value.get('a.jpg')).toMatchObject({ width: 40 })
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['AS5011', 'warning']])
    expect((await readOf(site, refsOf('a.jpg'))).problems).toEqual([])
  })

  test('a memory of another version is left out without a word', async () => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    await readOf(site, refsOf('a.jpg'))
    const memory = path.join(site.cacheFolder, 'pictures/probe.json')
    const text = await createFiles().readText(memory)
    await writeFile(memory, text.replace('"version":1', '"version":999'))
    expect((await readOf(site, refsOf('a.jpg'))).problems).toEqual([])
  })
})
