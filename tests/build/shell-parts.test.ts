/**
 * A part of the shell that changes makes those pages again that contain it, in the same process, in another one, and in one
 * that does not know what pages read.
 */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { READS_NAME } from '../../core/build/cache/kept-reads.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { changesBetween, treeOf } from '../support/tree.ts'
import { shareTemplates } from '../support/shared-cache.ts'

const FILES: SiteFiles = {
  'content/properties/1.json': plot(1),
  'content/properties/2.json': plot(2, { ConstructionYear: 1990 }),
}

async function built(site: TestSite): Promise<{ readonly rendered: number; readonly changed: number }> {
  const before = treeOf(site.output)
  const { ok, report } = await site.build(shareTemplates(site.root))
  expect(ok).toBe(true)
  const { added, changed } = changesBetween(before, treeOf(site.output))
  const pages = [...added, ...changed].filter((file) => file.endsWith('.html'))
  return { rendered: report?.rendered ?? 0, changed: pages.length }
}

function withoutReads({ root }: TestSite): TestSite {
  const reads = path.join(shareTemplates(root).cache, READS_NAME)
  if (!existsSync(reads)) throw new Error('the cache has no record')
  rmSync(reads)
  return siteAt(root)
}

describe.each([
  ['the same process', (site: TestSite) => site],
  ['a new process', (site: TestSite) => siteAt(site.root)],
  ['a new process that does not know what pages read', withoutReads],
])('in %s', (_, next) => {
  test.each([
    ['a text of no page', 'notFound.propertyTitle', (pages: number) => pages <= 1],
    ['a text of some pages', 'fact.constructionYear', (pages: number) => pages === 1],
    ['a text of most pages', 'page.top', (pages: number) => pages > 5],
  ])('%s', async (_name, key, isExpected) => {
    const site = createSite(FILES)
    await site.build(shareTemplates(site.root))
    site.write('site-config/strings.nl.json', { [key]: 'Anders' })
    const { rendered, changed } = await built(next(site))
    expect(rendered).toBe(changed)
    expect(changed).toSatisfy(isExpected)
  })

  test('a field of the shell that pages without a header do not contain', async () => {
    const link = { status: 'Published', label: { nl: 'Bel ons' }, link: '/for-sale/' }
    const site = createSite(FILES)
    await site.build(shareTemplates(site.root))
    site.write('site-config/top-bar.json', { show: true, left: [link] })
    const { rendered, changed } = await built(next(site))
    expect(rendered).toBe(changed)
    expect(changed).toBeGreaterThan(0)
  })
})
