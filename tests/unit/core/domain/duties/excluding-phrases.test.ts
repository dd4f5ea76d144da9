import { expect, test } from 'vitest'
import { excludingPhraseIn } from '../../../../../core/domain/duties/excluding-phrases.ts'

test.each([
  ['Rustig gelegen, OCMW zich onthouden.', 'OCMW zich onthouden'],
  ['Enkel werkenden.', 'Enkel werkenden'],
  ["CPAS s'abstenir", "CPAS s'abstenir"],
  ['Pas d’étrangers.', 'Pas d’étrangers'],
  ['No foreigners please', 'No foreigners'],
  ['Nur an Berufstätige', 'Nur an Berufstätige'],
  ['Minimuminkomen: 2.800 euro', 'Minimuminkomen'],
  ['CDI exigé', 'CDI exigé'],
])('"%s" refuses a group of people', (text, phrase) => {
  expect(excludingPhraseIn(text, 1)).toBe(phrase)
})

test.each([
  'Vlak bij het OCMW en de school.',
  'Ideaal voor een gezin met kinderen.',
  'Près du CPAS, pas de vis-à-vis.',
  'No carpets, belgian stone floor.',
  'Werkende haard.',
])('"%s" refuses nobody', (text) => {
  expect(excludingPhraseIn(text, 1)).toBeUndefined()
})

test('the income of an investor is no condition', () => {
  expect(excludingPhraseIn('Revenu minimum de 1.200 euros par mois', 0)).toBeUndefined()
})
