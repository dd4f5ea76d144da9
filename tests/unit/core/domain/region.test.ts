import { expect, test } from 'vitest'
import { regionOf } from '../../../../core/domain/region.ts'
import type { Region } from '../../../../core/domain/region.ts'

test.each<[string, Region]>([
  ['0999', 'unknown'],
  ['999', 'unknown'],
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  ['10000', 'unknown'],
  ['01000', 'unknown'],
  [' 1000 ', 'brussels'],
  ['', 'unknown'],
  ['B-1000', 'unknown'],
  ['1e3', 'unknown'],
  ['10.0', 'unknown'],
  ['١٠٠٠', 'unknown'],
])('Belgium, %j is %s', (zip, region) => {
  expect(regionOf(zip, 10)).toBe(region)
})

test.each<[string, number, Region]>([
  ['1130', 50, 'luxembourg'],
  ['L-1130', 50, 'luxembourg'],
  ['', 50, 'luxembourg'],
  ['1130', 10, 'brussels'],
  ['1130', 0, 'unknown'],
  ['1130', 11, 'unknown'],
])('the country decides first: %j in country %d is %s', (zip, country, region) => {
  expect(regionOf(zip, country)).toBe(region)
})
