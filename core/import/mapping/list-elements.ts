/** The elements of a list of the source, such as the pictures of a property, in their order. */
import type { RawFields, RawValue } from '../raw-record.ts'
import { hold } from './conditions.ts'
import { isEmpty } from './empty.ts'
import type { PreparedList } from './prepared-rules.ts'
import { isFields, valuesAt } from './source-path.ts'
import type { SourcePath } from './source-path.ts'

export function elementsOf(
  { each, separators, when, order, first }: PreparedList,
  fields: RawFields,
  empty: ReadonlySet<string>,
): readonly RawFields[] {
  const all = each
    .flatMap((path) => valuesAt(fields, path))
    .filter((value) => !isEmpty(value, empty))
    .flatMap((value) => objectsIn(value, separators))
    .filter((element) => hold(when, element, empty))
  const sorted =
    order === undefined ? all : all.toSorted((left, right) => place(left, order) - place(right, order))
  if (first.length === 0) return sorted
  const leads = (element: RawFields) => hold(first, element, empty)
  return [...sorted.filter(leads), ...sorted.filter((element) => !leads(element))]
}

/** Sorting is stable: elements without a number, and those of one number, keep their order. */
function place(element: RawFields, order: SourcePath): number {
  const number = Number(valuesAt(element, order)[0] ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** A plain value becomes an object whose `#text` it is. */
function objectsIn(value: RawValue, separators: string): readonly RawFields[] {
  if (isFields(value)) return [value]
  if (typeof value !== 'string') return [{ '#text': value }]
  return textsIn(value.trim(), separators).map((text) => ({ '#text': text }))
}

/** A list in JSON or Python (`['a', 'b']`) in one cell, or texts between separators. */
function textsIn(text: string, separators: string): readonly string[] {
  if (/^\[.*\]$/s.test(text))
    return [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? '')
  if (separators === '') return [text]
  return separated(text, new Set(separators))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function separated(text: string, marks: ReadonlySet<string>): readonly string[] {
  const parts: string[] = []
  let start = 0
  for (let index = 0; index < text.length; index++) {
    if (!marks.has(text[index] as string)) continue
    parts.push(text.slice(start, index))
    start = index + 1
  }
  return [...parts, text.slice(start)]
}
