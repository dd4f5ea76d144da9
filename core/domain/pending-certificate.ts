import { ADVERT_WORDS } from '../languages/advert-words.ts'

const ABBREVIATIONS = ['PEB', 'EPC', 'EPB', 'CPE']
const WORDS = Object.values(ADVERT_WORDS)
/** Characters between the name of the certificate and the phrase, which are in one clause. */
const APART = 40

const CERTIFICATE = oneOf([...ABBREVIATIONS, ...WORDS.flatMap(({ certificates }) => certificates)])
const PHRASE = oneOf(WORDS.flatMap(({ pending }) => pending))
const PENDING = new RegExp(
  `(?<![\\p{L}\\d])(?:${CERTIFICATE})(?![\\p{L}\\d])([^.,;\\n]{0,${APART}}?)(?<![\\p{L}\\d])(?:${PHRASE})(?![\\p{L}\\d])`,
  'giu',
)
/** The class of a certificate, or its score: it exists, and something else is pending. */
const IS_ISSUED = /\d|(?<![\p{L}\d])[A-G](?:\+{0,2}|-)?(?![\p{L}\d])/u

/**
 * The phrase that calls a certificate pending, which adverts must not contain
 * (docs/domain.md#certificate-before-the-advert).
 */
export function pendingCertificateIn(text: string): string | undefined {
  if (!MAY_BE.test(text)) return undefined
  for (const [phrase, between = ''] of text.matchAll(PENDING)) if (!IS_ISSUED.test(between)) return phrase
  return undefined
}

/** A fast test for texts that name no certificate. */
const MAY_BE = new RegExp(CERTIFICATE, 'i')

function oneOf(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(' ', '\\s+')).join('|')
}
