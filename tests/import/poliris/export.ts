/** A table of Poliris with forty made-up homes: cells by position, without names. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

/** Cells by their ranks, from 1. */
export type Cells = Readonly<Record<number, string | number>>

const TYPES: Readonly<Record<Home['kind'], string>> = {
  house: 'maison/villa',
  apartment: 'appartement',
  land: 'terrain',
  garage: 'parking/box',
  shop: 'boutique',
  office: 'bureaux',
}

/** Rows of version 4.08, which has fewer cells than later ones. */
const CELLS = 310

export function poliris(homes = madeUpHomes('LU'), mark = '!#'): string {
  return homes.map((home) => rowOf(home, mark)).join('')
}

function rowOf(home: Home, mark: string): string {
  const trap = TRAPS.find((each) => each.home === home.number)
  const cells: Cells = { ...cellsOf(home), ...trap?.changes }
  const row = Array.from({ length: CELLS }, (_, index) => `"${cells[index + 1] ?? ''}"`)
  return `${row.join(mark)}\r\n`
}

function cellsOf(home: Home): Cells {
  const isRent = home.goal === 'rent'
  return {
    1: 'agence-900',
    2: home.reference,
    3: isRent ? 'location' : 'vente',
    4: TYPES[home.kind],
    5: home.zip,
    6: home.town,
    7: 'Luxembourg',
    8: `${home.houseNumber} ${home.street}`,
    11: home.price,
    16: home.living || '',
    17: home.plot || '',
    19: home.bedrooms,
    20: home.title.fr,
    21: home.text.fr,
    27: home.year,
    29: home.bathrooms,
    85: `https://pictures.example/${home.pictures[0]}`,
    106: home.agent.firstName,
    108: '9999',
    112: PRIVATE.key,
    114: PRIVATE.owner,
    116: PRIVATE.ownerPhone,
    118: PRIVATE.ownerEmail,
    120: PRIVATE.commission,
    122: PRIVATE.remark,
    175: `PO${home.number}`,
    176: home.kwh || '',
    177: home.kwh === 0 ? 'VI' : home.label,
    298: home.latitude,
    299: home.longitude,
    301: '4.08-007',
  }
}
