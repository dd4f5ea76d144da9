import { describe, expect, test } from 'vitest'
import type { Availability, Goal } from '../../../../core/domain/availability.ts'
import {
  availabilityOf,
  isAvailable,
  isListed,
  projectAvailability,
} from '../../../../core/domain/availability.ts'

describe('availabilityOf', () => {
  test.each<[Goal, number | undefined, Availability]>([
    [0, undefined, 'for-sale'],
    [1, undefined, 'for-rent'],
    [2, undefined, 'to-take-over'],
    [0, 1, 'for-sale'],
    [1, 1, 'for-rent'],
    [2, 1, 'to-take-over'],
    [0, 0, 'not-found'],
    [0, 2, 'sold'],
    [1, 2, 'sold'],
    [0, 3, 'not-found'],
    [0, 4, 'rented'],
    [1, 4, 'rented'],
    [0, 5, 'not-found'],
    [0, 6, 'sold'],
    [1, 6, 'rented'],
    [2, 6, 'sold'],
    [0, 7, 'not-found'],
    [0, -1, 'not-found'],
  ])('goal %d, status %s is %s', (Goal, Status, availability) => {
    expect(availabilityOf({ Goal, Status })).toBe(availability)
  })

  test.each<[number | undefined, string, Availability]>([
    [2, 'Verkocht', 'sold'],
    [2, 'VENDU', 'sold'],
    [undefined, 'Sold', 'sold'],
    [3, 'Loué', 'rented'],
    [3, ' Verhuurd ', 'rented'],
    [1, 'Onder optie', 'for-sale'],
    [1, 'Bijna verkocht', 'for-sale'],
    [0, 'Verkocht', 'for-sale'],
    [1, '', 'for-sale'],
    [1, 'constructor', 'for-sale'],
    [1, '__proto__', 'for-sale'],
  ])('marquee %s named %j makes a property for sale %s', (Marquee, MarqueeName, availability) => {
    expect(availabilityOf({ Goal: 0, Marquee, MarqueeName })).toBe(availability)
  })

  test('the name counts in any language, but shows nothing that is hidden', () => {
    expect(availabilityOf({ Goal: 1, Marquee: 3, MarqueeName: { nl: 'Weg', fr: 'Loué' } })).toBe('rented')
    expect(availabilityOf({ Goal: 0, Status: 5, Marquee: 2, MarqueeName: 'Verkocht' })).toBe('not-found')
  })
})

describe('projectAvailability', () => {
  test.each<[readonly Availability[], Availability]>([
    [[], 'for-sale'],
    [['for-sale', 'sold'], 'for-sale'],
    [['sold'], 'sold-out'],
    [['sold', 'rented'], 'sold-out'],
    [['sold', 'not-found'], 'sold-out'],
    [['not-found'], 'for-sale'],
  ])('units %j make it %s', (units, availability) => {
    expect(projectAvailability(units)).toBe(availability)
  })

  test('a project for rent', () => {
    expect(projectAvailability(['for-rent', 'rented'], 1)).toBe('for-rent')
    expect(projectAvailability(['rented'], 1)).toBe('sold-out')
  })
})

test.each<[Availability, boolean, boolean]>([
  ['for-sale', true, true],
  ['for-rent', true, true],
  ['to-take-over', true, true],
  ['sold', true, false],
  ['rented', true, false],
  ['sold-out', true, false],
  ['not-found', false, false],
])('%s: listed %s, available %s', (availability, listed, available) => {
  expect(isListed(availability)).toBe(listed)
  expect(isAvailable(availability)).toBe(available)
})
