/** Random edits of a model site: after each, the pages that are kept are those that a new engine would make alike. */
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../core/engine/engine.ts'
import type { Engine } from '../../../../core/engine/engine.ts'
import { lazy } from '../../../../core/domain/remembered.ts'
import { valueOf } from '../../../../core/engine/query.ts'
import type { AnyQuery } from '../../../../core/engine/query.ts'
import { isWhole, memoryFrom } from '../../../../core/engine/store.ts'
import { seeded } from '../../../support/busy-site.ts'

interface Home {
  readonly title: string
  readonly price: number
  readonly like: number | null
  /** What no page shows. */
  readonly note: number
}

type Homes = ReadonlyMap<number, Home>
type Reads = 'record' | 'ids' | 'card' | 'near' | 'cheap'

interface Model {
  readonly queries: Readonly<Record<Reads, AnyQuery<never>>>
  readonly pages: ReadonlyMap<string, () => string>
}

/** A read of the kind `unrecorded` is kept from the engine: a fault that the comparison has to find. */
function modelOf(homes: Homes, engine: Engine, unrecorded?: Reads): Model {
  const record = { name: 'record', of: (id: number) => homes.get(id), textOf: JSON.stringify }
  const ids = { name: 'ids', of: () => [...homes.keys()], textOf: JSON.stringify }
  const past = lazy(() => modelOf(homes, createEngine()).queries)
  const read = <Of extends string | number, Value>(kind: Reads, query: AnyQuery<Of, Value>, subject: Of) =>
    kind === unrecorded ? valueOf(past()[kind] as typeof query, subject) : engine.read(query, subject)
  const card = {
    name: 'card',
    run(id: number) {
      const home = read('record', record, id)
      return home === undefined ? null : `${home.title} ${home.price}`
    },
    keeps: 3,
  }
  const near = {
    name: 'near',
    run(id: number) {
      const home = read('record', record, id)
      const others = read('ids', ids, '').filter((other) => other !== id && other % 3 === id % 3)
      return [...others.slice(0, 2), ...(home?.like == null ? [] : [home.like])]
    },
    keeps: 3,
  }
  const cheap = {
    name: 'cheap',
    run: () => read('ids', ids, '').filter((id) => (read('record', record, id)?.price ?? 9) < 3),
    keeps: 1,
  }
  const shown = (all: readonly number[]) => all.map((id) => read('card', card, id)).join(', ')
  const pages = [...homes.keys()].map((id): [string, () => string] => [
    `home ${id}`,
    () => `${read('card', card, id)} | ${shown(read('near', near, id))}`,
  ])
  const list = (): string => shown(read('cheap', cheap, ''))
  return { queries: { record, ids, card, near, cheap }, pages: new Map([...pages, ['list', list]]) }
}

type Output = Map<string, { readonly html: string; readonly trace: ReturnType<Engine['make']>['trace'] }>

/** Makes what is not the same; returns the names of the pages that were made. */
function build(homes: Homes, engine: Engine, output: Output, unrecorded?: Reads): readonly string[] {
  const { queries, pages } = modelOf(homes, engine, unrecorded)
  engine.begin(Object.values(queries))
  for (const name of output.keys()) if (!pages.has(name)) output.delete(name)
  return [...pages].flatMap(([name, page]) => {
    const before = output.get(name)
    // The output holds what was settled last.
    if (before !== undefined && engine.unsettled()?.has(name) === false) return []
    if (before !== undefined && engine.isSame(name, before.trace)) return []
    const { value: html, trace } = engine.make(name, page)
    output.set(name, { html, trace })
    return [name]
  })
}

function htmlOf(output: Output): object {
  return Object.fromEntries([...output].map(([name, { html }]) => [name, html]))
}

function clean(homes: Homes): object {
  const output: Output = new Map()
  build(homes, createEngine(), output)
  return Object.fromEntries(Object.entries(htmlOf(output)).sort())
}

function edited(homes: Homes, number: (below: number) => number): Homes {
  const next = new Map(homes)
  const id = number(12)
  const home = next.get(id)
  const kind = number(6)
  if (home === undefined || kind === 0)
    next.set(id, { title: `t${number(3)}`, price: number(6), like: null, note: 0 })
  else if (kind === 1) next.delete(id)
  else if (kind === 2) next.set(id, { ...home, like: number(2) === 0 ? null : number(12) })
  else if (kind === 3) next.set(id, { ...home, note: number(100) })
  else next.set(id, { ...home, price: number(6) })
  return next
}

