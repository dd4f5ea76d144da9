/**
 * A table of any number of homes with the faults of real stocks: numbers with units and narrow spaces, yearly totals as kWh/m², a
 * region that contradicts the postal code, number and box in one cell, empty words, and some rows that cannot be read.
 */
import { createRandom } from './random-export.ts'

export const COLUMNS = [
  'id',
  'transaction',
  'property_type',
  'subtype',
  'price',
  'street',
  'number',
  'postal_code',
  'city',
  'nearest_city',
  'region',
  'bedrooms',
  'bathrooms',
  'living_area',
  'land_area',
  'terrace',
  'garden_surface',
  'construction_year',
  'facades',
  'peb_category',
  'energy_consumption',
  'heating',
  'kitchen',
  'cadastral_income',
  'latitude',
  'longitude',
  'title_fr',
  'description_fr',
  'description_nl',
  'pictures',
  'created',
  'modified',
  'agent',
  'agent_email',
  'owner',
  'commission',
  'floor',
  'lift',
  'furnished',
  'flood_zone',
  'availability',
  'url',
  ...Array.from({ length: 39 }, (_, index) => `portal_field_${index + 1}`),
] as const

const TOWNS = [
  ['9000', 'gent'],
  ['2000', 'antwerp'],
  ['1050', 'IXELLES'],
  ['4000', 'Liège'],
  ['5000', 'Namur'],
  ['3650', 'dilsen_stokkem'],
  ['1600', 'SINT-PIETERS-LEEUW'],
  ['6000', 'Charleroi'],
] as const

const TYPES = [
  'house',
  'apartment',
  'villa',
  'building land',
  'studio',
  'office',
  'garage',
  'penthouse',
] as const
const WORDS =
  'maison lumineuse jardin terrasse quartier calme proche gare école séjour parquet cuisine équipée chambre'.split(
    ' ',
  )

/** A row without its line end. The same seed and number give the same row. */
export function tableRow(number: number, seed: number): string {
  const random = createRandom(seed * 1_000_003 + number)
  const chance = (share: number) => random() < share
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <T>(all: readonly T[]): T => all[whole(0, all.length - 1)] as T
  const [zip, city] = pick(TOWNS)
  const isRent = chance(0.134)
  const price = isRent ? whole(500, 2500) : whole(90, 900) * 1000
  const living = whole(35, 320)
  const kwh = whole(60, 600)
  const cells: Readonly<Record<string, string>> = {
    id: `VBE${100_000 + number}`,
    transaction: chance(0.002) ? 'life annuity' : isRent ? 'for rent' : 'for sale',
    property_type: pick(TYPES),
    price: chance(0.01) ? 'on request' : grouped(price, chance(0.5) ? '\u202f' : '.'),
    street: chance(0.1) ? '' : chance(0.3) ? 'RUE DE L’ÉGLISE' : 'Chaussée de Mons',
    number: chance(0.2) ? '' : chance(0.2) ? `${whole(1, 200)}/${whole(1, 9)}` : String(whole(1, 200)),
    postal_code: chance(0.002) ? '59000' : zip,
    city,
    nearest_city: pick(TOWNS)[1],
    region: chance(0.18) ? 'Hainaut' : '',
    bedrooms: String(whole(0, 6)),
    bathrooms: chance(0.4) ? '' : String(whole(1, 3)),
    living_area: chance(0.1) ? 'not_specified' : `${living} m²`,
    land_area: chance(0.5) ? '0' : `${whole(80, 3000)},5`,
    terrace: chance(0.5) ? '0' : `${whole(4, 40)} m²`,
    garden_surface: chance(0.6) ? '' : String(whole(20, 2000)),
    construction_year: chance(0.3) ? 'unknown' : String(whole(1880, 2026)),
    facades: pick(['0', '2', '3', '4']),
    peb_category: chance(0.5) ? 'not_specified' : chance(0.001) ? '12/03/2024' : `${kwh} kWh/m²/year`,
    energy_consumption: chance(0.88) ? '' : String(kwh * (chance(0.93) ? living : 1)),
    title_fr: `${pick(TYPES)} à ${city}`,
    description_fr: Array.from({ length: whole(40, 160) }, () => pick(WORDS)).join(' '),
    description_nl: chance(0.6) ? '' : `"Tuin"; ${pick(WORDS)}\n${pick(WORDS)}`,
    pictures: Array.from(
      { length: whole(0, 12) },
      (_, at) => `https://pictures.example/${number}/${at}.jpg`,
    ).join('|'),
    created: `${whole(1, 28)}/0${whole(1, 9)}/2026`,
    agent: 'An Peeters',
    agent_email: 'an@kantoor.example',
    owner: 'Roza Geheim',
    commission: '3 %',
    heating: 'Fuel oil',
    url: `https://portal.example/fr/annonce/${number}`,
  }
  const row = COLUMNS.map((name) =>
    quoted(cells[name] ?? (name.startsWith('portal_') && chance(0.5) ? 'value' : '')),
  )
  // 1 in 250 rows has cells too few or too many, which cannot be read.
  const odd = chance(0.004) ? (chance(0.5) ? row.slice(0, whole(67, 80)) : [...row, '', '']) : row
  return odd.join(';')
}

function grouped(amount: number, mark: string): string {
  return `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, mark)} €`
}

function quoted(cell: string): string {
  return /[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
