/** The traps of Whise, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import { detail, enumDetail } from './export.ts'
import type { Estate } from './export.ts'

const url = (name: string) => `https://r.estates.example/1920/${name}`

export const TRAPS: readonly Trap<Estate>[] = [
  {
    home: 1,
    rule: 'of the coordinates, x is the latitude, whatever its label says',
    changes: {
      details: [detail(1849, '50.8333'), detail(1850, '4.3667'), detail(2391, '20260101-0001234567-RES-1')],
    },
    published: { Latitude: 50.8333, Longitude: 4.3667, UniqueCode: '20260101-0001234567-RES-1' },
  },
  {
    home: 2,
    rule: 'an address that is not displayed takes its coordinates with it, and absent is not displayed',
    changes: { displayAddress: undefined },
    published: { PublishAddress: false, Latitude: undefined, Longitude: undefined },
  },
  {
    home: 3,
    rule: 'a price that is not displayed is hidden, though the answer contains it',
    changes: { displayPrice: undefined, price: 412_000 },
    published: { PublishPrice: false },
  },
  {
    home: 5,
    rule: 'rooms are bedrooms',
    changes: { rooms: 4, bathRooms: 2, fronts: 3 },
    published: { NumberOfBedRooms: 4, NumberOfBathRooms: 2, NumberOfFacades: 3 },
  },
  {
    home: 6,
    rule: 'the number of the detail precedes the range of the estate',
    changes: { energyValue: '179-205', details: [detail(2089, '182.5', { type: 'float_signed' })] },
    published: { EnergyPerformance: 182.5 },
  },
  {
    home: 7,
    rule: 'a range of two energy values is no value',
    changes: { energyValue: '179-205', details: [] },
    published: { EnergyPerformance: undefined },
  },
  {
    home: 9,
    rule: 'the first picture has no order, orders repeat, and the position decides between them',
    changes: {
      pictures: [
        { id: 1, order: 4, urlXXL: url('d.jpg?v=9') },
        { id: 2, urlXXL: url('a.jpg?v=9') },
        { id: 3, order: 2, urlXXL: url('b.jpg?v=9'), detailId: 78 },
        { id: 4, order: 2, urlXXL: url('c.jpg?v=9') },
      ],
    },
    published: {
      XLargePictureItems: [
        { ID: '2', Url: url('a.jpg?v=9') },
        { ID: '3', Url: url('b.jpg?v=9') },
        { ID: '4', Url: url('c.jpg?v=9') },
        { ID: '1', Url: url('d.jpg?v=9') },
      ],
    },
  },
  {
    home: 10,
    rule: 'dates of details have the month first, those of the estate are ISO',
    changes: { details: [detail(2776, '08/09/2031 00:00', { type: 'datetime' })] },
    published: { EPCExpiryDate: '2031-08-09', CreatedDate: '2026-10-01', LastChangedDate: '2026-11-12' },
  },
  {
    home: 11,
    rule: 'codes of details are read by their number, in every language',
    changes: {
      details: [
        enumDetail(1020, 667, 'Pompe à chaleur'),
        enumDetail(1595, 686, 'Hyper équipée'),
        enumDetail(2222, 1230, 'possible'),
        enumDetail(1736, 12, 'Habitation'),
        detail(808, '1', { type: 'yes/no' }),
        detail(1734, '0', { type: 'yes/no' }),
        enumDetail(2712, 1837, 'aucune'),
        detail(691, '0', { type: 'yes/no' }),
      ],
    },
    published: {
      Heating: { nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' },
      PlanningCodes: ['Vg', 'Wg', 'Gdv', 'Gvkr'],
      JudicialDecision: 0,
      UniqueCode: undefined,
    },
  },
  {
    home: 13,
    rule: 'unknown is not no',
    changes: { details: [], energyClass: undefined, energyValue: undefined },
    published: {
      PlanningCodes: undefined,
      JudicialDecision: undefined,
      FloodZone: undefined,
      EnergyPerformance: undefined,
      ConstructionYear: undefined,
    },
  },
  {
    home: 14,
    rule: 'an option is a marquee over a home that is still for sale',
    changes: { purposeStatus: { id: 5 } },
    published: {
      Status: 1,
      Marquee: 1,
      MarqueeName: { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    },
  },
  { home: 15, rule: 'sold is sold', changes: { purposeStatus: { id: 3 } }, published: { Status: 2 } },
  {
    home: 16,
    rule: 'rented is rented, and its page stays',
    changes: { purpose: { id: 2 }, purposeStatus: { id: 4 } },
    published: { Goal: 1, Status: 4 },
  },
  {
    home: 17,
    rule: 'a realisation is a reference',
    changes: { displayStatusId: 4 },
    published: { Status: 6 },
  },
  {
    home: 18,
    rule: 'an estate that is offline is left out',
    changes: { displayStatusId: 1 },
    filtered: 'offline',
  },
  {
    home: 19,
    rule: 'a prospection is left out, though it is online',
    changes: { purposeStatus: { id: 19 } },
    filtered: 'not for publication',
  },
  { home: 21, rule: 'an archived estate is left out', changes: { status: { id: 5 } }, filtered: 'archived' },
  { home: 22, rule: 'a deleted estate is removed', changes: { status: { id: 6 } }, filtered: 'deleted' },
  {
    home: 23,
    rule: 'a life annuity is no ordinary sale',
    changes: { purpose: { id: 3 }, purposeStatus: { id: 15 } },
    quarantined: 'Goal',
  },
  {
    home: 25,
    rule: 'an unknown state of the purpose is not guessed',
    changes: { purposeStatus: { id: 77 } },
    quarantined: 'Status',
  },
  {
    home: 26,
    rule: 'an unknown category is not guessed',
    changes: { category: { id: 9 }, subCategory: undefined },
    quarantined: 'WebID',
  },
  {
    home: 27,
    rule: 'a country outside of Belgium and Luxembourg has no place on the site',
    changes: { country: { id: 7 }, zip: '03181', city: 'Torrevieja' },
    quarantined: 'CountryID',
  },
  {
    home: 29,
    rule: 'Luxembourg is country 5, and its postal codes may have a letter',
    changes: { country: { id: 5 }, zip: 'L-1130', city: 'Luxembourg' },
    published: { CountryID: 50, Zip: '1130' },
  },
  {
    home: 30,
    rule: 'an estate with children and without a parent is a project',
    changes: { canHaveChildren: true, price: 265_000, category: { id: 2 }, subCategory: { id: 97 } },
    published: {
      PriceMin: 265_000,
      WebIDName: {
        nl: 'Nieuwbouwappartement',
        fr: 'Appartement neuf',
        en: 'New-build apartment',
        de: 'Neubauwohnung',
      },
    },
  },
  {
    home: 31,
    rule: 'an estate with a parent is a unit of its project',
    changes: { parentId: 5_200_030, category: { id: 2 }, subCategory: { id: 97 } },
    published: { ProjectID: 5_200_030 },
  },
  {
    home: 33,
    rule: 'a sub-category belongs to a group by its number, not by its name',
    changes: { category: { id: 1 }, subCategory: { id: 6 } },
    published: { WebID: 7, MainTypeName: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' } },
  },
  {
    home: 34,
    rule: 'a class in words is a label',
    changes: { energyClass: 'App', details: [] },
    published: { EPCLabelText: 'A++' },
  },
  {
    home: 35,
    rule: 'the title of the advert precedes the name, which is internal',
    changes: { details: [detail(1914, 'Lichte woning aan het park')], name: 'INTERN VERHOEVEN NIET TONEN' },
    published: { TypeDescription: 'Lichte woning aan het park' },
  },
]
