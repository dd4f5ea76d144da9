/** A sketch of where the stock is: towns that the content gives a place, and how much there is in each. */
import { countFree } from '../site/listings.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import { cityValue } from '../domain/listing.ts'
import { townName } from '../site/towns.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { hrefIn } from './links.ts'
import { mapFrame, spotOf } from './map.ts'
import { say } from './text.ts'
import type { MapFrame, TownMap, TownMark } from './types.ts'

/** As many names as one screen holds. */
const MOST_MARKS = 24
const FEWEST_MARKS = 2

type Placed = Omit<TownMark, 'x' | 'y'> & { readonly longitude: number; readonly latitude: number }

/** The towns with the largest stock, from north to south. Properties are not placed: that is for the map which a visitor may ask for. */
export function townMapOf(context: ViewContext, siblings: readonly ListingSeries[]): TownMap | undefined {
  const whole = siblings.find(({ scope }) => scope.kind === 'all')
  const placed = siblings
    .flatMap((series) => placedTown(context, series) ?? [])
    .sort((left, right) => right.count - left.count)
    .slice(0, MOST_MARKS)
    .sort((left, right) => right.latitude - left.latitude || left.longitude - right.longitude)
  const map = whole && mapOf(context, whole)
  if (placed.length < FEWEST_MARKS) return map && { marks: [], map }
  const x = scaleOf(placed.map(({ longitude }) => longitude))
  const y = scaleOf(placed.map(({ latitude }) => -latitude))
  return compact<TownMap>({
    marks: placed.map(({ longitude, latitude, ...mark }) => ({ ...mark, x: x(longitude), y: y(-latitude) })),
    map,
  })
}

/** The properties come with the list's own files: only what they are all told stands in the page. */
function mapOf(context: ViewContext, { versions }: ListingSeries): MapFrame | undefined {
  const spots = (versions[context.locale]?.items ?? []).map(spotOf)
  if (spots.every((spot) => spot === undefined)) return undefined
  const info = spots.some((spot) => spot?.isTown) ? say(context, 'map.hiddenSome') : undefined
  return mapFrame(context, { title: say(context, 'map.title'), info })
}

function placedTown(context: ViewContext, series: ListingSeries): Placed | undefined {
  const { scope, versions } = series
  const count = countFree(versions[context.locale]?.items ?? [])
  if (scope.kind !== 'town' || scope.town.place === undefined || count === 0) return undefined
  const name = townName(scope.town, context.locale, context.site.defaultLocale)
  return compact<Placed>({
    name,
    zip: scope.town.zip,
    city: cityValue(name, scope.town.zip),
    href: hrefIn(context, pathsOfPage(series, 1)),
    count,
    ...scope.town.place,
  })
}

/**
 * Thousandths of the way from the smallest to the largest, half by distance and half by rank: one town far away does not
 * press all others together, and what lies further north or west still does.
 */
function scaleOf(values: readonly number[]): (value: number) => number {
  const steps = [...new Set(values)].sort((left, right) => left - right)
  const low = steps[0] ?? 0
  const high = steps.at(-1) ?? 0
  return (value) => {
    if (high === low) return 500
    const distance = (value - low) / (high - low)
    const rank = steps.indexOf(value) / (steps.length - 1)
    return Math.round(((distance + rank) / 2) * 1000)
  }
}
