/** The agency chooses the part of a picture that is shown, at every size, and what stays in view where it is cut further. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createSite, plot } from '../support/site.ts'
import { BLUE, expectColour, paint, RED } from './pictures/picture-site.ts'

/** Red on the left, blue on the right. */
const SIDES = paint(1200, 600, (x) => (x < 600 ? RED : BLUE))
/** Red above, blue below. */
const STOREYS = paint(600, 1200, (_, y) => (y < 600 ? RED : BLUE))

async function pageWith(picture: typeof SIDES, item: object) {
  const site = createSite({
    'content/properties/a.json': [
      plot(1, { XLargePictureItems: [{ Url: 'images/halves.png', Name: { nl: 'Gevel' }, ...item }] }),
    ],
  })
  mkdirSync(path.join(site.root, 'content/images'), { recursive: true })
  writeFileSync(path.join(site.root, 'content/images/halves.png'), await picture.png().toBuffer())
  const { problems } = await site.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const name = readdirSync(site.output, { recursive: true, encoding: 'utf8' }).find((each) =>
    /^nl\/.*\/1\/index\.html$/.test(each),
  )
  const html = readFileSync(path.join(site.output, name ?? 'none'), 'utf8')
  const file = (pattern: RegExp) => readFileSync(path.join(site.output, pattern.exec(html)?.[1] ?? 'none'))
  return {
    html,
    shown: file(/<li[^>]*><a href="\/([^"]+\.webp)"/),
    shared: file(/property="og:image" content="https?:\/\/[^/]+\/([^"]+)"/),
  }
}

test('a part is cut out at every size', async () => {
  const { shown, shared } = await pageWith(SIDES, { Crop: { Left: 50, Top: 0, Width: 50, Height: 100 } })
  expect(await sharp(shown).metadata()).toMatchObject({ width: 600, height: 600 })
  await expectColour(shown, [0.02, 0.5], BLUE)
  await expectColour(shared, [0.02, 0.5], BLUE)
})

test('what stays in view holds on the page, and for the picture that is shared', async () => {
  const { html, shared } = await pageWith(STOREYS, { Focus: 'top' })
  expect(html).toContain('class="focus-top"')
  await expectColour(shared, [0.5, 0.98], RED)
  const middle = await pageWith(STOREYS, {})
  await expectColour(middle.shared, [0.5, 0.98], BLUE)
})

test('a part outside of the picture is refused', async () => {
  const site = createSite({
    'content/properties/a.json': [
      plot(1, {
        XLargePictureItems: [{ Url: 'images/a.png', Crop: { Left: 60, Top: 0, Width: 50, Height: 100 } }],
      }),
    ],
  })
  const { problems } = await site.build()
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringContaining('Crop') as string,
  )
})
