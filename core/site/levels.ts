import type { Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'

export type Levels = SiteConfig['site']['diagnostics']

/** A problem with the level that the site gives its code; none if it is off. */
export function withLevel(found: Problem, levels: Levels = {}): readonly Problem[] {
  const level = levels[found.code] ?? found.severity
  if (level === 'off') return []
  if (level === found.severity) return [found]
  // A remark is a warning, and none at another level.
  const { isRemark: _, ...others } = found
  return [{ ...others, severity: level }]
}
