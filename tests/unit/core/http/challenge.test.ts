import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  challengeSchema,
  LIFETIME_SECONDS,
  makeChallenge,
  MAXIMUM_NUMBER,
  verifySolution,
} from '../../../../core/http/challenge.ts'

const NOW = 1_795_000_000_000
const SECRET = 'a secret of the service'
const made = makeChallenge({
  secret: SECRET,
  form: 'offer',
  now: NOW,
  random: { salt: '00112233445566778899aabb', number: 4127 },
})
const { maxnumber, ...given } = made
const solved = { ...given, number: 4127 }

const sent = (solution: unknown) => Buffer.from(JSON.stringify(solution)).toString('base64')
const verify = (text: string, change: Partial<Parameters<typeof verifySolution>[1]> = {}) =>
  verifySolution(text, { secret: SECRET, form: 'offer', now: NOW, ...change })
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

test('a challenge is what browsers of ALTCHA expect, and does not give its number away', () => {
  expect(challengeSchema.parse(made)).toEqual(made)
  expect(made.salt).toBe(`00112233445566778899aabb?form=offer&expires=${NOW / 1000 + LIFETIME_SECONDS}&`)
  expect(made.challenge).toBe(sha(`${made.salt}4127`))
  expect(made.signature).toBe(createHmac('sha256', SECRET).update(made.challenge).digest('hex'))
  expect(maxnumber).toBe(MAXIMUM_NUMBER)
  expect(made).not.toHaveProperty('number')
})

test('a browser finds the number by trying', () => {
  const numbers = Array.from({ length: maxnumber }, (_, number) => number)
  const number = numbers.find((candidate) => sha(`${made.salt}${candidate}`) === made.challenge)
  expect(verify(sent({ ...given, number }))).toEqual({
    ok: true,
    challenge: made.challenge,
    expires: NOW / 1000 + LIFETIME_SECONDS,
  })
})

test.each([0, MAXIMUM_NUMBER])('%d is a number like others', (number) => {
  const random = { salt: 'f'.repeat(24), number }
  const { maxnumber: _, ...other } = makeChallenge({ secret: SECRET, form: 'offer', now: NOW, random })
  expect(verify(sent({ ...other, number })).ok).toBe(true)
})

test.each([
  [LIFETIME_SECONDS * 1000, true],
  [LIFETIME_SECONDS * 1000 + 1, false],
])('%d ms later it is good: %s', (later, ok) => {
  const verdict = verify(sent(solved), { now: NOW + later })
  expect(verdict).toMatchObject(ok ? { ok } : { ok, reason: 'expired' })
})

test.each([
  ['of another form', solved, { form: 'contact-me' }, 'other-form'],
  ['of another secret', solved, { secret: 'another' }, 'forged'],
  ['without a signature of ours', { ...solved, signature: 'a'.repeat(64) }, {}, 'forged'],
  ['with a challenge of its own', { ...solved, challenge: sha('x') }, {}, 'forged'],
  ['with the wrong number', { ...solved, number: 4128 }, {}, 'unsolved'],
  ['with another salt', { ...solved, salt: made.salt.replace('0011', '0012') }, {}, 'unsolved'],
  ['made to last longer', { ...solved, salt: made.salt.replace('expires=1', 'expires=9') }, {}, 'unsolved'],
] as const)('a solution %s is refused', (_, solution, change, reason) => {
  expect(verify(sent(solution), change)).toEqual({ ok: false, reason })
})

describe('digits that moved between salt and number', () => {
  // Without the separator at the end of the salt, both would have the same hash.
  const random = { salt: '0'.repeat(24), number: 12 }
  const { maxnumber: _, ...other } = makeChallenge({ secret: SECRET, form: 'offer', now: NOW, random })

  test.each([
    [`${other.salt}1`, 2],
    [other.salt.slice(0, -1), 12],
    [`${other.salt.slice(0, -1)}1&`, 2],
  ])('%s and %d', (salt, number) => {
    expect(verify(sent({ ...other, salt, number })).ok).toBe(false)
  })
})

test('a challenge that is made within a second expires with the whole second', () => {
  const random = { salt: 'f'.repeat(24), number: 1 }
  const { salt } = makeChallenge({ secret: SECRET, form: 'offer', now: NOW + 999, random })
  expect(salt).toContain(`&expires=${NOW / 1000 + LIFETIME_SECONDS}&`)
})

test.each([
  [1000, true],
  [1004, false],
])('a solution of %d characters is read: %s', (length, ok) => {
  const bare = JSON.stringify({ ...solved, more: '' }).length
  // Base64 encodes three bytes as four characters.
  const text = sent({ ...solved, more: 'x'.repeat((length / 4) * 3 - bare) })
  expect(text).toHaveLength(length)
  expect(verify(text).ok).toBe(ok)
})

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64')],
  ['null', sent(null)],
  ['a list', sent([solved])],
  ['a number as text', sent({ ...solved, number: '4127' })],
  ['a number below', sent({ ...solved, number: -1 })],
  ['a number above', sent({ ...solved, number: MAXIMUM_NUMBER + 1 })],
  ['half a number', sent({ ...solved, number: 0.5 })],
  ['another algorithm', sent({ ...solved, algorithm: 'SHA-1' })],
  ['a short signature', sent({ ...solved, signature: 'ab' })],
  [
    'a salt that ends otherwise',
    sent({ ...solved, salt: '00112233445566778899aabb?form=offer&expires=1795003600' }),
  ],
  ['a megabyte', sent({ ...solved, more: 'x'.repeat(1_000_000) })],
])('%s is malformed', (_, text) => {
  expect(verify(text)).toEqual({ ok: false, reason: 'malformed' })
})

test('what a browser adds of its own does not matter', () => {
  expect(verify(sent({ ...solved, took: 412, worker: true })).ok).toBe(true)
})

test('a challenge that the library of ALTCHA made with the same secret is good too', () => {
  const theirs = {
    algorithm: 'SHA-256',
    challenge: '91f700fd3f9705690179bd94c8b3e59270c84413bdcf3a2bdfe3c1cc8ddda769',
    salt: 'cdcdcdcdcdcdcdcdcdcdcdcd?form=offer&expires=1800000000&',
    signature: '568d099229463f03102867fc968b583c30870e24425ade0e04e3c918f7cf6913',
    number: 4127,
  }
  const verdict = verify(sent(theirs), { secret: 'shared' })
  expect(verdict).toEqual({ ok: true, challenge: theirs.challenge, expires: 1_800_000_000 })
})
