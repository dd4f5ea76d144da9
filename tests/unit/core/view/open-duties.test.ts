/** The duties of the law that the desk of the office shows. */
import { expect, test } from 'vitest'
import { dutyName } from '../../../../core/domain/duty-name.ts'
import { DUTIES } from '../../../../core/domain/duties/table.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { SERVICE_STRINGS } from '../../../../core/languages/strings.ts'
import { house, properties } from '../../../support/view.ts'
import { siteIn } from './service-site-of.ts'

const DESK = { 'site-config/service.json': { desk: { enabled: true } } }

test('the description of a home has what it lacks, also what is requested, and its pictures', async () => {
  const papers = [{ duty: 'flanders.soil', requested: '2026-11-02' }]
  const home = house(7, { papers, ConstructionYear: 1975, XLargePictureItems: [{ Url: 'images/a.jpg' }] })
  const [found] = (await siteIn({ ...DESK, ...properties(home) })).properties
  expect(found?.pictures).toBe(1)
  expect(found?.duties).toContainEqual({ id: 'flanders.soil', due: 'before-contract', since: '2026-11-02' })
  expect(found?.duties).toContainEqual({ id: 'flanders.asbestos', due: 'before-contract' })
  const met = [{ duty: 'flanders.soil', received: '2026-11-12' }]
  const [mended] = (await siteIn({ ...DESK, ...properties(house(7, { papers: met })) })).properties
  expect(mended?.duties?.map(({ id }) => id)).not.toContain('flanders.soil')
})

test('without a desk the description has neither', async () => {
  const [found] = (await siteIn({ 'site-config/service.json': {}, ...properties(house(7)) })).properties
  expect(found).not.toHaveProperty('duties')
  expect(found).not.toHaveProperty('pictures')
})

test.each(LOCALES)('each duty and each term has a name in %s', (locale) => {
  const keys = DUTIES.flatMap(({ id, class: due }) => [`desk.duty.${dutyName(id)}`, `desk.due.${due}`])
  expect(keys.filter((key) => !Object.hasOwn(SERVICE_STRINGS[locale], key))).toEqual([])
})
