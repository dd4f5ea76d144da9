import { describe, expect, test } from 'vitest'
import { hasExpired, readChallenge, solutionText } from '../../../../core/domain/captcha.ts'

const challenge = {
  algorithm: 'SHA-256',
  challenge: 'a'.repeat(64),
  salt: '0123?expires=1795305600&',
  signature: 'b'.repeat(64),
  maxnumber: 50_000,
} as const

test('a challenge is read, with the highest number of the protocol where none is said', () => {
  expect(readChallenge({ ...challenge, extra: 1 })).toEqual(challenge)
  const { maxnumber: _, ...rest } = challenge
  expect(readChallenge(rest)).toEqual({ ...challenge, maxnumber: 1_000_000 })
})

test('the most work that a phone can do is read', () => {
  expect(readChallenge({ ...challenge, maxnumber: 5_000_000 })?.maxnumber).toBe(5_000_000)
  expect(readChallenge({ ...challenge, maxnumber: 0 })?.maxnumber).toBe(0)
})

describe('what cannot be solved, or not in reasonable time', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['text', 'x'],
    ['another algorithm', { ...challenge, algorithm: 'SHA-1' }],
    ['no hash', { ...challenge, challenge: 'x' }],
    ['a hash with something before it', { ...challenge, challenge: `x${challenge.challenge}` }],
    ['a hash with something after it', { ...challenge, challenge: `${challenge.challenge}x` }],
    ['a hash that is too short', { ...challenge, challenge: 'a'.repeat(63) }],
    ['no salt', { ...challenge, salt: '' }],
    ['a long salt', { ...challenge, salt: 'x'.repeat(1001) }],
    ['no signature', { ...challenge, signature: 3 }],
    ['minutes of work', { ...challenge, maxnumber: 5_000_001 }],
    ['a negative number', { ...challenge, maxnumber: -1 }],
    ['half a number', { ...challenge, maxnumber: 1.5 }],
    ['a number as text', { ...challenge, maxnumber: '100' }],
  ])('%s', (_, body) => {
    expect(readChallenge(body)).toBeNull()
  })
})

test.each([
  ['x?expires=100', 99_999, false],
  ['x?expires=100', 100_000, true],
  ['x?id=3&expires=100&', 100_000, true],
  ['x', 100_000, false],
  ['x?expires=soon', 100_000, false],
])('%s at %i has expired: %s', (salt, now, expected) => {
  expect(hasExpired({ ...challenge, salt }, now)).toBe(expected)
})

test('the form carries the challenge with its number', () => {
  const { maxnumber: _, ...carried } = challenge
  expect(JSON.parse(solutionText(challenge, 42))).toEqual({ ...carried, number: 42 })
})
