/** Applies the mapping rules to one record of a source. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { RawFields, RawRecord, RawValue } from '../raw-record.ts'
import type { Columns } from './columns.ts'
import { isEmpty } from './empty.ts'
import { mappedFields } from './map-fields.ts'
import type { Mapping } from './map-fields.ts'
import type { Mapped, MappedPart } from './mapped.ts'
import type { PreparedCondition, PreparedParts, PreparedRules } from './prepared-rules.ts'
import { isFields, valuesAt } from './source-path.ts'
import type { SourcePath } from './source-path.ts'
import { hold } from './conditions.ts'
import { withoutHidden } from './hidden-address.ts'

export interface Source {
  readonly rules: PreparedRules
  readonly columns: Columns
}

/** `fields` no longer has private fields (`private-fields.ts`). */
export function mapRecord({ fields, at }: RawRecord, source: Source): Mapped {
  const { rules } = source
  const holds = (when: readonly PreparedCondition[]) => hold(when, fields, rules.empty)
  const isOfPart = rules.isPart || !holds(rules.whole)
  const isProject = rules.projects !== undefined && holds(rules.projects.when)
  const sourceId = (isProject && idOf(fields, rules.projects?.id ?? [])) || idOf(fields, rules.id)
  if (rules.deleted !== undefined && holds(rules.deleted))
    return { at, sourceId, reason: 'deleted', isDeleted: true, isOfPart }
  const left = rules.filter.find(({ when }) => holds(when))
  if (left !== undefined) return { at, sourceId, reason: left.reason, isDeleted: false, isOfPart }
  const mapping: Mapping = { fields, source, problems: [], origins: {}, place: placeOf(at) }
  const own = mappedFields(isProject ? (rules.projects?.fields ?? []) : rules.fields, mapping)
  const extra = mappedFields(rules.keep, { ...mapping, origins: {} })
  return {
    kind: isProject ? 'project' : 'property',
    at,
    sourceId,
    fields: withoutHidden(Object.keys(extra).length === 0 ? own : { ...own, extra }),
    people: partsOf(rules.people, mapping),
    offices: partsOf(rules.offices, mapping),
    problems: sourceId === '' ? [...mapping.problems, withoutId(rules, mapping)] : mapping.problems,
    origins: mapping.origins,
    isOfPart,
  }
}

function placeOf({ file, line }: RawRecord['at']): Mapping['place'] {
  return { file, path: [], position: { line, column: 1 } }
}

function withoutId({ id }: PreparedRules, { place }: Mapping): Problem {
  return problem('AS9006', { names: id.map(({ text }) => text) }, { at: place })
}

function idOf(fields: RawFields, paths: readonly SourcePath[]): string {
  const found = paths.flatMap((path) => valuesAt(fields, path)).find((value) => !isEmpty(value))
  const plain = isFields(found) ? found['#text'] : found
  return plain === undefined || plain === null || typeof plain === 'object' ? '' : String(plain).trim()
}

/** The people or offices of a record. One without an id or without a name is none. */
function partsOf(parts: PreparedParts | undefined, mapping: Mapping): readonly MappedPart[] {
  if (parts === undefined) return []
  return parts.each
    .flatMap((path) => valuesAt(mapping.fields, path))
    .filter((value: RawValue) => isFields(value))
    .map((fields) => ({
      sourceId: idOf(fields, parts.id),
      fields: mappedFields(parts.fields, { ...mapping, fields, origins: {} }),
    }))
    .filter(({ sourceId, fields }) => sourceId !== '' && fields['name'] !== undefined)
}
