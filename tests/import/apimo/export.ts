/** An answer of Apimo's `agencies/{agency}/properties` with forty made-up properties. Kinds are numbers of its catalogues. */
import { changed } from '../made-up/changed.ts'
import type { Tree } from '../made-up/changed.ts'
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

const TYPES: Readonly<Record<Home['kind'], number>> = {
  apartment: 1,
  house: 2,
  land: 3,
  shop: 4,
  garage: 5,
  office: 7,
}

export function apimo(homes = madeUpHomes('LU')): string {
  const properties = homes.map((home) => {
    const trap = TRAPS.find((each) => each.home === home.number)
    return changed(propertyOf(home), trap?.changes ?? {})
  })
  return JSON.stringify({ total_items: properties.length, timestamp: 1_764_000_000, properties }, null, 1)
}

function propertyOf(home: Home): Tree {
  return {
    id: 84_200_000 + home.number,
    reference: home.reference,
    agency: 900,
    user: {
      id: Number(home.agent.id),
      firstname: home.agent.firstName,
      lastname: home.agent.lastName,
      email: home.agent.email,
      phone: '',
      mobile: home.agent.phone,
      picture: null,
      language: 'fr',
    },
    step: 1,
    status: 1,
    parent: null,
    category: home.goal === 'sale' ? 1 : 2,
    subcategory: 11,
    name: null,
    type: TYPES[home.kind],
    subtype: 99,
    agreement: { type: 1, reference: PRIVATE.key, start_at: '2026-10-01', end_at: '2027-01-01' },
    cadastre_reference: '',
    address: `${home.houseNumber}, ${home.street}`,
    address_more: '',
    publish_address: true,
    country: home.country,
    region: { id: 1, name: 'Luxembourg' },
    city: { id: 2, name: home.town, zipcode: home.zip },
    district: null,
    longitude: String(home.longitude),
    latitude: String(home.latitude),
    radius: 100,
    area: { unit: 1, value: home.living || home.plot, total: null, weighted: null },
    plot: {},
    rooms: home.bedrooms + 2,
    bedrooms: home.bedrooms || null,
    price: {
      value: home.price,
      max: null,
      fees: 3,
      period: home.goal === 'sale' ? null : 4,
      hide: false,
      deposit: home.goal === 'sale' ? '' : String(home.price * 2),
      currency: 'EUR',
      commission: PRIVATE.commission,
    },
    construction: { construction_year: String(home.year), renovation_year: '' },
    facades: null,
    regulations: [{ type: 1, value: 'C', date: '2026-01-01', graph: '' }],
    comments: [
      {
        language: 'fr',
        title: home.title.fr,
        subtitle: '',
        hook: null,
        comment: home.text.fr,
        comment_full: null,
      },
    ],
    pictures: home.pictures.map((name, index) => pictureOf(name, index + 1)),
    areas: [{ type: 1, number: 2, area: '12.5' }],
    available_at: null,
    owner: { lastname: PRIVATE.owner, phone: PRIVATE.ownerPhone, email: PRIVATE.ownerEmail },
    private_comment: PRIVATE.remark,
    created_at: '2026-10-01 09:12:33',
    updated_at: '2026-11-12 17:01:02',
  }
}

export function pictureOf(name: string, rank: number, more: Readonly<Record<string, Tree>> = {}): Tree {
  return {
    id: 9000 + rank,
    rank,
    url: `https://media.apimo.example/cache/${name}`,
    width_max: 2000,
    height_max: 1500,
    internet: true,
    print: true,
    comments: [],
    ...more,
  }
}
