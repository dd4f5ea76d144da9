/** The facts of OpenImmo: offer, state, price, place, building and media, each with the paths to its elements. */
import type { Condition, FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import { attribute, OBJECT_HEATING, SIDES, YES } from './openimmo-texts.ts'
import { NO_PRICE } from './placeholders.ts'

const OFFER = 'objektkategorie.vermarktungsart'
export const STATE = 'zustand_angaben'
export const PASS = 'zustand_angaben.energiepass'
export const ADMIN = 'verwaltung_techn'

export const IS_SALE: Condition = { from: `${OFFER}.@KAUF`, is: YES }
export const IS_RENT: Condition = { from: `${OFFER}.@MIETE_PACHT`, is: YES }
const NO_SALE: Condition = { from: `${OFFER}.@KAUF`, not: YES }
const NO_RENT: Condition = { from: `${OFFER}.@MIETE_PACHT`, not: YES }
const LAND = 'geo.land.@iso_land'
const LUXEMBOURG = ['LUX', 'LU']
const SOLD = `${STATE}.verkaufstatus.@stand`
/** The attribute is `aktionart`. Some exporters name it otherwise, or write the word as text. */
export const ACTION = [`${ADMIN}.aktion.@aktionart`, `${ADMIN}.aktion.@actiontype`, `${ADMIN}.aktion.#text`]

const SALE_PRICES = ['preise.kaufpreis', 'preise.kaufpreisbrutto', 'preise.kaufpreisnetto']
/** Rents without costs precede those with costs. */
export const RENTS = [
  'preise.nettokaltmiete',
  'preise.kaltmiete',
  'preise.hauptmietzinsnetto',
  'preise.pauschalmiete',
  'preise.pacht',
  'preise.warmmiete',
  'preise.gesamtmietebrutto',
]
const PERIOD = 'preise.preis_zeiteinheit.@zeiteinheit'

function price(from: string, when: readonly Condition[], more: ValueRule = {}): ValueRule {
  return { from, when: [...when, { from, not: NO_PRICE }], ...more }
}

const STREET_ALONE: Condition = { from: 'geo.hausnummer', empty: false }

export const PLACE: MappingRules['fields'] = {
  Street: [
    { from: 'geo.strasse', when: STREET_ALONE },
    { from: 'geo.strasse', as: 'street' },
  ],
  HouseNumber: ['geo.hausnummer', { from: 'geo.strasse', as: 'houseNumber' }],
  BoxNr: [
    'geo.wohnungsnr',
    { from: 'geo.strasse', as: 'box', when: { from: 'geo.hausnummer', empty: true } },
  ],
  Zip: 'geo.plz',
  City: 'geo.ort',
  CountryID: { from: 'geo.land.@iso_land', values: { BEL: 10, BE: 10, LUX: 50, LU: 50 } },
  Latitude: {
    from: 'geo.geokoordinaten.@breitengrad',
    when: { from: 'geo.geokoordinaten.@breitengrad', not: NO_PRICE },
  },
  Longitude: {
    from: 'geo.geokoordinaten.@laengengrad',
    when: { from: 'geo.geokoordinaten.@laengengrad', not: NO_PRICE },
  },
}

const NOT_PICTURES = [
  'GRUNDRISS',
  'KARTEN_LAGEPLAN',
  'ANBIETERLOGO',
  'DOKUMENTE',
  'LINKS',
  'PANORAMA',
  'QRCODE',
  'FILM',
  'FILMLINK',
  'EPASS-SKALA',
  'ANBOBJURL',
]

export const MEDIA = {
  XLargePictureItems: {
    each: 'anhaenge.anhang',
    when: [
      { from: '@gruppe', not: NOT_PICTURES },
      { from: 'daten.pfad', empty: false },
    ],
    first: { from: '@gruppe', is: ['TITELBILD'] },
    fields: { Url: 'daten.pfad', Name: 'anhangtitel' },
  },
  PlanItems: {
    each: 'anhaenge.anhang[@gruppe=GRUNDRISS]',
    when: { from: 'daten.pfad', empty: false },
    fields: { Url: 'daten.pfad', Name: 'anhangtitel' },
  },
  Documents: {
    each: 'anhaenge.anhang[@gruppe=DOKUMENTE]',
    when: { from: 'daten.pfad', empty: false },
    fields: { Url: 'daten.pfad', Name: ['anhangtitel', 'daten.pfad'] },
  },
  VideoUrl: 'anhaenge.anhang[@gruppe=FILMLINK].daten.pfad',
} as const satisfies MappingRules['fields']

export const PRICE: FieldRule = [
  ...SALE_PRICES.map((path) => price(path, [IS_SALE])),
  ...RENTS.map((path) => price(path, [IS_RENT, { from: PERIOD, not: ['TAG', 'WOCHE', 'JAHR'] }])),
  ...RENTS.map((path) => price(path, [IS_RENT, { from: PERIOD, is: ['JAHR'] }], { factor: 1 / 12 })),
]

export const GOAL: FieldRule = [
  { constant: 0, when: [IS_SALE, NO_RENT] },
  { constant: 1, when: [IS_RENT, NO_SALE] },
  {
    constant: 0,
    when: [IS_SALE, IS_RENT, { from: SALE_PRICES, empty: false }, { from: RENTS, empty: true }],
  },
  {
    constant: 1,
    when: [IS_SALE, IS_RENT, { from: SALE_PRICES, empty: true }, { from: RENTS, empty: false }],
  },
]

export const STATUS: FieldRule = [
  { from: ACTION, values: { REFERENZ: 6, CHANGE: null, ADD: null, NEW: null, NEU: null, UPDATE: null } },
  { from: SOLD, values: { OFFEN: null, RESERVIERT: 1, VERKAUFT: 2 }, when: IS_SALE },
  { from: SOLD, values: { OFFEN: null, RESERVIERT: 1, VERKAUFT: 4 }, when: IS_RENT },
  { constant: 4, when: [IS_RENT, { from: 'verwaltung_objekt.vermietet', is: YES }] },
  { constant: 1 },
]

export const RESERVED: Condition = { from: SOLD, is: ['RESERVIERT'] }

export const OBJECT_FACTS: MappingRules['fields'] = {
  NumberOfBedRooms: 'flaechen.anzahl_schlafzimmer',
  NumberOfBathRooms: 'flaechen.anzahl_badezimmer',
  NumberOfToilets: 'flaechen.anzahl_sep_wc',
  NumberOfGarages: 'preise.stp_garage.@anzahl',
  NumberOfParkings: ['preise.stp_freiplatz.@anzahl', 'flaechen.anzahl_stellplaetze'],
  SurfaceLiving: 'flaechen.wohnflaeche',
  SurfaceTotal: [
    'flaechen.gesamtflaeche',
    'flaechen.bueroflaeche',
    'flaechen.ladenflaeche',
    'flaechen.lagerflaeche',
    'flaechen.nutzflaeche',
  ],
  SurfaceGround: 'flaechen.grundstuecksflaeche',
  SurfaceGarden: 'flaechen.gartenflaeche',
  SurfaceTerrace: 'flaechen.balkon_terrasse_flaeche',
  Floor: { from: 'geo.etage', lenient: true },
  HasLift: { from: 'ausstattung.fahrstuhl.@PERSONEN', lenient: true },
  ConstructionYear: { from: `${STATE}.baujahr`, as: 'year' },
  RenovationYear: { from: `${STATE}.letztemodernisierung`, as: 'year' },
  Facades: { from: 'objektkategorie.objektart.haus.@haustyp', values: { ...SIDES } },
  Heating: OBJECT_HEATING,
  Kitchen: [
    attribute('ausstattung.kueche.@EBK', 'kitchen.open-fitted', [
      { from: 'ausstattung.kueche.@OFFEN', is: YES },
    ]),
    attribute('ausstattung.kueche.@EBK', 'kitchen.fitted'),
    attribute('ausstattung.kueche.@OFFEN', 'kitchen.open'),
    attribute('ausstattung.kueche.@PANTRY', 'kitchen.pantry'),
  ],
  EnergyPerformance: {
    from: [`${PASS}.endenergiebedarf`, `${PASS}.energieverbrauchkennwert`],
    lenient: true,
  },
  EPCLabelText: {
    from: [`${PASS}.wertklasse`, `${STATE}.user_defined_simplefield[@feldname=epass_wertklasse]`],
    when: { from: LAND, not: LUXEMBOURG },
    lenient: true,
  },
  EnergyClass: { from: `${PASS}.wertklasse`, when: { from: LAND, is: LUXEMBOURG }, lenient: true },
  EPCExpiryDate: { from: `${PASS}.gueltig_bis`, lenient: true },
}
