/** The templates of a site: their effect, the problems of unusable ones, and that no page is lost by one. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSite, plot, siteAt, REPOSITORY } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const LIST = 'nl/te-koop/index.html'
const PLOTS: SiteFiles = { 'content/properties/plots.json': [plot(1), plot(2)] }

const CARD = `import { Card as Original } from 'agency-site/templates/components/card/card.tsx'

export const Card: typeof Original = (props) => (
  <>
    <Original {...props} />
    <li>Own card of {props.card.title}</li>
  </>
)
`

async function built(files: SiteFiles = {}): Promise<TestSite> {
  const site = createSite({ ...PLOTS, ...files })
  await rebuilt(site)
  return site
}

async function rebuilt(site: TestSite): Promise<number | undefined> {
  const { problems, report } = await site.build()
  expect(site.diagnostics(problems)).toEqual([])
  return report?.rendered
}

function styleOf(site: TestSite): string {
  const [, sheet = ''] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(site.read(LIST)) ?? []
  return site.read(sheet)
}

describe('a template of the site', () => {
  test('takes the place of the original on every page, and may build on it', async () => {
    const site = await built({ 'templates/components/card/card.tsx': CARD })
    expect(site.read(LIST)).toContain('<li class="card')
    expect(site.read(LIST).match(/Own card of /g)).toHaveLength(2)
  })

  test('finds templates, its own files and React as if it lay in the package', async () => {
    const site = await built({
      'templates/components/price/price.tsx': `import { useId } from 'react'
import type { Price as View } from 'agency-site/core/view/types.ts'
import { Icon } from '../icon/icon.tsx'
import { useT } from 'agency-site/templates/render-context.ts'
import { mark } from './mark.ts'
import { capitalise } from './words/capitalise.ts'

export function Price({ price }: { readonly price: View }) {
  const t = useT()
  return <em id={useId()} title={t('page.skip')}><Icon name="go" />{capitalise(mark)}</em>
}
`,
      'templates/components/price/mark.ts': `export const mark: string = 'ask us'`,
      'templates/components/price/words/capitalise.ts': `import { mark } from '../mark.ts'
export const capitalise = (text: string) => text.toUpperCase() + mark.length`,
    })
    expect(site.read(LIST)).toMatch(/<em id="[^"]+" title="Naar de inhoud"><svg .*?ASK US6<\/em>/)
  })

  test('is what other templates of the site get, by path and by the name of the package', async () => {
    const price = `export const Price = () => <em>Own price</em>`
    const own = (specifier: string) => `import { Price } from '${specifier}'
export function Card() { return <li className="own"><Price /></li> }`
    for (const specifier of ['../price/price.tsx', 'agency-site/templates/components/price/price.tsx']) {
      const site = await built({
        'templates/components/price/price.tsx': price,
        'templates/components/card/card.tsx': own(specifier),
      })
      expect(site.read(LIST)).toContain('<li class="own"><em>Own price</em></li>')
    }
  })

  test('that is a style sheet takes the place of the original, or adds to it, with pictures of its own', async () => {
    const original = await built()
    expect(styleOf(original)).toContain('.quote')
    const site = await built({
      'templates/components/quote/quote.css': '@layer parts { .own-quote { margin: 1px } }',
      'templates/components/card/card.css': `@import 'agency-site/templates/components/card/card.css';
@import './card-more.css';
@layer parts { .own-card { background: url(./dots.svg) } }`,
      'templates/components/card/card-more.css': '@layer parts { .own-more { margin: 2px } }',
      'templates/components/card/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    const css = styleOf(site)
    expect(css).toContain('.own-quote{margin:1px}')
    expect(css).not.toMatch(/\.quote[{, ]/)
    expect(css).toContain('.card__body')
    expect(css).toContain('.own-more{margin:2px}')
    const [, picture = ''] = /\.own-card\{background:url\((?:\.\/)?(dots\.[^)]+\.svg)\)\}/.exec(css) ?? []
    expect(site.read(`_a/${picture}`)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })

  test('that is a style sheet which a script loads is loaded in its place', async () => {
    const site = await built({
      'templates/components/viewer/viewer.css': `@import 'agency-site/templates/components/viewer/viewer.css';
@layer parts { .own-viewer { background: url(./dots.svg) } }`,
      'templates/components/viewer/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    const css = site.list().flatMap((file) => (/^_a\/viewer\..*\.css$/.test(file) ? [site.read(file)] : []))
    expect(css).toHaveLength(1)
    expect(css[0]).toContain('.viewer__track')
    const [, picture = ''] =
      /\.own-viewer\{background:url\((?:\.\/)?(dots\.[^)]+\.svg)\)\}/.exec(css[0] ?? '') ?? []
    expect(site.read(`_a/${picture}`)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(
      site
        .list()
        .some((file) => /^_a\/main\..*\.js$/.test(file) && /["'`]viewer\.[^.]+\.css/.test(site.read(file))),
    ).toBe(true)
  })

  test('may be the drawings and a script of the browser', async () => {
    const icons = readFileSync(path.join(REPOSITORY, 'templates/icons.svg'), 'utf8')
    const site = await built({
      'templates/icons.svg': icons.replace('</svg>', '<symbol id="own"/></svg>'),
      'templates/client/printing.ts': `export function offerPrinting() { document.title = 'Own title' }`,
    })
    const texts = site
      .list()
      .filter((file) => /^_a\/.*\.(?:svg|js)$/.test(file))
      .map((file) => site.read(file))
    expect(texts.some((text) => text.includes('<symbol id="own"/>'))).toBe(true)
    expect(texts.some((text) => text.includes('Own title'))).toBe(true)
  })

  test('gives the same bytes wherever the site lies', async () => {
    const files = {
      'templates/components/card/card.tsx': CARD,
      'templates/components/card/card.css': '.own { margin: 3px }',
    }
    const [one, other] = [await built(files), await built(files)]
    expect({ ...treeOf(one.output), '.agency-site.json': '' }).toEqual({
      ...treeOf(other.output),
      '.agency-site.json': '',
    })
  })
})

describe('a later build', () => {
  test('renders again what a changed template stands on, and without it gives the original back', async () => {
    const original = await built()
    const site = await built({ 'templates/components/card/card.tsx': CARD })
    expect(await rebuilt(site)).toBe(0)
    site.write('templates/components/card/card.tsx', CARD.replace('Own card', 'Other card'))
    expect(await rebuilt(siteAt(site.root))).toBeGreaterThan(0)
    expect(site.read(LIST)).toContain('Other card of ')
    site.write('templates/components/card/card.tsx', null)
    expect(await rebuilt(site)).toBeGreaterThan(0)
    expect({ ...treeOf(site.output), '.agency-site.json': '' }).toEqual({
      ...treeOf(original.output),
      '.agency-site.json': '',
    })
  })

  test('renders again when only a file that a template imports changed', async () => {
    const site = await built({
      'templates/components/price/price.tsx': `export { Price } from './own.tsx'`,
      'templates/components/price/own.tsx': `export const Price = () => <em>One</em>`,
    })
    site.write('templates/components/price/own.tsx', `export const Price = () => <em>Two</em>`)
    expect(await rebuilt(site)).toBeGreaterThan(0)
    expect(site.read(LIST)).toContain('<em>Two</em>')
  })

  test.each<[string, string, string, string]>([
    ['a misnamed file', 'templates/components/card/crad.tsx', CARD, 'AS6102'],
    ['a name in another case', 'templates/components/card/Card.tsx', CARD, 'AS6102'],
    [
      'a mistake in the syntax',
      'templates/components/card/card.tsx',
      'export const Card = () => <li>',
      'AS6103',
    ],
    ['a mistake in a style sheet', 'templates/components/card/card.css', '.card { color: ]; }', 'AS6103'],
    [
      'an import of nothing',
      'templates/components/card/card.tsx',
      `export { Card } from './own.tsx'`,
      'AS6104',
    ],
    ['a package', 'templates/components/card/card.tsx', `import 'node:fs'\n${CARD}`, 'AS6104'],
    [
      'an import out of the templates',
      'templates/components/card/card.css',
      `@import '../../../content/x.css';`,
      'AS6104',
    ],
    [
      'a style sheet that imports itself',
      'templates/components/card/card.css',
      `@import './card.css';\n.card { margin: 0 }`,
      'AS6103',
    ],
    ['no such export', 'templates/components/card/card.tsx', `export const Crad = 1`, 'AS6105'],
    ['too few drawings', 'templates/icons.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'AS6106'],
    [
      'a mistake as it is loaded',
      'templates/components/card/card.tsx',
      `${CARD}\nthrow new Error('too early')`,
      'AS6103',
    ],
    [
      'a mistake as it renders',
      'templates/components/card/card.tsx',
      `export const Card = () => { throw new Error('too late') }`,
      'AS6101',
    ],
    ['bytes that are no text', 'templates/components/card/card.css', '\0', 'AS1004'],
  ])('that meets %s leaves the last good site, and says where', async (_name, file, content, code) => {
    const site = await built()
    const before = treeOf(site.output)
    site.write(file, content)
    const { ok, problems } = await site.build()
    expect(ok).toBe(false)
    expect(site.diagnostics(problems).map((found) => [found.code, found.at?.file])).toContainEqual([
      code,
      file,
    ])
    expect(treeOf(site.output)).toEqual(before)
    site.write(file, null)
    expect(await rebuilt(site)).toBe(0)
  })

  test('ends where files import each other in a circle', async () => {
    const site = await built({
      'templates/components/card/card.tsx': `export * from './one.tsx'\n${CARD}`,
      'templates/components/card/one.tsx': `export * from './two.tsx'`,
      'templates/components/card/two.tsx': `export * from './one.tsx'\nexport * from './card.tsx'`,
    })
    expect(site.read(LIST)).toContain('Own card of ')
  })

  test('says of a helper with a mistake that, and nothing of those that import it', async () => {
    const site = createSite({
      'templates/components/card/card.tsx': `export { Card } from './own.tsx'`,
      'templates/components/card/own.tsx': 'export const Card = () => <li>',
    })
    const found = await site.check()
    expect(found.map(({ code, at }) => [code, at?.file])).toEqual([
      ['AS6103', 'templates/components/card/own.tsx'],
    ])
  })

  test('follows no link out of the site', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'agency-site-outside-'))
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
    writeFileSync(path.join(outside, 'card.tsx'), CARD)
    const site = await built()
    mkdirSync(path.join(site.root, 'templates/components/card'), { recursive: true })
    symlinkSync(path.join(outside, 'card.tsx'), path.join(site.root, 'templates/components/card/card.tsx'))
    const { ok, problems } = await site.build()
    expect({ ok, codes: problems.map(({ code }) => code) }).toEqual({ ok: false, codes: ['AS1203'] })
  })
})

describe('a template that fails', () => {
  test('is named with its component, its line, the page and the reason', async () => {
    const site = createSite({
      ...PLOTS,
      'templates/components/price/price.tsx': `import type { Price as View } from 'agency-site/core/view/types.ts'

interface Props {
  readonly price: View
}

export function Price({ price }: Props) {
  const wrong = undefined as unknown as View
  return <em>{wrong.text}{price.text}</em>
}
`,
    })
    // It stands on lists as well, whose cards are no file of the content.
    const problems = site.diagnostics((await site.build()).problems)
    const found = problems.find(({ related = [] }) => related.length > 0)
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['AS6101']))
    expect(found?.message).toMatch(
      /failed in Price \(templates\/components\/price\/price\.tsx:9\) for .* at "\/.*undefined/,
    )
    expect(found?.at).toMatchObject({ file: 'templates/components/price/price.tsx', line: 9 })
    expect(found?.at?.frame).toContain('> ')
    expect(found?.related?.[0]?.at.file).toMatch(/^content\//)
  })
})
