/** The additional remarks of `check --all`. A remark never fails a check. */
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { pastFigures, unconfirmedFigures } from '../../site/money-figures.ts'
import { staleRules } from '../../site/stale-rules.ts'
import { keptFields } from './kept-fields.ts'
import type { Planned } from './plan-site.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { todayOf } from '../build-time.ts'

/** The part of the remarks that `check` prints without `--all`: figures of the law that are past their date. */
export function datedRemarks({ now }: Pick<Ports, 'now'>, options: BuildOptions): readonly Problem[] {
  return pastFigures(todayOf(options, now))
}

/**
 * Fields that change no page, rules of law that nobody has compared with the law for a year, and unconfirmed figures.
 */
export async function remarksOn(
  { site, sources }: Planned,
  { files, now }: Pick<Ports, 'files' | 'now'>,
  options: BuildOptions,
): Promise<readonly Problem[]> {
  const stale = site === null ? [] : staleRules(site.config.rules, todayOf(options, now))
  return [...(await keptFields(files, options.root, sources)), ...stale, ...unconfirmedFigures()]
}
