import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureProgress } from '../../../core/build/pictures/progress.ts'
import { hashOf } from '../../../core/system/hash.ts'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'
import {
  BLUE,
  buildPictures,
  colourAt,
  createSite,
  expectColour,
  paint,
  photo,
  plain,
  RED,
} from './picture-site.ts'

describe('sizes and formats', () => {
  test('each file has the size and type that its page was promised', async () => {
    const site = await createSite()
    await site.put('a.jpg', await photo())
    const built = await buildPictures(site, ['a.jpg'], ['photo', 'card', 'og'], { pngFallback: true })
    const found = await Promise.all(
      [...built.output].map(async ([file, bytes]) => {
        const { width, height, format } = await sharp(bytes).metadata()
        return [Number(/-(\d+)\./.exec(file)?.[1]), width, height, format]
      }),
    )
    const both = [100, 250, 400, 600, 900].flatMap((width) =>
      ['webp', 'png'].map((format) => [width, width, Math.round((width * 2) / 3), format]),
    )
    expect(new Set(found.map(String))).toEqual(new Set([...both, [900, 900, 473, 'jpeg']].map(String)))
    expect(built.problems).toEqual([])
  })

  test('the Open Graph picture is the middle, progressive and 4:2:0', async () => {
    const site = await createSite()
    const stripes = paint(1200, 1200, (_, y) => (y < 300 || y >= 900 ? BLUE : RED))
    await site.put('a.png', await stripes.png().toBuffer())
    const bytes = (await buildPictures(site, ['a.png'], ['og'])).bytesOf('a.png', 'og', 1200, 'jpg')
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      isProgressive: true,
      chromaSubsampling: '4:2:0',
    })
    await expectColour(bytes, [0.5, 0.5], RED)
    await expectColour(bytes, [0.5, 0.005], BLUE)
    await expectColour(bytes, [0.5, 0.995], BLUE)
  })

  test('icons are cut square from the middle and keep their transparency', async () => {
    const site = await createSite()
    const picture = paint(800, 600, (x) =>
      x < 100 || x >= 700 ? [...BLUE, 255] : x < 400 ? [...RED, 255] : [0, 0, 0, 0],
    )
    await site.put('a.png', await picture.png().toBuffer())
    const built = await buildPictures(site, ['a.png'], ['icon'])
    for (const width of [32, 180, 192, 512]) {
      const bytes = built.bytesOf('a.png', 'icon', width, 'png')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height: width })
      await expectColour(bytes, [0.1, 0.5], [...RED, 255])
      expect((await colourAt(bytes, 0.9, 0.5))[3]).toBe(0)
    }
  })

  test('a strip of 3000 x 1 and a picture of one pixel', async () => {
    const site = await createSite()
    await site.put('strip.png', await plain(3000, 1, RED).png().toBuffer())
    await site.put('dot.png', await plain(1, 1, RED).png().toBuffer())
    const built = await buildPictures(site, ['strip.png', 'dot.png'], ['photo', 'og', 'logo'])
    expect(built.problems).toEqual([])
    await expectColour(built.bytesOf('strip.png', 'photo', 1360), [0.5, 0], RED)
  })
})

describe('special sources', () => {
  test('of an animation the first frame is shown', async () => {
    const site = await createSite()
    const frames = await Promise.all(
      [RED, BLUE, BLUE].map((colour) => plain(64, 48, colour).png().toBuffer()),
    )
    await site.put(
      'a.webp',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    )
    const bytes = (await buildPictures(site, ['a.webp'], ['thumb'])).bytesOf('a.webp', 'thumb')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 48 })
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
    await expectColour(bytes, [0.5, 0.5], RED)
  })

  test('a drawing becomes a small palette PNG, a photograph keeps its colours', async () => {
    const site = await createSite()
    await site.put(
      'plan.png',
      await paint(600, 400, (x, y) => (x % 50 === 0 || y % 50 === 0 ? [0, 0, 0] : [255, 255, 255]))
        .png()
        .toBuffer(),
    )
    await site.put('photo.jpg', await photo())
    const built = await buildPictures(site, ['plan.png', 'photo.jpg'], ['plan'], { pngFallback: true })
    const isPalette = async (ref: string) =>
      (await sharp(built.bytesOf(ref, 'plan', 400, 'png')).metadata()).isPalette
    expect([await isPalette('plan.png'), await isPalette('photo.jpg')]).toEqual([true, false])
  })
})

