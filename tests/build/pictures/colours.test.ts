import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withGarbageProfile, withSpoiledProfile } from './hostile-pictures.ts'
import {
  BLUE,
  LOSS,
  RED,
  buildPictures,
  colourAt,
  createSite,
  distance,
  expectColour,
  paint,
  photo,
  plain,
} from './picture-site.ts'

describe('orientation and metadata', () => {
  /** Red on the left as the camera stored it; the tag contains the rotation. */
  const stored = () => paint(800, 400, (x) => (x < 400 ? RED : BLUE)).jpeg()

  test.each([
    [1, 'left', [0.25, 0.5], [0.75, 0.5]],
    [2, 'right', [0.75, 0.5], [0.25, 0.5]],
    [3, 'right', [0.75, 0.5], [0.25, 0.5]],
    [6, 'top', [0.5, 0.25], [0.5, 0.75]],
    [8, 'bottom', [0.5, 0.75], [0.5, 0.25]],
  ] as const)('tag %i shows red on the %s', async (orientation, _, red, blue) => {
    const site = await createSite()
    await site.put('a.jpg', await stored().withMetadata({ orientation }).toBuffer())
    const built = await buildPictures(site, ['a.jpg'], ['thumb', 'og'])
    const sides = orientation > 4 ? [400, 800] : [400, 200]
    const thumb = built.bytesOf('a.jpg', 'thumb', 400)
    expect(await sharp(thumb).metadata()).toMatchObject({ width: sides[0], height: sides[1] })
    for (const bytes of [
      thumb,
      built.bytesOf('a.jpg', 'thumb', 100),
      built.bytesOf('a.jpg', 'og', undefined, 'jpg'),
    ]) {
      await expectColour(bytes, red, RED)
      await expectColour(bytes, blue, BLUE)
    }
  })

  test('no output says where or with what the picture was taken', async () => {
    const site = await createSite()
    const exif = {
      IFD0: { Make: 'Camera of the agent', Copyright: 'Jan' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 3/1 14/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 43/1 0/1',
      },
    }
    const tagged = sharp(await photo())
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">kerkstraat</x:xmpmeta>')
    const bytes = await tagged.withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif?.includes('Camera of the agent')).toBe(true)
    await site.put('a.jpg', bytes)
    const built = await buildPictures(site, ['a.jpg'], ['photo', 'og', 'icon', 'logo'], { pngFallback: true })
    expect(built.output.size).toBeGreaterThan(10)
    for (const content of built.output.values()) {
      const { exif: left, xmp, iptc, icc, orientation, comments } = await sharp(content).metadata()
      expect({ left, xmp, iptc, icc, orientation, comments }).toEqual({})
      const text = Buffer.from(content).toString('latin1')
      expect(text).not.toMatch(/Exif\0|Camera of|kerkstraat|ICC_PROFILE/)
    }
  })
})

