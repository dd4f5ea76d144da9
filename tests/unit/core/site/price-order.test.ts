import { expect, test } from 'vitest'
import { firstFrom } from '../../../../core/domain/price-chunks.ts'
import { priceOrderOf, priceOrders } from '../../../../core/site/price-order.ts'
import type { LinkedProperty, LinkedSite, PriceOrders } from '../../../../core/site/linked.ts'
import { seeded } from '../../../support/busy-site.ts'

const RULES = { marqueeIgnoreList: [] } as unknown as LinkedSite['config']['rules']

type Prices = ReadonlyMap<number, number>

function orderOf(prices: Prices) {
  const homes = Array.from(prices, ([ID, Price]) => ({
    property: { ID, Price, PublishPrice: true },
    types: [4],
  }))
  const list = homes as unknown as readonly LinkedProperty[]
  return priceOrderOf(ordersOf(list), list)
}

function ordersOf(items: readonly LinkedProperty[], before?: PriceOrders) {
  const sale = { items, towns: [], types: [] }
  return priceOrders(RULES, { listings: { nl: { sale } } as unknown as LinkedSite['listings'], before })
}

/** Some hundred homes with prices that several of them have. */
function stockOf(random: () => number): Prices {
  const number = (below: number) => Math.floor(random() * below)
  return new Map(Array.from({ length: 50 + number(300) }, () => [1 + number(5000), 100 + number(200)]))
}

/** Prices change, homes come and go. */
function edited(prices: Prices, random: () => number): Prices {
  const ids = [...prices.keys()]
  const id = ids[Math.floor(random() * ids.length)] ?? 1
  const next = new Map(prices)
  const kind = Math.floor(random() * 3)
  if (kind === 0) next.delete(id)
  else next.set(kind === 1 ? id : Math.ceil(random() * 5000), 100 + Math.floor(random() * 200))
  return next
}

test('chunks hold the homes in the order of their prices', () => {
  for (let seed = 1; seed < 20; seed++) {
    const prices = stockOf(seeded(seed))
    const { rows, chunk, chunkAt } = orderOf(prices)
    const sorted = Array.from(prices, ([id, price]) => ({ id, price }))
    expect(rows).toEqual(sorted.toSorted((left, right) => left.price - right.price || left.id - right.id))
    const found: unknown[] = []
    for (
      let each = chunk(0);
      each !== undefined;
      each = each.next === undefined ? undefined : chunk(each.next)
    )
      found.push(...each.rows)
    expect(found).toEqual(rows)
    rows.forEach((row, index) => expect(chunkAt(index).rows).toContainEqual(row))
    // Most chunks hold several homes.
    expect(new Set(rows.map((_, index) => chunkAt(index))).size).toBeLessThan(rows.length / 4)
  }
})

test('what stands around a price follows from the chunks around it', () => {
  const random = seeded(7)
  let [kept, changed] = [0, 0]
  for (let stock = 0; stock < 30; stock++) {
    const prices = stockOf(random)
    const [before, after] = [orderOf(prices), orderOf(edited(prices, random))]
    for (let price = 99; price < 302; price++) {
      const at = firstFrom(before, price)
      const read = [before.chunkAt(at - 1), before.chunkAt(at)]
      if (read.some((each) => JSON.stringify(after.chunk(each.name)) !== JSON.stringify(each))) {
        changed += 1
        continue
      }
      kept += 1
      const now = firstFrom(after, price)
      expect([after.rows[now - 1], after.rows[now]]).toEqual([before.rows[at - 1], before.rows[at]])
    }
  }
  // An edit changes few chunks.
  expect(kept).toBeGreaterThan(changed / 2)
})

test('a list that stays keeps its order, and other rules make it again', () => {
  const [list, other] = [[], []]
  const before = ordersOf(list)
  const orders = ordersOf(list, before)
  expect(priceOrderOf(orders, list)).toBe(priceOrderOf(before, list))
  expect(priceOrderOf(ordersOf(other, before), other)).not.toBe(priceOrderOf(before, list))
  const hidden = { ...before, rules: { ...RULES } }
  expect(priceOrderOf(ordersOf(list, hidden), list)).not.toBe(priceOrderOf(before, list))
})
