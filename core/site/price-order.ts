/** The available homes of each list with a public price, in the order of their prices. */
import { groupBy } from '../domain/group-by.ts'
import { priceOf } from '../domain/money.ts'
import { inPriceChunks } from '../domain/price-chunks.ts'
import type { PriceOrder } from '../domain/price-chunks.ts'
import { lazy } from '../domain/remembered.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedProperty, LinkedSite, ListPrices, PriceOrders } from './linked.ts'
import { isSold } from './listings.ts'

type Rules = SiteConfig['rules']

/** The price that pages show. A sold property has none, nor one whose price the agency or a marquee hides. */
export function publicPrice(rules: Rules, linked: LinkedProperty): number | undefined {
  if (isSold(linked)) return undefined
  const price = priceOf(linked.property, rules)
  return price.kind === 'amount' ? price.amount : undefined
}

type Group = readonly LinkedProperty[]

interface Lists {
  readonly listings: LinkedSite['listings']
  readonly before: PriceOrders | undefined
}

/** Each order is made when it is first needed. That of a list which stayed the same object is the one from before. */
export function priceOrders(rules: Rules, { listings, before }: Lists): PriceOrders {
  const known = before?.rules === rules ? before.byList : undefined
  const orderOfList = (list: Group) => [list, known?.get(list) ?? lazy(() => ordersOf(rules, list))] as const
  return { rules, byList: new Map(listsIn(listings).map(orderOfList)) }
}

function listsIn(listings: LinkedSite['listings']): readonly Group[] {
  return Object.values(listings)
    .flatMap((byGoal) => Object.values(byGoal))
    .flatMap(({ items, towns, types }) => [items, ...[...towns, ...types].map((own) => own.items)])
}

/** The order of a list, or of its homes of a type. */
export function priceOrderOf({ byList }: PriceOrders, list: Group, type?: number): PriceOrder {
  const orders = byList.get(list)?.()
  return (type === undefined ? orders?.all : orders?.byType.get(type)) ?? NO_ROWS
}

function ordersOf(rules: Rules, group: Group): ListPrices {
  const priced = group
    .flatMap((item) => {
      const price = publicPrice(rules, item)
      return price === undefined ? [] : [{ id: item.property.ID, price, types: item.types }]
    })
    .sort((left, right) => left.price - right.price || left.id - right.id)
  const byType = groupBy(priced, ({ types }) => types)
  return {
    all: inPriceChunks(priced),
    byType: new Map([...byType].map(([type, own]) => [type, inPriceChunks(own)])),
  }
}

const NO_ROWS = inPriceChunks([])
