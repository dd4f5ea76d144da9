import { describe, expect, test } from 'vitest'
import {
  chosen,
  filtered,
  indexed,
  joined,
  replacedPlaces,
  replacements,
  substituted,
  valuesByKey,
} from '../../../../core/domain/incremental-lists.ts'
import { mapped, mappedPairs } from '../../../../core/domain/mapped.ts'
import { seeded } from '../../../support/busy-site.ts'

interface Item {
  readonly id: number
  readonly size: number
}

const item = (id: number, size = 0): Item => ({ id, size })

describe('an edit of a list', () => {
  const [a, b, c] = [item(1), item(2), item(3)]

  test('is known by its places, if the list has as many items as before', () => {
    expect(replacedPlaces([a, b, c], [a, item(2), c])).toEqual([1])
    expect(replacedPlaces([a, b], [a, b, c])).toBeNull()
  })

  test('is no replacement of one item by another if an item moved', () => {
    expect(replacements([a, b], [a, c])).toEqual([[b, c]])
    expect(replacements([a, b, c], [b, a, c])).toBeNull()
  })

  test.each([1, 40])('of %i items is made in other lists that have them', (count) => {
    const old = Array.from({ length: count }, (_, id) => item(id))
    const pairs = old.map((each) => [each, item(each.id, 1)] as const)
    const made = substituted([c, ...old, a], pairs)
    expect(made).toEqual([c, ...pairs.map(([, now]) => now), a])
    expect(made[0]).toBe(c)
    const others = [a, c]
    expect(substituted(others, pairs)).toBe(others)
  })
})

interface Steps {
  readonly mapped: ReturnType<typeof mapped<Item, string>>
  readonly pairs: ReturnType<typeof mappedPairs<Item, Item | undefined, string>>
  readonly sorted: ReturnType<typeof chosen<Item>>
  readonly filtered: ReturnType<typeof filtered<Item>>
  readonly indexed: ReturnType<typeof indexed<number, Item>>
  readonly lists: ReturnType<typeof mapped<Item, readonly number[]>>
  readonly joined: ReturnType<typeof joined<number>>
}

const isLarge = ({ size }: Item) => size > 4
const bySize = (one: Item, other: Item) => one.size - other.size || one.id - other.id
const sortLarge = (items: readonly Item[]) => items.filter(isLarge).sort(bySize)
const numbersOf = ({ id, size }: Item) => Array.from({ length: size % 3 }, () => id)
const nameOf = ({ id, size }: Item) => `${id} ${size}`

function stepsOf(items: readonly Item[], others: readonly (Item | undefined)[], before?: Steps): Steps {
  const lists = mapped(items, { make: numbersOf, before: before?.lists })
  return {
    mapped: mapped(items, { make: nameOf, before: before?.mapped }),
    pairs: mappedPairs(items, others, {
      make: (one, other) => `${nameOf(one)} ${other?.id}`,
      around: [],
      before: before?.pairs,
    }),
    sorted: chosen(items, {
      isAlike: (old, now) => isLarge(old) === isLarge(now) && (!isLarge(now) || bySize(old, now) === 0),
      choose: sortLarge,
      before: before?.sorted,
    }),
    filtered: filtered(items, isLarge, before?.filtered),
    indexed: indexed(items, ({ id }) => id, before?.indexed),
    lists,
    joined: joined(lists.results, before?.joined),
  }
}

/** Replaces, removes, adds and moves items. */
function edited(items: readonly Item[], random: () => number): readonly Item[] {
  const at = Math.floor(random() * items.length)
  const known = items[at]
  const kind = random()
  if (known === undefined || kind < 0.15) return [...items, item(1000 + Math.floor(random() * 1e6), at)]
  if (kind < 0.3) return items.filter((_, place) => place !== at)
  if (kind < 0.4) return [known, ...items.filter((_, place) => place !== at)]
  const count = kind < 0.5 ? items.length : 1
  return items.map((each, place) =>
    place >= at && place < at + count ? item(each.id, Math.floor(random() * 9)) : each,
  )
}

test('after any edits the results are those of the items', () => {
  const random = seeded(20261129)
  let items: readonly Item[] = Array.from({ length: 30 }, (_, id) => item(id, id % 9))
  let others: readonly (Item | undefined)[] = items.map(() => undefined)
  let before: Steps | undefined
  for (let round = 0; round < 400; round += 1) {
    const steps = stepsOf(items, others, before)
    expect(steps.mapped.results).toEqual(items.map(nameOf))
    expect(steps.pairs.results).toEqual(items.map((each, place) => `${nameOf(each)} ${others[place]?.id}`))
    expect(steps.sorted.list).toEqual(sortLarge(items))
    expect(steps.filtered.list).toEqual(items.filter(isLarge))
    expect(steps.joined.items).toEqual(items.flatMap(numbersOf))
    const byId = valuesByKey(steps.indexed, steps.mapped.results)
    expect([...byId]).toEqual(items.map((each) => [each.id, nameOf(each)]))
    before = steps
    if (random() < 0.8) items = edited(items, random)
    others = items.map((_, place) => (random() < 0.05 ? item(round) : others[place]))
  }
})

test('an edit of one item makes the result of that item alone', () => {
  const items = Array.from({ length: 30 }, (_, id) => item(id, id % 9))
  const made: number[] = []
  const make = ({ id }: Item) => made.push(id)
  const before = mapped(items, { make })
  made.length = 0
  mapped(items.with(7, item(7, 8)), { make, before })
  expect(made).toEqual([7])
})

test('the result of a pair is made again if one of the two is another', () => {
  const items = Array.from({ length: 30 }, (_, id) => item(id))
  const others = items.map(({ id }) => String(id))
  const made: string[] = []
  const make = ({ id }: Item, other: string) => made.push(`${id} ${other}`)
  const before = mappedPairs(items, others, { make, around: [], before: undefined })
  made.length = 0
  mappedPairs(items.with(7, item(7, 8)), others.with(9, 'x'), { make, around: [], before })
  expect(made).toEqual(['7 7', '9 x'])
})

test('results of the same items are the same objects', () => {
  const items = Array.from({ length: 30 }, (_, id) => item(id, id % 9))
  const before = stepsOf(items, items)
  const now = stepsOf([...items], [...items], before)
  expect(now.mapped).toBe(before.mapped)
  expect(now.filtered).toBe(before.filtered)
  expect(now.sorted.list).toBe(before.sorted.list)
  expect(now.joined).toBe(before.joined)
  expect(now.indexed.places).toBe(before.indexed.places)
})

test('values by their keys are read as a map', () => {
  const { places } = indexed(['a', 'b'], (name) => name, undefined)
  const values = valuesByKey({ places }, [1, 2])
  expect([values.size, values.get('b'), values.get('c'), values.has('a'), values.has('c')]).toEqual([
    2,
    2,
    undefined,
    true,
    false,
  ])
  expect([[...values.keys()], [...values.values()], [...values.entries()]]).toEqual([
    ['a', 'b'],
    [1, 2],
    [
      ['a', 1],
      ['b', 2],
    ],
  ])
  const seen: unknown[] = []
  values.forEach((value, key) => seen.push([key, value]))
  expect(seen).toEqual([...values])
})
