/**
 * Forty made-up homes of a made-up agency, the same ones for the export of every format. Towns and postal codes exist;
 * streets, people, texts and figures do not.
 */

export interface Agent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export type HomeKind = 'house' | 'apartment' | 'land' | 'garage' | 'shop' | 'office'

export interface Home {
  /** From 1 to 40. */
  readonly number: number
  readonly reference: string
  readonly goal: 'sale' | 'rent'
  readonly kind: HomeKind
  readonly street: string
  readonly houseNumber: string
  readonly box: string
  readonly zip: string
  readonly town: string
  readonly country: 'BE' | 'LU'
  readonly latitude: number
  readonly longitude: number
  /** Euro; of a rent, per month. */
  readonly price: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly living: number
  readonly plot: number
  readonly year: number
  readonly kwh: number
  readonly label: string
  readonly title: { readonly nl: string; readonly fr: string }
  readonly text: { readonly nl: string; readonly fr: string }
  readonly pictures: readonly string[]
  readonly agent: Agent
}

export const AGENTS: readonly Agent[] = [
  {
    id: '71',
    firstName: 'Ines',
    lastName: 'Verlaeken',
    email: 'ines@kantoor-linde.example',
    phone: '+32 9 000 12 35',
  },
  {
    id: '72',
    firstName: 'Tom',
    lastName: 'Brabander',
    email: 'tom@kantoor-linde.example',
    phone: '+32 9 000 12 36',
  },
]

/**
 * Private data that every export has in its fields for it. None of these texts may appear in a record, a report, a
 * problem or the quarantine.
 */
export const PRIVATE = {
  owner: 'Roza Geheim-Eigenaar',
  ownerPhone: '+32 470 99 88 77',
  ownerEmail: 'roza@eigenaar.example',
  key: 'sleutel bij de bakker, haak 17',
  commission: '3,14 procent commissie',
  remark: 'verkoper wil onder de prijs gaan',
} as const

interface Town {
  readonly zip: string
  readonly name: string
  readonly country: 'BE' | 'LU'
  readonly latitude: number
  readonly longitude: number
}

const TOWNS: readonly Town[] = [
  { zip: '9000', name: 'GENT', country: 'BE', latitude: 51.0536, longitude: 3.7253 },
  { zip: '9300', name: 'Aalst', country: 'BE', latitude: 50.9378, longitude: 4.0403 },
  { zip: '2000', name: 'Antwerpen', country: 'BE', latitude: 51.2211, longitude: 4.3997 },
  { zip: '3000', name: 'Leuven', country: 'BE', latitude: 50.8796, longitude: 4.7009 },
  { zip: '1050', name: 'Ixelles', country: 'BE', latitude: 50.8333, longitude: 4.3667 },
  { zip: '1180', name: 'UCCLE', country: 'BE', latitude: 50.8019, longitude: 4.3372 },
  { zip: '4000', name: 'Liège', country: 'BE', latitude: 50.6333, longitude: 5.5667 },
  { zip: '5000', name: 'Namur', country: 'BE', latitude: 50.4667, longitude: 4.8667 },
  { zip: '1300', name: 'Wavre', country: 'BE', latitude: 50.7167, longitude: 4.6 },
  { zip: '8000', name: 'Brugge', country: 'BE', latitude: 51.2089, longitude: 3.2242 },
]

const LUXEMBOURG: readonly Town[] = [
  { zip: '1130', name: 'Luxembourg', country: 'LU', latitude: 49.6117, longitude: 6.13 },
  { zip: '4002', name: 'Esch-sur-Alzette', country: 'LU', latitude: 49.4958, longitude: 5.9806 },
]

const STREETS = ['Kalkovenpad', 'Rue du Vieux Lavoir', 'Wilgenroosstraat', 'Chemin des Aubépines', 'Zavelhof']
const KINDS: readonly HomeKind[] = ['house', 'apartment', 'house', 'apartment', 'land', 'house', 'garage']
const NAMES: Readonly<Record<HomeKind, { nl: string; fr: string }>> = {
  house: { nl: 'Huis met tuin', fr: 'Maison avec jardin' },
  apartment: { nl: 'Appartement met terras', fr: 'Appartement avec terrasse' },
  land: { nl: 'Bouwgrond van 18 meter breed', fr: 'Terrain à bâtir de 18 mètres' },
  garage: { nl: 'Garagebox', fr: 'Box de garage' },
  shop: { nl: 'Winkelruimte', fr: 'Surface commerciale' },
  office: { nl: 'Kantoor op de eerste verdieping', fr: 'Bureau au premier étage' },
}

/** Every fourth home is to let; a third of them have a box. */
export function madeUpHomes(country: 'BE' | 'LU' = 'BE'): readonly Home[] {
  return Array.from({ length: 40 }, (_, index) => homeOf(index + 1, country === 'BE' ? TOWNS : LUXEMBOURG))
}

/** Neighbouring numbers differ in every field, and a number always gives the same home. */
function homeOf(number: number, towns: readonly Town[]): Home {
  const pick = <T>(all: readonly T[], step: number): T => all[(number * step) % all.length] as T
  const town = pick(towns, 3)
  const kind = number === 38 ? 'shop' : number === 39 ? 'office' : pick(KINDS, 1)
  const goal = number % 4 === 0 && kind !== 'land' ? 'rent' : 'sale'
  const isHome = kind === 'house' || kind === 'apartment'
  const names = NAMES[kind]
  return {
    number,
    reference: `LK-${1e3 + number}`,
    goal,
    kind,
    street: pick(STREETS, 2),
    houseNumber: `${(number * 7) % 90 || 3}${number % 9 === 0 ? 'A' : ''}`,
    box: kind === 'apartment' && number % 3 === 0 ? `${100 + number}` : '',
    zip: town.zip,
    town: town.name,
    country: town.country,
    latitude: Math.round((town.latitude + number / 1e4) * 1e5) / 1e5,
    longitude: Math.round((town.longitude + number / 1e4) * 1e5) / 1e5,
    price: goal === 'rent' ? 650 + number * 15 : 15e4 + number * 7500,
    bedrooms: isHome ? 1 + (number % 4) : 0,
    bathrooms: isHome ? 1 + (number % 2) : 0,
    living: kind === 'land' ? 0 : 60 + number * 3,
    plot: kind === 'apartment' ? 0 : 200 + number * 11,
    year: 1930 + number * 2,
    kwh: isHome ? 90 + number * 9 : 0,
    label: pick(['B', 'C', 'D', 'E'], 1),
    title: {
      nl: `${names.nl} nr. ${number}`,
      fr: `${names.fr} n° ${number}`,
    },
    text: {
      nl: `Rustig gelegen, met licht aan twee zijden. Dossier ${number}.`,
      fr: `Situation calme, lumière de deux côtés. Dossier ${number}.`,
    },
    pictures: Array.from({ length: 1 + (number % 3) }, (_, at) => `home-${number}-${at + 1}.jpg`),
    agent: pick(AGENTS, 1),
  }
}
