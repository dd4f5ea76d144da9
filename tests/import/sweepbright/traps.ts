/** The traps of SweepBright, each in an estate of its own, and what an import must make of it. */
import type { Changes } from '../made-up/changed.ts'
import type { Trap } from '../made-up/traps.ts'
import { pictureOf, uuidOf } from './export.ts'

const SIGNED = `?X-Amz-Expires=600&X-Amz-Signature=${'ab'.repeat(32)}`
const url = (name: string) => `https://pictures.example/${name}${SIGNED}`
const ENERGY = 'legal.energy'

export const TRAPS: readonly Trap<Changes>[] = [
  {
    home: 1,
    rule: 'let is rent',
    changes: { negotiation: 'let' },
    published: { Goal: 1 },
  },
  {
    home: 2,
    rule: 'a hidden address takes its number, box and coordinates with it',
    changes: { 'location.hidden': true, 'location.box': 'B2' },
    published: {
      PublishAddress: false,
      Street: undefined,
      HouseNumber: undefined,
      BoxNr: undefined,
      Latitude: undefined,
      Longitude: undefined,
    },
  },
  {
    home: 3,
    rule: 'an answer that does not say whether the address is hidden hides it',
    changes: { 'location.hidden': null },
    published: { PublishAddress: false, Street: undefined, Latitude: undefined },
  },
  {
    home: 5,
    rule: 'a hidden price is hidden, though the answer contains it',
    changes: { 'price.hidden': true },
    published: { PublishPrice: false },
  },
  {
    home: 6,
    rule: 'a rent per week is no rent of a home',
    changes: { negotiation: 'let', rent_period: 'week', 'price.amount': 650 },
    published: { Goal: 1, Price: undefined },
  },
  {
    home: 7,
    rule: 'a price in another currency is no price in euros',
    changes: { 'price.currency': 'CHF' },
    published: { Price: undefined },
  },
  {
    home: 9,
    rule: 'a plot has its own unit: ares and acres become square metres',
    changes: {
      'sizes.plot_area': { size: 12.5, unit: 'are' },
      'sizes.liveable_area': { size: 100, unit: 'sq_m' },
    },
    published: { SurfaceGround: 1250, SurfaceLiving: 100 },
  },
  {
    home: 10,
    rule: 'an unknown unit gives no surface, and the home is published',
    changes: { 'sizes.plot_area': { size: 3, unit: 'rood' } },
    published: { SurfaceGround: undefined, Status: 1 },
  },
  {
    home: 11,
    rule: 'null is unknown, and unknown is not no',
    changes: { building: { construction: null, renovation: null }, [ENERGY]: null, bedrooms: null },
    published: {
      ConstructionYear: undefined,
      EnergyPerformance: undefined,
      EPCLabelText: undefined,
      NumberOfBedRooms: undefined,
      PlanningCodes: undefined,
      FloodZone: undefined,
    },
  },
  {
    home: 13,
    rule: 'planning is yes or no, flood risk has words, P is the plot and G the building',
    changes: {
      'legal.regulations': {
        building_permit: true,
        priority_purchase_right: false,
        subdivision_authorisation: true,
        urban_planning_breach: false,
      },
      'legal.property_and_land': {
        flood_risk: 'effective_flood_sensitive_area',
        flood_risk_plot_score: 'c',
        flood_risk_building_score: 'D',
        cadastral_income: 745,
      },
    },
    published: {
      PlanningCodes: ['Vg', 'Gvkr', 'Vv'],
      PScore: 'C',
      GScore: 'D',
      CadastralIncome: 745,
      FloodZone: {
        nl: 'Effectief overstromingsgevoelig gebied',
        fr: 'Zone effectivement inondable',
        en: 'Area at effective risk of flooding',
        de: 'Tatsächlich überschwemmungsgefährdetes Gebiet',
      },
    },
  },
  {
    home: 14,
    rule: 'an older answer has the certificate at the top',
    changes: {
      legal: undefined,
      epc_value: 182.5,
      epc_category: 'C',
      epc_reference: '20260101-0001234567-RES-1',
      cadastral_income: { amount: 745, currency: 'EUR' },
    },
    published: {
      EnergyPerformance: 182.5,
      EPCLabelText: 'C',
      UniqueCode: '20260101-0001234567-RES-1',
      CadastralIncome: 745,
    },
  },
  {
    home: 15,
    rule: 'an E-level is a word that begins with E',
    changes: { [`${ENERGY}.e_level`]: 'E30' },
    published: { ELevel: 30 },
  },
  {
    home: 16,
    rule: 'rented is rented',
    changes: { status: 'rented', negotiation: 'let' },
    published: { Status: 4 },
  },
  { home: 17, rule: 'sold is sold', changes: { status: 'sold' }, published: { Status: 2 } },
  {
    home: 18,
    rule: 'an option is a marquee over a home that is still there',
    changes: { status: 'option' },
    published: {
      Status: 1,
      Marquee: 1,
      MarqueeName: { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    },
  },
  {
    home: 19,
    rule: 'a prospect is left out',
    changes: { status: 'prospect' },
    filtered: 'not for publication',
  },
  {
    home: 21,
    rule: 'an estate that is not public is left out, whatever the word for it',
    changes: { publish_status: 'archived' },
    filtered: 'not public',
  },
  {
    home: 22,
    rule: 'an unknown status is not guessed',
    changes: { status: 'swapped' },
    quarantined: 'Status',
  },
  {
    home: 23,
    rule: 'an unknown type is not guessed',
    changes: { type: 'boat', sub_type: null },
    quarantined: 'WebID',
  },
  {
    home: 25,
    rule: 'an unknown negotiation is not guessed',
    changes: { negotiation: 'auction' },
    quarantined: 'Goal',
  },
  {
    home: 26,
    rule: 'another country has no place on a site for Belgium and Luxembourg',
    changes: { 'location.country': 'FR' },
    quarantined: 'CountryID',
  },
  {
    home: 27,
    rule: 'the sub-type precedes the type',
    changes: { type: 'apartment', sub_type: 'student_accommodation' },
    published: {
      WebID: 3,
      MainTypeName: { nl: 'Studentenkamer', fr: 'Kot étudiant', en: 'Student room', de: 'Studentenzimmer' },
    },
  },
  {
    home: 29,
    rule: 'pictures have an ordinal and signed addresses, plans are apart, and documents that expire are left out',
    changes: {
      images: [pictureOf('b.jpg', 2, 'Keuken'), pictureOf('a.jpg', 1)],
      plans: [pictureOf('plan.png', 1)],
      documents: [pictureOf('epc.pdf', 1)],
    },
    published: {
      XLargePictureItems: [
        { ID: 'picture-a.jpg', Url: url('a.jpg') },
        { ID: 'picture-b.jpg', Url: url('b.jpg'), Name: 'Keuken' },
      ],
      PlanItems: [{ ID: 'picture-plan.png', Url: url('plan.png') }],
      Documents: undefined,
    },
  },
  {
    home: 30,
    rule: 'a text in a language that the site does not have is left out',
    changes: { description: { es: 'Tranquilo.', nl: 'Rustig.' }, description_title: { nl: 'Huis', en: '' } },
    published: { Description: { nl: 'Rustig.' }, TypeDescription: { nl: 'Huis' } },
  },
  {
    home: 33,
    rule: 'a number has an addition',
    changes: { 'location.number': '12', 'location.addition': 'A', 'location.box': '3' },
    published: { HouseNumber: '12 A', BoxNr: '3' },
  },
  {
    home: 34,
    rule: 'Luxembourg shows the class of its certificate',
    changes: { 'location.country': 'LU', 'location.postal_code': 'L-1130', 'location.city': 'Luxembourg' },
    published: { CountryID: 50, Zip: '1130', EPCLabelText: undefined },
  },
  {
    home: 35,
    rule: 'a date of availability is a day',
    changes: { 'occupancy.available_from': '2027-01-15T00:00:00+00:00' },
    published: { Availability: '2027-01-15' },
  },
]

/** A project with two units, of which the second one has neither address nor texts. Both are read beside the forty. */
export const PROJECT: Changes = {
  is_project: true,
  description_title: { nl: 'Park Zuid' },
  properties: [
    {
      id: uuidOf(101),
      is_project: false,
      project_id: uuidOf(100),
      type: 'apartment',
      negotiation: 'sale',
      status: 'available',
      publish_status: 'public',
      price: { amount: 245_000, currency: 'EUR', hidden: false },
      location: {
        street: 'Zavelhof',
        number: '9',
        postal_code: '9000',
        city: 'Gent',
        country: 'BE',
        hidden: false,
      },
      description_title: { nl: 'Appartement 1.1' },
    },
    {
      id: uuidOf(102),
      is_project: false,
      project_id: uuidOf(100),
      type: 'apartment',
      negotiation: 'sale',
      status: 'sold',
      price: { amount: 265_000, currency: 'EUR', hidden: true },
      location: null,
      vendors: [{ last_name: 'Roza Geheim-Eigenaar' }],
    },
  ],
}
