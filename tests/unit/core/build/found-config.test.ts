import { expect, test } from 'vitest'
import { withKnownParts } from '../../../../core/build/sources/found-config.ts'
import type { SiteConfig } from '../../../../core/schema/site-config.ts'

const configOf = (parts: object) => parts as unknown as SiteConfig

test('parts that are equal stay the objects that they were, and others do not', () => {
  const before = configOf({ site: { name: 'Linde' }, rules: { a: 1, b: 2 }, menu: { items: [] }, team: {} })
  const now = configOf({ site: { name: 'Linde' }, rules: { b: 2, a: 1 }, menu: { items: [1] }, footer: {} })
  const found = withKnownParts(now, before)
  expect(found).toEqual(now)
  expect(Object.keys(found)).toEqual(Object.keys(now))
  expect(found.site).toBe(before.site)
  // The order of keys can be that of what a page shows.
  expect(found.rules).toBe(now.rules)
  expect(found.menu).toBe(now.menu)
})

test('without a configuration from before nothing is replaced', () => {
  const now = configOf({ site: { name: 'Linde' } })
  expect(withKnownParts(now, undefined)).toBe(now)
})