describe('a build', () => {
  test('is the same with one source at a time and with several', async () => {
    const one = await createSite()
    const two = await createSite()
    const refs = ['a.jpg', 'b.jpg', 'c.jpg']
    for (const site of [one, two]) {
      for (const [index, ref] of refs.entries()) await site.put(ref, await photo(420 + index, 300))
    }
    const first = await buildPictures(one, refs, ['photo', 'og'], { concurrency: 1 })
    const second = await buildPictures(two, refs.toReversed(), ['og', 'photo'], { concurrency: 3 })
    const hashes = (output: ReadonlyMap<string, Uint8Array>) =>
      [...output].map(([file, bytes]) => [file, hashOf(bytes)]).sort()
    expect(hashes(second.output)).toEqual(hashes(first.output))
  })

  test.each([
    ['landscape', 1450, 920],
    ['portrait', 1400, 1600],
    ['a panorama', 4000, 500],
    ['small', 700, 500],
  ])('gives a file the same bytes whichever others are made with it: %s', async (_, width, height) => {
    const recipes = ['photo', 'card', 'og', 'banner', 'bannerNarrow'] as const
    const content = await paint(width, height, (x, y) => [x >> 4, y >> 4, 90])
      .jpeg()
      .toBuffer()
    const build = async (wanted: readonly (typeof recipes)[number][]) => {
      const site = await createSite()
      await site.put('a.jpg', content)
      return (await buildPictures(site, ['a.jpg'], wanted)).output
    }
    const together = await build(recipes)
    for (const recipe of recipes) {
      for (const [file, bytes] of await build([recipe])) expect(bytes, file).toEqual(together.get(file))
    }
  })

  test('a cut-off picture is an error at its place in the data; the others are made', async () => {
    const site = await createSite()
    const whole = await photo()
    await site.put('half.jpg', whole.subarray(0, whole.length >> 1))
    await site.put('whole.jpg', await photo(500, 400))
    const place = { file: 'content/a.json', path: ['images', 0] }
    const built = await buildPictures(site, ['half.jpg', 'whole.jpg'], ['photo', 'og'], {
      placesOf: () => [[place]],
    })
    expect(built.problems).toMatchObject([{ code: 'AS5003', severity: 'error', at: [place] }])
    expect(built.problems[0]?.message).toBe(
      'the picture content/half.jpg cannot be read: it is cut off or damaged',
    )
    expect(built.output.size).toBe(4)
    expect(() => built.bytesOf('half.jpg', 'og', undefined, 'jpg')).toThrow()
  })

  test('a picture that changes between reading and encoding is not shown under the old name', async () => {
    const site = await createSite()
    await site.put('a.jpg', await photo())
    const real = createFiles()
    let reads = 0
    const files: Files = {
      ...real,
      async read(file) {
        if (file.endsWith('a.jpg') && (reads += 1) === 2) await site.put('a.jpg', await photo(901, 600))
        return real.read(file)
      },
    }
    const built = await buildPictures(site, ['a.jpg'], ['photo'], { files })
    expect(built.problems).toMatchObject([{ code: 'AS5013' }])
    expect(built.output.size).toBe(0)
  })

  test('tells how far it is, with an estimate from the time so far', async () => {
    const site = await createSite()
    const refs = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
    for (const [index, ref] of refs.entries()) await site.put(ref, await photo(120 + index, 90))
    const events: PictureProgress[] = []
    let time = 0
    const ports = {
      concurrency: 1,
      now: () => time,
      progress: (event: PictureProgress) => void events.push(event),
    }
    await buildPictures(site, refs, ['thumb'], { ...ports, deliver: async () => void (time += 5000) })
    expect(events).toEqual([
      { phase: 'pictures', done: 0, total: 4 },
      { phase: 'pictures', done: 1, total: 4, etaSeconds: 30 },
      { phase: 'pictures', done: 2, total: 4, etaSeconds: 20 },
      { phase: 'pictures', done: 3, total: 4, etaSeconds: 10 },
      { phase: 'pictures', done: 4, total: 4, etaSeconds: 0 },
    ])
    events.length = 0
    await buildPictures(site, refs, ['thumb'], ports)
    expect(events).toEqual([])
  })
})
