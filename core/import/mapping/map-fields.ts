/** The fields of a record, a picture, a person or an office by their rules. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import type { RawFields, RawValue } from '../raw-record.ts'
import type { ValueKind } from '../../schema/mapping-rules.ts'
import type { Source } from './apply.ts'
import { provenMark } from './columns.ts'
import { hold } from './conditions.ts'
import { convert } from './convert.ts'
import type { Converted } from './convert.ts'
import { isEmpty } from './empty.ts'
import { valueKey } from './fold.ts'
import { textOfCode } from './known-names.ts'
import { elementsOf } from './list-elements.ts'
import type { PreparedFields, PreparedList, PreparedRule, PreparedValue } from './prepared-rules.ts'
import { isFields, valuesAt } from './source-path.ts'
import type { SourcePath } from './source-path.ts'

/** The object whose fields are mapped, and the results beside them. */
export interface Mapping {
  readonly fields: RawFields
  readonly source: Source
  readonly place: Pointer
  readonly problems: Problem[]
  readonly origins: Record<string, string>
}

interface Field extends Mapping {
  readonly field: string
}

export function mappedFields(rules: PreparedFields, mapping: Mapping): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [field, rule] of rules) {
    const value = valueOf(rule, { ...mapping, field })
    if (value !== undefined) result[field] = value
  }
  return result
}

