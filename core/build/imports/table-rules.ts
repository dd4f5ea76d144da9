/** Rules for tables that have no effect: those of a source that is no table, and those that name a column that no table has. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { missingColumns } from '../../import/missing-columns.ts'
import type { Preset } from '../../import/preset.ts'
import type { MappingRules } from '../../schema/mapping-rules.ts'

/** Reports rules for the rows of a table if the source is not a table, because they would have no effect. */
export function tableRules(
  { mapping = {} }: { readonly mapping?: MappingRules | undefined },
  { reader, name }: Pick<Preset, 'reader' | 'name'>,
  at: Pointer,
): readonly Problem[] {
  if (reader === 'csv') return []
  return (['header', 'delimiter', 'cells'] as const)
    .filter((rule) => mapping[rule] !== undefined)
    .map((rule) =>
      problem('AS9021', { rule, format: name }, { at: { ...at, path: [...at.path, 'mapping', rule] } }),
    )
}

/** Reports rules none of whose columns exists. The field would be empty in all records. */
export function rulesWithoutColumn(
  { mapping = {} }: { readonly mapping?: MappingRules | undefined },
  columns: ReadonlySet<string>,
  at: Pointer,
): readonly Problem[] {
  return missingColumns(mapping, columns).map(({ path, names }) =>
    problem(
      'AS9022',
      { names, known: [...columns], isDropped: names.some((name) => mapping.drop?.includes(name)) },
      { at: { ...at, path: [...at.path, 'mapping', ...path] } },
    ),
  )
}
