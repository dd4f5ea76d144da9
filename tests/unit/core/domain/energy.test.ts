import { describe, expect, test } from 'vitest'
import type { BrusselsScale, EnergyTone } from '../../../../core/domain/energy.ts'
import {
  energyClassOf,
  labelOf,
  parseLabel,
  positionOn,
  scaleOf,
  toneOf,
} from '../../../../core/domain/energy.ts'
import type { Region } from '../../../../core/domain/region.ts'

/** Label -> values: the bound above the class before, a value inside, and the bound itself. */
type Table = Readonly<Record<string, readonly number[]>>

const FLANDERS: Table = {
  'A+': [-500, -1, 0],
  A: [0.01, 1, 100],
  B: [100.01, 101, 200],
  C: [200.5, 300],
  D: [300.5, 301, 400],
  E: [400.01, 401, 500],
  F: [500.01, 501, 5000],
}
const WALLONIA: Table = {
  'A++': [-500, -1, 0],
  'A+': [0.5, 45],
  A: [45.5, 46, 85],
  B: [85.5, 86, 170],
  C: [170.5, 171, 255],
  D: [255.1, 256, 340],
  E: [340.1, 341, 425],
  F: [425.5, 426, 510],
  G: [510.1, 511, 5000],
}
const BRUSSELS_C_TO_E: Table = {
  'C+': [95.5, 96, 113],
  C: [113.5, 114, 132],
  'C-': [132.5, 133, 150],
  'D+': [150.5, 151, 170],
  D: [170.5, 171, 190],
  'D-': [190.5, 191, 210],
  'E+': [210.5, 211, 223, 232],
  E: [232.5, 233, 253],
  'E-': [253.5, 254, 275],
}
const BRUSSELS_SPEC: Table = {
  'A+': [-500, -1, 0],
  A: [0.5, 1, 23],
  'A-': [23.5, 24, 45],
  'B+': [45.5, 46, 62],
  B: [62.5, 63, 79],
  'B-': [79.5, 80, 95],
  ...BRUSSELS_C_TO_E,
  'F+': [275.5, 276, 298],
  F: [298.5, 299, 322],
  'F-': [322.5, 323, 345],
  G: [345.5, 346, 5000],
}
const BRUSSELS_2017: Table = {
  'A++': [-500, -1, 0],
  'A+': [0.5, 15],
  A: [15.5, 16, 30],
  'A-': [30.5, 31, 45],
  'B+': [45.5, 46, 62],
  B: [62.5, 63, 78],
  'B-': [78.5, 79, 95],
  ...BRUSSELS_C_TO_E,
  F: [275.5, 276, 322, 345],
  G: [345.5, 346, 5000],
}

const rows = (table: Table) =>
  Object.entries(table).flatMap(([label, values]) => values.map((value) => ({ value, label })))

describe('energyClassOf', () => {
  test.each(rows(FLANDERS))('Flanders, $value is $label', ({ value, label }) => {
    expect(energyClassOf('flanders', value)?.label).toBe(label)
  })
  test.each(rows(WALLONIA))('Wallonia, $value is $label', ({ value, label }) => {
    expect(energyClassOf('wallonia', value)?.label).toBe(label)
  })
  test.each(rows(BRUSSELS_SPEC))(
    'Brussels by the compatibility table, $value is $label',
    ({ value, label }) => {
      expect(energyClassOf('brussels', value, 'spec')?.label).toBe(label)
    },
  )
  test.each(rows(BRUSSELS_2017))('Brussels since 2017, $value is $label', ({ value, label }) => {
    expect(energyClassOf('brussels', value, 'official-2017')?.label).toBe(label)
    expect(energyClassOf('brussels', value)?.label).toBe(label)
  })

  test('the overlap of the Brussels row f_sub 223-345 is read as 323-345', () => {
    const labelOf = (value: number) => energyClassOf('brussels', value, 'spec')?.label
    const labels = new Set(Array.from({ length: 53 }, (_, n) => labelOf(223 + n)))
    expect([...labels]).toEqual(['E+', 'E', 'E-'])
  })

  test.each<[Region, number]>([
    ['luxembourg', 100],
    ['unknown', 100],
    ['flanders', Number.NaN],
    ['flanders', Infinity],
    ['flanders', -Infinity],
    ['flanders', -500.1],
    ['flanders', 5000.1],
    ['flanders', 20260607],
  ])('%s, %d has no class', (region, value) => {
    expect(energyClassOf(region, value)).toBeNull()
  })
})

