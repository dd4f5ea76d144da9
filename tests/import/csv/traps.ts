/** The traps of tables, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import type { Row } from './export.ts'

export const TRAPS: readonly Trap<Row>[] = [
  {
    home: 1,
    rule: 'narrow spaces group digits',
    changes: { Prijs: '1\u202f250\u202f000 €' },
    published: { Price: 1250000 },
  },
  {
    home: 2,
    rule: 'a price on request is no price',
    changes: { Prijs: 'op aanvraag' },
    published: { Price: undefined },
  },
  {
    home: 3,
    rule: 'a point groups, as other cells have a comma',
    changes: { Grondoppervlakte: '1.250' },
    published: { SurfaceGround: 1250 },
  },
  {
    home: 4,
    rule: 'number and box are in one cell',
    changes: { Huisnr: '12/3' },
    published: { HouseNumber: '12', BoxNr: '3' },
  },
  {
    home: 5,
    rule: 'an option is shown, and the home stays active',
    changes: { Status: 'Onder optie' },
    published: {
      Status: 1,
      MarqueeName: { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    },
  },
  { home: 6, rule: 'a sold home is sold', changes: { Status: 'VERKOCHT' }, published: { Status: 2 } },
  {
    home: 7,
    rule: 'a hidden address takes its parts with it',
    changes: { 'Adres tonen': 'nee' },
    published: { PublishAddress: false, Street: undefined, HouseNumber: undefined, Latitude: undefined },
  },
  {
    home: 8,
    rule: 'unknown words are empty',
    changes: { 'Bewoonbare opp. (m²)': 'n.v.t.', Bouwjaar: 'niet gekend' },
    published: { SurfaceLiving: undefined, ConstructionYear: undefined },
  },
  {
    home: 9,
    rule: '0 is empty where nothing can be 0',
    changes: { 'Bewoonbare opp. (m²)': '0', Bouwjaar: '0' },
    published: { SurfaceLiving: undefined, ConstructionYear: undefined },
  },
  {
    home: 10,
    rule: 'a postal code of a spreadsheet has a fraction',
    changes: { Postcode: '9000.0' },
    published: { Zip: '9000' },
  },
  {
    home: 11,
    rule: 'the postal code has its town in the cell',
    changes: { Postcode: '9300 Aalst', Gemeente: '9300 Aalst' },
    published: { Zip: '9300', City: 'Aalst' },
  },
  {
    home: 12,
    rule: 'the day precedes the month',
    changes: { Aangemaakt: '03/04/2026' },
    published: { CreatedDate: '2026-04-03' },
  },
  {
    home: 13,
    rule: 'pictures keep their order',
    changes: { "Foto's": 'https://x.example/b.jpg|https://x.example/a.jpg' },
    published: {
      XLargePictureItems: [{ Url: 'https://x.example/b.jpg' }, { Url: 'https://x.example/a.jpg' }],
    },
  },
  {
    home: 14,
    rule: 'an unknown goal is never a sale',
    changes: { Transactie: 'Lijfrente' },
    quarantined: 'Goal',
  },
  { home: 15, rule: 'an unknown type has no group', changes: { Type: 'Ruimteschip' }, quarantined: 'WebID' },
  {
    home: 16,
    rule: 'an unknown status is not active',
    changes: { Status: 'Code 99' },
    quarantined: 'Status',
  },
  {
    home: 17,
    rule: 'a date is no kWh',
    changes: { peb_category: '12/03/2024' },
    quarantined: 'EnergyPerformance',
  },
  { home: 18, rule: 'a postal code of France is none', changes: { Postcode: '59000' }, quarantined: 'Zip' },
  {
    home: 19,
    rule: 'a number with a decimal point contradicts its column',
    changes: { Grondoppervlakte: '812.5' },
    quarantined: 'SurfaceGround',
  },
  {
    home: 20,
    rule: 'a text in several lines stays one cell',
    changes: { 'Omschrijving NL': 'Eerste regel;\n"tweede" regel' },
    published: { Description: { nl: 'Eerste regel;\n"tweede" regel' } },
  },
]
