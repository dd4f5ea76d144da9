import { expect, test } from 'vitest'
import { kilometresBetween, knownPosition } from '../../../../core/domain/distance.ts'
import { travelBetween } from '../../../../core/domain/travel.ts'

const GENT = { latitude: 51.0543, longitude: 3.7174 }
const BRUSSELS = { latitude: 50.8467, longitude: 4.3525 }
/** A kilometre north of Ghent by road. */
const NEAR = { latitude: 51.0543 + 1 / 1.3 / 111.2, longitude: 3.7174 }

test('the straight line between two towns', () => {
  // Some fifty kilometres as the crow flies.
  expect(kilometresBetween(GENT, BRUSSELS)).toBeGreaterThan(49)
  expect(kilometresBetween(GENT, BRUSSELS)).toBeLessThan(51)
  expect(kilometresBetween(BRUSSELS, GENT)).toBeCloseTo(kilometresBetween(GENT, BRUSSELS), 0)
})

test('a position is known only by both degrees', () => {
  expect(knownPosition({ latitude: 51, longitude: 3 })).toEqual({ latitude: 51, longitude: 3 })
  expect(knownPosition({ latitude: 51, longitude: undefined })).toBeUndefined()
  expect(knownPosition({ longitude: 3 })).toBeUndefined()
})

test('nobody travels to where they are', () => {
  expect(travelBetween(GENT, GENT)).toEqual({ kilometres: 0, minutes: 0 })
})

test.each([
  // 1 km at 25 km/h and 5 minutes at the door: 7.4 minutes.
  ['in town', NEAR, { kilometres: 1, minutes: 10 }],
  // 65 km: 5 at 25 km/h, 15 at 50 km/h, 45 at 85 km/h, and 5 minutes at the door: 67 minutes.
  ['to another town', BRUSSELS, { kilometres: 65, minutes: 70 }],
])('%s, in steps of five minutes', (_, to, travel) => {
  expect(travelBetween(GENT, to)).toEqual(travel)
})
