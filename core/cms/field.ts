/**
 * Fields of the editor in the browser, from the JSON Schema of a record and the records that exist. The editor writes the
 * keys of a record in the order of its fields, so both follow what the files have.
 */
import { LOCALES } from '../languages/codes.ts'

/** A field in the format of Sveltia CMS and Decap CMS. */
export type CmsField = Readonly<Record<string, unknown>> & { readonly name: string }

/** The part of a JSON Schema that is read. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

export interface FieldContext {
  /** The languages of the site, the default one first. */
  readonly languages: readonly string[]
  /** Keys whose value is a picture below content/. */
  readonly isPicture: (name: string) => boolean
}

/** The fields of an object; `samples` are its values in the content. */
export function fieldsOf(
  schema: Schema,
  samples: readonly unknown[],
  context: FieldContext,
): readonly CmsField[] {
  const { properties = {}, required = [] } = schema
  const objects = samples.filter(isObject)
  return keysInOrder(schema, objects, context).map((name) => {
    const node = properties[name] ?? {}
    const widget = widgetOf(name, node, { samples: valuesOf(objects, name), context })
    if (widget['widget'] === 'hidden') return { name, ...widget }
    return { name, label: labelOf(name), ...hintOf(node), ...widget, required: required.includes(name) }
  })
}

function valuesOf(objects: readonly Readonly<Record<string, unknown>>[], name: string): readonly unknown[] {
  return objects.map((object) => object[name]).filter((value) => value !== undefined && value !== null)
}

/** The order of the record with the most keys; the others stand behind their neighbours in the schema. */
function keysInOrder(
  { properties = {} }: Schema,
  objects: readonly Readonly<Record<string, unknown>>[],
  { languages }: FieldContext,
): readonly string[] {
  const known = Object.keys(properties)
  const largest = objects.reduce<readonly string[]>((most, object) => {
    const keys = Object.keys(object)
    return keys.length > most.length ? keys : most
  }, [])
  const order = largest.filter((key) => known.includes(key))
  if (isLocalised({ properties })) return [...order, ...languages.filter((code) => !hasCode(order, code))]
  known.forEach((key, index) => {
    if (order.includes(key)) return
    const before = known.slice(0, index).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  })
  return order
}

function hasCode(keys: readonly string[], code: string): boolean {
  return keys.some((key) => key.toLowerCase() === code)
}

interface Seen {
  readonly samples: readonly unknown[]
  readonly context: FieldContext
}

function widgetOf(name: string, node: Schema, seen: Seen): Readonly<Record<string, unknown>> {
  const { samples, context } = seen
  if (node.anyOf !== undefined) return unionOf(name, node, seen)
  if (typeof node.type === 'object')
    return unionOf(name, { ...node, anyOf: node.type.map((type) => ({ ...node, type })) }, seen)
  if (node.enum !== undefined) return selectOf(node.enum, node)
  if (node.type === 'object' && node.properties !== undefined)
    return { widget: 'object', collapsed: !isLocalised(node), fields: fieldsOf(node, samples, context) }
  if (node.type === 'array' && node.items !== undefined) return listOf(name, node.items, seen)
  if (node.type === 'boolean') return BOOLEAN
  if (node.type === 'number' || node.type === 'integer') return numberOf(node)
  if (node.type === 'string') return textOf(name, node, seen)
  // Free data of the agency's own: the editor keeps it as it is.
  return { widget: 'hidden' }
}

/** A field that is absent stays absent, which a switch would make `false`. */
const BOOLEAN = {
  widget: 'select',
  options: [
    { label: 'yes', value: true },
    { label: 'no', value: false },
  ],
}

function numberOf({ type, minimum, maximum }: Schema): Readonly<Record<string, unknown>> {
  const isLimit = (value: number | undefined) =>
    value !== undefined && Number.isSafeInteger(value) && Math.abs(value) < 1e15
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(isLimit(minimum) ? { min: minimum } : {}),
    ...(isLimit(maximum) ? { max: maximum } : {}),
  }
}

const LONG = 100
const LONG_NAMES = /description|content|introduction|lead|summary|information|css/i

function textOf(
  name: string,
  { pattern, format }: Schema,
  { samples, context }: Seen,
): Readonly<Record<string, unknown>> {
  if (context.isPicture(name) && format === undefined) return { widget: 'image' }
  const isLong = samples.some(
    (text) => typeof text === 'string' && (text.length > LONG || text.includes('\n')),
  )
  if (isLong || LONG_NAMES.test(name)) return { widget: 'text' }
  return {
    widget: 'string',
    ...(pattern === undefined ? {} : { pattern: [pattern, 'the form that the hint describes'] }),
  }
}

function listOf(name: string, items: Schema, { samples, context }: Seen): Readonly<Record<string, unknown>> {
  const entries = samples.filter(Array.isArray).flat() as readonly unknown[]
  const { widget, fields, ...entry } = widgetOf(name.replace(/s$/, ''), items, { samples: entries, context })
  if (fields !== undefined) return { widget: 'list', collapsed: true, fields }
  return { widget: 'list', collapsed: true, field: { name: 'value', label: 'Value', widget, ...entry } }
}

/** The form that the content uses. Where it uses two, or none can be edited, the value is kept as it is. */
function unionOf(name: string, node: Schema, seen: Seen): Readonly<Record<string, unknown>> {
  const { anyOf: branches = [] } = node
  const values = branches.flatMap(({ const: value }) => value ?? [])
  if (values.length === branches.length) return selectOf(values, node)
  const kinds = new Set(seen.samples.map(kindOf))
  if (kinds.size > 1) return { widget: 'hidden' }
  const [kind] = kinds
  const fitting = branches.filter((branch) => kind === undefined || kindOfSchema(branch) === kind)
  const wanted =
    fitting.find((branch) => kindOfSchema(branch) === 'object') ??
    fitting.find((branch) => kindOfSchema(branch) === 'string') ??
    fitting[0]
  if (wanted === undefined) return { widget: 'hidden' }
  const isOne = kind === undefined && seen.context.languages.length === 1 && isLocalised(wanted)
  const string = branches.find(({ type }) => type === 'string')
  return widgetOf(name, isOne && string !== undefined ? string : wanted, seen)
}

/** `0 sale, 1 rent` in a description names the values. */
function selectOf(
  values: readonly (string | number | boolean)[],
  { description = '' }: Schema,
): Readonly<Record<string, unknown>> {
  const options = values.map((value) => {
    const word = new RegExp(`(?:^|, )${value} ([a-z ]+)`).exec(description)?.[1]
    return { label: word ?? String(value), value }
  })
  return { widget: 'select', options }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

function kindOfSchema({ type, const: value }: Schema): string | undefined {
  if (value !== undefined) return typeof value
  return type === 'integer' ? 'number' : String(type)
}

/** Texts by language have each code in small and in capital letters. */
function isLocalised({ properties = {} }: Schema): boolean {
  return LOCALES.every((code) => code in properties && code.toUpperCase() in properties)
}

function hintOf({ description }: Schema): Readonly<Record<string, string>> {
  return description === undefined ? {} : { hint: description }
}

/** `NumberOfBedRooms`: "Number of bed rooms". Languages and abbreviations stay as they are. */
function labelOf(name: string): string {
  if (name.length <= 3) return name
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').split(' ')
  return words
    .map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
