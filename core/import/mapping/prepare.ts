/** Mapping rules, prepared once for all records of a source: paths are parsed, tables and words are folded. */
import type { Locale } from '../../languages/codes.ts'
import type {
  AnyRule,
  Condition,
  Conditions,
  FieldRule,
  ListRule,
  MappingRules,
  PartRules,
  SourcePaths,
  ValueKind,
  ValueRule,
} from '../../schema/mapping-rules.ts'
import { kindOfField } from './field-kinds.ts'
import { fold, valueKey } from './fold.ts'
import { parsePath } from './source-path.ts'
import type { SourcePath } from './source-path.ts'
import { surveyedIn } from './surveyed.ts'
import type {
  PreparedCondition,
  PreparedValue,
  PreparedList,
  PreparedRule,
  PreparedFields,
  PreparedParts,
  PreparedRules,
  Plain,
} from './prepared-rules.ts'

/** With `ignoreCase`, `createCleaner` writes the names of records in small letters. */
export function prepareRules(rules: MappingRules): PreparedRules {
  const prepared = preparedRules(rules)
  return rules.ignoreCase === true ? inSmallLetters(prepared) : prepared
}

function preparedRules(rules: MappingRules): PreparedRules {
  const fields = preparedFields(rules.fields ?? {})
  const keep = preparedFields(rules.keep ?? {}, () => 'text')
  const projects = rules.projects && {
    when: conditionsOf(rules.projects.when),
    id: pathsOf(rules.projects.id),
    fields: preparedFields(rules.projects.fields),
  }
  return {
    id: pathsOf(rules.id),
    fields,
    keep,
    projects,
    people: rules.people && partsOf(rules.people),
    offices: rules.offices && partsOf(rules.offices),
    filter: (rules.filter ?? []).map(({ when, reason }) => ({ when: conditionsOf(when), reason })),
    deleted: rules.deleted && conditionsOf(rules.deleted),
    isPart: rules.stock === 'part',
    whole: typeof rules.stock === 'object' ? conditionsOf(rules.stock.whole) : [],
    empty: new Set(rules.empty?.map(valueKey)),
    decimal: rules.numbers,
    dates: rules.dates,
    surveyed: surveyedIn([...fields, ...keep, ...(projects?.fields ?? [])]),
  }
}

/** Every path of prepared rules in small letters. */
function inSmallLetters<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set)
    return value
  if (Array.isArray(value)) return value.map((each: unknown) => inSmallLetters(each)) as T
  if ('steps' in value && 'text' in value) return { ...value, ...parsePath(String(value.text).toLowerCase()) }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inSmallLetters(each as unknown)]),
  ) as T
}

/**
 * Private fields at any depth, by their folded names. The last two names of a path count: `owner.email` is the
 * `email` of an `owner`.
 */
export function isPrivateIn({
  drop = [],
}: Pick<MappingRules, 'drop'>): (name: string, parent?: string) => boolean {
  const names = new Set(drop.map(fold))
  const nested = new Set(
    drop.filter((name) => name.includes('.')).map((path) => path.split('.').slice(-2).map(fold).join('.')),
  )
  return (name, parent) =>
    names.has(fold(name)) || (parent !== undefined && nested.has(`${fold(parent)}.${fold(name)}`))
}

function pathsOf(paths: SourcePaths | undefined): readonly SourcePath[] {
  return paths === undefined ? [] : [paths].flat().map(parsePath)
}

function partsOf({ each, id, fields }: PartRules): PreparedParts {
  return { each: pathsOf(each), id: pathsOf(id), fields: preparedFields(fields) }
}

function preparedFields(
  fields: Readonly<Record<string, AnyRule>>,
  kindOf: (field: string) => ValueKind = kindOfField,
): PreparedFields {
  return Object.entries(fields).map(([field, rule]) => [field, preparedRule(rule, kindOf(field))])
}

function preparedRule(rule: AnyRule, kind: ValueKind): PreparedRule {
  if (typeof rule === 'object' && !Array.isArray(rule)) {
    if ('each' in rule) return preparedList(rule)
    if ('object' in rule) return { type: 'object', fields: preparedFields(rule.object) }
    if ('collect' in rule)
      return { type: 'collect', rules: rule.collect.map((each) => preparedValue(each, kind)) }
  }
  if (areLists(rule)) return { type: 'lists', rules: rule.map((each) => preparedList(each)) }
  return { type: 'choice', rules: [rule as FieldRule].flat().map((each) => preparedValue(each, kind)) }
}

function areLists(rule: AnyRule): rule is ListRule[] {
  return Array.isArray(rule) && rule.every((each) => typeof each === 'object' && 'each' in each)
}

function preparedList({ each, when, separators = '', order, first, fields }: ListRule): PreparedList {
  return {
    type: 'list',
    each: pathsOf(each),
    when: conditionsOf(when),
    separators,
    order: order === undefined ? undefined : parsePath(order),
    first: conditionsOf(first),
    fields: preparedFields(fields),
  }
}

function preparedValue(rule: string | ValueRule, kind: ValueKind): PreparedValue {
  const given: ValueRule = typeof rule === 'string' ? { from: rule } : rule
  return {
    type: 'value',
    kind: given.as ?? kind,
    paths: pathsOf(given.from),
    combine: given.combine ?? 'first',
    lenient: given.lenient ?? false,
    constant: given.constant,
    byDefault: given.default,
    values:
      given.values &&
      new Map(Object.entries(given.values).map(([value, meaning]) => [valueKey(value), meaning])),
    decimal: given.numbers,
    dates: given.dates,
    negate: given.negate ?? false,
    factor: given.factor,
    languages: Object.entries(given.languages ?? {}).map(([locale, paths]) => [
      locale as Locale,
      pathsOf(paths),
    ]),
    when: conditionsOf(given.when),
  }
}

function conditionsOf(conditions: Conditions | undefined): readonly PreparedCondition[] {
  return conditions === undefined ? [] : [conditions].flat().map(preparedCondition)
}

function preparedCondition({ from, is, not, empty }: Condition): PreparedCondition {
  return { paths: pathsOf(from), is: keysOf(is), not: keysOf(not), empty }
}

function keysOf(values: readonly Plain[] | undefined): ReadonlySet<string> | undefined {
  return values && new Set(values.map((value) => valueKey(String(value))))
}
