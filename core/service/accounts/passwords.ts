/** Hashes the passwords of owners, and refuses weak ones (ASVS 5.0, 6.2). */
import { hash, verify } from '@node-rs/argon2'
import { NEW_PASSWORD_MINIMUM, PASSWORD_LIMIT } from '../../domain/form-rules.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/**
 * Argon2id with the parameters of OWASP's cheat sheet: 19 MiB, two passes. It is the library's default
 * algorithm.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a random password, so that an unknown user costs the same work as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Vz6HY3Z6GOQLGWunSvQVJw$hhCcbtmxPbd37BixnW4k6tJg8Ao3xv72M6QhfdYxYtY'

/** Hashes the password as typed: nothing is trimmed, cut or folded. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Computes one hash in every case, also without a stored one. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const fits = await verify(kept ?? NOBODY, password)
  return fits && kept != null
}

/**
 * Whether a password is refused: too short, too long, well known, a simple pattern, or made of words of the
 * site.
 */
export function isWeakPassword(password: string, words: readonly string[] = []): boolean {
  const characters = [...password]
  if (characters.length < NEW_PASSWORD_MINIMUM || password.length > PASSWORD_LIMIT) return true
  const plain = password.normalize('NFKC').toLowerCase()
  return (
    new Set(characters).size < 5 ||
    COMMON_PASSWORDS.has(plain) ||
    isCommon(lettersOf(plain)) ||
    isCommon(lettersOf(unmasked(plain))) ||
    isSequence(plain) ||
    isMadeOf(words, unmasked(plain))
  )
}

/** `Welkom2026!` is still welkom, and `passwordpassword` is no better than the word alone. */
function isCommon(letters: string): boolean {
  return COMMON_PASSWORDS.has(letters) || COMMON_PASSWORDS.has(chunkOf(letters))
}

/** The repeated part of a text; the text itself if nothing repeats. */
function chunkOf(text: string): string {
  const period = text === '' ? 0 : (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

const MASKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Replaces signs by the letters that they stand for: `p4ssw0rd`. Signs at the end are removed. */
function unmasked(text: string): string {
  const body = text.replace(/[^\p{L}]+$/u, '')
  return body.replace(/[013457@$!]/g, (sign) => MASKS[sign] ?? sign)
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')])

/** Whether the text is a row of neighbouring keys, or a short part that repeats. */
function isSequence(text: string): boolean {
  const piece = chunkOf(text)
  return ROWS.some((row) => row.includes(text)) || (piece.length < text.length && piece.length <= 6)
}

const LEFT_OVER = 4

/** Whether too little is left without the words. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const known = [...new Set(words.flatMap(wordsOf))].toSorted((one, other) => other.length - one.length)
  const letters = lettersOf(withoutAccents(text))
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest.length < letters.length && rest.length < LEFT_OVER
}

function wordsOf(text: string): readonly string[] {
  const words = withoutAccents(text.toLowerCase()).match(/\p{L}{3,}/gu) ?? []
  return words.filter((word) => word !== 'www' && word !== 'com')
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Words that an attacker would try first for this person. */
export function wordsAround(
  { name, email }: { readonly name: string; readonly email: string },
  site: Pick<ServiceSite, 'name' | 'url'>,
): readonly string[] {
  return [site.name, new URL(site.url).hostname, name, email, 'immo']
}
