import { describe, expect, test } from 'vitest'
import type { PlanningCode, PlanningGroup } from '../../../../core/domain/planning.ts'
import {
  floodKeys,
  groupOf,
  PLANNING_CODES,
  PLANNING_GROUPS,
  planningCodeOf,
  planningKeys,
} from '../../../../core/domain/planning.ts'

const GROUPS: Readonly<Record<PlanningGroup, readonly string[]>> = {
  permit: ['Vg', 'Gvg'],
  destination: 'Wg WgLk Wche Wp Wug Igb Iab Gdr Gvr Ag Lwag Bg Ng Nr Pg'.split(' '),
  enforcement: ['Dv', 'Gdv', 'Ho', 'Bo', 'Lod', 'Ms', 'Gmo'],
  'pre-emption': ['Vkr', 'Gvkr'],
  subdivision: ['Vv', 'Gvv'],
}

describe('planning codes', () => {
  test.each(Object.entries(GROUPS))('%s has its codes, of both generations', (group, codes) => {
    expect(PLANNING_CODES.filter((code) => groupOf(code) === group)).toEqual(codes)
  })

  test('every code is in one of the five groups', () => {
    expect(Object.keys(GROUPS)).toEqual(PLANNING_GROUPS)
    expect(Object.values(GROUPS).flat()).toHaveLength(PLANNING_CODES.length)
  })

  test.each<[string, PlanningCode | null]>([
    ['Vg', 'Vg'],
    ['VKr', 'Vkr'],
    [' gvg ', 'Gvg'],
    ['WGLK', 'WgLk'],
    ['Xx', null],
    ['', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%j is read as %s', (text, code) => {
    expect(planningCodeOf(text)).toBe(code)
  })

  test('keys of a code', () => {
    expect(planningKeys('Gmo')).toEqual({ term: 'planning.term.Gmo', meaning: 'planning.meaning.Gmo' })
  })
})

test('keys of a flood score', () => {
  expect(floodKeys('P', 'B')).toEqual({ term: 'flood.P', meaning: 'flood.P.B' })
  expect(floodKeys('G', 'D')).toEqual({ term: 'flood.G', meaning: 'flood.G.D' })
})
