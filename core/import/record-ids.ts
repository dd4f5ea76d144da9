/** The ids of an export become ids of the site: numbers, which are a part of addresses and file names. */
import { createHash } from 'node:crypto'

export interface IdRules {
  readonly prefix?: string | undefined
  /** New id of the source -> the id that the record had before. */
  readonly same?: Readonly<Record<string, string | number>> | undefined
}

/** A number of up to eleven digits stays as it is. */
const NUMBER = /^[1-9][0-9]{0,10}$/

/** Ids of texts have twelve digits, so that they never equal an id that is a number. */
const FIRST_OF_TEXT = 100_000_000_000
const IDS_OF_TEXTS = 900_000_000_000

/**
 * The same id in each export and on each machine, without a list of ids. Of 30,000 texts two share an id with a probability
 * of 1 in 2,000; the second one is then reported as a record that is given twice, and `same` gives it another id.
 */
export function siteIdOf(sourceId: string, { prefix = '', same = {} }: IdRules = {}): number {
  const earlier = Object.hasOwn(same, sourceId) ? same[sourceId] : undefined
  const text = `${prefix}${String(earlier ?? sourceId).trim()}`
  if (NUMBER.test(text)) return Number(text)
  const hash = createHash('sha256').update(text).digest().readUIntBE(0, 6)
  return FIRST_OF_TEXT + (hash % IDS_OF_TEXTS)
}
