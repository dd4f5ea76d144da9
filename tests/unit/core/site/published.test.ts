import { expect, test } from 'vitest'
import { isPublished } from '../../../../core/site/published.ts'

test.each([
  [undefined, true],
  ['Published', true],
  ['Draft', false],
  ['Archived', false],
])('of status %s: %s', (status, isShown) => {
  expect(isPublished({ status })).toBe(isShown)
})
