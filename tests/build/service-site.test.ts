/** The description of the site that a build writes for the service (`.agency-site/service.json`). */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { serviceSite } from '../../core/schema/service-site.ts'
import { createSite, MINIMAL, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })

const nameOf = ({ root }: TestSite) => path.join(root, '.agency-site/service.json')
const fileOf = (site: TestSite) => readFileSync(nameOf(site), 'utf8')

test('the picture of a property is one that mail programs show, as published', async () => {
  const site = createSite(
    {
      'site-config/service.json': {},
      'content/properties/1.json': plot(1, { XLargePictureItems: [{ Url: 'images/field.webp' }] }),
      'content/properties/2.json': plot(2),
      'content/images/field.webp': await picture('#4a7').webp().toBuffer(),
    },
    MINIMAL,
  )
  expect(await site.build()).toMatchObject({ ok: true })
  const { properties } = serviceSite.parse(JSON.parse(fileOf(site)))
  const [shown, bare] = ['1', '2'].map((id) => properties.find((property) => property.id === id))
  expect(shown?.picture).toMatch(/^\/.+\.jpe?g$/)
  const published = readFileSync(path.join(site.output, shown?.picture ?? ''))
  const { format, width, height } = await sharp(published).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(bare?.picture).toBeUndefined()
})

describe('after an edit it is what a clean build writes', () => {
  const MANY = Array.from({ length: 80 }, (_, index) => plot(index + 1))
  const [first, ...rest] = MANY
  const withService = (properties: readonly object[], files: SiteFiles = {}): SiteFiles => ({
    'site-config/service.json': {},
    'content/properties/plots.json': properties,
    // A removed home leaves no page, so that a later build equals a clean one.
    'site-config/redirects.json': { redirects: [], tombstoneMonths: 0 },
    ...files,
  })
  const EDITS: readonly (readonly [string, SiteFiles])[] = [
    ['an address', withService([{ ...first, Street: 'Lindelaan’s' }, ...rest])],
    ['a home less', withService(rest)],
    ['a home more', withService([...MANY, plot(81)])],
    [
      'a setting of the service',
      withService(MANY, { 'site-config/service.json': { retention: { offer: 10 } } }),
    ],
    ['no service', withService(MANY, { 'site-config/service.json': null })],
  ]

  const PROCESSES = [
    ['in one process', (site: TestSite) => site],
    ['in others', ({ root }: TestSite) => siteAt(root)],
  ] as const

  async function built(files = withService(MANY)): Promise<TestSite> {
    const site = createSite(files, MINIMAL)
    expect(await site.build()).toMatchObject({ ok: true })
    return site
  }

  /** Builds after an edit of a file that the service does not know. */
  async function builtAgain(site: TestSite): Promise<void> {
    site.write('content/static/note.txt', 'published as it is')
    expect(await site.build()).toMatchObject({ ok: true })
  }

  test.each(PROCESSES)('%s', async (_name, next) => {
    let site = await built()
    for (const [name, files] of EDITS) {
      site = next(site)
      for (const [file, content] of Object.entries(files)) site.write(file, content)
      expect(await site.build(), name).toMatchObject({ ok: true })
      const clean = await built(files)
      if (files['site-config/service.json'] === null) expect(() => fileOf(site), name).toThrow()
      else expect(fileOf(site) === fileOf(clean), name).toBe(true)
    }
  })

  test.each(PROCESSES)(
    'a file that the service does not know leaves it as it was, %s',
    async (_name, next) => {
      const site = await built()
      const before = statSync(nameOf(site)).ino
      await builtAgain(next(site))
      expect(statSync(nameOf(site)).ino).toBe(before)
    },
  )

  test.each([
    ['an older version', (text: string) => JSON.stringify(JSON.parse(text))],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['another home in the place of one', (text: string) => text.replace('Bouwgrond 2"', 'Bouwgrond 3"')],
    ['nothing', () => ''],
  ])('where the file was %s', async (_name, damage) => {
    const site = await built()
    const whole = fileOf(site)
    expect(damage(whole)).not.toBe(whole)
    writeFileSync(nameOf(site), damage(whole))
    await builtAgain(siteAt(site.root))
    expect(fileOf(site)).toBe(whole)
  })
})
