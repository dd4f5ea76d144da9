/** The traps of Poliris, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import type { Cells } from './export.ts'

export const TRAPS: readonly Trap<Cells>[] = [
  {
    home: 1,
    rule: 'the table does not say that an address may be shown, so none is',
    changes: { 8: '12, rue de la Gare' },
    published: { PublishAddress: false, Street: undefined, Latitude: undefined, CountryID: 50 },
  },
  {
    home: 2,
    rule: 'a rent that includes its charges has none beside it',
    changes: { 3: 'location', 11: 1500, 13: 'OUI', 23: 200 },
    published: { Goal: 1, Price: 1500, ChargesRenter: undefined },
  },
  {
    home: 3,
    rule: 'charges beside a rent are an advance or a fixed sum',
    changes: { 3: 'location', 11: 1500, 13: 'NON', 23: 200, 304: 2 },
    published: { Price: 1500, ChargesRenter: 200, ChargesType: 'advance' },
  },
  {
    home: 4,
    rule: 'a life annuity is no sale at its price',
    changes: { 3: 'viager' },
    quarantined: 'Goal',
  },
  {
    home: 5,
    rule: 'a rent for holidays is no rent of a home',
    changes: { 3: 'location vacances' },
    quarantined: 'Goal',
  },
  {
    home: 6,
    rule: 'a home in France has no place on the site',
    changes: { 7: 'France', 5: '57000', 6: 'Metz' },
    quarantined: 'CountryID',
  },
  {
    home: 7,
    rule: 'a home in Belgium has a label, and one in Luxembourg a class',
    changes: { 5: '6700', 6: 'Arlon', 7: 'Belgique', 177: 'D' },
    published: { EPCLabelText: 'D', EnergyClass: undefined, CountryID: 10 },
  },
  {
    home: 8,
    rule: 'a class that is blank is no class',
    changes: { 177: 'VI' },
    published: { EnergyClass: undefined },
  },
  {
    home: 9,
    rule: 'the subtype names the home in every language',
    changes: { 4: 'appartement', 181: 'Duplex' },
    published: { WebID: 2, MainTypeName: { nl: 'Duplex', fr: 'Duplex', en: 'Duplex', de: 'Maisonette' } },
  },
  {
    home: 10,
    rule: 'the heating is a sum of flags, of which one is the fuel',
    changes: { 33: 128 + 512 + 8192 },
    published: { Heating: { nl: 'Gas', fr: 'Gaz', en: 'Gas', de: 'Gas' } },
  },
  {
    home: 11,
    rule: 'two fuels are no fuel',
    changes: { 33: 512 + 1024 },
    published: { Heating: undefined },
  },
  {
    home: 12,
    rule: 'the pictures are in three places of the row',
    changes: { 85: 'https://pictures.example/1.jpg', 164: 'https://pictures.example/10.jpg' },
    published: {
      XLargePictureItems: [
        { Url: 'https://pictures.example/1.jpg' },
        { Url: 'https://pictures.example/10.jpg' },
      ],
    },
  },
  {
    home: 13,
    rule: 'OUI and NON are yes and no',
    changes: { 41: 'NON', 48: 'OUI' },
    published: { HasLift: false, HasTerrace: true },
  },
  {
    home: 14,
    rule: 'a lease that is taken over is neither a sale nor a rent',
    changes: { 3: 'cession de bail', 4: 'local' },
    published: { Goal: 2 },
  },
]
