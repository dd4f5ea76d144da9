import { describe, expect, test } from 'vitest'
import { siteStylesheet } from '../../../../core/build/bundle/styles.ts'
import { fluid, fontsInUse, themeRules } from '../../../../core/build/bundle/theme-css.ts'
import { siteOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/site.ts'

const rulesOf = async (theme: object, more: SiteFiles = {}) =>
  themeRules((await siteOf({ 'site-config/theme.json': theme, ...more })).theme)

const sheetOf = async (files: SiteFiles) => siteStylesheet('', await siteOf(files))

test('a site without a theme has the style sheet of the templates', async () => {
  expect(siteStylesheet('templates', await siteOf({}))).toBe('templates')
})

test.each([
  [18, '1.125rem'],
  [14.5, '0.9063rem'],
  [0, '0rem'],
  // 1080 px between the two windows: 40 at 360, 88 at 1440.
  [{ min: 40, max: 88 }, 'clamp(2.5rem, 1.5rem + 4.4444vw, 5.5rem)'],
  [{ min: 20, max: 20 }, 'clamp(1.25rem, 1.25rem + 0vw, 1.25rem)'],
])('the length %j is %s', (length, css) => {
  expect(fluid(length)).toBe(css)
})

test.each([
  [{ colours: { brick: '#123456' } }, '--brick: #123456;'],
  [{ fontSize: 16 }, '--s0: 1rem; --s-1: 0.9375rem; --s-2: 0.8125rem;'],
  [{ sizes: { s5: 64 } }, '--s5: 4rem;'],
  [{ lineHeights: { lead: 1.5 } }, '--lead: 1.5;'],
  [{ tracking: { display: -0.02 } }, '--track-display: -0.02em;'],
  [{ space: { x9: 80, margin: 24 } }, '--x9: 5rem; --margin: 1.5rem;'],
  [{ measures: { page: 1440, measure: 60, tap: 44 } }, '--measure: 60ch; --page: 90rem; --tap: 2.75rem;'],
  [{ strokes: { radius: 4 } }, '--radius: 4px;'],
  [
    { fonts: { display: ['Besley', 'Georgia', 'serif'], text: ['system-ui'] } },
    '--display: "Besley", "Besley Fallback", "Georgia", serif; --text: system-ui;',
  ],
])('%j becomes %s', async (theme, declarations) => {
  expect(await rulesOf(theme)).toEqual([`@layer tokens { :root { ${declarations} } }`])
})

test('a dark paper turns the browser’s own controls dark, on screens', async () => {
  const [rule, ...others] = await rulesOf({ colours: { paper: '#000', ink: '#fff' } })
  expect(others).toEqual([])
  expect(rule).toMatch(
    /^@media screen \{ @layer tokens \{ :root \{ color-scheme: dark; --blend: normal; --tiles: [^;]+; --on-light: none; --on-dark: block; --paper: #000;/,
  )
})

test('a theme for dark systems holds only what differs', async () => {
  const rules = await rulesOf(
    { dark: 'night', fontSize: 16, colours: { slate: '#101010' } },
    { 'site-config/themes/night.json': { colours: { paper: '#000' }, fontSize: 16, space: { x1: 2 } } },
  )
  const [dark = ''] = rules.filter((rule) => rule.includes('prefers-color-scheme'))
  expect(dark).toMatch(/^@media screen and \(prefers-color-scheme: dark\) \{ @layer tokens/)
  expect(dark).toContain('--x1: 0.125rem;')
  expect(dark).toContain('color-scheme: dark;')
  expect(dark).not.toMatch(/--s0|--slate:/)
})

test.each([
  [{}, ['a/besley-1.woff2', 'a/special-gothic-1.woff2']],
  [{ fonts: { display: ['Georgia', 'Besley', 'serif'] } }, ['a/special-gothic-1.woff2']],
  [{ fonts: { display: ['Special Gothic', 'serif'] } }, ['a/special-gothic-1.woff2']],
  [{ fonts: { display: ['serif'], text: ['sans-serif'] } }, []],
])('with %j the fonts fetched early are %j', async (theme, expected) => {
  const { theme: linked } = await siteOf({ 'site-config/theme.json': theme })
  expect(fontsInUse(linked, ['a/besley-1.woff2', 'a/special-gothic-1.woff2'])).toEqual(expected)
})

describe('configured colours', () => {
  test('of the header hold over a picture and when it is fixed', async () => {
    const css = await sheetOf({ 'site-config/header.json': { background: '#000', color: '#fff' } })
    expect(css).toMatch(/^@media screen\{\.header\{color-scheme:dark;/)
    expect(css).toContain('--paper:#000')
    expect(css).toContain('--on-slate:#fff')
    expect(css).toContain('--lintel:#000000ad')
  })

  test('of the menu are those of what opens', async () => {
    const css = await sheetOf({ 'site-config/menu.json': { background: '#ffd500', items: [] } })
    expect(css).toMatch(/\.header \.sheet,\.drawer__sheet\{color-scheme:light;--paper:(?:gold|#ffd500);/)
  })

  test('of bars leave the paper in them alone', async () => {
    const css = await sheetOf({ 'site-config/footer.json': { columns: [], background: '#ffffff' } })
    expect(css).toMatch(
      /\.footer\{--slate:#fff;--on-slate:#1c2427;--mist:#[0-9a-f]{6};--slate-line:#[0-9a-f]{6}\}/,
    )
    expect(css).not.toContain('--paper')
  })

  test('of a module are tokens for all that stands on it', async () => {
    const css = await sheetOf({
      'content/pages/home.json': {
        path: '/',
        params: { title: 'x', modules: [{ title: 'y', colorBackground: '#0B3D91' }] },
      },
    })
    expect(css).toMatch(
      /\.on-0b3d91\{background:var\(--paper\);color:var\(--ink\);color-scheme:dark;--paper:#0b3d91;--ink:#fdfdfb;/,
    )
    // The brick of the theme is not readable on this blue.
    expect(css).toContain('--brick:#fdfdfb')
  })
})
