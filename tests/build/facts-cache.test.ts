/** What was found out about properties is believed of the same files and the same code, and of nothing else. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FACTS_NAME } from '../../core/build/facts-cache.ts'
import { hashOf } from '../../core/system/hash.ts'
import { shareTemplates } from '../support/busy-site.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const BAD_LINK = { Description: { nl: 'Zie [het plan](javascript:alert(1)).', fr: 'Voir le plan.' } }
const PLOTS = 'content/properties/plots.json'

function siteWithBadLink(): TestSite {
  return createSite({ [PLOTS]: [plot(1, BAD_LINK), plot(2)] })
}

const cacheOf = ({ root }: TestSite) => path.join(root, '.agency-site/cache')
const factsOf = (site: TestSite) => path.join(cacheOf(site), FACTS_NAME)

/** In a new process: codes of what is said about links. */
async function linkProblems(site: TestSite, options: { readonly force?: boolean } = {}) {
  const { ok, problems } = await siteAt(site.root).build({ ...shareTemplates(site.root), ...options })
  expect(ok).toBe(true)
  return problems.filter(({ code }) => code === 'AS3303').map(({ at }) => at[0]?.file)
}

/** As if an earlier process had found that no text of the stock says anything that could be wrong. */
function claimPlain(site: TestSite, change = (body: string) => body): void {
  const body = /"data":([^]*)\}\n$/.exec(readFileSync(factsOf(site), 'utf8'))?.[1] ?? ''
  const claimed = change(body.replaceAll(',0]', ',1]'))
  expect(claimed).not.toBe(body)
  writeFileSync(factsOf(site), `{"version":1,"hash":"${hashOf(claimed)}","data":${claimed}}\n`)
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
  claimPlain(site, (body) => body.replace(/"code":"../, '"code":"zz'))
  expect(await linkProblems(site)).toEqual([PLOTS])
})

test('a file that has changed is looked at again', async () => {
  const site = siteWithBadLink()
  await linkProblems(site)
  claimPlain(site)
  site.write(PLOTS, [plot(1, BAD_LINK), plot(2), plot(3)])
  expect(await linkProblems(site)).toEqual([PLOTS])
  expect(readFileSync(factsOf(site), 'utf8').match(/,[01]\]/g)).toHaveLength(3)
})
