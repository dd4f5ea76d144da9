/** The description of the site that a build writes for the service (`.agency-site/service.json`). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { serviceSite } from '../../core/schema/service-site.ts'
import { createSite, MINIMAL, plot } from '../support/site.ts'

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })

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
  const text = readFileSync(path.join(site.root, '.agency-site/service.json'), 'utf8')
  const { properties } = serviceSite.parse(JSON.parse(text))
  const [shown, bare] = ['1', '2'].map((id) => properties.find((property) => property.id === id))
  expect(shown?.picture).toMatch(/^\/.+\.jpe?g$/)
  const published = readFileSync(path.join(site.output, shown?.picture ?? ''))
  const { format, width, height } = await sharp(published).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(bare?.picture).toBeUndefined()
})
