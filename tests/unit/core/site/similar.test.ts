import { describe, expect, test } from 'vitest'
import { contextFor } from '../../../../core/view/recorded-site.ts'
import { UNBUILT_ASSETS } from '../../../../core/build/bundle/assets.ts'
import { siteOf, SOME_PICTURES } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'

/** Ids of the properties beside property 1. */
async function similarTo(
  subject: object,
  others: readonly object[],
  rules: object = {},
): Promise<readonly number[]> {
  const site = await siteOf({
    'site-config/rules.json': { ...(MINIMAL['site-config/rules.json'] as object), ...rules },
    'content/properties/all.json': [plot(1, { Price: 200_000, ...subject }), ...others],
  })
  return contextFor({ site, pictures: SOME_PICTURES, assets: UNBUILT_ASSETS.assets }, 'nl').reads.similar(1)
}

const HOUSE = { WebID: 1, UniqueCode: 1, EnergyPerformance: 1, GScore: 'A' }
const AALST = { Zip: '9300', City: 'AALST' }

describe('similar properties', () => {
  test('are those of the same goal and type that are nearest in price', async () => {
    const found = await similarTo({}, [
      plot(2, { Price: 210_000 }),
      plot(3, { Price: 900_000 }),
      plot(4, { Price: 190_000 }),
      plot(5, { Price: 300_000 }),
      plot(6, { Price: 100_000 }),
      plot(7, { Price: 200_000, ...HOUSE }),
      plot(8, { Price: 200_000, Goal: 1 }),
      plot(9, { Price: 200_000, Status: 2 }),
    ])
    expect(found).toEqual([2, 4, 5, 6])
  })

  test('stand in the same town before elsewhere', async () => {
    const found = await similarTo({}, [
      plot(2, { Price: 200_000, ...AALST }),
      plot(3, { Price: 800_000 }),
      plot(4, { Price: 200_000, ...HOUSE }),
      plot(5, { Price: 201_000, ...AALST }),
    ])
    expect(found).toEqual([3, 2, 5])
  })

  test.each<[string, readonly number[], readonly number[]]>([
    ['all cheaper', [190_000, 150_000, 180_000, 120_000, 100_000], [2, 4, 3, 5]],
    ['all dearer', [210_000, 400_000, 300_000, 500_000, 250_000], [2, 6, 4, 3]],
    ['cheaper and dearer', [100_000, 190_000, 230_000, 150_000, 260_000], [3, 4, 6, 5]],
    ['twice and half as dear: the dearer first', [100_000, 400_000], [3, 2]],
    ['nearer below by one euro', [100_001, 400_000], [2, 3]],
    ['nearer above by one euro', [100_000, 399_999], [3, 2]],
  ])('are nearest in price among %s', async (_, prices, ids) => {
    const others = prices.map((Price, index) => plot(index + 2, { Price }))
    expect(await similarTo({}, others)).toEqual(ids)
  })

  test('are four, those of the town among them', async () => {
    const there = [2, 3].map((id) => plot(id, { Price: 800_000 + id }))
    const elsewhere = [4, 5, 6, 7].map((id) => plot(id, { Price: 200_000 + id, ...AALST }))
    expect(await similarTo({}, [...there, ...elsewhere])).toEqual([2, 3, 4, 5])
  })

  test('with one price each come in the order of their ids', async () => {
    const found = await similarTo(
      {},
      [5, 4, 3, 2].map((id) => plot(id, { Price: 200_000 })),
    )
    expect(found).toEqual([2, 3, 4, 5])
  })

  test('never give a hidden price away by their order', async () => {
    const others = [plot(2, { Price: 100_000 }), plot(3, { Price: 500_000 }), plot(4, { Price: 300_000 })]
    const hidden = [
      { PublishPrice: false },
      { PublishPrice: false, Price: 499_000 },
      { Marquee: 3, MarqueeName: 'Onder optie' },
      { Marquee: 3, Price: 499_000 },
      { Status: 2 },
      { Status: 2, Price: 499_000 },
    ]
    const rules = { marqueeIgnoreList: [3] }
    const orders = await Promise.all(hidden.map((subject) => similarTo(subject, others, rules)))
    expect(orders).toEqual(Array(6).fill([4, 3, 2]))
  })

  test('whose own price is hidden come last, in the order of the list', async () => {
    const found = await similarTo(
      {},
      [
        plot(2, { Price: 200_000, PublishPrice: false }),
        plot(3, { Price: 900_000 }),
        plot(4, { Price: 200_000, Marquee: 3, MarqueeName: 'Onder optie' }),
        plot(5, { Price: 0 }),
      ],
      { marqueeIgnoreList: [3] },
    )
    expect(found).toEqual([3, 5, 4, 2])
  })

  test('are four when prices are not compared', async () => {
    const others = [2, 3, 4, 5, 6, 7].map((id) => plot(id))
    expect(await similarTo({ PublishPrice: false }, others)).toEqual([7, 6, 5, 4])
  })

  test('of a property without a type are any of its goal', async () => {
    expect(await similarTo({ WebID: null }, [plot(2), plot(3, HOUSE)])).toEqual([2, 3])
  })
})
