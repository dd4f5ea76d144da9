/** The columns whose convention is decided by all of their cells: numbers and dates for which no rule names one. */
import type { ValueKind } from '../../schema/mapping-rules.ts'
import type { PreparedFields, SurveyedPath } from './prepared-rules.ts'

const READS: Readonly<Partial<Record<ValueKind, SurveyedPath['reads']>>> = {
  number: 'any',
  integer: 'wholeGroups',
  amount: 'wholeGroups',
  price: 'wholeGroups',
  degrees: 'decimals',
  latitude: 'decimals',
  longitude: 'decimals',
  date: 'dates',
}

/** Each column once. */
export function surveyedIn(fields: PreparedFields): readonly SurveyedPath[] {
  const found = new Map<string, SurveyedPath>()
  for (const [, rule] of fields) {
    if (rule.type === 'list' || rule.type === 'lists') continue
    if (rule.type === 'object') {
      for (const path of surveyedIn(rule.fields)) if (!found.has(path.text)) found.set(path.text, path)
      continue
    }
    for (const { kind, paths, values, decimal, dates } of rule.rules) {
      const reads = READS[kind]
      if (reads === undefined || values !== undefined) continue
      if ((reads === 'dates' ? dates : decimal) !== undefined) continue
      for (const path of paths) if (!found.has(path.text)) found.set(path.text, { ...path, reads })
    }
  }
  return [...found.values()]
}

/** The reading of three digits after a mark in a value of this kind. */
export function groupsOf(kind: ValueKind): 'any' | 'wholeGroups' | 'decimals' {
  const reads = READS[kind]
  return reads === undefined || reads === 'dates' ? 'any' : reads
}
