import { describe, expect, test } from 'vitest'
import { openingLines, writtenSpans } from '../../../../core/domain/opening-hours.ts'
import type { OpeningHours } from '../../../../core/domain/opening-hours.ts'
import type { Locale } from '../../../../core/languages/codes.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
const lines = (hours: readonly OpeningHours[], locale: Locale = 'nl') =>
  openingLines(hours, locale).map(plain)

const MORNINGS = { from: '09:00', to: '12:00' }
const AFTERNOONS = { from: '13:30', to: '18:00' }

describe('opening hours in words', () => {
  const week = [
    { days: [1, 2, 3, 4, 5], ...AFTERNOONS },
    { days: [1, 2, 3, 4, 5], ...MORNINGS },
    { days: [6], from: '10:00', to: '13:00' },
  ]

  test.each<[Locale, readonly string[]]>([
    [
      'nl',
      [
        'Maandag tot vrijdag: 9.00 – 12.00 en 13.30 – 18.00 uur',
        'Zaterdag: 10.00 – 13.00 uur',
        'Zondag: gesloten',
      ],
    ],
    [
      'fr',
      ['Du lundi au vendredi : 9 h – 12 h et 13 h 30 – 18 h', 'Samedi : 10 h – 13 h', 'Dimanche : fermé'],
    ],
    ['en', ['Monday to Friday: 9 am – 12 pm and 1.30 pm – 6 pm', 'Saturday: 10 am – 1 pm', 'Sunday: closed']],
    ['de', ['Montag bis Freitag: 9 – 12 und 13.30 – 18 Uhr', 'Samstag: 10 – 13 Uhr', 'Sonntag: geschlossen']],
  ])('in %s', (locale, expected) => {
    expect(lines(week, locale)).toEqual(expected)
  })

  test('join days that do not follow each other, and name the closed ones last', () => {
    expect(lines([{ days: [5, 2, 3, 1], ...MORNINGS }])).toEqual([
      'Maandag tot woensdag en vrijdag: 9.00 – 12.00 uur',
      'Donderdag, zaterdag en zondag: gesloten',
    ])
  })

  test('name no closed days where there are none, and two days in a row without a range', () => {
    expect(
      lines([
        { days: [1, 2, 3, 4, 5], ...MORNINGS },
        { days: [6, 7], ...AFTERNOONS },
      ]),
    ).toEqual(['Maandag tot vrijdag: 9.00 – 12.00 uur', 'Zaterdag en zondag: 13.30 – 18.00 uur'])
  })

  test('join hours that overlap or follow each other', () => {
    const hours = [
      { days: [1], from: '09:00', to: '12:00' },
      { days: [1], from: '12:00', to: '15:00' },
      { days: [1], from: '10:00', to: '11:00' },
    ]
    expect(lines(hours)[0]).toBe('Maandag: 9.00 – 15.00 uur')
  })

  test('are none without data, and do not break inside a span', () => {
    expect(openingLines([], 'nl')).toEqual([])
    expect(openingLines([{ days: [1], ...MORNINGS }], 'nl')[0]).toBe(
      'Maandag: 9.00\u00A0–\u2060\u00A012.00\u00A0uur',
    )
  })
})

describe('spans of hours that a text writes out', () => {
  test.each<[string, readonly string[]]>([
    ['Ma tot vr 9.00 – 18.00', ['9.00 – 18.00']],
    ['Lu au ve 9 h – 18 h, samedi de 10 h à 13 h 30', ['9 h – 18 h', '10 h à 13 h 30']],
    ['Mon to Fri 9 am to 6 pm', ['9 am to 6 pm']],
    ['Mo bis Fr 9.00-18 Uhr', ['9.00-18 Uhr']],
    ['van 9u tot 17u30', ['9u tot 17u30']],
    ['Op afspraak ook na 18.00 uur', []],
    ['Gesloten van 1 tot 15 augustus', []],
    ['Bel 09 000 12 34 - 2 lijnen', []],
  ])('%s', (text, expected) => {
    expect(writtenSpans(text).map(plain)).toEqual(expected)
  })
})
