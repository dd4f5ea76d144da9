/** A listing for Immovlan with forty made-up homes. Numbers stand for types and states, and pictures are in the file. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

/** The parts of a property; an empty text leaves the part out. `status` and `rooms` are not elements of their own. */
export type Parts = Readonly<Record<string, string>>

const TYPES: Readonly<Record<Home['kind'], string>> = {
  house: '10',
  apartment: '170',
  land: '260',
  garage: '540',
  shop: '310',
  office: '340',
}

export function immovlan(homes = madeUpHomes()): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<request timestamp="2026-11-12T10:00:00" softwareId="9">
 <action proCustomerId="900" hashValidation="${PRIVATE.key}">
  <publish>
${homes.map(propertyOf).join('\n')}
  </publish>
 </action>
</request>
`
}

function propertyOf(home: Home): string {
  const trap = TRAPS.find((each) => each.home === home.number)
  const parts = { ...partsOf(home), ...trap?.changes }
  const { status = '', ...elements } = parts
  const filled = Object.entries(elements).filter(([, content]) => content !== '')
  const body = filled.map(([name, content]) => `<${name}>${content}</${name}>`).join('')
  return `<property propertyProId="IV${home.number}" propertySoftwareId="${home.number}" commercialStatus="${status}">${body}</property>`
}

/** The content of one element, by the names in it. */
export function inside(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
}

function partsOf(home: Home): Parts {
  const isRent = home.goal === 'rent'
  return {
    status: 'ONLINE',
    classification: inside({ transactionType: isRent ? 'RENT' : 'SALE', propertyTypeId: TYPES[home.kind] }),
    location: inside({
      address: inside({
        street: home.street,
        streetNumber: home.houseNumber,
        postBox: home.box,
        zipCode: home.zip,
        city: home.town,
        country: home.country,
      }),
      coordinates: inside({ latitude: home.latitude, longitude: home.longitude }),
      isAddressDisplayed: 'true',
    }),
    generalInformation: inside({ availabilityId: '4', buildYear: home.year === 0 ? '' : home.year }),
    freeDescription: inside({ dutch: home.text.nl, french: home.text.fr }),
    financialDetails: inside({
      price: home.price,
      pricePeriodicity: isRent ? '2' : '',
      currency: 'EUR',
      priceTypeId: '1',
      isPriceDisplayed: 'true',
    }),
    outdoorDescription: `<ground>${inside({ surface: home.plot })}</ground>`,
    indoorDescription: `${inside({ livableSurface: home.living })}<rooms><bedroom quantity="${home.bedrooms}"/><bathroom quantity="${home.bathrooms}"/></rooms>`,
    certificates: home.kwh === 0 ? '' : `<epc>${inside({ energyConsumption: home.kwh })}</epc>`,
    attachments: `<picture><order>1</order><content>${PRIVATE.owner}</content></picture>`,
  }
}
