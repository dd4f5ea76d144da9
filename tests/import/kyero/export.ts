/** A feed of Kyero v3 with forty made-up homes. It has no street and no postal code, and each text in its own element. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

/** The elements of a property; an empty text leaves the element out. */
export type Elements = Readonly<Record<string, string>>

const TYPES: Readonly<Record<Home['kind'], string>> = {
  house: 'Villa',
  apartment: 'Apartment',
  land: 'Land',
  garage: 'Garage',
  shop: 'Commercial Property',
  office: 'Office',
}

export function kyero(homes = madeUpHomes()): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<root>
  <kyero><feed_version>3</feed_version></kyero>
  <agent><id>900</id><name>Kantoor Linde</name><email>info@kantoor-linde.example</email></agent>
${homes.map(propertyOf).join('\n')}
</root>
`
}

function propertyOf(home: Home): string {
  const trap = TRAPS.find((each) => each.home === home.number)
  const elements = { ...elementsOf(home), ...trap?.changes }
  const filled = Object.entries(elements).filter(([, content]) => content !== '')
  return `  <property>\n${filled.map(([name, content]) => `    <${name}>${content}</${name}>`).join('\n')}\n  </property>`
}

function elementsOf(home: Home): Elements {
  return {
    id: `KY${home.number}`,
    date: '2026-11-12 17:01:02',
    ref: home.reference,
    price: String(home.price),
    currency: 'EUR',
    price_freq: home.goal === 'sale' ? 'sale' : 'month',
    new_build: '0',
    part_ownership: '0',
    leasehold: '0',
    type: TYPES[home.kind],
    town: home.town,
    province: 'Vlaanderen',
    country: 'Belgium',
    location: `<latitude>${home.latitude}</latitude><longitude>${home.longitude}</longitude>`,
    beds: String(home.bedrooms),
    baths: String(home.bathrooms),
    pool: '0',
    surface_area: `<built>${home.living}</built><plot>${home.plot}</plot>`,
    energy_rating: home.kwh === 0 ? '' : `<consumption>${home.label}</consumption><emissions>X</emissions>`,
    url: `<nl>https://kantoor-linde.example/${home.number}</nl>`,
    desc: `<nl>${home.text.nl}</nl><fr>${home.text.fr}</fr>`,
    features: '<feature>Garden</feature><feature>Lift</feature>',
    images: home.pictures.map((name, index) => imageOf(index + 1, name)).join(''),
    notes: `${PRIVATE.owner}, ${PRIVATE.ownerPhone}, ${PRIVATE.ownerEmail}, ${PRIVATE.key}, ${PRIVATE.commission}, ${PRIVATE.remark}`,
  }
}

export function imageOf(id: number, name: string): string {
  return `<image id="${id}"><url>https://pictures.example/${name}</url></image>`
}
