/** The queries for the similar properties of one language. */
import { SIMILAR_ITEMS } from '../domain/layout.ts'
import { firstFrom } from '../domain/price-chunks.ts'
import type { Query } from '../engine/query.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedSite } from '../site/linked.ts'
import { goalOf, isSold } from '../site/listings.ts'
import { priceOrderOf, publicPrice } from '../site/price-order.ts'
import { similarAmong } from '../site/similar.ts'
import type { PricesAround } from '../site/similar.ts'
import type { Queried } from './site-queries.ts'
import { townSubject, typeSubject, wholeSubject } from './list-subjects.ts'
import { pricesSubject } from './site-sources.ts'

type Rules = LinkedSite['config']['rules']

interface PricesQueried extends Queried {
  readonly priceOrders: LinkedSite['priceOrders']
}

export function similarQueries({ reader, sources, priceOrders }: PricesQueried, locale: Locale) {
  /** The prices of a list, or of its homes of a type. */
  const pricesIn = (list: string, type?: number): PricesAround => {
    const order = priceOrderOf(priceOrders, sources.order.of(list) ?? [], type)
    return {
      from: (price) => firstFrom(order, price),
      row(index) {
        reader.note(sources.prices, pricesSubject(list, type, order.chunkAt(index)))
        return order.rows[index]
      },
    }
  }
  const hasHomes = {
    name: `has homes ${locale}`,
    run: (list: string) => (reader.read(sources.order, list) ?? []).length > 0,
    keeps: 100,
  }
  const firstFree = {
    name: `first free ${locale}`,
    run(list: string): readonly number[] {
      const free = (reader.read(sources.free, list) ?? []).filter((linked) => !isSold(linked))
      return free.slice(0, SIMILAR_ITEMS + 1).map(({ property }) => property.ID)
    },
    keeps: 100,
  }
  return {
    hasHomes,
    firstFree,
    similar: {
      name: `similar ${locale}`,
      run(id: number): readonly number[] {
        const linked = reader.read(sources.property, id)
        if (linked === undefined) return []
        const goal = goalOf(linked)
        const [type] = linked.types
        const ofType = type === undefined ? undefined : typeSubject(locale, goal, type)
        const sameType =
          ofType !== undefined && reader.read(hasHomes, ofType) ? ofType : wholeSubject(locale, goal)
        const rules = reader.read(sources.config, 'rules') as Rules
        const candidates = {
          inTown: () => pricesIn(townSubject(locale, goal, linked.town), type),
          sameType: () => pricesIn(sameType),
          firstOfType: () => reader.read(firstFree, sameType),
        }
        return similarAmong(candidates, { id, price: publicPrice(rules, linked) })
      },
      keeps: 1000,
    },
  } satisfies Readonly<Record<string, Query<never, unknown>>>
}
