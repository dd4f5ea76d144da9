/**
 * The conventions of the columns of a source. `1.250` is 1250 or 1.25, and 03/04/2026 is a day in April or in March: other
 * cells of the same column decide. They are read before the first cell is converted.
 */
import type { RawFields } from '../raw-record.ts'
import { provenOrder } from './date-text.ts'
import type { DateOrder } from './date-text.ts'
import { numberShape } from './number-text.ts'
import type { Decimal } from './number-text.ts'
import { isEmpty } from './empty.ts'
import type { PreparedRules, SurveyedPath } from './prepared-rules.ts'
import { valuesAt } from './source-path.ts'

export interface Column {
  /** "unknown": no cell proves it; "mixed": cells prove both. */
  readonly decimal: Decimal | 'unknown' | 'mixed'
  readonly dates: DateOrder
  /** The number of cells that fit both decimal marks, and the first three. */
  readonly ambiguous: number
  readonly examples: readonly string[]
  /** A cell that proves each mark. */
  readonly proof: Readonly<Partial<Record<Decimal, string>>>
}

/** By the path of the column. */
export type Columns = ReadonlyMap<string, Column>

export interface Survey {
  add(fields: RawFields): void
  columns(): Columns
}

interface Tally {
  comma: number
  point: number
  both: number
  dayFirst: number
  monthFirst: number
  readonly examples: Set<string>
  readonly proof: Partial<Record<Decimal, string>>
}

const EXAMPLES = 3
/** The share of the cells with a proof that decides. The others are typing errors, and are refused one by one. */
const MOST = 0.9

export function surveyColumns({ surveyed }: PreparedRules): Survey {
  const tallies = new Map<string, Tally>()
  return {
    add(fields) {
      for (const path of surveyed) {
        for (const value of valuesAt(fields, path)) {
          if (typeof value === 'string' && !/^\d*$/.test(value)) count(value, path, tallies)
        }
      }
    },
    columns: () => new Map([...tallies].map(([name, tally]) => [name, decided(tally)])),
  }
}

function count(text: string, path: SurveyedPath, tallies: Map<string, Tally>): void {
  if (isEmpty(text)) return
  const tally = tallies.get(path.text) ?? newTally()
  tallies.set(path.text, tally)
  if (path.reads === 'dates') {
    const order = provenOrder(text)
    if (order === 'day-first') tally.dayFirst++
    if (order === 'month-first') tally.monthFirst++
    return
  }
  const { kind } = numberShape(text, path.reads)
  if (kind === 'plain' || kind === 'none') return
  tally[kind]++
  if (kind === 'both') {
    if (tally.examples.size < EXAMPLES) tally.examples.add(text.trim())
  } else tally.proof[kind] ??= text.trim()
}

function newTally(): Tally {
  return { comma: 0, point: 0, both: 0, dayFirst: 0, monthFirst: 0, examples: new Set(), proof: {} }
}

function decided(tally: Tally): Column {
  const { comma, point, both, dayFirst, monthFirst, examples, proof } = tally
  const proofs = comma + point
  const decimal =
    proofs === 0 ? 'unknown' : comma >= proofs * MOST ? 'comma' : point >= proofs * MOST ? 'point' : 'mixed'
  return {
    decimal,
    // Belgium and Luxembourg write the day first.
    dates: monthFirst > dayFirst ? 'month-first' : 'day-first',
    ambiguous: both,
    examples: [...examples],
    proof,
  }
}

/** The decimal mark that the columns prove, if they agree. */
export function provenMark(columns: Columns): Decimal | undefined {
  const marks = new Set([...columns.values()].map(({ decimal }) => decimal))
  if (marks.has('mixed') || marks.has('comma') === marks.has('point')) return undefined
  return marks.has('comma') ? 'comma' : 'point'
}
