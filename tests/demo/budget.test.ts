/** No kind of page of the demo exceeds its limits on a phone (`npm run budget` prints the figures). */
import { expect, inject, test } from 'vitest'
import { COUNTS, ITEMS, KINDS } from '../budget/limits.ts'
import { budgetOf, formatRow, isExceeded } from '../budget/table.ts'
import { openBrowser } from '../support/browser.ts'

test('every kind of page keeps its budget', async () => {
  const browser = await openBrowser()
  const site = { folder: inject('demoFolder'), origin: inject('demoUrl') }
  const rows = await budgetOf(browser, site, inject('demoExamples'))
  expect(rows).toHaveLength(KINDS.length * ITEMS.length)
  // Proves that the measurement sees requests.
  const seen = rows.filter(({ kind, item }) => kind === 'property' && !COUNTS.includes(item))
  expect(seen.filter(({ value }) => value === 0)).toEqual([])
  expect(rows.filter(isExceeded).map(formatRow)).toEqual([])
})
