/** An edited template of a site makes those pages again that are rendered with it, and no others. */
import { expect, test } from 'vitest'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const HOMES: SiteFiles = { 'content/properties/plots.json': [plot(1), plot(2), plot(3)] }

const NEIGHBOURS = 'templates/components/neighbours/neighbours.tsx'
const FOOTER = 'templates/layout/footer/footer.tsx'
const NOT_FOUND = 'templates/pages/not-found/not-found.tsx'
const CARD_STYLES = 'templates/components/card/card.css'
const SLOTS = 'templates/slots.ts'

/** A component of the package with a word after it. */
function withWord(file: string, name: string, word: string): string {
  return `import { ${name} as Original } from 'agency-site/${file}'

export const ${name}: typeof Original = (props) => <><Original {...props} />{${JSON.stringify(word)}}</>
`
}

/** Builds after the edit, and returns the pages that differ, which are those that were made. */
async function changedBy(site: TestSite, edit: SiteFiles): Promise<readonly string[]> {
  const before = treeOf(site.output)
  for (const [file, content] of Object.entries(edit)) site.write(file, content)
  const { report, problems } = await site.build()
  expect(site.diagnostics(problems)).toEqual([])
  const after = treeOf(site.output)
  const changed = Object.keys(after).filter((file) => file.endsWith('.html') && before[file] !== after[file])
  expect(report?.rendered).toBe(changed.length)
  return changed
}

/** All that a build from nothing makes of the same files. */
async function expectClean(site: TestSite, files: SiteFiles): Promise<void> {
  const clean = createSite({ ...HOMES, ...files })
  await clean.build()
  const mark = { '.agency-site.json': '' }
  expect({ ...treeOf(site.output), ...mark }).toEqual({ ...treeOf(clean.output), ...mark })
}

const isDetail = (file: string) => /\/[a-z-]+-\d\/\d\/index\.html$/.test(file)

test.each<[string, (site: TestSite) => TestSite]>([
  ['in the same process', (site) => site],
  ['in a new one', (site) => siteAt(site.root)],
])('a template of one kind of page makes these pages again %s', async (_, next) => {
  const site = createSite({ ...HOMES, [NEIGHBOURS]: withWord(NEIGHBOURS, 'Neighbours', 'one') })
  await site.build()
  const edit = { [NEIGHBOURS]: withWord(NEIGHBOURS, 'Neighbours', 'two') }
  const changed = await changedBy(next(site), edit)
  expect(changed).toHaveLength(6)
  expect(changed.filter((file) => !isDetail(file))).toEqual([])
  await expectClean(site, edit)
})

test('a template around all pages makes all of them again', async () => {
  const site = createSite({ ...HOMES, [FOOTER]: withWord(FOOTER, 'Footer', 'one') })
  await site.build()
  const edit = { [FOOTER]: withWord(FOOTER, 'Footer', 'two') }
  const changed = await changedBy(site, edit)
  expect(changed).toContain('nl/index.html')
  expect(changed.filter(isDetail)).toHaveLength(6)
  await expectClean(site, edit)
})

test('a site that chooses the template of each page itself gets all pages again', async () => {
  const own = `import { slots as original } from 'agency-site/${SLOTS}'
import { MissingPage } from './missing.tsx'

export const slots = { ...original, property: MissingPage }
`
  const pageWith = (word: string) => `export const MissingPage = () => <p>${word}</p>\n`
  const site = createSite({ ...HOMES, [SLOTS]: own, 'templates/missing.tsx': pageWith('one') })
  await site.build()
  site.write('templates/missing.tsx', pageWith('two'))
  await site.build()
  const files = { [SLOTS]: own, 'templates/missing.tsx': pageWith('two') }
  expect(site.read('nl/te-koop/gent/bouwgrond-1/1/index.html')).toContain('two')
  await expectClean(site, files)
})

test('the page of a missing address has a template of its own', async () => {
  const edit = { [NOT_FOUND]: withWord(NOT_FOUND, 'NotFoundPage', 'one') }
  const site = createSite({ ...HOMES, [NEIGHBOURS]: withWord(NEIGHBOURS, 'Neighbours', 'one') })
  await site.build()
  const changed = await changedBy(site, edit)
  expect(changed.filter((file) => !file.endsWith('404.html'))).toEqual([])
})

test('the first file of its own makes the cards again, which may read the shell from then on', async () => {
  const edit = { [CARD_STYLES]: '.card { outline: 0 }\n' }
  const site = createSite(HOMES)
  await site.build()
  await changedBy(site, edit)
  await expectClean(site, edit)
})
