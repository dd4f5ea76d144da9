import type { Problem } from './diagnostic.ts'

/** The first of problems with the same code, message and place, in their order. */
export function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ code, severity, message, at }) => {
    const size = seen.size
    seen.add(`${severity} ${code} ${message} ${JSON.stringify(at[0] ?? null)}`)
    return seen.size > size
  })
}
