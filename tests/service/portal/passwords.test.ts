import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword, isWeakPassword } from '../../../core/service/accounts/passwords.ts'

const WORDS = [
  'Dorpel & Linde',
  'www.dorpel-linde.example',
  'Noor Claessens',
  'noor.claessens@voorbeeld.be',
  'immo',
]

describe('a password is refused', () => {
  test.each([
    ['too short', 'elf tekens.'],
    ['too short in signs of two units', '😀😀😀😀😀😀'],
    ['too long', `${'vier eenden op de Leie '.repeat(6)}`],
    ['a known one', 'passwordpassword'],
    ['a known word with a year', 'Welkom202620'],
    ['a known word, masked', 'p4ssw0rd!!!!!'],
    ['a known word of the country', 'Wachtwoord2026!'],
    ['a known long one', '1q2w3e4r5t6y'],
    ['one sign', 'aaaaaaaaaaaaaa'],
    ['few signs', 'abababababab'],
    ['a piece again and again', 'Kat7!Kat7!Kat7!'],
    ['digits in a row', '123456789012'],
    ['keys in a row', 'azertyuiopqsd'],
    ['keys in a row, backwards', 'mnbvcxzlkjhg'],
    ['the name of the agency', 'DorpelLinde2026'],
    ['the name of the agency with a word of the trade', 'immo-dorpel-linde'],
    ['the name of the owner', 'noorclaessens1'],
    ['the name of the owner, masked', 'N00rCl43ss3ns'],
  ])('%s', (_, password) => {
    expect(isWeakPassword(password, WORDS)).toBe(true)
  })
})

describe('a password is taken', () => {
  test.each([
    ['at the least length', 'twaalf.teke!'],
    ['at the greatest length', `${'Zeven zwarte zwanen. '.repeat(7).slice(0, 127)}x`],
    ['a sentence, without digits or capitals', 'vier eenden op de leie'],
    ['with spaces at both ends', '  gewoon een zin  '],
    ['of another script', 'четыре утки на реке'],
    ['with a known word among others', 'mijn wachtwoord is een gedicht'],
    ['with the name of the agency among others', 'linde dorpel en een blauwe fiets'],
  ])('%s', (_, password) => {
    expect(isWeakPassword(password, WORDS)).toBe(false)
  })
})

test('a hash is Argon2id with 19 MiB and two passes, and never the same twice', async () => {
  const hashes = [await hashPassword('vier eenden'), await hashPassword('vier eenden')]
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
})

test.each([
  ['as it is', ' Vier eenden op de Leie ', true],
  ['trimmed', 'Vier eenden op de Leie', false],
  ['in another case', ' vier eenden op de leie ', false],
  ['cut off', ' Vier eenden', false],
  ['with a sign that looks alike', ' Viеr eenden op de Leie ', false],
])('the password %s: %s fits %s', async (_, typed, fits) => {
  expect(await isPassword(typed, await hashPassword(' Vier eenden op de Leie '))).toBe(fits)
})

test.each([null, undefined])('no password fits where none was chosen: %s', async (kept) => {
  expect(await isPassword('vier eenden op de Leie', kept)).toBe(false)
})
