import { expect, test } from 'vitest'
import { dataOf, preview, previewTable } from '../../../../support/preview.ts'

const NAMES = ['Id', 'Transactie', 'Type', 'Postcode', 'Gemeente', 'Straat', 'Prijs']
const HOME = ['1', 'te koop', 'Huis', '9000', 'Gent', 'Kerkstraat 1', '300000']

/** Whether address and price of a home are shown, by a column with this value. */
async function shownBy(column: string, value: string) {
  const [home] = dataOf(
    await previewTable(
      [
        [...NAMES, column],
        [...HOME, value],
      ].map((cells) => cells.join(';')),
    ),
  )
  return [home?.['PublishAddress'], home?.['PublishPrice']]
}

test.each([
  ['isAddressDisplayed', 'false', [false, true]],
  ['isAddressDisplayed', 'true', [true, true]],
  ['address_public', '0', [false, true]],
  ['Adres tonen op de website', 'nee', [false, true]],
  ['Adres niet tonen', 'ja', [false, true]],
  ['Adres verborgen', 'ja', [false, true]],
  ["Afficher l'adresse exacte", 'non', [false, true]],
  ['Localisation masquée', 'oui', [false, true]],
  ['ne pas afficher adresse', 'oui', [false, true]],
  ['Objektadresse freigegeben', 'nein', [false, true]],
  ['Lage verbergen', 'ja', [false, true]],
  ['isPriceDisplayed', 'false', [true, false]],
  ['Prijs zichtbaar voor bezoekers', 'nee', [true, false]],
  ['Masquer le prix', 'oui', [true, false]],
  ['Preis anzeigen', 'nein', [true, false]],
  ['Photos visibles', 'non', [true, true]],
])('"%s" with "%s": address and price shown %j', async (column, value, shown) => {
  expect(await shownBy(column, value)).toEqual(shown)
})

test('of the names of a path, the last one decides', async () => {
  const home = { id: 5, goal: 'for sale', type: 'house', zip: '9000', city: 'Gent', price: 1000 }
  const nested = [
    { ...home, address: { priceVisible: false } },
    { ...home, id: 6, location: { hidden: true } },
  ]
  expect(
    dataOf(await preview(JSON.stringify(nested), 'homes.json')).map(({ PublishAddress, PublishPrice }) => [
      PublishAddress,
      PublishPrice,
    ]),
  ).toEqual([
    [true, false],
    [false, false],
  ])
})

test('a column of moments that says "for_sale" is the goal, and no text of pages', async () => {
  const homes = [
    { id: 5, availability: 'for_sale', type: 'house', zip: '9000', city: 'Gent', price: 300_000 },
    { id: 6, availability: 'for_rent', type: 'flat', zip: '9000', city: 'Gent', price: 900 },
  ]
  const found = dataOf(await preview(JSON.stringify(homes), 'homes.json'))
  expect(found.map(({ Goal, Availability }) => [Goal, Availability])).toEqual([
    [0, undefined],
    [1, undefined],
  ])
})
