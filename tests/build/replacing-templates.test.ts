/**
 * The examples of docs/replacing-templates.md build, and its tsconfig.json compares templates with the
 * originals.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeAll } from '../support/busy-site.ts'
import { createSite, plot, REPOSITORY, siteAt } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'

const GUIDE = readFileSync(path.join(REPOSITORY, 'docs/replacing-templates.md'), 'utf8')
const EXAMPLES: SiteFiles = Object.fromEntries(
  [...GUIDE.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file, content]) => [file, content ?? '']),
)
const CARD = 'templates/components/card/card.tsx'

test('its examples are what a site may hold', async () => {
  expect(Object.keys(EXAMPLES)).toHaveLength(6)
  const site = createSite({ ...EXAMPLES, 'content/properties/plots.json': [plot(1)] })
  const { problems } = await site.build({ strict: true })
  expect(site.diagnostics(problems)).toEqual([])
  expect(site.read('nl/te-koop/index.html')).toContain('<li class="ribbon">')
  const scripts = site.list().filter((file) => /^_a\/main\..*\.js$/.test(file))
  expect(scripts.map((file) => site.read(file)).join('')).toContain('is-weekday')
})

describe('its tsconfig.json', () => {
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

  const PASSING = { props: PROPS, typed: TYPED, described: DESCRIBED }
  const REFUSED = [
    ['a prop that is not there', 'prop', TYPED.replace('card.title', 'card.heading'), "'heading'"],
    ['a prop that is not described', 'undescribed', DESCRIBED.replace('text', 'words'), "'words'"],
    ['a prop that the original does not take', 'untaken', PROPS.replace('level }', 'depth }'), "'depth'"],
    [
      'another contract',
      'contract',
      TYPED.replace('({ card })', '({ card }: { card: { title: number } })'),
      '{ title: number; }',
    ],
    ['a text that is not there', 'text', PROPS.replace('page.skip', 'page.skipp'), 'page.skipp'],
  ] as const
  const TRANSFORM = /^```ts (site-config\/imports\.ts)\n(.*?)^```$/ms.exec(
    readFileSync(path.join(REPOSITORY, 'docs/import.md'), 'utf8'),
  )
  const [, transformFile = '', transform = ''] = TRANSFORM ?? []
  const misspelt = 'site-config/misspelt.ts'
  const fileOf = (name: string) => `templates/components/card/${name}.tsx`

  /** All examples are one program, because the compiler names the file of each error. */
  let report: readonly string[]
  beforeAll(() => {
    const root = mkdtempSync(path.join(tmpdir(), 'agency-site-types-'))
    const files = [
      ...Object.entries(PASSING),
      ...REFUSED.map(([, name, content]) => [name, content] as const),
    ].map(([name, content]) => [fileOf(name), content])
    const functions = { [transformFile]: transform, [misspelt]: transform.replace('Lead:', 'Leed:') }
    writeAll(siteAt(root), { ...EXAMPLES, ...functions, ...Object.fromEntries(files) })
    report = compiled(root).split('\n')
    rmSync(root, { recursive: true })
  })

  test.each([
    ['the examples', CARD],
    ['props by their name, templates by a relative path', fileOf('props')],
    ['the type of the original', fileOf('typed')],
    ['props as they are described', fileOf('described')],
    ['the function of the guide of the import', transformFile],
  ])('lets pass %s', (_name, file) => {
    expect(report.filter((line) => line.startsWith(file))).toEqual([])
  })

  test('refuses a field of a property that is not there', () => {
    expect(report.filter((line) => line.startsWith(misspelt)).join('\n')).toContain("'Leed'")
  })

  test.each(REFUSED)('refuses %s', (_name, name, _content, said) => {
    const [line, ...others] = report.filter((each) => each.startsWith(`${fileOf(name)}(`))
    expect(line).toMatch(/^[^(]+\(\d+,\d+\): error TS/)
    expect([line, ...others].join('\n')).toContain(said)
  })

  test('is complete: nothing else is reported', () => {
    const refused = [`${misspelt}(`, ...REFUSED.map(([, name]) => `${fileOf(name)}(`)]
    const others = report.filter(
      (line) => !/^\s|^$/.test(line) && !refused.some((file) => line.startsWith(file)),
    )
    expect(others).toEqual([])
  })
})

function compiled(root: string): string {
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true })
  symlinkSync(REPOSITORY, path.join(root, 'node_modules/agency-site'))
  for (const name of ['react', '@types/react'])
    symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(root, 'node_modules', name))
  const tsc = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '--pretty', 'false', '--singleThreaded'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout
}