interface Told {
  readonly seed: number
  readonly edits: number
  readonly unrecorded?: Reads
}

/** Edits, undone edits, builds that are not published, and engines that come from stored bytes of any age. */
function wrongAfter({ seed, edits, unrecorded }: Told): string | null {
  const random = seeded(seed)
  const number = (below: number) => Math.floor(random() * below)
  let homes: Homes = new Map()
  let engine = createEngine()
  const stored: Uint8Array[] = []
  const history: Homes[] = []
  let output: Output = new Map()
  for (let edit = 0; edit < edits; edit++) {
    history.push(homes)
    homes = number(5) === 0 ? (history[number(history.length)] ?? homes) : edited(homes, number)
    const bytes = stored[number(stored.length)]
    if (number(4) === 0 && bytes !== undefined) engine = createEngine(memoryFrom(bytes, 'code') ?? undefined)
    // A build that is killed before it publishes has changed what the engine knows, and not the output.
    const made: Output = new Map(output)
    build(homes, engine, made, unrecorded)
    if (number(6) === 0) continue
    output = made
    engine.settle()
    const found = Object.fromEntries(Object.entries(htmlOf(output)).sort())
    if (JSON.stringify(found) !== JSON.stringify(clean(homes))) return `seed ${seed}, edit ${edit}`
    const now = engine.stored('code')
    if (now !== null) stored.push(Buffer.concat(now))
  }
  return null
}

describe('after random edits', () => {
  test('the output is that of a new engine', () => {
    const wrong = Array.from({ length: 12 }, (_, seed) => wrongAfter({ seed: seed + 1, edits: 120 }))
    expect(wrong.filter((each) => each !== null)).toEqual([])
  })

  test.each<Reads>(['record', 'ids', 'card', 'near', 'cheap'])(
    'a read of %s that is not recorded is found',
    (unrecorded) => {
      const wrong = Array.from({ length: 12 }, (_, seed) =>
        wrongAfter({ seed: seed + 1, edits: 120, unrecorded }),
      )
      expect(wrong.filter((each) => each !== null).length).toBeGreaterThan(0)
    },
  )

  test('no page is made whose results are the same', () => {
    const random = seeded(5)
    const number = (below: number) => Math.floor(random() * below)
    let homes: Homes = new Map()
    const engine = createEngine()
    const output: Output = new Map()
    for (let edit = 0; edit < 300; edit++) {
      homes = edited(homes, number)
      const before = htmlOf(output) as Readonly<Record<string, string>>
      const made = build(homes, engine, output)
      // A page may read a result that is another, and show the same.
      const needless = made.filter((name) => before[name] === output.get(name)?.html)
      expect(needless.length).toBeLessThanOrEqual(4)
    }
  })
})

describe('stored bytes', () => {
  function stored() {
    const homes = new Map([[1, { title: 'a', price: 1, like: null, note: 0 }]])
    const engine = createEngine()
    const output: Output = new Map()
    build(homes, engine, output)
    return { homes, output, bytes: Buffer.concat(engine.stored('code') ?? []) }
  }

  test('keep every page of the same site', () => {
    const { homes, output, bytes } = stored()
    const engine = createEngine(memoryFrom(bytes, 'code') ?? undefined)
    expect(build(homes, engine, output)).toEqual([])
    expect(engine.stored('code')).toBeNull()
  })

  test('of other code count for nothing', () => {
    expect(memoryFrom(stored().bytes, 'other code')).toBeNull()
  })

  test('that are cut off anywhere, or altered, count for nothing', () => {
    const { bytes } = stored()
    for (let end = 0; end < bytes.length; end += 7) {
      expect(memoryFrom(bytes.subarray(0, end), 'code')).toBeNull()
      const altered = Uint8Array.from(bytes)
      altered[end] = (altered[end] ?? 0) ^ 1
      expect(isWhole(altered) && memoryFrom(altered, 'code') !== null).toBe(false)
    }
    expect(isWhole(bytes)).toBe(true)
  })
})
