/** The traps of Skarabee, each in a publication of its own, and what an import must make of it. */
import type { Changes } from '../made-up/changed.ts'
import type { Trap } from '../made-up/traps.ts'

const url = (name: string) => `https://pictures.example/${name}`
const TYPO = 'Property.Typo'

export const TRAPS: readonly Trap<Changes>[] = [
  {
    home: 1,
    rule: 'of the position, the latitude is the value that can be one, whichever attribute has it',
    changes: { 'Property.Address.Position': { '@X': '51,0536', '@Y': '3,7253', '@Type': 'EPSG_4326' } },
    published: { Latitude: 51.0536, Longitude: 3.7253 },
  },
  {
    home: 2,
    rule: 'a hidden address takes its number and coordinates with it',
    changes: { 'Info.HideAddress': true },
    published: {
      PublishAddress: false,
      Street: undefined,
      HouseNumber: undefined,
      Latitude: undefined,
      Longitude: undefined,
    },
  },
  {
    home: 3,
    rule: 'a hidden house number takes the box and the coordinates with it, and leaves the street',
    changes: { 'Info.HideHouseNumber': true, 'Property.Address.Street': 'Kalkovenpad' },
    published: {
      PublishAddress: true,
      Street: 'Kalkovenpad',
      HouseNumber: undefined,
      BoxNr: undefined,
      Latitude: undefined,
    },
  },
  {
    home: 5,
    rule: 'a hidden price is hidden, though the answer contains it',
    changes: { 'Info.HidePrice': true },
    published: { PublishPrice: false },
  },
  {
    home: 6,
    rule: 'a price on request is hidden',
    changes: { 'Property.PriceIndication': 'ON_REQUEST', 'Property.Price': '-1.00' },
    published: { PublishPrice: false, Price: undefined },
  },
  {
    home: 7,
    rule: 'a rent per year is one twelfth per month',
    changes: {
      'Property.Status': 'FOR_RENT',
      'Property.Price': '14400.00',
      'Property.PriceType': 'PRICE_PER_YEAR',
    },
    published: { Goal: 1, Price: 1200 },
  },
  {
    home: 9,
    rule: 'a price per square metre is no price of the home',
    changes: { 'Property.Price': '2400.00', 'Property.PriceType': 'PER_M2' },
    published: { Price: undefined },
  },
  {
    home: 10,
    rule: 'the letter of the house number is its extension, and the zip is an attribute of the town',
    changes: {
      'Property.Address.HouseNumber': 12,
      'Property.Address.HouseNumberExtension': 'A',
      'Property.Address.MailBox': '3',
      'Property.Address.City': { '@ID': 1, '@ZipCode': '9000', '#text': 'Gent' },
    },
    published: { HouseNumber: '12 A', BoxNr: '3', Zip: '9000', City: 'Gent' },
  },
  {
    home: 11,
    rule: 'minus one and UNDEFINED are unknown, and unknown is not no',
    changes: {
      'Property.NumberOfBedrooms': -1,
      'Property.ConstructionYear': -1,
      'Property.HeatingTypes': undefined,
      'Property.Energy': { Index: '-1.00', Class: 'UNDEFINED' },
      'Property.UrbanDevelopment': {
        Permit: 'UNDEFINED',
        Summons: 'UNDEFINED',
        PreemptiveRights: 'UNDEFINED',
        JudicialDecision: 'UNDEFINED',
      },
    },
    published: {
      NumberOfBedRooms: undefined,
      ConstructionYear: undefined,
      EnergyPerformance: undefined,
      EPCLabelText: undefined,
      PlanningCodes: undefined,
      JudicialDecision: undefined,
      FloodZone: undefined,
    },
  },
  {
    home: 13,
    rule: 'planning, flood risk and scores have their own codes; P is the parcel and G the building',
    changes: {
      'Property.UrbanDevelopment': {
        Permit: 'TRUE',
        Summons: 'FALSE',
        PreemptiveRights: 'FALSE',
        AllotmentPermit: 'TRUE',
        AreaApplication: { '@Code': 'Wglk' },
        JudicialDecisionType: 'Gmo',
        JudicialDecision: 'FALSE',
      },
      'Property.FloodProneArea': 'POSSIBLE',
      'Property.WaterPolicyPScore': ' b',
      'Property.WaterPolicyGScore': 'A',
    },
    published: {
      PlanningCodes: ['Vg', 'WgLk', 'Gvkr', 'Vv', 'Gdv', 'Gmo'],
      JudicialDecision: 0,
      PScore: 'B',
      GScore: 'A',
      FloodZone: {
        nl: 'Mogelijk overstromingsgevoelig gebied',
        fr: 'Zone potentiellement inondable',
        en: 'Area at possible risk of flooding',
        de: 'Möglicherweise überschwemmungsgefährdetes Gebiet',
      },
    },
  },
  {
    home: 14,
    rule: 'an option is a marquee over a home that is still for sale',
    changes: { 'Property.Status': 'OPTION_FOR_SALE', 'Property.FlowStatus': 'TO_COMPLETE_OPTION_FOR_SALE' },
    published: {
      Goal: 0,
      Status: 1,
      MarqueeName: { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    },
  },
  {
    home: 15,
    rule: 'sold is sold',
    changes: { 'Property.Status': 'SOLD' },
    published: { Goal: 0, Status: 2 },
  },
  {
    home: 16,
    rule: 'rented is rented, and says the goal',
    changes: { 'Property.Status': 'RENTED', 'Property.FlowStatus': 'RENTED_WITH_CONTRACT' },
    published: { Goal: 1, Status: 4 },
  },
  {
    home: 17,
    rule: 'a prospect is left out',
    changes: { 'Property.Status': 'PROSPECT_FOR_SALE' },
    filtered: 'not for publication',
  },
  {
    home: 18,
    rule: 'a publication on hold is left out',
    changes: { 'Property.FlowStatus': 'FOR_SALE_ON_HOLD' },
    filtered: 'not for publication',
  },
  {
    home: 19,
    rule: 'a publication that is withdrawn is removed',
    changes: { 'Property.Active': false },
    filtered: 'deleted',
  },
  {
    home: 21,
    rule: 'a life annuity is no ordinary sale',
    changes: { 'Property.LifeAnnuity': { Type: 'FULL_OWNERSHIP', OneOffPayment: '60000.00' } },
    quarantined: 'Goal',
  },
  {
    home: 22,
    rule: 'an unknown status is not guessed',
    changes: { 'Property.Status': 'FOR_SWAP' },
    quarantined: 'Status',
  },
  {
    home: 23,
    rule: 'an unknown kind of home is not guessed',
    changes: { [TYPO]: { Sort: 'Igloo' } },
    quarantined: 'WebID',
  },
  {
    home: 25,
    rule: 'the genre precedes the kind: a building of flats is an investment, and a studio is no flat',
    changes: { [TYPO]: { Sort: 'Flat', Genre: 'Studio' } },
    published: { WebID: 3, MainTypeName: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' } },
  },
  {
    home: 26,
    rule: 'an older answer has the three letters of a type alone',
    changes: { [TYPO]: undefined, 'Property.Type': 'APP' },
    published: { WebID: 2 },
  },
  {
    home: 27,
    rule: 'three letters without a known meaning are not guessed',
    changes: { [TYPO]: undefined, 'Property.Type': 'HKW' },
    quarantined: 'WebID',
  },
  {
    home: 29,
    rule: 'pictures have an index, the first one is marked, and maps are plans',
    changes: {
      Pictures: {
        Picture: [
          { Index: 2, Name: 'x', Description: 'Keuken', URL: url('b.jpg'), PictureType: 'INTERIEUR' },
          { Index: 1, Name: 'x', URL: url('map.jpg'), PictureType: 'MAP_DOWNSTAIRS' },
          { Index: 3, Name: 'x', URL: url('a.jpg'), PictureType: 'FIRST_PICTURE' },
          { Index: 1, Name: 'x', URL: url('c.jpg'), PictureType: 'UNDEFINED' },
        ],
      },
      FloorPlans: { FloorPlan: [{ Index: 1, Description: 'Gelijkvloers', URL: url('plan.jpg') }] },
    },
    published: {
      XLargePictureItems: [
        { Url: url('a.jpg') },
        { Url: url('c.jpg') },
        { Url: url('b.jpg'), Name: 'Keuken' },
      ],
      PlanItems: [{ Url: url('plan.jpg'), Name: 'Gelijkvloers' }, { Url: url('map.jpg') }],
    },
  },
  {
    home: 30,
    rule: 'a certificate has an index, a class beyond the scale stays in extra, and its number is the unique code',
    changes: {
      'Property.Energy': {
        Index: '-12.50',
        Class: 'A_3PLUS',
        EnergyCertificateNr: '20260101-0001234567-RES-1',
        ClassEndDate: '2036-01-01 00:00:00',
        EnergyLevel: '20.00',
      },
    },
    published: {
      EnergyPerformance: -12.5,
      EPCLabelText: undefined,
      UniqueCode: '20260101-0001234567-RES-1',
      EPCExpiryDate: '2036-01-01',
      ELevel: 20,
      extra: { EnergyClass: 'A_3PLUS' },
    },
  },
  {
    home: 31,
    rule: 'Luxembourg shows the class of its certificate',
    changes: {
      'Property.Address.CountryID': 'LU',
      'Property.Address.City': { '@ID': 1, '@ZipCode': 'L-1130', '#text': 'Luxembourg' },
      'Property.Address.Position': { '@X': '6.13', '@Y': '49.6117' },
      'Property.Energy': { Index: '98.00', Class: 'C' },
    },
    published: { CountryID: 50, Zip: '1130', EnergyClass: 'C', EPCLabelText: undefined },
  },
  {
    home: 33,
    rule: 'another country has no place on a site for Belgium and Luxembourg',
    changes: { 'Property.Address.CountryID': 'ES' },
    quarantined: 'CountryID',
  },
  {
    home: 34,
    rule: 'a project is a publication of its own',
    changes: {
      'Property.PropertyType': 'PROJECT',
      'Property.Price': '265000.00',
      'Property.Flashes': {
        Flash: [{ '@ID': '1', '@LanguageID': 'NL', Title: 'Park Zuid', Text: 'Twaalf woningen.' }],
      },
    },
    published: { TypeDescription: { nl: 'Park Zuid' }, PublicAddress: true, PriceMin: 265_000 },
  },
  {
    home: 35,
    rule: 'a lot names the publication of its project',
    changes: { 'Property.PropertyType': 'LOT', 'Property.Project': { PublicationID: 71_034 } },
    published: { ProjectID: 71_034 },
  },
  {
    home: 36,
    rule: 'a model of a house is not for sale',
    changes: { 'Property.PropertyType': 'MODEL' },
    filtered: 'a model',
  },
  {
    home: 37,
    rule: 'the sides of a house follow from its shape, and the shape of a corner is not known',
    changes: {
      [`${TYPO}.Characterisation`]: 'Dwelling_Corner',
      [`${TYPO}.Sort`]: 'Dwelling',
      [`${TYPO}.Genre`]: 'Villa',
    },
    published: { Facades: undefined, WebID: 1 },
  },
  {
    home: 40,
    rule: 'a list of one element is this element',
    changes: {
      'Property.Flashes': {
        Flash: [{ '@ID': '1', '@LanguageID': 'de', Title: 'Haus am Bach', Text: 'Ruhig.' }],
      },
      'Property.HeatingTypes': { HeatingType: ['HEATING_PUMP'] },
    },
    published: {
      TypeDescription: { de: 'Haus am Bach' },
      Description: { de: 'Ruhig.' },
      Heating: { nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' },
    },
  },
]
