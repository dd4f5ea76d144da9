/** Energy: columns of labels have numbers, and columns of kWh/m² have yearly totals. The values decide. */
import type { AnyRule, Condition } from '../../schema/mapping-rules.ts'
import { valueKey } from '../mapping/fold.ts'
import { numberShape } from '../mapping/number-text.ts'
import { energyLabelOf, energyValueOf } from '../mapping/trade-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { inLuxembourg } from './guess-place.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'

/** Hardly a home needs more kWh a square metre and year; nearly every home needs more in total. */
const TOTAL = 1000

/** The share of labels with a value that is no accident. */
const SOME = 0.1
const hasValue = (text: string) => energyValueOf(text) !== undefined

type EnergyKind = 'label' | 'value' | 'total' | undefined

export function energyRules(columns: ColumnsByMeaning): GuessedPart {
  const notes: string[] = []
  const found = { label: [] as string[], value: [] as string[], total: [] as string[] }
  const meant = { EPCLabelText: 'label', EnergyPerformance: 'value', TotalEnergy: 'total' } as const
  for (const [meaning, expected] of Object.entries(meant)) {
    for (const path of columns.all(meaning as keyof typeof meant)) {
      const kind = kindOf(columns.sample(path)) ?? expected
      found[kind].push(path)
      if (kind !== expected) notes.push(`"${path}" has ${WORDS[kind]}, by its values.`)
    }
  }
  const fields: Record<string, AnyRule> = {}
  if (found.label.length > 0) Object.assign(fields, labelRules(found.label, inLuxembourg(columns)))
  const beside = found.label.filter((path) => shareOf(columns.sample(path), hasValue) > SOME)
  if (found.value.length > 0) fields['EnergyPerformance'] = found.value
  else if (beside.length > 0) fields['EnergyPerformance'] = { from: beside, as: 'energyValue' }
  if (found.total.length > 0) fields['TotalEnergy'] = found.total
  return { fields, notes }
}

/** A certificate of Luxembourg has classes, which are no labels. */
function labelRules(
  from: readonly string[],
  luxembourg: Condition | boolean,
): Readonly<Record<string, AnyRule>> {
  const paths = [...from]
  if (luxembourg === false) return { EPCLabelText: paths }
  if (luxembourg === true) return { EnergyClass: paths }
  const others: Condition = { from: luxembourg.from, not: [...(luxembourg.is ?? [])] }
  return { EPCLabelText: { from: paths, when: others }, EnergyClass: { from: paths, when: luxembourg } }
}

const WORDS = {
  label: 'energy labels',
  value: 'kWh per square metre and year',
  total: 'yearly totals in kWh',
} as const

function kindOf(sample: readonly string[]): EnergyKind {
  if (shareOf(sample, (value) => energyLabelOf(valueKey(value)) !== undefined) > 0.5) return 'label'
  const numbers = sample.flatMap((value) => {
    const shape = numberShape(value, 'wholeGroups')
    return 'value' in shape ? [shape.value] : []
  })
  if (numbers.length === 0 || numbers.length < sample.length / 2) return undefined
  const isPerSquareMetre = shareOf(sample, (value) => /kwh.*m[²2]/i.test(value)) > 0.5
  const median = numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] as number
  return !isPerSquareMetre && median > TOTAL ? 'total' : 'value'
}
