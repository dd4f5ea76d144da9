/** Conditions on the goal of a home, for columns that mean something else for a sale than for a rent. */
import type { Condition } from '../../schema/mapping-rules.ts'
import { goalOf } from '../mapping/trade-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'

/** The home has another goal than this one; no condition if no column has the goal. */
export function withoutGoal(columns: ColumnsByMeaning, goal: 0 | 1): readonly Condition[] {
  const [from] = columns.all('Goal')
  if (from === undefined) return []
  const not = [...new Set(columns.sample(from).filter((value) => goalOf(value) === goal))]
  return not.length === 0 ? [] : [{ from, not }]
}
