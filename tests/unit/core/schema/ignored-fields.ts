/** Which fields of a schema change nothing that can be observed. */
import type { z } from 'zod'
import { changed, fieldsOf, placesOf, valueAt } from './schema-fields.ts'
import type { Field } from './schema-fields.ts'

/** A part that takes long is made when it is compared, before the next data of its lane are observed. */
export type Output = readonly (string | (() => string))[]

export interface Subject {
  readonly schema: z.ZodType
  /** Schemas inside it that have a subject of their own. */
  readonly blocks?: readonly z.ZodType[]
  /** Data in which every field has a value, and every list two elements: several, if one cannot show them all. */
  readonly data: readonly unknown[]
  /** The fields of a block are in the data below this one: `params.seo.`. */
  readonly above?: string
  /** Fields that this subject leaves to another one. */
  readonly except?: (field: string) => boolean
  /**
   * Resolves to what these data bring about, in parts, or to null if they are refused. Each of the outputs that are
   * compared with each other has a lane of its own, which is a small number.
   */
  readonly observe: (data: unknown, lane: number) => Promise<Output | null>
}

/**
 * `params.css` is ignored, `status: Draft = Archived` are two values without a difference, and `left: 1 = 2` is a list
 * whose second element changes nothing.
 */
export async function ignoredFields(subject: Subject): Promise<readonly string[]> {
  const { schema, blocks = [], except = () => false } = subject
  const ignored: string[] = []
  const before = new Map<unknown, readonly string[]>()
  const differing: Differing = { parts: new Set() }
  for (const field of fieldsOf(schema, blocks)) {
    if (except(field.name)) continue
    if (field.values.length > 1) ignored.push(...(await equalValues(subject, field, differing)))
    else if (field.isLeaf && !(await isObserved(subject, { name: field.name, before, differing }))) {
      ignored.push(field.name)
      continue
    }
    if (field.isList) ignored.push(...(await equalLengths(subject, field, differing)))
  }
  return ignored
}

interface Observed {
  readonly name: string
  /** The parts of the output of data that are not changed. */
  readonly before: Map<unknown, readonly string[]>
  readonly differing: Differing
}

/** The places where other fields were seen are compared first, because neighbouring fields are seen at the same ones. */
interface Differing {
  /** The numbers of parts of the output, the latest last. */
  readonly parts: Set<number>
  /** The record whose field was changed. */
  record?: string | number | undefined
}

function byLikelihood({ parts }: Differing, count: number): Iterable<number> {
  return new Set([...[...parts].reverse(), ...Array(count).keys()])
}

function noteDifference({ parts }: Differing, part: number): void {
  parts.delete(part)
  parts.add(part)
}

async function isObserved(subject: Subject, { name, before, differing }: Observed): Promise<boolean> {
  for (const { data, place } of placesIn(subject, name, differing)) {
    const parts = before.get(data) ?? (await outputOf(subject, data))
    before.set(data, parts)
    const own = valueAt(data, place)
    for (const value of [undefined, another(own, 1), another(own, -1)]) {
      const output = await subject.observe(changed(data, place, value), 0)
      if (output === null || !isOther(output, parts, differing)) continue
      differing.record = place[0]
      return true
    }
  }
  return false
}

async function outputOf({ observe }: Subject, data: unknown): Promise<readonly string[]> {
  const output = await observe(data, 0)
  if (output === null) throw new Error('The data of the test are refused')
  return output.map(textOf)
}

function placesIn({ data, above = '' }: Subject, name: string, { record }: Differing) {
  const places = data.flatMap((each) =>
    placesOf(`${above}${name}`, each).map((place) => ({ data: each, place })),
  )
  const isLikely = ({ place }: (typeof places)[number]) => place[0] === record
  return [...places.filter(isLikely), ...places.filter((each) => !isLikely(each))]
}

function textOf(part: Output[number] | undefined): string {
  return typeof part === 'function' ? part() : (part ?? '')
}

/** The rest of an output is not made once a part differs. */
function isOther(output: Output, parts: readonly string[], differing: Differing): boolean {
  if (output.length !== parts.length) return true
  for (const part of byLikelihood(differing, parts.length)) {
    if (textOf(output[part]) === parts[part]) continue
    noteDifference(differing, part)
    return true
  }
  return false
}

