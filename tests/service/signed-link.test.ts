import { describe, expect, test } from 'vitest'
import { readLink, signLink } from '../../core/service/signed-link.ts'
import type { LinkPurpose } from '../../core/service/signed-link.ts'

const NOW = 1_800_000_000_000
const deps = (now = NOW, signing = 'a secret of the test') => ({
  secrets: { signing, webhooks: undefined },
  now: () => now,
})
const sign = (subject = '0a1b', expires?: number, purpose: LinkPurpose = 'appointment') =>
  signLink({ purpose, subject, ...(expires === undefined ? {} : { expires }) }, deps())

describe('a signed link', () => {
  test('says what it is about', () => {
    expect(readLink(sign('0a-1b_Z'), 'appointment', deps())).toEqual({ kind: 'good', subject: '0a-1b_Z' })
  })

  test.each([
    ['a moment before its end', NOW + 1000, NOW + 999, 'good'],
    ['at its end', NOW + 1000, NOW + 1000, 'expired'],
    ['later', NOW + 1000, NOW + 1e12, 'expired'],
    ['without an end', undefined, NOW + 1e12, 'good'],
  ])('%s', (_, expires, now, kind) => {
    expect(readLink(sign('0a1b', expires), 'appointment', deps(now)).kind).toBe(kind)
  })

  test('is good for its purpose alone, and for those who share the secret', () => {
    expect(readLink(sign(), 'newsletter-end', deps()).kind).toBe('forged')
    expect(readLink(sign(), 'appointment', deps(NOW, 'another')).kind).toBe('forged')
  })

  test('with any sign changed, left out or added is none', () => {
    const token = sign('0a1b', NOW + 60_000)
    for (let place = 0; place < token.length; place += 1) {
      const other = token[place] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, place) + other + token.slice(place + 1)
      expect([place, readLink(changed, 'appointment', deps()).kind]).toEqual([place, 'forged'])
      const shorter = token.slice(0, place) + token.slice(place + 1)
      expect([place, readLink(shorter, 'appointment', deps()).kind]).toEqual([place, 'forged'])
    }
    for (const text of ['', '.', '..', `${token}A`, `${token}\n`, `a.${token}`, token.repeat(9)])
      expect(readLink(text, 'appointment', deps()).kind).toBe('forged')
  })

  test('cannot be made of what would be read in another way', () => {
    for (const subject of ['', 'a.b', 'a b', 'é', 'a'.repeat(101)]) expect(() => sign(subject)).toThrow()
  })
})