describe('labelOf', () => {
  test.each<[string | undefined, number | undefined, Region, object | null]>([
    [undefined, 268, 'flanders', { label: 'C', key: 'c', source: 'computed' }],
    [undefined, -1, 'wallonia', { label: 'A++', key: 'a_plusplus', source: 'computed' }],
    [undefined, 31, 'brussels', { label: 'A-', key: 'a_sub', source: 'computed' }],
    [undefined, 326, 'brussels', { label: 'F', key: 'f', source: 'computed' }],
    ['B', undefined, 'flanders', { label: 'B', key: 'b', source: 'data' }],
    ['C', 268, 'flanders', { label: 'C', key: 'c', source: 'data' }],
    ['B', 268, 'flanders', { label: 'B', key: 'b', source: 'data', disagreement: 'C' }],
    ['A', -1, 'flanders', { label: 'A', key: 'a', source: 'data', disagreement: 'A+' }],
    ['a_plus', -1, 'flanders', { label: 'A+', key: 'a_plus', source: 'data' }],
    ['C', 140, 'brussels', { label: 'C', key: 'c', source: 'data' }],
    ['C+', 140, 'brussels', { label: 'C+', key: 'c_plus', source: 'data', disagreement: 'C-' }],
    ['D', 140, 'brussels', { label: 'D', key: 'd', source: 'data', disagreement: 'C-' }],
    ['B', 20260607, 'flanders', { label: 'B', key: 'b', source: 'data' }],
    ['B', 268, 'luxembourg', { label: 'B', key: 'b', source: 'data' }],
    [undefined, 268, 'luxembourg', null],
    [undefined, 268, 'unknown', null],
    [undefined, undefined, 'flanders', null],
    ['-', undefined, 'flanders', null],
    ['PEB en cours', 268, 'wallonia', { label: 'D', key: 'd', source: 'computed' }],
  ])('label %j and value %s in %s', (EPCLabelText, EnergyPerformance, region, label) => {
    expect(labelOf({ EPCLabelText, EnergyPerformance }, region)).toEqual(label)
  })

  test('the scale of Brussels can be chosen', () => {
    const label = (scale: BrusselsScale) => labelOf({ EnergyPerformance: 79 }, 'brussels', scale)?.label
    expect([label('spec'), label('official-2017')]).toEqual(['B', 'B-'])
  })
})

describe('parseLabel', () => {
  test.each([
    ['A', 'A', 'a'],
    ['a+', 'A+', 'a_plus'],
    ['A++', 'A++', 'a_plusplus'],
    ['b-', 'B-', 'b_sub'],
    ['a_plusplus', 'A++', 'a_plusplus'],
    ['F_SUB', 'F-', 'f_sub'],
    ['aplus', 'A+', 'a_plus'],
    [' I ', 'I', 'i'],
  ])('%j is %s, %s', (text, label, key) => {
    expect(parseLabel(text)).toEqual({ label, key })
  })

  test.each([undefined, '', 'J', '+', 'A+++', 'A--', 'A_', 'AB', 'a_minus', 'plus'])('%j is none', (text) => {
    expect(parseLabel(text)).toBeNull()
  })
})

test.each<[string, EnergyTone]>([
  ['A++', 'best'],
  ['A+', 'best'],
  ['A', 'a'],
  ['A-', 'a'],
  ['B+', 'b'],
  ['C', 'c'],
  ['D-', 'd'],
  ['E', 'e'],
  ['F-', 'f'],
  ['G', 'g'],
  ['H', 'g'],
  ['I', 'g'],
])('the tone of %s is %s', (label, tone) => {
  expect(toneOf(label)).toBe(tone)
})

describe('scaleOf', () => {
  test.each<[Region, BrusselsScale, string]>([
    ['flanders', 'spec', 'A+ A B C D E F'],
    ['wallonia', 'spec', 'A++ A+ A B C D E F G'],
    ['brussels', 'spec', 'A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F+ F F- G'],
    ['brussels', 'official-2017', 'A++ A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F G'],
  ])('%s, %s', (region, brussels, labels) => {
    const scale = scaleOf(region, brussels)
    expect(scale?.map(({ label }) => label).join(' ')).toBe(labels)
    const uppers = scale?.map(({ upper }) => upper) ?? []
    expect(uppers.pop()).toBeUndefined()
    expect(uppers).toEqual(uppers.toSorted((a = 0, b = 0) => a - b))
  })

  test('there is none for Luxembourg and for an unknown region', () => {
    expect(scaleOf('luxembourg')).toBeNull()
    expect(scaleOf('unknown')).toBeNull()
  })
})

describe('positionOn', () => {
  const flanders = scaleOf('flanders') ?? []
  test.each([
    [-1000, 0],
    [-100, 0],
    [-50, 0.5],
    [0, 1],
    [50, 1.5],
    [100, 2],
    [268, 3.68],
    [400, 5],
    [500, 6],
    [750, 6.5],
    [1000, 7],
    [5000, 7],
    [Infinity, 7],
  ])('in Flanders %d stands %d bars from the left', (value, bars) => {
    expect(positionOn(flanders, value)).toBeCloseTo(bars / 7, 10)
  })

  test.each<[Region, BrusselsScale]>([
    ['flanders', 'spec'],
    ['wallonia', 'spec'],
    ['brussels', 'spec'],
    ['brussels', 'official-2017'],
  ])(
    '%s, %s: a value stands inside the bar of its class, and never left of a better one',
    (region, brussels) => {
      const scale = scaleOf(region, brussels) ?? []
      let previous = 0
      for (let value = -120; value <= 1100; value += 0.5) {
        const position = positionOn(scale, value) ?? -1
        const index = scale.findIndex(({ label }) => label === energyClassOf(region, value, brussels)?.label)
        expect(position).toBeGreaterThanOrEqual(Math.max(previous, index / scale.length))
        expect(position).toBeLessThanOrEqual((index + 1) / scale.length)
        previous = position
      }
    },
  )

  test('nothing to draw', () => {
    expect(positionOn(flanders, Number.NaN)).toBeNull()
    expect(positionOn([], 100)).toBeNull()
  })
})
