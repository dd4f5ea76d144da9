/** The severity of problems with single records of an import. */
import type { Problem, Severity } from '../../diagnostics/diagnostic.ts'

/** A record with an error is left out with a warning, unless its source stops the build. */
export function asSeverity(problems: readonly Problem[], onError: 'stop' | 'skip'): readonly Problem[] {
  const severity: Severity = onError === 'stop' ? 'error' : 'warning'
  return problems.map((found) => (found.severity === 'error' ? { ...found, severity } : found))
}
