/** The decimal mark of columns that do not prove theirs. */
import type { MappingRules } from '../../schema/mapping-rules.ts'
import { provenMark } from '../mapping/columns.ts'
import type { Columns } from '../mapping/columns.ts'

interface NotedRules {
  readonly rules: MappingRules
  readonly notes: readonly string[]
}

/** The rules with the mark that all other columns prove, and a note that says so. */
export function withProvenMark({ rules, notes }: NotedRules, columns: Columns): NotedRules {
  const mark = provenMark(columns)
  const asked = [...columns.values()].find(({ decimal, ambiguous }) => decimal === 'unknown' && ambiguous > 0)
  if (mark === undefined || asked === undefined || rules.numbers !== undefined) return { rules, notes }
  const note = `Numbers such as "${asked.examples[0]}" are read with a decimal ${mark}, as other columns have one.`
  return { rules: { ...rules, numbers: mark }, notes: [...notes, note] }
}
