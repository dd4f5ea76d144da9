/** Facts that the text of an advert contains, because a program had no field for them. */
import { planningCodeOf } from './planning.ts'
import type { PlanningCode } from './planning.ts'

/** Fewer codes side by side may be words: "Ho", "Ag", "Bg". */
const FEWEST_CODES = 3

/** The unique code of the certificate, written `UC: 3870324`. */
export function uniqueCodeIn(text: string): string | undefined {
  return /\bUC ?[:=]? ?0*([1-9]\d{2,9})\b/.exec(text)?.[1]
}

/** The longest row of planning codes: `Vg/Wg/Gmo/Vkr/Gvv`, `Vg, Wg, Gmo, Gvkr, Gvv`. */
export function planningCodesIn(text: string): readonly PlanningCode[] {
  if (!/\bG?vg\b/i.test(text)) return []
  let longest: readonly PlanningCode[] = []
  let row: PlanningCode[] = []
  for (const word of text.split(/[\s,;:/|()–-]+/)) {
    const code = planningCodeOf(word.replace(/\.$/, ''))
    if (code === null) row = []
    else if (!row.includes(code)) row.push(code)
    if (row.length > longest.length) longest = [...row]
  }
  return longest.length < FEWEST_CODES ? [] : longest
}
