/** Pictures in the texts of articles and pages: their files, their problems, and what an edit makes again. */
import { expect, test } from 'vitest'
import { photo } from '../support/busy-site.ts'
import { createSite } from '../support/site.ts'
import { page, route, withRoutes } from '../support/view.ts'

const TEXT = 'content/pages/about.nl.md'
const PAGE = 'nl/about/index.html'

const textOf = (body: string) => `---\npath: /about/\n---\n\nWie wij zijn.\n\n${body}\n`

async function siteWith(body: string) {
  return createSite({
    ...withRoutes(route('about')),
    ...page('about', { content: { fr: 'Rien.' } }),
    [TEXT]: textOf(body),
    'content/images/hal.jpg': await photo(1),
  })
}

function sourceOf(html: string): string {
  return /<figure><a href="\/(_a\/img\/[^"]+)"><img /.exec(html)?.[1] ?? 'no picture'
}

test('a picture of a text has its sizes, and follows its file', async () => {
  const site = await siteWith('![Onze hal](../images/hal.jpg "De hal")')
  expect(site.diagnostics((await site.build()).problems)).toEqual([])
  const before = site.read(PAGE)
  expect(before).toMatch(/alt="Onze hal"[^>]*\/><\/a><figcaption>De hal<\/figcaption>/)
  expect(site.exists(sourceOf(before))).toBe(true)
  // Its link opens the picture in full screen.
  expect(before).toContain(' data-viewer')
  site.write('content/images/hal.jpg', await photo(2))
  expect((await site.build()).report?.rendered).toBe(1)
  expect(sourceOf(site.read(PAGE))).not.toBe(sourceOf(before))
  site.write(TEXT, textOf('Zonder.'))
  await site.build()
  expect(site.read(PAGE)).toContain('<p>Zonder.</p>')
  expect(site.list().filter((file) => file.startsWith('_a/img/'))).toEqual([])
})

test('what a text cannot show is reported where it stands', async () => {
  const site = await siteWith(`![](images/hall.jpg)

De ![hal](images/hal.jpg) in een zin, en <iframe src="https://www.example.com/film"></iframe>`)
  const found = (await site.check()).map(({ code, severity, at }) => [code, severity, at?.line, at?.column])
  expect(found).toEqual([
    ['AS5001', 'error', 7, 5],
    ['AS3304', 'warning', 9, 11],
    ['AS3304', 'warning', 9, 55],
  ])
})

test('a picture leads where the text says, in the language of the page, and a dead link is reported', async () => {
  const site = await siteWith('[![Onze hal](../images/hal.jpg)](/for-sale/)')
  expect(site.diagnostics((await site.build()).problems)).toEqual([])
  expect(site.read(PAGE)).toMatch(/<figure><a href="\/nl\/te-koop\/"><img [^>]*alt="Onze hal"/)
  site.write(TEXT, textOf('[![Onze hal](../images/hal.jpg)](/nowhere/)'))
  expect((await site.check()).map(({ code, at }) => [code, at?.line])).toEqual([['AS3302', 7]])
})
