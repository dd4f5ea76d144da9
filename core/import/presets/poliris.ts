/** The table of Poliris (SeLoger), which programs of France and Luxembourg send to portals: cells by position, without names. */
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { Condition, MappingRules } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { groupsOfKinds, textsOfKinds } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { NO_PRICE } from './placeholders.ts'
import { POLIRIS_COLUMNS, POLIRIS_PHOTOS, POLIRIS_PRIVATE } from './poliris-columns.ts'

const TYPES: Readonly<Record<string, Kind>> = {
  appartement: ['apartment', 'type.apartment'],
  bâtiment: ['industrial', 'type.hall'],
  boutique: ['commercial', 'type.shop'],
  bureaux: ['office', 'type.office'],
  château: ['house', 'type.castle'],
  'hôtel particulier': ['house', 'type.mansion'],
  immeuble: ['investment', 'type.apartment-building'],
  local: ['commercial', 'type.commercial'],
  'loft/atelier/surface': ['apartment', 'type.loft'],
  'maison/villa': ['house', 'type.house'],
  'maison avec terrain': ['house', 'type.house'],
  'parking/box': ['garage', 'type.parking'],
  entreprises: ['commercial', 'type.commercial'],
  terrain: ['land', 'type.land'],
}

/** The fuels among the flags whose sum is the heating. The others say how it is given off. */
const FUELS: Readonly<Record<number, CodeTextKey>> = {
  512: 'heating.gas',
  1024: 'heating.fuel',
  2048: 'heating.electric',
}
const GIVEN_OFF = [128, 256, 4096, 8192, 16_384]

/** A sum with one fuel names it. */
function heatings(): Record<string, CodeTextKey | null> {
  const sums = [...GIVEN_OFF, ...Object.keys(FUELS).map(Number)].reduce<readonly number[]>(
    (all, flag) => [...all, ...all.map((sum) => sum + flag)],
    [0],
  )
  const fuelsIn = (sum: number) => Object.entries(FUELS).filter(([flag]) => (sum & Number(flag)) > 0)
  return Object.fromEntries(
    sums.map((sum) => {
      const [fuel, ...others] = fuelsIn(sum)
      return [String(sum), fuel === undefined || others.length > 0 ? null : fuel[1]]
    }),
  )
}

const KITCHENS: Readonly<Record<number, CodeTextKey | null>> = {
  1: 'kitchen.none',
  2: 'kitchen.open',
  3: null,
  4: null,
  5: 'kitchen.pantry',
  6: 'kitchen.open-fitted',
  7: 'kitchen.fitted',
  8: 'kitchen.fitted',
  9: 'kitchen.fitted',
}

const IS_RENT: Condition = { from: 'transaction', is: ['location'] }
const IS_LUXEMBOURG: Condition = { from: 'pays', is: ['Luxembourg', 'LU', 'L'] }
const IS_BELGIUM: Condition = { from: 'pays', not: ['Luxembourg', 'LU', 'L'] }
const NO_CLASS = { VI: null, NS: null }

const RULES: MappingRules = {
  delimiter: '!#',
  header: POLIRIS_COLUMNS,
  cells: 'any',
  numbers: 'point',
  dates: 'day-first',
  id: ['identifiant', 'référence'],
  stock: 'whole',
  fields: {
    Goal: {
      from: 'transaction',
      values: {
        vente: 0,
        'vente de prestige': 0,
        "produit d'investissement": 0,
        location: 1,
        'cession de bail': 2,
        'vente-fonds-de-commerce': 2,
      },
    },
    WebID: { from: 'type', values: groupsOfKinds(TYPES) },
    MainTypeName: [
      { from: 'sous-type', as: 'typeName' },
      { from: 'type', values: textsOfKinds(TYPES), as: 'codeText' },
    ],
    RecordFile: 'référence',
    TypeDescription: { languages: { fr: 'titre' } },
    Description: { languages: { fr: 'texte' } },
    Price: { from: 'prix', when: { from: 'prix', not: NO_PRICE } },
    PublishPrice: { constant: true },
    ChargesRenter: { from: 'charges', when: [IS_RENT, { from: 'charges comprises', not: ['OUI'] }] },
    ChargesType: {
      from: 'type de charges',
      values: { 1: 'fixed', 2: 'advance', 3: 'advance' },
      when: IS_RENT,
      lenient: true,
    },
    DepositAmount: { from: 'dépôt', when: IS_RENT },
    PublishAddress: { constant: false },
    Street: { from: 'adresse', as: 'street' },
    HouseNumber: { from: 'adresse', as: 'houseNumber' },
    BoxNr: { from: 'adresse', as: 'box' },
    Zip: 'code postal',
    City: 'ville',
    CountryID: { from: 'pays', as: 'country' },
    Latitude: { from: 'latitude', as: 'latitude' },
    Longitude: { from: 'longitude', as: 'longitude' },
    SurfaceLiving: 'surface',
    SurfaceGround: 'terrain',
    SurfaceTerrace: { from: 'surface de terrasse', lenient: true },
    HasTerrace: { from: 'terrasse', lenient: true },
    NumberOfBedRooms: 'chambres',
    NumberOfBathRooms: 'salles de bain',
    NumberOfShowerRooms: "salles d'eau",
    NumberOfToilets: 'toilettes',
    NumberOfParkings: 'parkings',
    NumberOfGarages: 'box',
    Floor: { from: 'étage', lenient: true },
    HasLift: { from: 'ascenseur', lenient: true },
    ConstructionYear: { from: 'année', as: 'year' },
    Heating: { from: 'chauffage', values: heatings(), as: 'codeText', lenient: true },
    Kitchen: { from: 'cuisine', values: KITCHENS, as: 'codeText', lenient: true },
    EnergyPerformance: { from: 'énergie', lenient: true },
    EPCLabelText: { from: 'classe énergie', values: NO_CLASS, when: IS_BELGIUM, lenient: true },
    EnergyClass: { from: 'classe énergie', values: NO_CLASS, when: IS_LUXEMBOURG, lenient: true },
    Availability: { from: 'disponible', as: 'date', lenient: true },
    VirtualTourUrl: { from: 'visite virtuelle', lenient: true },
    XLargePictureItems: { each: [...POLIRIS_PHOTOS], fields: { Url: '#text' } },
  },
  keep: { Rooms: 'pièces', Furnished: 'meublé', Cellar: 'cave', Floors: 'étages', Emissions: 'émissions' },
  drop: [...POLIRIS_PRIVATE, 'code postal réel', 'ville réelle', 'mandat', 'date de mandat'],
  ignore: ['agence', 'téléphone', 'contact', 'mail', 'négociateur', 'refait'],
}

export const POLIRIS: Preset = {
  id: 'poliris',
  name: 'the table of Poliris (SeLoger)',
  reader: 'csv',
  rules: RULES,
  signs: ['transaction', 'type', 'code postal', 'ville', 'titre'],
  confidence: 'medium',
  unsure: [
    'The table does not say whether an address may be shown: neither it nor the coordinates are. {"PublishAddress": {"constant": true}} in the mapping shows them.',
    'The price of a rent includes charges where the table says so, and its charges are not added then.',
    'Titles and texts are taken as French. Those in other languages, and the captions of pictures, are not read.',
    'Life annuities and rents for holidays are quarantined, as is a home without a country.',
    'The table has no status and no Belgian facts. It is the whole stock: a home that is missing is removed from the site.',
  ],
  sources: ['ranks and codes of the public description of the format, versions 4.08 to 4.11'],
}
