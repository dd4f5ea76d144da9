import { expect, test } from 'vitest'
import { iconFiles } from '../../../../core/plan/icons.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { planOf, siteOf } from '../../../support/linked.ts'
import { siteConfig, viewOf } from '../../../support/view.ts'

const SQUARE = { path: 'M0 0h32v32H0z', color: '#222c30' }
const NO_PICTURES = { of: () => undefined, sizes: () => [], identityOf: () => '', sharedStems: [] }

async function icons(site: object) {
  const { context } = await viewOf(siteConfig(site))
  return iconFiles(context.site, NO_PICTURES)
}

test('shapes become an SVG, which pages and the manifest name', async () => {
  const { links, manifest, files } = await icons({ iconShapes: [SQUARE] })
  const [drawing] = files
  expect(drawing?.file).toMatch(/^_a\/icon\.[^.]+\.svg$/)
  expect(drawing?.text).toContain('viewBox="0 0 32 32"')
  expect(drawing?.text).toContain('<path fill="#222c30" d="M0 0h32v32H0z"/>')
  expect(links).toEqual([{ rel: 'icon', href: drawing?.href, sizes: 'any', type: 'image/svg+xml' }])
  expect(JSON.parse(manifest.text)).toMatchObject({ icons: [{ src: drawing?.href, sizes: 'any' }] })
})

test('the pages of the service have the icons of the site', async () => {
  const files = { 'site-config/service.json': {}, ...siteConfig({ iconShapes: [SQUARE] }) }
  const { plan } = planOf(await siteOf(files))
  const { icons: shown } = plan.serviceSite() ?? {}
  expect(shown).toEqual(plan.shells.nl?.icons)
  expect(shown).toHaveLength(1)
})

test('a site without shapes has no SVG', async () => {
  const { links, files } = await icons({})
  expect(links).toEqual([])
  expect(files).toHaveLength(1)
})

test.each(['M0 0"/><script>', 'url(#a)', '', 'javascript:alert(1)'])('%j is no shape', (path) => {
  expect(SITE_CONFIG.site.schema.shape.iconShapes.safeParse([{ ...SQUARE, path }]).success).toBe(false)
})