/** The pairs of values that change nothing at any place. */
async function equalValues(
  subject: Subject,
  { name, values }: Field,
  differing: Differing,
): Promise<readonly string[]> {
  const pairs = pairsOf(values)
  const of = (own: unknown, value: unknown) => {
    if (Array.isArray(own)) return [value]
    if (typeof own !== 'object' || own === null) return value
    return Object.fromEntries(Object.keys(own).map((locale) => [locale, value]))
  }
  return leftOver(subject, { name, pairs, of, isLength: false, differing })
}

async function equalLengths(
  subject: Subject,
  { name }: Field,
  differing: Differing,
): Promise<readonly string[]> {
  const of = (own: unknown, length: unknown) =>
    Array.isArray(own) && own.length >= 2 ? own.slice(0, length as number) : undefined
  return leftOver(subject, { name, pairs: pairsOf([0, 1, 2]), of, isLength: true, differing })
}

interface Compared {
  readonly name: string
  readonly pairs: readonly Pair[]
  /** The value to put in; undefined where this place cannot have it. */
  readonly of: (own: unknown, value: unknown) => unknown
  readonly isLength: boolean
  readonly differing: Differing
}

async function leftOver(
  subject: Subject,
  { name, pairs, of, isLength, differing }: Compared,
): Promise<readonly string[]> {
  let left = pairs
  const refused = new Set<unknown>()
  const accepted = new Set<unknown>()
  for (const { data, place } of placesIn(subject, name, differing)) {
    const seen = new Map<unknown, Output>()
    for (const [lane, value] of [...new Set(left.flat())].entries()) {
      const own = of(valueAt(data, place), value)
      if (own === undefined) continue
      const output = await subject.observe(changed(data, place, own), lane)
      if (output !== null) seen.set(value, output)
      ;(output === null ? refused : accepted).add(value)
    }
    const equal = equalOutputs(seen, left, differing)
    left = left.filter((pair) => !pair.every((value) => seen.has(value)) || equal.includes(pair))
    if (left.length === 0) {
      differing.record = place[0]
      break
    }
  }
  // A list may have a shortest length, or an end that has to be there.
  const isRefused = (value: unknown) => isLength && refused.has(value) && !accepted.has(value)
  return left
    .filter((pair) => !pair.some(isRefused))
    .map(([one, other]) => `${name}: ${String(one)} = ${String(other)}`)
}

type Pair = readonly [unknown, unknown]

/** The pairs whose outputs are equal. The rest of the outputs is not made once each pair differs. */
function equalOutputs(
  outputs: ReadonlyMap<unknown, Output>,
  pairs: readonly Pair[],
  differing: Differing,
): readonly Pair[] {
  const longest = Math.max(0, ...[...outputs.values()].map(({ length }) => length))
  let equal = pairs.filter((pair) => pair.every((value) => outputs.has(value)))
  for (const place of byLikelihood(differing, longest)) {
    if (equal.length === 0) break
    const values = new Set(equal.flat())
    const made = new Map([...values].map((value) => [value, textOf(outputs.get(value)?.[place])]))
    const still = equal.filter(([one, other]) => made.get(one) === made.get(other))
    if (still.length < equal.length) noteDifference(differing, place)
    equal = still
  }
  return equal
}

function pairsOf(values: readonly unknown[]): readonly Pair[] {
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const))
}

/** Values of links, of languages and of types of files. */
const OTHER: Readonly<Record<string, string>> = {
  'video/mp4': 'video/webm',
  '/for-sale/': '/about/',
  '/about/': '/for-sale/',
  nl: 'fr',
  fr: 'en',
  de: 'en',
}

/** Another value of the same kind, for a field that cannot be left out. */
function another(value: unknown, step: 1 | -1): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + step
  if (typeof value === 'string') return anotherText(value)
  if (Array.isArray(value)) return value.map((each) => another(each, step))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, another(inner, step)]))
}

function anotherText(value: string): string {
  if (Object.hasOwn(OTHER, value)) return OTHER[value] ?? value
  if (/^[1-9]\d{3}$/.test(value)) return '9620'
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '2019-02-03'
  return value.replace(/[a-z0-9](?=[^a-z0-9]*$|\.)/, (letter) => (letter === '1' ? '2' : '1'))
}
