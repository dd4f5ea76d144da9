import { describe, expect, test } from 'vitest'
import { priceOf } from '../../../../core/domain/money.ts'
import type { PriceFields, PriceValue } from '../../../../core/domain/money.ts'

const shown: PriceFields = { Price: 895000, PublishPrice: true }
const onRequest: PriceValue = { kind: 'on-request' }

describe('priceOf', () => {
  test.each<[string, PriceFields, PriceValue]>([
    ['a price', shown, { kind: 'amount', amount: 895000, from: false }],
    ['unit 7', { ...shown, PriceUnit: 7 }, { kind: 'amount', amount: 895000, from: true }],
    ['unit 6', { ...shown, PriceUnit: 6 }, { kind: 'amount', amount: 895000, from: false }],
    ['unit 8', { ...shown, PriceUnit: 8 }, { kind: 'amount', amount: 895000, from: false }],
    [
      'a unit in words',
      { ...shown, PriceUnitText: { nl: 'per maand' } },
      { kind: 'amount', amount: 895000, from: false, unit: { nl: 'per maand' } },
    ],
    ['a blank unit', { ...shown, PriceUnitText: ' ' }, { kind: 'amount', amount: 895000, from: false }],
    ['the smallest price', { ...shown, Price: 0.01 }, { kind: 'amount', amount: 0.01, from: false }],
    ['a hidden price', { ...shown, PublishPrice: false }, onRequest],
    ['no price', { PublishPrice: true }, onRequest],
    ['zero', { ...shown, Price: 0 }, onRequest],
    ['less than zero', { ...shown, Price: -1 }, onRequest],
    ['no number', { ...shown, Price: Number.NaN }, onRequest],
    ['no end', { ...shown, Price: Infinity }, onRequest],
    ['a hidden price from', { ...shown, PublishPrice: false, PriceUnit: 7 }, onRequest],
  ])('%s', (_, fields, price) => {
    expect(priceOf(fields, {})).toEqual(price)
  })

  test.each<[number | undefined, readonly number[] | undefined, PriceValue['kind']]>([
    [undefined, [1, 2], 'amount'],
    [0, [1, 2], 'amount'],
    [1, [1, 2], 'marquee'],
    [2, [1, 2], 'marquee'],
    [3, [1, 2], 'amount'],
    [1, [], 'amount'],
    [1, undefined, 'amount'],
  ])('marquee %s with ignore list %j gives %s', (Marquee, marqueeIgnoreList, kind) => {
    expect(priceOf({ ...shown, Marquee, MarqueeName: 'Verkocht' }, { marqueeIgnoreList }).kind).toBe(kind)
  })

  test('the name of an ignored marquee replaces the price, even a hidden one', () => {
    const name = { nl: 'Verkocht', fr: 'Vendu' }
    const fields = { ...shown, PublishPrice: false, Marquee: 2, MarqueeName: name }
    expect(priceOf(fields, { marqueeIgnoreList: [2] })).toEqual({ kind: 'marquee', name })
  })

  test.each([undefined, '', '  ', {}, { nl: '' }])(
    'an ignored marquee named %j still hides the amount',
    (name) => {
      expect(priceOf({ ...shown, Marquee: 2, MarqueeName: name }, { marqueeIgnoreList: [2] })).toEqual(
        onRequest,
      )
    },
  )
})
