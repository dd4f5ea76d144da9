/** docs/replacing-templates.md: its examples build, and its tsconfig.json compares templates with what they replace. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSite, plot, REPOSITORY } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'

const GUIDE = readFileSync(path.join(REPOSITORY, 'docs/replacing-templates.md'), 'utf8')
const EXAMPLES: SiteFiles = Object.fromEntries(
  [...GUIDE.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file, content]) => [file, content ?? '']),
)
const CARD = 'templates/components/card/card.tsx'

test('its examples are what a site may hold', async () => {
  expect(Object.keys(EXAMPLES)).toHaveLength(4)
  const site = createSite({ ...EXAMPLES, 'content/properties/plots.json': [plot(1)] })
  const { problems } = await site.build({ strict: true })
  expect(site.diagnostics(problems)).toEqual([])
  expect(site.read('nl/te-koop/index.html')).toContain('<li class="ribbon">')
})

describe('its tsconfig.json', () => {
  function compiled(site: TestSite): string {
    site.write('package.json', { type: 'module', private: true })
    mkdirSync(path.join(site.root, 'node_modules/@types'), { recursive: true })
    symlinkSync(REPOSITORY, path.join(site.root, 'node_modules/agency-site'))
    for (const name of ['react', '@types/react'])
      symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(site.root, 'node_modules', name))
    const tsc = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: site.root, encoding: 'utf8' })
      .stdout
  }

  const PROPS = `import type { CardProps } from 'agency-site/templates/components/card/card.tsx'
import { useT } from '../../render-context.ts'

export function Card({ card, level }: CardProps) {
  const t = useT()
  return level === 2 ? null : <li title={t('page.skip')}>{card.title}</li>
}
`
  const TYPED = `import type { Card as Original } from 'agency-site/templates/components/card/card.tsx'

export const Card: typeof Original = ({ card }) => <li>{card.title}</li>
`
  const DESCRIBED = `import type { Card as Described } from 'agency-site/core/view/types.ts'

export function Card({ card }: { readonly card: Described }) {
  return <li>{card.title}{card.price?.text}</li>
}
`

  test.each([
    ['the examples', {}],
    ['props by their name, templates by a relative path', { [CARD]: PROPS }],
    ['the type of the original', { [CARD]: TYPED }],
    ['props as they are described', { [CARD]: DESCRIBED }],
  ])('lets pass %s', (_name, files) => {
    expect(compiled(createSite({ ...EXAMPLES, ...files }))).toBe('')
  })

  test.each([
    ['a prop that is not there', { [CARD]: TYPED.replace('card.title', 'card.heading') }, "'heading'"],
    ['a prop that is not described', { [CARD]: DESCRIBED.replace('text', 'words') }, "'words'"],
    ['a prop that the original does not take', { [CARD]: PROPS.replace('level }', 'depth }') }, "'depth'"],
    [
      'another contract',
      { [CARD]: TYPED.replace('({ card })', '({ card }: { card: { title: number } })') },
      "'number'",
    ],
    ['a text that is not there', { [CARD]: PROPS.replace('page.skip', 'page.skipp') }, 'page.skipp'],
  ])('refuses %s', (_name, files, said) => {
    const report = compiled(createSite({ ...EXAMPLES, ...files }))
    expect(report).toMatch(/^templates\/components\/card\/card\.tsx\(\d+,\d+\): error TS/m)
    expect(report).toContain(said)
  })
})
