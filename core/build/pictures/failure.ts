import { problem } from '../../diagnostics/diagnostic.ts'
import type { Code } from '../../diagnostics/codes.ts'
import type { Pointer, Problem, Where } from '../../diagnostics/diagnostic.ts'

/** A problem that gets its places in the data later. */
export type Failure = (where: Where) => Problem

export function fail<C extends Code>(
  code: C,
  params: Parameters<typeof problem<C>>[1],
  extra: Where = {},
): Failure {
  return (where) => problem(code, params, { ...where, ...extra })
}

/** The places that name a picture. Each is a list of candidates, because several files may define one record. */
export type Places = readonly (readonly Pointer[])[]

const RELATED_LIMIT = 5

/** Reports the first place as the location, and the others as related. */
export function placed(places: Places): Where {
  const unique = new Map(places.map((candidates) => [JSON.stringify(candidates), candidates]))
  const [first, ...others] = unique.values()
  if (first === undefined) return {}
  const related = others.flatMap((candidates) => candidates.slice(0, 1)).slice(0, RELATED_LIMIT)
  if (related.length === 0) return { at: first }
  return { at: first, related: related.map((at) => ({ message: 'also used here', at })) }
}

/** One warning for any number of damaged entries. */
export function damagedEntries(entries: readonly string[]): readonly Problem[] {
  const [first, ...others] = [...entries].sort()
  return first === undefined ? [] : [problem('AS5011', { entry: first, others: others.length })]
}

/** The code of a system error, such as ENOSPC. Any other error is a bug and is thrown again. */
export function systemCode(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  if (typeof code === 'string' && /^E[A-Z0-9]+$/.test(code)) return code
  throw error
}
