/** A sketch of the stock by town, for towns whose middle is known. */
import type { ListingSeries } from '../site/listing-series.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import { cityValue } from '../domain/listing.ts'
import { townName } from '../site/towns.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { hrefIn } from './links.ts'
import { PLACES_SOURCE, mapFrame } from './map.ts'
import { say } from './text.ts'
import type { MapFrame, TownMap, TownMark } from './types.ts'

/** The number of names that fit on one screen. */
const MOST_MARKS = 24
const FEWEST_MARKS = 2

type Placed = Omit<TownMark, 'x' | 'y'> & { readonly longitude: number; readonly latitude: number }

/**
 * The towns with the largest stock, from north to south. Properties are on the map that a visitor may load,
 * not on the sketch.
 */
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
    source: { href: PLACES_SOURCE, label: say(context, 'map.municipalities'), external: true },
  })
}

/** The files of the list contain the properties. The page contains only the data that all of them share. */
function mapOf(context: ViewContext, { versions }: ListingSeries): MapFrame | undefined {
  const kinds = new Set(context.reads.spotKinds(versions[context.locale]?.ids() ?? []))
  if (kinds.size === 0) return undefined
  const info = kinds.has('town') ? say(context, 'map.hiddenSome') : undefined
  return mapFrame(context, { title: say(context, 'map.title'), info })
}

function placedTown(context: ViewContext, series: ListingSeries): Placed | undefined {
  const { scope, versions } = series
  const count = versions[context.locale]?.free ?? 0
  // A part stands in the middle of its municipality, whose mark counts it.
  if (scope.kind !== 'town' || scope.town.within !== undefined) return undefined
  if (scope.town.place === undefined || count === 0) return undefined
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
 * Positions in thousandths between the smallest and the largest value, half by distance and half by rank.
 * Ranks keep one distant town from pressing all others together, and the order of the values is kept.
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
