import { expect, test } from 'vitest'
import { softHyphens } from '../../../../core/languages/soft-hyphens.ts'

test.each([
  ['nl', 'Registratierechten', 'Registratie|rechten'],
  ['nl', 'Niet in overstromingsgebied', 'Niet in overstromings|gebied'],
  ['nl', 'Bewoonbare oppervlakte', 'Bewoonbare oppervlakte'],
  ['nl', 'Woongebied', 'Woongebied'],
  ['de', 'Überschwemmungsgebiet', 'Überschwemmungs|gebiet'],
  ['de', 'Parzellierungsgenehmigung, keine', 'Parzellierungs|genehmigung, keine'],
  ['nl', 'Nieuwbouwwoning in Ledeberg', 'Nieuwbouw|woning in Ledeberg'],
  ['nl', 'Kantoorverdieping bij het station', 'Kantoor|verdieping bij het station'],
  ['de', 'Datenschutzerklärung', 'Datenschutz|erklärung'],
  ['de', 'Mehrfamilienhaus', 'Mehrfamilien|haus'],
  ['fr', 'Registratierechten', 'Registratierechten'],
  ['en', 'Registratierechten', 'Registratierechten'],
] as const)('in %s, %s', (locale, text, marked) => {
  expect(softHyphens(text, locale)).toBe(marked.replace('|', '\u00AD'))
})
