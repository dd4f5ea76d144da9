/** The use of each field of an export: the fields of the site that read it, or none. */
import type { AnyRule, MappingRules } from '../schema/mapping-rules.ts'
import { entryName } from './guess/list-entries.ts'
import type { FieldProfile, Profile } from './guess/profile.ts'

export interface FieldUse {
  /** The name in the export. */
  readonly path: string
  /** Fields of the site; empty for a field that nothing reads. */
  readonly targets: readonly string[]
  /** Whether the rules say that it has no place on the site. */
  readonly isIgnored: boolean
  readonly filled: number
  readonly examples: readonly string[]
}

export function fieldUses({ fields }: Profile, rules: MappingRules): readonly FieldUse[] {
  const targets = targetsOf(rules)
  const ignored = new Set(rules.ignore)
  const uses = fields.map(({ path, filled, examples }: FieldProfile) => ({
    path,
    targets: [...new Set(targets.filter(({ from }) => reads(from, path)).map(({ target }) => target))],
    isIgnored: ignored.has(path),
    filled,
    examples,
  }))
  // The values of a list are there without their names as well.
  return uses.filter(({ path, targets: read }) => read.length > 0 || entryName(path) === undefined)
}

interface Target {
  /** A path of the rules. */
  readonly from: string
  readonly target: string
}

function reads(from: string, path: string): boolean {
  if (entryName(path) !== undefined) return from === path
  const [name, read] = [bare(path), bare(from)]
  return name === read || name.startsWith(`${read}.`)
}

function targetsOf(rules: MappingRules): readonly Target[] {
  const named = (fields: Readonly<Record<string, AnyRule>> = {}, of = '') =>
    Object.entries(fields).flatMap(([field, rule]) =>
      pathsIn(rule).map((from) => ({ from, target: `${of}${field}` })),
    )
  const parts = [
    { rules: rules.people, of: 'agent ' },
    { rules: rules.offices, of: 'office ' },
  ].flatMap(({ rules: part, of }) =>
    part === undefined
      ? []
      : [part.each].flat().flatMap((each) =>
          named(part.fields, of).map(({ from, target }) => ({
            from: each === '.' ? from : `${bare(each)}.${from}`,
            target,
          })),
        ),
  )
  const conditions = [rules.filter?.map(({ when }) => when), rules.deleted].flatMap((when) =>
    pathsIn(when as AnyRule),
  )
  return [
    ...[rules.id ?? []].flat().map((from) => ({ from, target: 'ID' })),
    ...named(rules.fields),
    ...named(rules.keep, 'extra.'),
    ...named(rules.projects?.fields, 'project '),
    ...parts,
    ...conditions.map((from) => ({ from, target: 'filter' })),
  ]
}

/** Every path that a rule names, in lists and conditions as well. */
function pathsIn(rule: unknown, key = 'from'): readonly string[] {
  if (typeof rule === 'string') return key === 'from' || key === 'each' ? [rule] : []
  if (Array.isArray(rule)) return rule.flatMap((each: unknown) => pathsIn(each, key))
  if (typeof rule !== 'object' || rule === null) return []
  return Object.entries(rule).flatMap(([name, value]) => {
    if (name === 'languages' || name === 'object')
      return Object.values(value as object).flatMap((each: unknown) => pathsIn(each))
    // The fields of an element are below the list that names it.
    if (name === 'fields' || name === 'values') return []
    return pathsIn(value as unknown, name === 'collect' || name === 'when' ? 'from' : name)
  })
}

function bare(path: string): string {
  return path.replace(/\[[^\]]*\]/g, '').replace(/\.?#(?:name|text)$/, '')
}
