/** Bad input 7: colours of the configuration, and the css of pages. */
import { describe, expect, test } from 'vitest'
import { faultsOf, readStrictly } from '../../support/strict-html.ts'
import { createSite, MINIMAL } from '../../support/site.ts'
import type { SiteFiles } from '../../support/site.ts'

const COLOURS = [
  'red;}</style><script>alert(1)</script>',
  'red',
  'url(https://evil.example)',
  'var(--x)',
  '#12',
  '#ggg',
  '#fff;',
  'expression(1)',
]

const shown = (params: object) => ({
  path: '/',
  params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, ...params },
})
const FIELDS: readonly (readonly [name: string, files: (colour: string) => SiteFiles])[] = [
  ['theme', (paper) => ({ 'site-config/theme.json': { colours: { paper } } })],
  ['ready theme', (paper) => ({ 'site-config/themes/own.json': { colours: { paper } } })],
  ['menu', (background) => ({ 'site-config/menu.json': { items: [], background } })],
  ['top bar', (background) => ({ 'site-config/top-bar.json': { show: true, background } })],
  ['header', (color) => ({ 'site-config/header.json': { color } })],
  ['footer', (background) => ({ 'site-config/footer.json': { columns: [], background } })],
  ['banner', (color) => ({ 'site-config/banner.json': { show: true, type: 'color', color } })],
  ['page', (color) => ({ 'content/pages/home.json': shown({ bannerType: 'color', color }) })],
  [
    'module',
    (colorBackground) => ({
      'content/pages/home.json': shown({ modules: [{ title: 'x', colorBackground }] }),
    }),
  ],
]

describe('colours', () => {
  test.each(
    FIELDS.flatMap(([name, files]) => COLOURS.map((colour) => [name, colour, files(colour)] as const)),
  )('of the %s may not be %j', async (_, colour, files) => {
    const [found, ...others] = await createSite(files).check()
    expect(others).toEqual([])
    expect(found).toMatchObject({ code: 'AS2006', severity: 'error', at: { file: Object.keys(files)[0] } })
    expect(found?.at?.frame).toContain(JSON.stringify(colour))
  })

  test('reach the style sheet of the site, and no page', async () => {
    const site = createSite(Object.assign({}, ...FIELDS.map(([, files]) => files('#a1B2c3'))) as SiteFiles)
    const { ok, problems } = await site.build()
    // All tokens have the same colour, so only the contrast is reported.
    expect([ok, new Set(problems.map(({ code }) => code))]).toEqual([true, new Set(['AS6004'])])
    const stylesheet = site.list().find((file) => /^_a\/site\..*\.css$/.test(file)) as string
    expect(site.read(stylesheet)).toMatch(/\.on-a1b2c3\{[^}]*background:var\(--paper\)[^}]*--paper:#a1b2c3/)
    for (const file of site.list().filter((name) => name.endsWith('.html'))) {
      expect(faultsOf(readStrictly(site.read(file)))).toEqual([])
    }
  })
})

