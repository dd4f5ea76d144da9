import { describe, expect, test } from 'vitest'
import { createSite, plot, siteAt } from '../support/site.ts'
import { treeOf, changesBetween } from '../support/tree.ts'

const HOUR = 3_600_000
/** Later than the files of the test, so that their stamps count. */
const later = { now: () => Date.now() + HOUR }

function siteWith(dates: object) {
  return createSite({
    'content/properties/plots.json': [plot(4109), plot(4110, { Zip: '9050', City: 'LEDEBERG', ...dates })],
  })
}

describe('a build at a time', () => {
  const dates = { publishAt: '2026-12-01T09:00', expireAt: '2026-12-24' }

  test('publishes a home from that second on, and says when the site changes next', async () => {
    const site = siteWith(dates)
    const before = await site.build({ now: '2026-12-01T08:59:59' }, later)
    expect(before.report?.nextChange).toEqual({
      at: '2026-12-01T08:00:00.000Z',
      what: 'property 4110 is published',
    })
    expect(site.list().filter((file) => file.includes('4110'))).toEqual([])
    const at = await siteAt(site.root).build({ now: '2026-12-01T09:00' }, later)
    expect(at.report?.nextChange).toEqual({ at: '2026-12-24T23:00:00.000Z', what: 'property 4110 expires' })
    expect(site.list().filter((file) => file.includes('4110'))).not.toEqual([])
    const over = await siteAt(site.root).build({ now: '2026-12-25' }, later)
    // The answer of a home that is gone ends later.
    expect(over.report?.nextChange?.at).toBe('2027-12-24T23:00:00.000Z')
    expect(site.list().filter((file) => /nl.*4110/.test(file))).toEqual([])
  })

  test('gives what a clean build gives, whatever was built before', async () => {
    const site = siteWith(dates)
    const clean = siteWith(dates)
    for (const now of ['2026-12-20', '2026-11-01'])
      await siteAt(site.root).build({ now, newLedger: true }, later)
    await clean.build({ now: '2026-11-01' }, later)
    const { changed, added } = changesBetween(treeOf(clean.output), treeOf(site.output))
    // The home was published before, so its address has an answer.
    expect(
      [...changed, ...added].filter((file) => file.endsWith('.html') && !file.startsWith('_addresses/')),
    ).toEqual([])
  })

  test('reads nothing if nothing is due, and builds when it is', async () => {
    const site = siteWith(dates)
    await site.build({ now: '2026-11-01' }, later)
    const phasesAt = async (now: string) => {
      const { report } = await siteAt(site.root).build({ now }, later, undefined)
      return report?.phases.length
    }
    expect(await phasesAt('2026-11-01T00:00')).toBe(0)
    expect(await phasesAt('2026-12-01T08:59:59')).toBe(0)
    expect(await phasesAt('2026-12-01T09:00')).not.toBe(0)
    // An earlier time is another site as well.
    expect(await phasesAt('2026-11-30')).not.toBe(0)
  })
})

test('When an open-house day ends, its pages are made again and no other.', async () => {
  const openHouse = [{ day: '2026-12-05', from: '10:00', to: '12:00' }]
  const site = createSite({
    'content/properties/plots.json': [
      ...Array.from({ length: 40 }, (_, index) => plot(4200 + index)),
      plot(4110, { WebID: 1, EPCLabelText: 'C', GScore: 'A', openHouse }),
    ],
  })
  await site.build({ now: '2026-12-05T11:59:59' }, later)
  const page = site.list().find((file) => /^nl\/.*\/4110\/index\.html$/.test(file)) ?? ''
  expect(site.read(page)).toContain('zaterdag 5 december 2026')
  const before = treeOf(site.output)
  const { report } = await siteAt(site.root).build({ now: '2026-12-05T12:00' }, later)
  expect(site.read(page)).not.toContain('zaterdag 5 december 2026')
  const { changed, added, removed } = changesBetween(before, treeOf(site.output))
  const pages = [...changed, ...added, ...removed].filter((file) => file.endsWith('.html'))
  // The home, and the lists with its card, in both languages.
  expect(pages.every((file) => /4110|te-koop|a-vendre|nl\/index|fr\/index/.test(file))).toBe(true)
  expect(report?.rendered).toBe(pages.length)
})
