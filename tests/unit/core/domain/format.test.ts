import { describe, expect, test } from 'vitest'
import {
  formatAmount,
  formatDate,
  formatNumber,
  formatSurface,
  plural,
} from '../../../../core/domain/format.ts'
import type { Locale } from '../../../../core/languages/codes.ts'

const NBSP = '\u00A0'
const NARROW = '\u202F'

describe('formatAmount', () => {
  test.each<[number, Locale, string]>([
    [895000, 'nl', `€${NBSP}895.000`],
    [895000, 'fr', `895${NARROW}000${NBSP}€`],
    [895000, 'en', '€895,000'],
    [895000, 'de', `895.000${NBSP}€`],
    [1234567.5, 'nl', `€${NBSP}1.234.567,50`],
    [1234567.5, 'fr', `1${NARROW}234${NARROW}567,50${NBSP}€`],
    [1234567.5, 'en', '€1,234,567.50'],
    [1234567.5, 'de', `1.234.567,50${NBSP}€`],
    [950, 'nl', `€${NBSP}950`],
    [1250, 'fr', `1${NARROW}250${NBSP}€`],
    [0, 'nl', `€${NBSP}0`],
    [-0, 'nl', `€${NBSP}0`],
    [-0.001, 'en', '€0'],
    [0.1, 'en', '€0.10'],
    [99.994, 'en', '€99.99'],
    [99.999, 'en', '€100'],
    [100.001, 'en', '€100'],
  ])('%d in %s is %s', (euro, locale, text) => {
    expect(formatAmount(euro, locale)).toBe(text)
  })

  test.each([Number.NaN, Infinity, -Infinity])('%d gives no text, so never "NaN"', (euro) => {
    expect(formatAmount(euro, 'nl')).toBeUndefined()
  })
})

describe('formatNumber and formatSurface', () => {
  test.each<[number, Locale, string]>([
    [312, 'nl', '312'],
    [2140, 'nl', '2.140'],
    [2140, 'fr', `2${NARROW}140`],
    [2140, 'en', '2,140'],
    [2140, 'de', '2.140'],
    [9.25, 'nl', '9,25'],
    [9.256, 'en', '9.26'],
    [-0.001, 'en', '0'],
    [-0, 'nl', '0'],
    [-1, 'nl', '−1'],
    [999, 'fr', '999'],
    [999.5, 'fr', '999,5'],
    [1000, 'fr', `1${NARROW}000`],
    [1000, 'de', '1.000'],
  ])('number %d in %s is %s', (value, locale, text) => {
    expect(formatNumber(value, locale)).toBe(text)
  })

  test('decimals can be left out', () => {
    expect(formatNumber(268.4, 'nl', 0)).toBe('268')
  })

  test.each<[number, Locale, string]>([
    [312, 'nl', `312${NBSP}m²`],
    [2140, 'fr', `2${NARROW}140${NBSP}m²`],
    [54.5, 'de', `54,5${NBSP}m²`],
  ])('surface %d in %s is %s', (value, locale, text) => {
    expect(formatSurface(value, locale)).toBe(text)
  })

  test('what is no number gives no text', () => {
    expect(formatNumber(Number.NaN, 'nl')).toBeUndefined()
    expect(formatSurface(Infinity, 'nl')).toBeUndefined()
  })
})

describe('formatDate', () => {
  test.each<[string, Locale, string]>([
    ['2026-11-21', 'nl', '21 november 2026'],
    ['2026-11-21', 'fr', '21 novembre 2026'],
    ['2026-11-21', 'en', '21 November 2026'],
    ['2026-11-21', 'de', '21. November 2026'],
    ['2026-03-01', 'fr', '1er mars 2026'],
    ['2026-03-11', 'fr', '11 mars 2026'],
    ['2026-03-01', 'nl', '1 maart 2026'],
    ['2024-02-29', 'nl', '29 februari 2024'],
    ['2026-12-31T23:59:59-12:00', 'nl', '31 december 2026'],
    ['2026-01-01T00:00:00+14:00', 'nl', '1 januari 2026'],
  ])('%s in %s is %s', (iso, locale, text) => {
    expect(formatDate(iso, locale)).toBe(text)
  })

  test.each(['', '2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '21/11/2026', '2026-1-1', 'NaN'])(
    '%j is no date',
    (iso) => {
      expect(formatDate(iso, 'nl')).toBeUndefined()
    },
  )
})

describe('plural', () => {
  test.each<[Locale, number, 'one' | 'other']>([
    ['nl', 0, 'other'],
    ['nl', 1, 'one'],
    ['nl', 2, 'other'],
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['de', 0, 'other'],
    ['de', 1, 'one'],
    ['fr', 0, 'one'],
    ['fr', 1, 'one'],
    ['fr', 1.5, 'one'],
    ['fr', 2, 'other'],
    ['nl', 1.5, 'other'],
  ])('%s %d is %s', (locale, count, form) => {
    expect(plural(locale, count)).toBe(form)
  })
})
