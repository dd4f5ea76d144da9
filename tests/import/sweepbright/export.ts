/** Stored answers of SweepBright's `GET /estates/{id}` with forty made-up estates, in one list. */
import { changed } from '../made-up/changed.ts'
import type { Changes, Tree } from '../made-up/changed.ts'
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

const TYPES: Readonly<Record<Home['kind'], Changes>> = {
  house: { type: 'house', sub_type: 'detached' },
  apartment: { type: 'apartment', sub_type: null },
  land: { type: 'land', sub_type: 'buildable' },
  garage: { type: 'parking', sub_type: 'private_garage' },
  shop: { type: 'commercial', sub_type: 'shop' },
  office: { type: 'office', sub_type: 'flex_office' },
}

export function sweepBright(homes = madeUpHomes()): string {
  return JSON.stringify(homes.map(estateOf), null, 1)
}

export function uuidOf(home: number): string {
  return `3f2a9c10-7b1e-4c55-9a00-${String(home).padStart(12, '0')}`
}

function estateOf(home: Home): Tree {
  const trap = TRAPS.find((each) => each.home === home.number)
  return changed(recordOf(home), trap?.changes ?? {})
}

function recordOf(home: Home): Tree {
  return {
    id: uuidOf(home.number),
    is_project: false,
    project_id: null,
    ...TYPES[home.kind],
    negotiation: home.goal === 'sale' ? 'sale' : 'let',
    rent_period: 'month',
    status: 'available',
    publish_status: 'public',
    price: { amount: home.price, currency: 'EUR', hidden: false },
    price_negotiated: null,
    location: {
      street: home.street,
      number: home.houseNumber,
      addition: '',
      box: home.box,
      postal_code: home.zip,
      city: home.town,
      country: home.country,
      geo: { latitude: home.latitude, longitude: home.longitude },
      hidden: false,
    },
    bedrooms: home.bedrooms || null,
    bathrooms: home.bathrooms || null,
    toilets: null,
    sizes: {
      liveable_area: { size: home.living || null, unit: 'sq_m' },
      plot_area: { size: home.plot || null, unit: 'sq_m' },
    },
    amenities: ['terrace'],
    features: {
      comfort: { furnished: false },
      energy: { gas: true },
      heating_cooling: { floor_heating: false },
    },
    building: { construction: { year: home.year, architect: null }, renovation: null },
    general_condition: 'good',
    legal: {
      energy: {
        epc_value: home.kwh || null,
        epc_category: home.kwh === 0 ? null : home.label,
        epc_reference: null,
        e_level: null,
      },
      regulations: { building_permit: null, priority_purchase_right: null, subdivision_authorisation: null },
      property_and_land: { cadastral_income: null, flood_risk: null },
    },
    description_title: { nl: home.title.nl, fr: home.title.fr },
    description: { nl: home.text.nl, fr: home.text.fr },
    images: home.pictures.map((name, ordinal) => pictureOf(name, ordinal)),
    plans: [],
    documents: [],
    negotiator: {
      first_name: home.agent.firstName,
      last_name: home.agent.lastName,
      email: home.agent.email,
      phone: home.agent.phone,
      photo_url: null,
    },
    office: { id: uuidOf(900), name: 'Kantoor Linde' },
    occupancy: { occupied: false, available_from: null, contact_details: PRIVATE.ownerPhone },
    vendors: [
      { first_name: 'Roza', last_name: PRIVATE.owner, email: PRIVATE.ownerEmail, phone: PRIVATE.ownerPhone },
    ],
    buyers: [],
    internal_note: `${PRIVATE.remark}, ${PRIVATE.key}`,
    agency_commission: { fixed_fee: null, percentage: PRIVATE.commission },
    settings: { reference: home.reference },
  }
}

/** A signed address, whose signature differs in each answer. */
export function pictureOf(name: string, ordinal: number, description = ''): Tree {
  return {
    id: `picture-${name}`,
    filename: name,
    description,
    url: `https://pictures.example/${name}?X-Amz-Expires=600&X-Amz-Signature=${'ab'.repeat(32)}`,
    url_expires_on: '2026-11-26T10:00:00+00:00',
    ordinal,
  }
}
