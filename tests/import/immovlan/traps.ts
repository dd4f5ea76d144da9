/** The traps of Immovlan, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import { inside } from './export.ts'
import type { Parts } from './export.ts'

const classification = (transactionType: string, propertyTypeId: number) =>
  inside({ transactionType, propertyTypeId })
const money = (more: Readonly<Record<string, string | number>>) =>
  inside({ price: 950, currency: 'EUR', isPriceDisplayed: 'true', ...more })
const place = (isAddressDisplayed?: string) =>
  inside({
    address: inside({ street: 'Kerkstraat', streetNumber: 3, zipCode: '9000', city: 'Gent' }),
    isAddressDisplayed,
  })

export const TRAPS: readonly Trap<Parts>[] = [
  {
    home: 1,
    rule: 'an address that is not displayed is hidden',
    changes: { location: place('false') },
    published: { PublishAddress: false, Street: undefined, Zip: '9000', City: 'Gent', CountryID: 10 },
  },
  {
    home: 2,
    rule: 'an address of which the file does not say whether it is displayed is hidden',
    changes: { location: place() },
    published: { PublishAddress: false, Street: undefined },
  },
  {
    home: 3,
    rule: 'a price that is not displayed is hidden',
    changes: { financialDetails: money({ isPriceDisplayed: 'false' }) },
    published: { PublishPrice: false },
  },
  {
    home: 4,
    rule: 'a type is a number',
    changes: { classification: classification('SALE', 20) },
    published: { WebID: 1, Goal: 0 },
  },
  {
    home: 5,
    rule: 'a type without a public label is no home of another type',
    changes: { classification: classification('SALE', 350) },
    quarantined: 'WebID',
  },
  {
    home: 6,
    rule: 'a rent per year is a twelfth per month',
    changes: {
      classification: classification('RENT', 170),
      financialDetails: money({ price: 12_000, pricePeriodicity: 1, maintenanceCharges: 60 }),
    },
    published: { Goal: 1, Price: 1000, ChargesRenter: 60, ChargesOwner: undefined },
  },
  {
    home: 7,
    rule: 'a rent per week is that of a holiday, and no rent of a home',
    changes: {
      classification: classification('RENT', 170),
      financialDetails: money({ pricePeriodicity: 3 }),
    },
    quarantined: 'Goal',
  },
  {
    home: 8,
    rule: 'offers from a price are a price that starts there',
    changes: { financialDetails: money({ price: 250_000, priceTypeId: 2 }) },
    published: { Price: 250_000, PriceUnit: 7 },
  },
  {
    home: 9,
    rule: 'a price in another currency is no price in euros',
    changes: { financialDetails: money({ currency: 'USD' }) },
    published: { Price: undefined },
  },
  {
    home: 10,
    rule: 'sold is sold',
    changes: { status: 'SOLD', classification: classification('SALE', 10) },
    published: { Status: 2 },
  },
  {
    home: 11,
    rule: 'a rented home has the same word',
    changes: {
      status: 'SOLD',
      classification: classification('RENT', 170),
      financialDetails: money({ pricePeriodicity: 2 }),
    },
    published: { Status: 4 },
  },
  {
    home: 12,
    rule: 'an option is shown, and the home is still offered',
    changes: { status: 'OPTION', classification: classification('SALE', 10) },
    published: { Status: 1, Marquee: 1 },
  },
  {
    home: 13,
    rule: 'a public sale is a sale with its terms',
    changes: { classification: classification('PUBLIC_SALE', 10) },
    published: { Goal: 0, Terms: { kind: 'public-sale' } },
  },
  {
    home: 14,
    rule: 'a life annuity is no sale at its price',
    changes: { classification: classification('LIFE_ANNUITY', 10) },
    quarantined: 'Goal',
  },
  {
    home: 15,
    rule: 'each answer about planning is its code',
    changes: {
      buildingRequirements: inside({
        hasPlanningPermission: 'true',
        hasParcellingOutPermission: 'false',
        HasPreEmptionRight: 'false',
        hasCitation: 'false',
      }),
    },
    published: { PlanningCodes: ['Vg', 'Gvkr', 'Gvv', 'Gdv'] },
  },
  {
    home: 16,
    rule: 'several bedrooms are one number',
    changes: {
      indoorDescription: '<rooms quantity="9"><bedroom quantity="4"><surface>14</surface></bedroom></rooms>',
    },
    published: { NumberOfBedRooms: 4 },
  },
]
