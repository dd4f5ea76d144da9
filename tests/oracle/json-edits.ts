/** Small changes of JSON files, drawn by dice: a value changed, added, taken away, moved. */
import type { Dice } from './dice.ts'

type Json = unknown
type Path = readonly (string | number)[]

/** A place in data, with the name that all places of its kind share: `[].Documents[].Url`. */
interface Node {
  readonly path: Path
  readonly kind: string
  readonly value: Json
}

/** The values that each place of a kind of file has somewhere, by the name of the place. */
export type Donors = ReadonlyMap<string, readonly Json[]>

export function nodesOf(data: Json, path: Path = [], kind = ''): readonly Node[] {
  const here: Node = { path, kind, value: data }
  if (Array.isArray(data))
    return [here, ...data.flatMap((item, index) => nodesOf(item, [...path, index], `${kind}[]`))]
  if (typeof data !== 'object' || data === null) return [here]
  const inner = Object.entries(data).flatMap(([key, value]) =>
    nodesOf(value, [...path, key], `${kind}.${key}`),
  )
  return [here, ...inner]
}

export function donorsOf(all: readonly Json[]): Donors {
  const donors = new Map<string, Json[]>()
  for (const { kind, value } of all.flatMap((data) => nodesOf(data)))
    donors.set(kind, [...(donors.get(kind) ?? []), value])
  return donors
}

export interface JsonEdit {
  readonly name: string
  readonly data: Json
}

/** Another version of the data, or null where the drawn change is impossible. */
export function jsonEdit(data: Json, donors: Donors, dice: Dice): JsonEdit | null {
  return dice.weighted([
    [5, () => changeValue(data, donors, dice)],
    [2, () => takeAway(data, dice)],
    [3, () => addValue(data, donors, dice)],
    [1, () => reorder(data, dice)],
  ])()
}

function changeValue(data: Json, donors: Donors, dice: Dice): JsonEdit | null {
  const leaves = nodesOf(data).filter(({ value }) => typeof value !== 'object' || value === null)
  if (leaves.length === 0) return null
  const { path, kind, value } = dice.pick(leaves)
  const others = (donors.get(kind) ?? []).filter((other) => other !== value)
  const next = others.length > 0 && dice.number(2) === 0 ? dice.pick(others) : another(value, dice)
  return { name: `${kind} at ${path.join('.')} = ${JSON.stringify(next)}`, data: withValue(data, path, next) }
}

function takeAway(data: Json, dice: Dice): JsonEdit | null {
  const nodes = nodesOf(data).filter(({ path }) => path.length > 0)
  if (nodes.length === 0) return null
  const { path, kind } = dice.pick(nodes)
  return { name: `no ${kind} at ${path.join('.')}`, data: withValue(data, path, undefined) }
}

/** Puts a value that another record of the kind has into one that lacks it. */
function addValue(data: Json, donors: Donors, dice: Dice): JsonEdit | null {
  const kind = dice.pick([...donors.keys()].filter((name) => name.includes('.')))
  const [, above = '', key = ''] = /^(.*)\.([^.[\]]+)$/.exec(kind) ?? []
  const parents = nodesOf(data).filter((node) => node.kind === above && isObject(node.value))
  if (key === '' || parents.length === 0) return null
  const { path } = dice.pick(parents)
  const value = dice.pick(donors.get(kind) ?? [])
  const place = [...path, key]
  return {
    name: `${kind} at ${place.join('.')} := ${JSON.stringify(value)}`,
    data: withValue(data, place, value),
  }
}

function reorder(data: Json, dice: Dice): JsonEdit | null {
  const lists = nodesOf(data).filter(({ value }) => Array.isArray(value) && value.length > 1)
  if (lists.length === 0) return null
  const { path, kind, value } = dice.pick(lists)
  const items = [...(value as readonly Json[])]
  const [taken] = items.splice(dice.number(items.length), 1)
  items.splice(dice.number(items.length + 1), 0, taken)
  return { name: `order of ${kind} at ${path.join('.')}`, data: withValue(data, path, items) }
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** These values break code that takes them for an address, a pattern, a date, a name or a count. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\ud800',
  '\u0000',
  '\u202e',
  '%E0%A4%A',
  'https://a b',
  'https://[::1',
  'javascript:alert(1)',
  '//',
  '../../x',
  '(',
  '[a-',
  '{0}',
  '__proto__',
  'constructor',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '9999-12-31T23:59',
  '275760-09-13',
  'x'.repeat(5000),
]
export const HOSTILE_NUMBERS = [-1, -0, 0.1, 1e-7, 2 ** 53 + 2, 1e21, 1e308]

/** Another value of the same kind. */
function another(value: Json, dice: Dice): Json {
  if (typeof value === 'boolean') return !value
  const isHostile = dice.number(10) === 0
  if (typeof value === 'number')
    return dice.pick(isHostile ? HOSTILE_NUMBERS : [value + 1, value - 1, value * 2, 0])
  if (typeof value !== 'string') return 'x'
  if (isHostile) return dice.pick(HOSTILE_TEXTS)
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.replace(/^\d{4}/, dice.pick(['2024', '2025', '2027']))
  if (/^#[\da-f]{6}$/i.test(value)) return dice.pick(['#224466', '#662244', '#fdfdfd'])
  return dice.pick([`${value}x`, `${value} y`, value.toUpperCase(), ''])
}

/** A copy of the data with another value in one place; undefined takes the place away. */
export function withValue(data: Json, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value
  if (Array.isArray(data)) {
    const items = data as readonly Json[]
    if (rest.length === 0 && value === undefined) return items.filter((_, index) => index !== key)
    return items.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  }
  const { [key]: inner, ...others } = data as Record<string | number, Json>
  const next = withValue(inner, rest, value)
  // The order of keys stays, because it is part of what is edited.
  const keys = Object.keys(data as object)
  if (next === undefined) return others
  const all: Record<string | number, Json> = { ...others, [key]: next }
  const order = keys.includes(String(key)) ? keys : [...keys, String(key)]
  return Object.fromEntries(order.map((name) => [name, all[name]]))
}
