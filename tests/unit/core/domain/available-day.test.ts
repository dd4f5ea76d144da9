import { expect, test } from 'vitest'
import { availableDay } from '../../../../core/domain/available-day.ts'
import { AVAILABLE_NOW } from '../../../../core/domain/day-number.ts'

test.each([
  ['2027-06-01', 20_270_601],
  ['01/06/2027', 20_270_601],
  ['1.6.2027', 20_270_601],
  ['Vanaf 1 juni 2027', 20_270_601],
  ['Vanaf juli 2027', 20_270_701],
  ['À partir du 1er décembre 2026', 20_261_201],
  ['From 3rd March 2027', 20_270_303],
  ['ab 1. März 2027', 20_270_301],
  ['Onmiddellijk', AVAILABLE_NOW],
  ['Immédiatement', AVAILABLE_NOW],
  ['Available now', AVAILABLE_NOW],
  ['Sofort verfügbar', AVAILABLE_NOW],
])('%s names a day', (text, day) => {
  expect(availableDay(text)).toBe(day)
})

test.each([
  'Bij akte',
  'In overleg',
  '',
  '31/02/2027',
  'Niet onmiddellijk',
  'lente 2027',
  '12 2027',
  '101/06/2027',
  '1 juni 20271',
])('%s names no day', (text) => {
  expect(availableDay(text)).toBeUndefined()
})
