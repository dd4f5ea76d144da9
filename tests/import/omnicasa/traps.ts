/** The traps of Omnicasa, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import type { Answer } from './export.ts'

export const TRAPS: readonly Trap<Answer>[] = [
  {
    home: 1,
    rule: 'GoogleX is the latitude',
    changes: { GoogleX: '50.8333', GoogleY: '4.3667' },
    published: { Latitude: 50.8333, Longitude: 4.3667 },
  },
  {
    home: 2,
    rule: 'a hidden address takes its number and coordinates with it',
    changes: { PublishAddress: 0 },
    published: { PublishAddress: false, Street: undefined, HouseNumber: undefined, Latitude: undefined },
  },
  {
    home: 3,
    rule: 'an address of which nothing is known is not shown',
    changes: { PublishAddress: undefined },
    published: { PublishAddress: false, Street: undefined, Longitude: undefined },
  },
  {
    home: 5,
    rule: 'a price of 0 is not filled in',
    changes: { Price: 0 },
    published: { Price: undefined, PublishPrice: true },
  },
  { home: 6, rule: 'a price of 1 is a placeholder', changes: { Price: 1 }, published: { Price: undefined } },
  {
    home: 7,
    rule: 'a hidden price is hidden with the words around it',
    changes: { PublishPrice: 0, Price: 395_000, PriceUnitText: 'vanaf € 395.000' },
    published: { PublishPrice: false, PriceUnitText: undefined },
  },
  {
    home: 9,
    rule: 'the goal 0 is a sale, and both forms of dates are read',
    changes: { Goal: 0, CreatedDate: '/Date(1561286300300+0200)/' },
    published: { Goal: 0, CreatedDate: '2019-06-23', LastChangedDate: '2026-11-12' },
  },
  {
    home: 10,
    rule: 'a dash is no text, and 0 no surface, year or energy value',
    changes: { Lead: '-', SurfaceTotal: 0, ConstructionYear: 0, EnergyPerformance: 0, HeatingName: '-' },
    published: {
      Lead: undefined,
      SurfaceTotal: undefined,
      ConstructionYear: undefined,
      EnergyPerformance: undefined,
      Heating: undefined,
    },
  },
  { home: 11, rule: 'sold is sold', changes: { Status: 2 }, published: { Status: 2 } },
  { home: 12, rule: 'rented is rented', changes: { Goal: 1, Status: 4 }, published: { Goal: 1, Status: 4 } },
  {
    home: 13,
    rule: 'a marquee can say that a home is sold',
    changes: { Marquee: 7, MarqueeName: 'Verkocht' },
    published: { Status: 1, Marquee: 1, MarqueeName: 'Verkocht' },
  },
  {
    home: 14,
    rule: 'a sub-status of the agency can be an option',
    changes: { SubStatusName: 'Onder optie' },
    published: {
      MarqueeName: { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    },
  },
  { home: 15, rule: 'an inactive home is left out', changes: { Status: 5 }, filtered: 'not for publication' },
  { home: 16, rule: 'a prospect is left out', changes: { Status: 0 }, filtered: 'not for publication' },
  { home: 17, rule: 'a reference is a reference', changes: { Status: 6 }, published: { Status: 6 } },
  { home: 18, rule: 'an unknown goal is not guessed', changes: { Goal: 5 }, quarantined: 'Goal' },
  { home: 19, rule: 'an unknown status is not guessed', changes: { Status: 9 }, quarantined: 'Status' },
  {
    home: 20,
    rule: 'Germany is country 26, and has no place on the site',
    changes: { CountryID: 26, CountryAbbr: 'D', Zip: '52064' },
    quarantined: 'CountryID',
  },
  {
    home: 21,
    rule: 'a country has an abbreviation, and a postal code of Luxembourg a letter',
    changes: { CountryID: undefined, CountryAbbr: 'L', Zip: 'L-1234', City: 'LUXEMBOURG' },
    published: { CountryID: 50, Zip: '1234' },
  },
  {
    home: 22,
    rule: 'number and box may be in the street',
    changes: { Street: 'Kalkovenpad 12A bus 3', HouseNumber: '', BoxNr: '' },
    published: { Street: 'Kalkovenpad', HouseNumber: '12A', BoxNr: '3' },
  },
  {
    home: 23,
    rule: 'an unknown kind of home is not guessed',
    changes: { WebID: undefined, MainTypeName: 'Kasteelruïne met slotgracht' },
    quarantined: 'WebID',
  },
  {
    home: 25,
    rule: 'the main picture is not doubled, and keeps its caption',
    changes: {
      XLargePictureItem: { ID: 9, Name: 'Gevel', Url: 'https://omnicasa.example/x/gevel.jpg' },
      XLargePictureItems: [
        { ID: 9, Name: 'Gevel', Url: 'https://omnicasa.example/x/gevel.jpg' },
        { ID: 8, Name: '', Url: 'https://omnicasa.example/x/tuin.jpg' },
      ],
    },
    published: {
      XLargePictureItems: [
        { ID: '9', Name: 'Gevel', Url: 'https://omnicasa.example/x/gevel.jpg' },
        { ID: '8', Url: 'https://omnicasa.example/x/tuin.jpg' },
      ],
    },
  },
  {
    home: 26,
    rule: 'without the largest pictures, the next size is taken',
    changes: {
      XLargePictureItem: undefined,
      XLargePictureItems: undefined,
      LargePictures: ['https://omnicasa.example/l/a.jpg', 'https://omnicasa.example/l/b.jpg'],
    },
    published: {
      XLargePictureItems: [
        { Url: 'https://omnicasa.example/l/a.jpg' },
        { Url: 'https://omnicasa.example/l/b.jpg' },
      ],
    },
  },
  {
    home: 27,
    rule: 'coordinates 0, 0 are not filled in',
    changes: { GoogleX: '0', GoogleY: '0' },
    published: { Latitude: undefined, Longitude: undefined },
  },
  {
    home: 29,
    rule: 'an energy value has a unit, and a label that is not specified is none',
    changes: { EnergyPerformance: '172 kWh/m²', EPCLabelText: 'not_specified' },
    published: { EnergyPerformance: 172, EPCLabelText: undefined },
  },
  {
    home: 30,
    rule: 'a record with a name and no reference is a project',
    changes: { Ident: undefined, Name: 'Residentie De Linde', Description: 'Twaalf woningen.' },
    published: { TypeDescription: 'Residentie De Linde', PublicAddress: true, Goal: 0 },
  },
  {
    home: 31,
    rule: 'a unit names its project',
    changes: { ProjectID: 4030 },
    published: { ProjectID: 4030 },
  },
  { home: 32, rule: 'the project 0 is none', changes: { ProjectID: 0 }, published: { ProjectID: undefined } },
  {
    home: 33,
    rule: 'names of fields may differ in case',
    changes: { Lead: undefined, lead: 'Rustig wonen', goal: undefined, numberofbedrooms: undefined },
    published: { Lead: 'Rustig wonen' },
  },
  {
    home: 34,
    rule: 'P is the parcel and G the building',
    changes: { PScore: 'B', GScore: 'A', FloodZone: '-' },
    published: { PScore: 'B', GScore: 'A', FloodZone: undefined },
  },
  {
    home: 35,
    rule: 'unknown is not no',
    changes: { PScore: '', GScore: null, PlanningCodes: '-', JudicialDecision: undefined },
    published: {
      PScore: undefined,
      GScore: undefined,
      PlanningCodes: undefined,
      JudicialDecision: undefined,
    },
  },
  {
    home: 36,
    rule: 'titles may have a field for each language',
    changes: {
      TypeDescription: '',
      TypeDescriptionNl: 'Huis aan de beek',
      TypeDescriptionFr: 'Maison au ruisseau',
    },
    published: { TypeDescription: { nl: 'Huis aan de beek', fr: 'Maison au ruisseau' } },
  },
  {
    home: 37,
    rule: 'availability may be a number of a list',
    changes: { Availability: 1 },
    published: {
      Availability: {
        nl: 'Bij akte',
        fr: 'À l’acte',
        en: 'On signing of the deed',
        de: 'Bei der Beurkundung',
      },
    },
  },
]
