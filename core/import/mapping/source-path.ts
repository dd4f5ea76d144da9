/** Paths into source records: `address.city`, `details[id=14].value`, `geo.land.@iso_land`, `objektart.#name`. */
import type { RawFields, RawValue } from '../raw-record.ts'
import { valueKey } from './fold.ts'

export interface SourcePath {
  /** The path as the rules write it, by which its column is known. */
  readonly text: string
  readonly steps: readonly Step[]
  /** `Opp. (m²)[1]`: one of the columns of a name, which may contain points. */
  readonly column?: { readonly name: string; readonly index: number } | undefined
}

type Step =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'where'; readonly path: SourcePath; readonly value: string }

/** A name ends at a point or a bracket. A bracket that is not closed belongs to the name. */
const STEP = /\[(\d+)\]|\[([^[\]=]+)=([^[\]]*)\]|\.?([^.[]+|\[)/gy

const COLUMN = /^(.+)\[(\d+)\]$/s

export function parsePath(text: string): SourcePath {
  const steps: Step[] = []
  for (const [, index, name, value, field] of text.matchAll(STEP)) {
    if (index !== undefined) steps.push({ kind: 'index', index: Number(index) })
    else if (name !== undefined)
      steps.push({ kind: 'where', path: parsePath(name), value: valueKey(value ?? '') })
    else steps.push({ kind: 'name', name: field ?? '' })
  }
  const [, name, index] = COLUMN.exec(text) ?? []
  return { text, steps, column: name === undefined ? undefined : { name, index: Number(index) } }
}

/** All values at a path, in their order. Lists are entered, so an element that repeats and one that does not are alike. */
export function valuesAt(fields: RawFields, { text, steps, column }: SourcePath): readonly RawValue[] {
  if (Object.hasOwn(fields, text)) return spread(fields[text] as RawValue)
  if (column !== undefined && Object.hasOwn(fields, column.name))
    return spread(fields[column.name] as RawValue).slice(column.index, column.index + 1)
  if (steps.length === 1 && steps[0]?.kind === 'name' && !steps[0].name.startsWith('#')) return []
  let values: readonly RawValue[] = [fields]
  for (const step of steps) {
    values = after(values, step)
    if (values.length === 0) return values
  }
  return values
}

function spread(value: RawValue): readonly RawValue[] {
  return Array.isArray(value) ? (value as readonly RawValue[]) : [value as RawValue]
}

function after(values: readonly RawValue[], step: Step): readonly RawValue[] {
  if (step.kind === 'index') return values.slice(step.index, step.index + 1)
  if (step.kind === 'where') return values.filter((value) => holds(value, step))
  return values.flatMap((value) => named(value, step.name))
}

function holds(value: RawValue, { path, value: wanted }: Extract<Step, { kind: 'where' }>): boolean {
  const given = isFields(value) ? valuesAt(value, path) : []
  return given.some((each) => !isContainer(each) && valueKey(String(each)) === wanted)
}

function named(value: RawValue, name: string): readonly RawValue[] {
  if (!isFields(value)) return name === '#text' && !isContainer(value) ? [value] : []
  if (name === '#name') return Object.keys(value)
  return Object.hasOwn(value, name) ? spread(value[name] as RawValue) : []
}

export function isFields(value: RawValue | undefined): value is RawFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isContainer(value: RawValue): boolean {
  return typeof value === 'object' && value !== null
}
