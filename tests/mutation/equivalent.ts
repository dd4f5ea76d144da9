/** Mutants that no test can notice, as they change nothing that anybody sees. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Mutant } from './mutant.ts'

type Address = Pick<Mutant, 'file' | 'operator' | 'within' | 'before' | 'after'> & { readonly nth?: number }

export interface Equivalent extends Address {
  readonly reason: string
}

export function equivalents(): readonly Equivalent[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'equivalent.json'), 'utf8')) as Equivalent[]
}

const addressOf = ({ file, operator, within, before, after, nth = 0 }: Address) =>
  JSON.stringify([file, operator, within, before, after, nth])

/** The ids of those that are set aside. */
export function setAside(mutants: readonly Mutant[]): ReadonlySet<string> {
  const known = new Set(equivalents().map(addressOf))
  return new Set(mutants.filter((mutant) => known.has(addressOf(mutant))).map(({ id }) => id))
}

/** Those of a folder that fit no place in the source any more. */
export function outdated(folder: string, candidates: readonly Mutant[]): readonly Equivalent[] {
  const found = new Set(candidates.map(addressOf))
  const mine = equivalents().filter(({ file }) => file.startsWith(`${folder}/`))
  return mine.filter((equivalent) => !found.has(addressOf(equivalent)))
}
