import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createHasher, hashOf, hashParts } from '../../../../core/system/hash.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

test('a hash is the first half of the SHA-256 of text or bytes, at once or in parts', () => {
  const hasher = createHasher()
  hasher.update(Buffer.from('été '))
  hasher.update(Buffer.from('à Gand'))
  const whole = hasher.end()
  const hashes = [hashOf('été à Gand'), hashOf(Buffer.from('été à Gand')), whole.hash]
  expect(hashes).toEqual(Array.from({ length: 3 }, () => sha256('été à Gand')))
  expect(whole.bytes).toBe(13)
  // A hash that was returned does not change.
  expect(hashOf('other')).toBe(sha256('other'))
  expect(hashes[0]).toBe(sha256('été à Gand'))
})

describe('a hash of parts', () => {
  test.each([
    ['a border moves', ['ab', 'c'], ['a', 'bc']],
    ['a part is empty', ['ab'], ['ab', '']],
    ['the order differs', ['a', 'b'], ['b', 'a']],
    ['bytes: a border moves', [Buffer.from('ab'), 'c'], [Buffer.from('a'), 'bc']],
  ])('differs where %s', (_, left, right) => {
    expect(hashParts(left)).not.toBe(hashParts(right))
  })

  test.each([0, 1, 999, 1000, 1001, 2500])('is that of all of them together: %i parts', (count) => {
    const parts = Array.from({ length: count }, (_, index) => `part ${index}`)
    expect(hashParts(parts)).toBe(sha256(parts.map((part) => `${part.length}:${part}`).join('')))
  })

  test('is the same of text and of its bytes', () => {
    expect(hashParts(['one', Buffer.from('two')])).toBe(hashParts(['one', 'two']))
  })
})
