/** Cached facts about properties are used for the same files and the same code only. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { FACTS_NAME, FACTS_VERSION } from '../../core/build/sources/facts-cache.ts'
import { hashOf } from '../../core/system/hash.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'
import { shareTemplates } from '../support/shared-cache.ts'

const BAD_LINK = { Description: { nl: 'Zie [het plan](javascript:alert(1)).', fr: 'Voir le plan.' } }
const PLOTS = 'content/properties/plots.json'

function siteWithBadLink(): TestSite {
  return createSite({ [PLOTS]: [plot(1, BAD_LINK), plot(2)] })
}

const cacheOf = ({ root }: TestSite) => path.join(root, '.agency-site/cache')
const factsOf = (site: TestSite) => path.join(cacheOf(site), FACTS_NAME)

/** Runs in a new process. Returns the codes of problems with links. */
async function linkProblems(site: TestSite, options: { readonly force?: boolean } = {}) {
  const { ok, problems } = await siteAt(site.root).build({ ...shareTemplates(site.root), ...options })
  expect(ok).toBe(true)
  return problems.filter(({ code }) => code === 'AS3303').map(({ at }) => at[0]?.file)
}

interface Facts {
  code: string
  markdown: Record<string, [file: string, value: Record<string, unknown>]>
  files: Record<
    string,
    [file: string, records: [hash: string, isPlain: 0 | 1, converted?: object][], needs: 0 | 1 | 2]
  >
}

function readFacts(site: TestSite): Facts {
  return (JSON.parse(readFileSync(factsOf(site), 'utf8')) as { readonly data: Facts }).data
}

/** Replaces the cached facts, as if an earlier process had computed others. */
function claim(site: TestSite, change: (facts: Facts) => void): void {
  const facts = readFacts(site)
  change(facts)
  const body = JSON.stringify(facts)
  writeFileSync(factsOf(site), `{"version":${FACTS_VERSION},"hash":"${hashOf(body)}","data":${body}}\n`)
}

/** Marks every text of the stock as free of problems. */
function claimPlain(site: TestSite): void {
  claim(site, ({ files }) => files[PLOTS]?.[1].forEach((row) => (row[1] = 1)))
}

test('what a process found out, the next one knows', async () => {
  const site = siteWithBadLink()
  expect(await linkProblems(site)).toEqual([PLOTS])
  expect(await linkProblems(site)).toEqual([PLOTS])
  claimPlain(site)
  expect(await linkProblems(site)).toEqual([])
})

test('with --force nothing is believed, and all is found out again', async () => {
  const site = siteWithBadLink()
  await linkProblems(site)
  const before = readFileSync(factsOf(site), 'utf8')
  claimPlain(site)
  expect(await linkProblems(site, { force: true })).toEqual([PLOTS])
  expect(readFileSync(factsOf(site), 'utf8')).toBe(before)
})

test('another version of the code finds out for itself', async () => {
  const site = siteWithBadLink()
  await linkProblems(site)
  claimPlain(site)
  claim(site, (facts) => void (facts.code = 'of another version'))
  expect(await linkProblems(site)).toEqual([PLOTS])
})

test('a record that has changed is looked at again, and the others of its file are not', async () => {
  const site = siteWithBadLink()
  await linkProblems(site)
  claimPlain(site)
  site.write(PLOTS, [plot(1, BAD_LINK), plot(2, { Price: 1 })])
  expect(await linkProblems(site)).toEqual([])
  site.write(PLOTS, [plot(1, { ...BAD_LINK, Price: 1 }), plot(2)])
  expect(await linkProblems(site)).toEqual([PLOTS])
  expect(readFacts(site).files[PLOTS]?.[1].map(([, isPlain]) => isPlain)).toEqual([0, 1])
})

describe('what the schema converts in a record', () => {
  const CRM = {
    Zip: 9000,
    HouseNumber: 7,
    CreatedDate: '2026-03-01T08:30:00',
    TypeDescription: { NL: 'Grond' },
  }
  const pageOf = (output: string) =>
    readFileSync(path.join(output, 'nl/te-koop/gent/grond/1/index.html'), 'utf8')

  /** Runs in a new process with another text that all pages contain, so all are rendered again. */
  async function build(site: TestSite, words: string, options: { readonly force?: boolean } = {}) {
    site.write('site-config/strings.nl.json', { 'page.top': words })
    const { ok } = await siteAt(site.root).build({ ...shareTemplates(site.root), ...options })
    expect(ok).toBe(true)
  }

  test('is known of a file, which is not checked again', async () => {
    const site = createSite({ [PLOTS]: [plot(1, CRM)] })
    const output = path.join(site.root, 'output')
    await build(site, 'Naar boven')
    const converted = {
      Zip: [expect.anything(), '9000'],
      HouseNumber: [expect.anything(), '7'],
      CreatedDate: [expect.anything(), '2026-03-01'],
      TypeDescription: [expect.anything(), null, null],
    }
    expect(readFacts(site).files[PLOTS]?.[1][0]?.[2]).toEqual(converted)
    claim(site, ({ files }) => Object.assign(files[PLOTS]?.[1][0]?.[2] ?? {}, { HouseNumber: ['', '8'] }))
    await build(site, 'Omhoog')
    expect(pageOf(output)).toContain('Veldweg 8')
    await build(site, 'Terug omhoog', { force: true })
    expect(pageOf(output)).toContain('Veldweg 7')
  })

  test.each([
    ['one of many', [plot(1, CRM), plot(2)]],
    ['one alone', plot(1, CRM)],
  ])('leads to the same output: %s', async (_name, content) => {
    const site = createSite({ [PLOTS]: content })
    await build(site, 'Naar boven')
    await build(site, 'Omhoog')
    const known = treeOf(path.join(site.root, 'output'))
    await build(site, 'Omhoog', { force: true })
    expect(treeOf(path.join(site.root, 'output'))).toEqual(known)
  })
})

describe('the record of a Markdown file', () => {
  const HOME = 'content/pages/home.nl.md'
  const written = (text: string) => `---\npath: /\nparams:\n  title: Welkom\n---\n\n${text}\n`
  const pageOf = ({ root }: TestSite) => readFileSync(path.join(root, 'output/nl/index.html'), 'utf8')
  const build = async (site: TestSite) => siteAt(site.root).build(shareTemplates(site.root))

  test('is known of the same file, and read of another one', async () => {
    const site = createSite({ 'content/pages/home.json': null, [HOME]: written('Wij bestaan al lang.') })
    expect((await build(site)).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pageOf(site)).toContain('Wij bestaan al lang.')
    claim(site, ({ markdown }) =>
      Object.assign(markdown[HOME]?.[1]['params'] as object, { content: { nl: 'Wij zijn nieuw.' } }),
    )
    site.write('site-config/strings.nl.json', { 'page.top': 'Omhoog' })
    await build(site)
    expect(pageOf(site)).toContain('Wij zijn nieuw.')
    site.write(HOME, written('Wij bestaan nog langer.'))
    await build(site)
    expect(pageOf(site)).toContain('Wij bestaan nog langer.')
  })
})