const REFUSED: readonly (readonly [css: string, code: string, marked: string])[] = [
  ['@import "x.css";', 'AS6002', '@import'],
  ['@\\69mport "x.css";', 'AS6002', '@import'],
  ['@import url(//evil.example/x.css);', 'AS6002', '@import'],
  ['@font-face { font-family: x; src: local(x) }', 'AS6002', '@font-face'],
  ['@namespace svg "x";', 'AS6002', '@namespace'],
  ['@page { margin: 0 }', 'AS6002', '@page'],
  ['@unheard-of { a { color: red } }', 'AS6002', '@unheard-of'],
  ['.a { background: url(https://evil.example/?x) }', 'AS6002', 'url()'],
  ['.a { background: URL("x") }', 'AS6002', 'url()'],
  ['.a { background: u\\72l(x) }', 'AS6002', 'url()'],
  ['.a { --x: \\75 rl(x) }', 'AS6002', 'url()'],
  ['.a { cursor: url(x), auto }', 'AS6002', 'url()'],
  ['.a { background: image-set("x.png" 1x) }', 'AS6002', 'image-set()'],
  ['.a { background: -webkit-image-set("x.png" 1x) }', 'AS6002', 'image-set()'],
  ['.a { --x: image-set("x.png" 1x); background: var(--x) }', 'AS6002', 'image-set()'],
  ['.a { background: src("x") }', 'AS6002', 'src()'],
  ['@media print { .a { background: url(x) } }', 'AS6002', 'url()'],
  ['@keyframes a { to { background: url(x) } }', 'AS6002', 'url()'],
  ['} body { display: none }', 'AS6001', 'line 1'],
  ['.a { color: red } } body { display: none', 'AS6001', 'line 1'],
  ['.a {}\n.b { color: red }}\n.c {}', 'AS6001', 'line 2'],
  ['</style><script>alert(1)</script>', 'AS6001', 'line 1'],
  ['color: red', 'AS6001', 'line 1'],
  ['.a { content: "\n" }', 'AS6001', 'line 1'],
]

describe('css of a page', () => {
  test.each(REFUSED)('%j is refused', async (css, code, marked) => {
    const site = createSite({ 'content/pages/home.json': shown({ css }) })
    const found = await site.check()
    expect(found[0]).toMatchObject({
      code,
      severity: 'error',
      at: { file: 'content/pages/home.json', line: 8 },
    })
    expect(found.map(({ message }) => message).join()).toContain(marked)
  })

  const GOOD = [
    '.a { color: red }',
    '@media (width < 600px) { .a { color: red } }',
    '@supports (display: grid) { .a:hover > .b { display: grid } }',
    '@keyframes rise { from { opacity: 0 } } .a { animation: rise 1s }',
    '.a { content: "</style><script>alert(1)</script>" }',
    '.a { color: red /* unclosed',
    '<!-- .a { color: red } -->',
    '.a { color: red',
    '& { color: red } .a { & .b { color: red } }',
    '@charset "utf-8"; .a { color: red }',
  ]

  test.each(GOOD)('%j applies to its page only', async (css) => {
    const site = createSite({ 'content/pages/home.json': shown({ css }) })
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
    const stylesheet = site.list().find((file) => /^_a\/page-home\..*\.css$/.test(file)) as string
    const rules = site.read(stylesheet).replace(/@keyframes rise\{.*?\}\}/, '')
    expect(rules).toMatch(/^\.page-home\s*\{.*\}\n?$/s)
    expect(balanceOf(rules)).toEqual({ depth: 0, lowest: 0, rules: 1 })
    const uses = site.list().filter((file) => file.endsWith('.html') && site.read(file).includes(stylesheet))
    expect(uses).toEqual(['fr/index.html', 'nl/index.html'])
    const { elements } = readStrictly(site.read('nl/index.html'))
    expect(elements.find(({ name }) => name === 'body')?.attributes['class']).toBe('page-home')
  })

  test('of two pages may be the same, also where their class is', async () => {
    const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }
    const page = (path: string) => ({ path, params: { title: { nl: path }, css: '.a { color: red }' } })
    const site = createSite({
      'site-config/routes.json': {
        routes: [
          ...routes,
          { original: '/a-b/', path: { nl: '/nl/1/' } },
          { original: '/a/b/', path: { nl: '/nl/2/' } },
        ],
      },
      'content/pages/1.json': page('/a-b/'),
      'content/pages/2.json': page('/a/b/'),
    })
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
  })
})

/** Depth of braces at the end and at its minimum, and the number of sibling rules. Strings do not count. */
function balanceOf(css: string): { readonly depth: number; readonly lowest: number; readonly rules: number } {
  let [depth, lowest, rules] = [0, 0, 0]
  for (const sign of css.replace(/"(?:\\.|[^"\\])*"/g, '')) {
    if (sign === '{' && depth === 0) rules += 1
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    lowest = Math.min(lowest, depth)
  }
  return { depth, lowest, rules }
}
