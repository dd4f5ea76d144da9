/** The traps of Apimo, each in a property of its own, and what an import must make of it. */
import type { Changes } from '../made-up/changed.ts'
import type { Trap } from '../made-up/traps.ts'
import { pictureOf } from './export.ts'

const url = (name: string) => `https://media.apimo.example/cache/${name}`

export const TRAPS: readonly Trap<Changes>[] = [
  {
    home: 1,
    rule: 'street, number and apartment are in one field, and the postal code is in the town',
    changes: { address: '12 A, rue du Vieux Lavoir', 'city.zipcode': 'L-1130', 'city.name': 'Luxembourg' },
    published: { Street: 'rue du Vieux Lavoir', HouseNumber: '12A', Zip: '1130', CountryID: 50 },
  },
  {
    home: 2,
    rule: 'an address that may not be published takes its coordinates with it',
    changes: { publish_address: false },
    published: { PublishAddress: false, Street: undefined, HouseNumber: undefined, Latitude: undefined },
  },
  {
    home: 3,
    rule: 'a missing permission is none',
    changes: { publish_address: undefined },
    published: { PublishAddress: false, Latitude: undefined },
  },
  {
    home: 5,
    rule: 'a price that is hidden is hidden, though the answer contains it',
    changes: { 'price.hide': true },
    published: { PublishPrice: false },
  },
  {
    home: 6,
    rule: 'a price in another currency is no price in euros',
    changes: { 'price.currency': 'CHF' },
    published: { Price: undefined },
  },
  {
    home: 7,
    rule: 'numbers are numbers or texts, and an empty text is absent',
    changes: { bedrooms: '3', 'construction.construction_year': '', 'area.value': '141.5' },
    published: { NumberOfBedRooms: 3, ConstructionYear: undefined, SurfaceLiving: 141.5 },
  },
  {
    home: 9,
    rule: 'a seasonal rent is no rent of a home',
    changes: { category: 3 },
    quarantined: 'Goal',
  },
  { home: 10, rule: 'a life annuity is no ordinary sale', changes: { category: 5 }, quarantined: 'Goal' },
  { home: 11, rule: 'an auction is no ordinary sale', changes: { category: 6 }, quarantined: 'Goal' },
  { home: 13, rule: 'an unknown type is not guessed', changes: { type: 42 }, quarantined: 'WebID' },
  { home: 14, rule: 'a boat is no home', changes: { type: 8 }, quarantined: 'WebID' },
  {
    home: 15,
    rule: 'a property on standby is left out',
    changes: { step: 2 },
    filtered: 'on standby or closed',
  },
  {
    home: 16,
    rule: 'a closed property is left out, because it may be sold, let or withdrawn',
    changes: { step: 3 },
    filtered: 'on standby or closed',
  },
  { home: 17, rule: 'a deleted property is removed', changes: { step: 4 }, filtered: 'deleted' },
  { home: 18, rule: 'an unknown step is not guessed', changes: { step: 9 }, quarantined: 'Status' },
  {
    home: 19,
    rule: 'pictures have a rank, and those that are not for the internet are left out',
    changes: {
      pictures: [
        pictureOf('c.jpg', 3, { comments: [{ language: 'fr', comment: 'Cuisine' }] }),
        pictureOf('a.jpg', 1),
        pictureOf('b.jpg', 2, { internet: false }),
      ],
    },
    published: {
      XLargePictureItems: [
        { ID: '9001', Url: url('a.jpg') },
        { ID: '9003', Url: url('c.jpg'), Name: { fr: 'Cuisine' } },
      ],
    },
  },
  {
    home: 21,
    rule: 'the texts of each language are in a list, and the full text precedes the short one',
    changes: {
      comments: [
        { language: 'de', title: 'Haus am Bach', comment: 'Ruhig.', comment_full: 'Ruhig und hell.' },
        { language: 'fr', title: 'Maison', subtitle: 'Au calme', comment: 'Calme.' },
        { language: 'pt', title: 'Casa', comment: 'Calma.' },
      ],
    },
    published: {
      TypeDescription: { fr: 'Maison', de: 'Haus am Bach' },
      Lead: { fr: 'Au calme' },
      Description: { fr: 'Calme.', de: 'Ruhig und hell.' },
    },
  },
  {
    home: 22,
    rule: 'diagnostics and areas are numbers of catalogues, which are not guessed',
    changes: {
      regulations: [
        { type: 1, value: 'A', date: '2026-01-01' },
        { type: 2, value: '120' },
      ],
      areas: [
        { type: 8, number: 2, area: 12 },
        { type: 18, area: 200 },
      ],
    },
    published: {
      EnergyClass: undefined,
      EnergyPerformance: undefined,
      NumberOfBathRooms: undefined,
      SurfaceTerrace: undefined,
    },
  },
  {
    home: 23,
    rule: 'the area of land is that of the plot',
    changes: { type: 3, 'area.value': 845 },
    published: { WebID: 4, SurfaceGround: 845, SurfaceLiving: undefined },
  },
  {
    home: 25,
    rule: 'another country has no place on a site for Belgium and Luxembourg',
    changes: { country: 'FR', 'city.zipcode': '57000', 'city.name': 'Metz' },
    quarantined: 'CountryID',
  },
  {
    home: 26,
    rule: 'a home in Belgium is in the stock of some agencies',
    changes: {
      country: 'BE',
      'city.zipcode': '6700',
      'city.name': 'Arlon',
      latitude: '49.68',
      longitude: '5.81',
    },
    published: { CountryID: 10, Zip: '6700' },
  },
  {
    home: 27,
    rule: 'a programme is a project',
    changes: { category: 4, 'price.value': 495_000, comments: [{ language: 'fr', title: 'Clos du Parc' }] },
    published: { TypeDescription: { fr: 'Clos du Parc' }, PriceMin: 495_000, PublicAddress: true },
  },
  {
    home: 28,
    rule: 'a home of a programme names it',
    changes: { parent: 84_200_027, category: 1 },
    published: { ProjectID: 84_200_027, Goal: 0 },
  },
]
