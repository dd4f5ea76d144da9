/** Applies mapping rules to records, as a source of a site is read: private fields first, then columns, then records. */
import { surveyColumns } from '../../core/import/mapping/columns.ts'
import { mapRecord } from '../../core/import/mapping/apply.ts'
import { isFiltered } from '../../core/import/mapping/mapped.ts'
import type { Mapped, MappedRecord } from '../../core/import/mapping/mapped.ts'
import { prepareRules, isPrivateIn } from '../../core/import/mapping/prepare.ts'
import { createCleaner } from '../../core/import/private-fields.ts'
import type { RawFields, RawRecord } from '../../core/import/raw-record.ts'
import { mappingRules } from '../../core/schema/mapping-rules.ts'
import type { MappingRules } from '../../core/schema/mapping-rules.ts'

export function mapAll(given: MappingRules, records: readonly RawFields[]): readonly Mapped[] {
  const rules = mappingRules.parse(given)
  const clean = createCleaner({ isPrivate: isPrivateIn(rules), ignoreCase: rules.ignoreCase ?? false })
  const prepared = prepareRules(rules)
  const raws = records.map((fields, index): RawRecord =>
    clean({ fields, at: { file: 'export', line: index + 1, record: index + 1 } }),
  )
  const survey = surveyColumns(prepared)
  for (const { fields } of raws) survey.add(fields)
  const source = { rules: prepared, columns: survey.columns() }
  return raws.map((raw) => mapRecord(raw, source))
}

/** Records that no rule leaves out. */
export function mapped(rules: MappingRules, records: readonly RawFields[]): readonly MappedRecord[] {
  return mapAll(rules, records).map((each) => {
    if (isFiltered(each)) throw new Error(`filtered: ${each.reason}`)
    return each
  })
}
