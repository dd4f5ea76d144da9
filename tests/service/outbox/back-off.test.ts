import { describe, expect, test } from 'vitest'
import { ATTEMPTS, backOff } from '../../../core/service/outbox/back-off.ts'

describe('waiting times', () => {
  test.each([
    [1, 30_000],
    [2, 60_000],
    [9, 7_680_000],
    [10, 4 * 3600_000],
    [ATTEMPTS, 4 * 3600_000],
  ])('after %i attempts %i ms, a quarter less or more', (attempts, base) => {
    expect(backOff(attempts, (count) => Buffer.alloc(count, 0))).toBe(base * 0.75)
    expect(backOff(attempts, (count) => Buffer.alloc(count, 255))).toBe(base * 1.25)
  })
})
