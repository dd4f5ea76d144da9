/** The renderer sets French spaces and apostrophes in texts of any source. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { typeset } from '../../../../core/domain/typeset.ts'
import { SITE_STRINGS } from '../../../../core/languages/strings.ts'
import { headOf } from '../../../../core/view/head.ts'
import { house, properties, viewOf } from '../../../support/view.ts'

const THIN = '\u202F'
const SPACE = '\u00A0'

test.each([
  ["L'eau d'Oô", 'L’eau d’Oô'],
  ['Quoi ? Non ! Si ; bien', `Quoi${THIN}? Non${THIN}! Si${THIN}; bien`],
  [`Quoi${SPACE}? Vraiment ?!`, `Quoi${THIN}? Vraiment${THIN}?!`],
  ['Prix : 5', `Prix${SPACE}: 5`],
  [`Prix${THIN}:`, `Prix${SPACE}:`],
  ['un « mot » ici', `un «${SPACE}mot${SPACE}» ici`],
  ['«mot»', `«${SPACE}mot${SPACE}»`],
])('%s', (text, printed) => {
  expect(typeset(text, 'fr')).toBe(printed)
  expect(typeset(printed, 'fr')).toBe(printed)
})

test.each([
  "Voir https://a.example/l'eau?x=1 ici",
  '[la page](/l\'eau/ "a ; b")',
  '<a href="/x" title=\'a ; b\'>lien</a>',
  '| a | b |\n| :-- | --: |',
  'Ouvert&nbsp;: à 14:30',
  'ligne\n\n! ligne',
  'image ![vue](/vue.jpg)',
])('leaves %s', (text) => {
  expect(typeset(text, 'fr')).toBe(text)
})

test('is a matter of French', () => {
  for (const locale of LOCALES.filter((code) => code !== 'fr'))
    expect(typeset("l'eau ? « a » :", locale)).toBe("l'eau ? « a » :")
})

test('the texts of the package are typeset', () => {
  for (const locale of LOCALES)
    for (const [key, text] of Object.entries(SITE_STRINGS[locale]))
      expect([locale, key, text]).toEqual([locale, key, typeset(text, locale)])
})

test('texts of content are typeset where they are read', async () => {
  const record = house(1, { TypeDescription: { nl: 'Huis', fr: "Maison d'angle : libre !" } })
  const view = await viewOf(properties(record), { locale: 'fr' })
  expect(view.property(1).titles.fr).toBe(`Maison d’angle${SPACE}: libre${THIN}!`)
})

test('titles for search engines are typeset', async () => {
  const { context } = await viewOf({}, { locale: 'fr' })
  const seo = { isActiveSEO: true, metadataTitle: "Qu'est-ce ?" }
  expect(headOf(context, { title: 'x', paths: {}, type: 'website', seo }).title).toBe(`Qu’est-ce${THIN}?`)
})
