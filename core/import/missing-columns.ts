/** Columns that the rules of a site name and that its tables do not have: most often the program has renamed them. */
import type { AnyRule, MappingRules } from '../schema/mapping-rules.ts'

/** A rule none of whose columns exists. */
export interface MissingColumn {
  /** The path of the rule in the mapping. */
  readonly path: readonly string[]
  readonly names: readonly string[]
}

/** `columns` are the names of the columns of all tables of the source. Without a table, nothing is missing. */
export function missingColumns(rules: MappingRules, columns: ReadonlySet<string>): readonly MissingColumn[] {
  if (columns.size === 0) return []
  const keyOf = keyIn(rules)
  const known = new Set([...columns].map(keyOf))
  const { id, fields = {}, keep = {} } = rules
  const named = [
    ...(id === undefined ? [] : [{ path: ['id'], names: [id].flat() }]),
    ...rulesIn('fields', fields),
    ...rulesIn('keep', keep),
  ]
  return named.filter(({ names }) => names.length > 0 && names.every((name) => !isKnown(name, known, keyOf)))
}

function keyIn({ ignoreCase = false }: MappingRules): (name: string) => string {
  return (name) => (ignoreCase ? name.toLowerCase() : name)
}

function rulesIn(part: string, fields: Readonly<Record<string, AnyRule>>): readonly MissingColumn[] {
  return Object.entries(fields).map(([field, rule]) => ({ path: [part, field], names: namesIn(rule) }))
}

/** The columns of which one is enough. Rules that combine several values are not looked into. */
function namesIn(rule: AnyRule): readonly string[] {
  const names = [rule].flat().map((each): readonly string[] => {
    if (typeof each === 'string') return [each]
    return 'from' in each && each.from !== undefined ? [each.from].flat() : []
  })
  return names.some(({ length }) => length === 0) ? [] : names.flat()
}

/** `Opp. (m²)[1]` is one of the columns of a name. Names that begin with `#` or `.` are no columns. */
function isKnown(name: string, known: ReadonlySet<string>, key: (name: string) => string): boolean {
  return /^[#.]/.test(name) || known.has(key(name)) || known.has(key(name.replace(/\[\d+\]$/, '')))
}
