/** Columns of a table that have one name, of which a rule reads one value without saying which column it means. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { groupBy } from '../domain/group-by.ts'
import type { AnyRule, Conditions, MappingRules, PartRules, SourcePaths } from '../schema/mapping-rules.ts'
import type { ReaderOptions } from './raw-record.ts'

interface Table {
  readonly file: string
  readonly rules: MappingRules
  readonly report: (problem: Problem) => void
}

/** For `named` of a reader. Columns whose rules read all of them, such as those of pictures, are no mistake. */
export function reportRepeated({ file, rules, report }: Table): NonNullable<ReaderOptions['named']> {
  const { ignoreCase = false } = rules
  const read = new Set(readAsOne(rules).map((path) => (ignoreCase ? path.toLowerCase() : path)))
  return (columns, line) => {
    const byName = groupBy(columns, ({ name }) => [ignoreCase ? name.toLowerCase() : name])
    for (const [name, all] of byName) {
      if (all.length < 2 || !read.has(name)) continue
      const positions = all.map(({ index }) => index + 1)
      report(
        problem('AS9020', { name, positions }, { at: { file, path: [], position: { line, column: 1 } } }),
      )
    }
  }
}

/** The paths of which the first value is read. Lists read all values, and so do rules that combine them. */
function readAsOne(rules: MappingRules): readonly string[] {
  const { id, fields = {}, keep = {}, projects, people, offices, filter = [], deleted, stock } = rules
  const conditions = [...filter.map(({ when }) => when), deleted, projects?.when]
  return [
    ...pathsIn(id),
    ...pathsIn(projects?.id),
    ...[fields, keep, projects?.fields ?? {}].flatMap((each) => Object.values(each).flatMap(inRule)),
    ...[people, offices].flatMap(inPart),
    ...conditions.flatMap(inConditions),
    ...(typeof stock === 'object' ? inConditions(stock.whole) : []),
  ]
}

function pathsIn(paths: SourcePaths | undefined): readonly string[] {
  return paths === undefined ? [] : [paths].flat()
}

function inConditions(conditions: Conditions | undefined): readonly string[] {
  return conditions === undefined ? [] : [conditions].flat().flatMap(({ from }) => pathsIn(from))
}

/** The agents of a table are the record itself (`.`). */
function inPart(part: PartRules | undefined): readonly string[] {
  return part === undefined ? [] : [...pathsIn(part.id), ...Object.values(part.fields).flatMap(inRule)]
}

function inRule(rule: AnyRule): readonly string[] {
  return [rule].flat().flatMap((each): readonly string[] => {
    if (typeof each === 'string') return [each]
    if ('object' in each) return Object.values(each.object).flatMap(inRule)
    if ('each' in each || 'collect' in each) return []
    const { from, languages = {}, combine = 'first', when } = each
    const values = combine === 'first' ? [...pathsIn(from), ...Object.values(languages).flatMap(pathsIn)] : []
    return [...values, ...inConditions(when)]
  })
}
