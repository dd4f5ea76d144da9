import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ENCODER, openPicture } from '../../../core/build/pictures/sharp.ts'
import { SVG_WITH_SCRIPT } from './hostile-pictures.ts'
import { createSite, plain } from './picture-site.ts'

const RED = [200, 40, 40]

test.each([
  ['SVG', () => Promise.resolve(Buffer.from(SVG_WITH_SCRIPT))],
  ['GIF', () => plain(9, 9, RED).gif().toBuffer()],
  ['TIFF', () => plain(9, 9, RED).tiff().toBuffer()],
])('the decoder of %s cannot run, whatever the caller lets through', async (_, make) => {
  await expect(
    openPicture(await make())
      .raw()
      .toBuffer(),
  ).rejects.toThrow('unsupported image format')
})

test('no decoder can open a file by its name', async () => {
  const file = path.join((await createSite()).folder, 'a.jpg')
  await writeFile(file, await plain(9, 9, RED).jpeg().toBuffer())
  await expect(sharp(file).raw().toBuffer()).rejects.toThrow('unsupported image format')
})

test('one thread a picture, nothing kept in memory', () => {
  expect(sharp.concurrency()).toBe(1)
  expect(sharp.cache().memory.max).toBe(0)
})

test('the versions that names depend on are known', () => {
  expect(ENCODER).toMatch(
    /^sharp \d+\.\d+\.\d+, vips \d\S+, webp \d\S+, png \d\S+, mozjpeg \S+, imagequant \d\S+, lcms \d\S+$/,
  )
})
