/** The traps of Kyero, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import { imageOf } from './export.ts'
import type { Elements } from './export.ts'

const url = (name: string) => `https://pictures.example/${name}`

export const TRAPS: readonly Trap<Elements>[] = [
  {
    home: 1,
    rule: 'the postal code is that of the centre of the municipality, in any of its names',
    changes: { town: 'Gand' },
    published: { Zip: '9000', City: 'Gand', CountryID: 10 },
  },
  {
    home: 2,
    rule: 'a town whose postal code the feed has keeps it',
    changes: { town: 'Gent', postcode: '9050' },
    published: { Zip: '9050' },
  },
  {
    home: 3,
    rule: 'a name that two municipalities have is no postal code',
    changes: { town: 'Saint-Nicolas' },
    quarantined: 'Zip',
  },
  {
    home: 4,
    rule: 'Luxembourg has postal codes of streets, which a feed without streets does not have',
    changes: { country: 'Luxembourg', town: 'Luxembourg' },
    quarantined: 'Zip',
  },
  {
    home: 5,
    rule: 'the feed has no street, so neither the address nor the coordinates are shown',
    changes: {},
    published: { PublishAddress: false, Street: undefined, Latitude: undefined, Longitude: undefined },
  },
  {
    home: 6,
    rule: 'x is a price on request',
    changes: { price: 'x' },
    published: { Price: undefined, PublishPrice: false },
  },
  {
    home: 7,
    rule: 'a price in another currency is no price in euros',
    changes: { currency: 'GBP' },
    published: { Price: undefined },
  },
  {
    home: 8,
    rule: 'a rent per month is a rent',
    changes: { price: '850', price_freq: 'month' },
    published: { Goal: 1, Price: 850, PublishPrice: true },
  },
  {
    home: 9,
    rule: 'a rent per week is that of a holiday, and no rent of a home',
    changes: { price_freq: 'week' },
    quarantined: 'Goal',
  },
  {
    home: 10,
    rule: 'a part of the ownership is no ordinary sale',
    changes: { part_ownership: '1' },
    quarantined: 'Goal',
  },
  {
    home: 11,
    rule: 'an unknown frequency is not guessed',
    changes: { price_freq: 'swap' },
    quarantined: 'Goal',
  },
  {
    home: 13,
    rule: 'an unknown type is not guessed',
    changes: { type: 'Cortijo' },
    quarantined: 'WebID',
  },
  {
    home: 14,
    rule: 'another country has no place on a site for Belgium and Luxembourg',
    changes: { country: 'Spain', town: 'Torrevieja' },
    quarantined: 'CountryID',
  },
  {
    home: 15,
    rule: 'X is no class of energy',
    changes: { energy_rating: '<consumption>X</consumption><emissions>X</emissions>' },
    published: { EPCLabelText: undefined },
  },
  {
    home: 16,
    rule: 'pictures are in the order of their numbers',
    changes: { images: imageOf(3, 'c.jpg') + imageOf(1, 'a.jpg') + imageOf(2, 'b.jpg') },
    published: {
      XLargePictureItems: [{ Url: url('a.jpg') }, { Url: url('b.jpg') }, { Url: url('c.jpg') }],
    },
  },
  {
    home: 17,
    rule: 'a text in a language that the site does not have is left out',
    changes: { desc: '<es>Tranquilo.</es><en>Quiet &amp; light.</en>' },
    published: { Description: { en: 'Quiet & light.' } },
  },
  {
    home: 18,
    rule: 'zero is not filled in, and unknown is not no',
    changes: { beds: '0', surface_area: '<built>0</built><plot></plot>', energy_rating: '' },
    published: {
      SurfaceTotal: undefined,
      SurfaceGround: undefined,
      EPCLabelText: undefined,
      PlanningCodes: undefined,
    },
  },
  {
    home: 19,
    rule: 'new build is said by a number',
    changes: { new_build: '1', type: 'Town House' },
    published: {
      NewBuild: true,
      WebID: 1,
      MainTypeName: { nl: 'Stadswoning', fr: 'Maison de ville', en: 'Town house', de: 'Stadthaus' },
    },
  },
]
