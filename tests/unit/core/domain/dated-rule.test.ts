import { expect, test } from 'vitest'
import { newestRule } from '../../../../core/domain/dated-rule.ts'

const rule = (validFrom: string, name = '') => ({ validFrom, name })

test.each([
  [[], undefined],
  [[rule('2024-01-01')], rule('2024-01-01')],
  [[rule('2024-01-01'), rule('2025-01-01'), rule('2023-01-01')], rule('2025-01-01')],
  [[rule('2025-01-01'), rule('2024-12-31')], rule('2025-01-01')],
  [[rule('2025-01-01', 'first'), rule('2025-01-01', 'second')], rule('2025-01-01', 'first')],
])('of %j the newest', (rules, expected) => {
  const given = [...rules]
  expect(newestRule(rules)).toEqual(expected)
  expect(rules).toEqual(given)
})
