import { describe, expect, test } from 'vitest'
import { entryFor, replay } from '../../../../core/ledger/ledger.ts'
import type { Published } from '../../../../core/ledger/ledger.ts'
import type { LedgerEntry } from '../../../../core/schema/ledger.ts'

const NOTHING: Published = {
  homes: new Map(),
  withdrawn: new Set(),
  projects: new Map(),
  addresses: new Map(),
  pages: new Map(),
  patterns: [],
}

const open = { kind: 'sale BE-9000 4', state: 'open' } as const
const homes = (...entries: (readonly [number, { kind: string; state: 'open' | 'sold' | 'rented' }])[]) => ({
  ...NOTHING,
  homes: new Map(entries),
})

/** Publishes in turn, each on the day of its place: 2026-01-01 and so on. */
function publish(...publications: readonly Published[]): readonly LedgerEntry[] {
  return publications.reduce<readonly LedgerEntry[]>((entries, published, index) => {
    const entry = entryFor({ ledger: replay(entries), today: `2026-01-0${index + 1}` }, published)
    return entry === null ? entries : [...entries, entry]
  }, [])
}

const after = (...publications: readonly Published[]) => replay(publish(...publications))

describe('a home', () => {
  test('is known since its first publication, also when it went and came back', () => {
    const { homes: known } = after(homes([7, open]), NOTHING, homes([7, open]))
    expect(known.get(7)).toEqual({ ...open, firstSeen: '2026-01-01' })
  })

  test.each([
    ['was open', open, NOTHING, 'ended'],
    ['was open and is cancelled', open, { ...NOTHING, withdrawn: new Set([7]) }, 'withdrawn'],
    ['was sold', { ...open, state: 'sold' }, NOTHING, 'sold'],
    ['was rented', { ...open, state: 'rented' }, { ...NOTHING, withdrawn: new Set([7]) }, 'rented'],
  ] as const)('that %s ends so', (_what, home, then, end) => {
    expect(after(homes([7, home]), then).homes.get(7)?.removed).toEqual({ day: '2026-01-02', end })
  })

  test('that is sold and then on offer again is open', () => {
    const { homes: known } = after(homes([7, open]), homes([7, { ...open, state: 'sold' }]), homes([7, open]))
    expect(known.get(7)?.state).toBe('open')
  })

  test('keeps its state and first day when its kind changes', () => {
    const rent = { kind: 'rent BE-9000 4', state: 'rented' } as const
    const { homes: known } = after(homes([7, { ...open, state: 'rented' }]), homes([7, rent]))
    expect(known.get(7)).toEqual({ ...rent, firstSeen: '2026-01-01' })
  })
})

test('an entry names what changed, in order, and the same publication adds none', () => {
  const both = homes([12, open], [7, open], [9, { kind: 'rent LU-1234', state: 'rented' }])
  expect(publish(both, both, homes([7, open]))).toEqual([
    {
      schema: 1,
      day: '2026-01-01',
      homes: { 'rent LU-1234': [9], 'sale BE-9000 4': [7, 12] },
      states: { rented: [9] },
    },
    { schema: 1, day: '2026-01-03', removed: { ended: [12], rented: [9] } },
  ])
})

test('a project is known since its first publication, apart from a home with the same id', () => {
  const one = { ...homes([3, open]), projects: new Map([[3, { ...open, state: 'sold' as const }]]) }
  const first = { kind: open.kind, firstSeen: '2026-01-01', state: 'sold' }
  const gone = after(one, homes([3, open]))
  expect(gone.projects.get(3)).toEqual({ ...first, removed: { day: '2026-01-02', end: 'sold' } })
  expect(gone.homes.get(3)).not.toHaveProperty('removed')
  expect(after(one, NOTHING, one).projects.get(3)).toEqual(first)
})

test('an address without an id is known by its hash, and kept when it changes', () => {
  const at = (...hashes: string[]) => ({ ...NOTHING, addresses: new Map([['property/7', hashes]]) })
  expect(publish(at('a', 'b'), at('a', 'b'), at('c', 'b')).map(({ addresses }) => addresses)).toEqual([
    { 'property/7': ['a', 'b'] },
    { 'property/7': ['c'] },
  ])
  expect([...(after(at('a'), NOTHING, at('c')).addresses.get('property/7') ?? [])]).toEqual(['a', 'c'])
})

test('a page has all addresses that it had, and keeps them while it is gone', () => {
  const at = (nl: string) => ({ ...NOTHING, pages: new Map([['/about/', { nl, fr: '/fr/apropos/' }]]) })
  const ledger = after(at('/nl/een/'), at('/nl/twee/'), NOTHING, at('/nl/drie/'))
  expect(ledger.pages.get('/about/')).toEqual({
    now: { nl: '/nl/drie/', fr: '/fr/apropos/' },
    before: ['/nl/een/', '/nl/twee/'],
  })
})

test('a pattern of the route table is kept once', () => {
  const pattern = { kind: 'property', locale: 'nl', path: '/nl/te-koop/{id}/' } as const
  const site = { ...NOTHING, patterns: [pattern] }
  expect(
    after(site, site, { ...NOTHING, patterns: [{ ...pattern, path: '/nl/koop/{id}/' }] }).patterns,
  ).toEqual([pattern, { ...pattern, path: '/nl/koop/{id}/' }])
})
