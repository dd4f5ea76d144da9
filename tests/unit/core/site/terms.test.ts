/** The end of bidding is counted in, and terms that contradict each other or the goal are reported. */
import { expect, test } from 'vitest'
import { house, properties, rental } from '../../../support/view.ts'
import { found } from './reported.ts'

const sealed = (until: string) => ({ kind: 'sealed-bids', until })
const bidding = (until?: string) => ({ kind: 'public-sale', from: '2031-02-02T13:00', until })
const NOW = Date.parse('2026-11-30T12:00:00Z')

test.each<[string, object, readonly string[]]>([
  ['that ends on this day', house(1, { Terms: sealed('2026-11-30') }), []],
  ['that has ended', house(1, { Terms: sealed('2026-11-29') }), ['warning AS3214 "2026-11-29"']],
  [
    'that ended an hour ago',
    house(1, { Terms: sealed('2026-11-30T12:00') }),
    ['warning AS3214 "2026-11-30T12:00"'],
  ],
  ['that has ended, of a home that is sold', house(1, { Terms: sealed('2026-11-29'), Status: 2 }), []],
  ['that ends before it begins', house(1, { Terms: bidding('2031-02-01') }), ['error AS3213 "2031-02-01"']],
  ['that ends on the day on which it begins', house(1, { Terms: bidding('2031-02-02') }), []],
  ['that begins and has no end', house(1, { Terms: bidding() }), []],
  ['of a rental', rental(1, { Terms: sealed('2026-12-01') }), ['error AS3212 "sealed-bids"']],
])('a sale %s', async (_, home, expected) => {
  const reports = await found(properties(home), NOW)
  const ofTerms = reports.filter((each) => /AS321[234]/.test(each))
  expect(ofTerms.map((each) => each.replace(' content/properties/all.json', ''))).toEqual(expected)
})