function valueOf(rule: PreparedRule, field: Field): unknown {
  if (rule.type === 'list') return listOf(rule, field)
  if (rule.type === 'object') {
    const object = mappedFields(rule.fields, { ...field, origins: {} })
    return Object.keys(object).length === 0 ? undefined : object
  }
  if (rule.type === 'lists') {
    for (const each of rule.rules) {
      const found = listOf(each, field)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (rule.type === 'choice') {
    for (const each of rule.rules) {
      const found = ruleValue(each, field)
      if (found !== undefined) return found.value
    }
    return undefined
  }
  const codes = rule.rules.flatMap((each) => ruleValue({ ...each, combine: 'all' }, field)?.value ?? [])
  return codes.length === 0 ? undefined : codes
}

function listOf(rule: PreparedList, field: Field): unknown {
  const items = elementsOf(rule, field.fields, field.source.rules.empty)
    .map((fields) => mappedFields(rule.fields, { ...field, fields, origins: {} }))
    .filter((item) => Object.keys(item).length > 0)
  const distinct = withoutRepeats(items)
  return distinct.length === 0 ? undefined : distinct
}

/** A picture that an export names twice, such as the first one, is one picture. */
function withoutRepeats(items: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] {
  const seen = new Set<unknown>()
  return items.filter(({ Url }) => {
    if (Url === undefined) return true
    const isNew = !seen.has(Url)
    seen.add(Url)
    return isNew
  })
}

/** A value that was found. It is undefined if it is wrong: then no other rule is tried. */
interface Found {
  readonly value: unknown
}

function ruleValue(rule: PreparedValue, field: Field): Found | undefined {
  if (rule.when.length > 0 && !hold(rule.when, field.fields, field.source.rules.empty)) return undefined
  if (rule.constant !== undefined) return { value: meaningOf(rule.constant, rule) }
  const found = rule.languages.length > 0 ? inLanguages(rule, field) : combined(rule, field)
  return found ?? (rule.byDefault === undefined ? undefined : { value: rule.byDefault })
}

function inLanguages(rule: PreparedValue, field: Field): Found | undefined {
  const texts = rule.languages.flatMap(([locale, paths]) => {
    const found = combined({ ...rule, paths, languages: [] }, field)
    return found === undefined ? [] : [[locale, found.value] as const]
  })
  return texts.length === 0 ? undefined : { value: Object.fromEntries(texts) }
}

function combined(rule: PreparedValue, field: Field): Found | undefined {
  const values: unknown[] = []
  for (const path of rule.paths) {
    for (const raw of valuesAt(field.fields, path)) {
      if (isEmpty(raw, field.source.rules.empty)) continue
      const converted = convertedBy(rule, { raw, path, field })
      if (converted === 'empty') continue
      if (typeof converted !== 'object' || !('value' in converted)) {
        field.problems.push(refusal(converted, { rule, raw, path, field }))
        if (rule.lenient) continue
        return { value: undefined }
      }
      field.origins[field.field] ??= path.text
      if (rule.combine === 'first') return converted
      values.push(converted.value)
    }
  }
  if (values.length === 0) return undefined
  if (rule.combine === 'all') return { value: values }
  if (rule.combine === 'every') return { value: values.every((value) => value !== false) }
  return { value: values.join(rule.combine === 'join' ? '\n\n' : ' ') }
}

interface Cell {
  readonly raw: RawValue
  readonly path: SourcePath
  readonly field: Field
}

function convertedBy(rule: PreparedValue, { raw, path, field }: Cell): Converted {
  const listed = inTable(rule, raw)
  if (listed !== undefined)
    return typeof listed === 'object' && 'value' in listed ? { value: adjusted(listed.value, rule) } : listed
  const { rules, columns } = field.source
  const convention = {
    decimal: rule.decimal ?? rules.decimal,
    dates: rule.dates ?? rules.dates,
    column: columns.get(path.text),
  }
  const converted = convert(rule.kind, raw, convention)
  if (typeof converted !== 'object' || !('value' in converted)) return converted
  return { value: adjusted(converted.value, rule) }
}

/** Also a meaning in a table. */
function adjusted(value: unknown, { negate, factor }: PreparedValue): unknown {
  if (negate) return value !== true
  return factor === undefined || typeof value !== 'number' ? value : Number((value * factor).toPrecision(12))
}

/** Kinds with words of their own, which complete a table. */
const WITH_WORDS: readonly ValueKind[] = [
  'goal',
  'type',
  'status',
  'country',
  'energyLabel',
  'flag',
  'marquee',
  'zipOfTown',
  'townOfZip',
]

/** A table lists all values that have a meaning. Undefined: the kind decides. */
function inTable(rule: PreparedValue, raw: RawValue): Converted | undefined {
  const { values, kind } = rule
  const plain = isFields(raw) ? raw['#text'] : raw
  const meaning = values?.get(valueKey(String(plain)))
  if (meaning !== undefined) return meaning === null ? 'empty' : { value: meaningOf(meaning, rule) }
  return values === undefined || WITH_WORDS.includes(kind) ? undefined : 'unknown'
}

/** A value of the rules: a key of the texts for codes stands for its text in every language. */
function meaningOf(value: string | number | boolean, { kind }: PreparedValue): unknown {
  return kind === 'codeText' && typeof value === 'string' ? (textOfCode(value) ?? value) : value
}

type Refused = Exclude<Converted, 'empty' | { readonly value: unknown }>

function refusal(
  refused: Refused,
  { rule, raw, path, field }: Cell & { readonly rule: PreparedValue },
): Problem {
  // The position is known; the path names the field.
  const place = { ...field.place, path: [field.field] }
  const column = field.source.columns.get(path.text)
  const where = { at: place, severity: rule.lenient ? ('warning' as const) : ('error' as const) }
  const cell = { column: path.text, field: field.field, value: shown(raw) }
  if (refused === 'ambiguous')
    return problem(
      'AS9002',
      { ...cell, examples: column?.examples ?? [], others: provenMark(field.source.columns) },
      where,
    )
  if (refused === 'mixed') return problem('AS9003', { ...cell, proof: column?.proof ?? {} }, where)
  if (refused === 'unknown') {
    return problem('AS9004', { ...cell, known: [...(rule.values?.keys() ?? [])] }, where)
  }
  return problem('AS9005', { ...cell, expected: refused.expected }, where)
}

function shown(raw: RawValue): string {
  if (isFields(raw)) return raw['#text'] === undefined ? 'an object' : String(raw['#text'])
  return String(raw)
}