describe('colours arrive as sRGB', () => {
  const GREY = [120, 120, 120]
  test.each([
    ['display-p3 as JPEG', () => plain(64, 64, RED).withIccProfile('p3').jpeg({ quality: 100 }), RED],
    ['display-p3 as PNG', () => plain(64, 64, RED).withIccProfile('p3').png(), RED],
    ['16 bits a channel', () => plain(64, 64, RED).toColourspace('rgb16').png(), RED],
    ['16 bits grey', () => plain(64, 64, GREY).toColourspace('grey16').png(), GREY],
    ['grey', () => plain(64, 64, GREY).toColourspace('b-w').jpeg(), GREY],
    ['a palette', () => plain(64, 64, RED).png({ palette: true }), RED],
    ['AVIF', () => plain(64, 64, RED).avif({ quality: 90 }), RED],
    ['lossless WebP', () => plain(64, 64, RED).webp({ lossless: true }), RED],
  ])('%s', async (_, make, colour) => {
    const site = await createSite()
    await site.put('a', await make().toBuffer())
    const built = await buildPictures(site, ['a'], ['thumb', 'og'])
    await expectColour(built.bytesOf('a', 'thumb'), [0.5, 0.5], colour)
    await expectColour(built.bytesOf('a', 'og', undefined, 'jpg'), [0.5, 0.5], colour)
  })

  test('the stored values of a wide profile are not taken for sRGB', async () => {
    const stored = await plain(64, 64, RED).withIccProfile('p3').png().toBuffer()
    const { data } = await sharp(stored, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
    expect(distance([...data.subarray(0, 3)], RED)).toBeGreaterThan(LOSS)
  })

  test.each([
    ['with its profile', () => plain(64, 64, [250, 20, 20]).withIccProfile('cmyk').jpeg({ quality: 100 })],
    ['without one', () => plain(64, 64, [250, 20, 20]).toColourspace('cmyk').jpeg({ quality: 100 })],
  ])('CMYK %s is red where red was printed', async (_, make) => {
    const site = await createSite()
    const bytes = await make().toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    await site.put('a.jpg', bytes)
    const output = (await buildPictures(site, ['a.jpg'], ['thumb'])).bytesOf('a.jpg', 'thumb')
    expect(await sharp(output).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    await expectColour(output, [0.5, 0.5], [240, 25, 15], 35)
  })

  test.each([
    [
      'JPEG',
      async () => withSpoiledProfile(await plain(64, 64, RED).withIccProfile('srgb').jpeg().toBuffer()),
    ],
    ['PNG', async () => withGarbageProfile(await plain(64, 64, RED).png().toBuffer())],
  ])('a %s with a profile of noise is shown as if it had none', async (_, make) => {
    const site = await createSite()
    await site.put('a', await make())
    const built = await buildPictures(site, ['a'], ['thumb'])
    expect(built.problems).toEqual([])
    await expectColour(built.bytesOf('a', 'thumb'), [0.5, 0.5], RED)
  })

  test('a CMYK picture with a profile of noise is converted as CMYK without one', async () => {
    const site = await createSite()
    const bytes = await plain(64, 64, RED).withIccProfile('cmyk').jpeg().toBuffer()
    await site.put('a.jpg', withSpoiledProfile(bytes))
    const built = await buildPictures(site, ['a.jpg'], ['thumb'])
    expect(built.problems).toEqual([])
    await expectColour(built.bytesOf('a.jpg', 'thumb'), [0.5, 0.5], RED, 35)
  })
})

describe('transparency', () => {
  test('is kept in WebP and in the PNG beside it, at every size', async () => {
    const site = await createSite()
    const half = paint(1600, 800, (x) => (x < 800 ? [...RED, 128] : [...BLUE, 0]))
    await site.put('a.png', await half.png().toBuffer())
    const built = await buildPictures(site, ['a.png'], ['photo'])
    for (const width of [100, 400, 600, 1360]) {
      for (const format of ['webp', 'png']) {
        const bytes = built.bytesOf('a.png', 'photo', width, format)
        await expectColour(bytes, [0.2, 0.5], [...RED, 128])
        expect((await colourAt(bytes, 0.9, 0.5))[3]).toBe(0)
      }
    }
  })

  test('fades without steps', async () => {
    const site = await createSite()
    await site.put(
      'a.png',
      await paint(512, 64, (x) => [...RED, x >> 1])
        .png()
        .toBuffer(),
    )
    const built = await buildPictures(site, ['a.png'], ['thumb'])
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const format of ['webp', 'png']) {
        const [, , , alpha = 0] = await colourAt(built.bytesOf('a.png', 'thumb', 400, format), x, 0.5)
        expect(Math.abs(alpha - x * 255)).toBeLessThan(LOSS)
      }
    }
  })

  test('becomes white in JPEG', async () => {
    const site = await createSite()
    await site.put('a.png', await plain(1300, 700, [0, 0, 0, 0]).png().toBuffer())
    const bytes = (await buildPictures(site, ['a.png'], ['og'])).bytesOf('a.png', 'og', 1200, 'jpg')
    await expectColour(bytes, [0.5, 0.5], [255, 255, 255])
  })

  test('an opaque alpha channel is dropped', async () => {
    const site = await createSite()
    await site.put(
      'a.png',
      await plain(500, 400, [...RED, 255])
        .png()
        .toBuffer(),
    )
    const built = await buildPictures(site, ['a.png'], ['card'])
    expect((await sharp(built.bytesOf('a.png', 'card', 400)).metadata()).hasAlpha).toBe(false)
    expect([...built.output.keys()].every((file) => file.endsWith('.webp'))).toBe(true)
  })
})
