/** The area that is searched, as a shape on the map. */
import type { Area } from '../../../core/domain/area.ts'
import { boundsOf } from '../../../core/domain/bounds.ts'
import { cornersOf } from './marks.ts'
import { SVGOverlay } from './leaflet.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Units across the shape: a drawing has no size of its own on a map. */
const UNITS = 1000

export function drawnArea(area: Area): SVGOverlay | undefined {
  const bounds = boundsOf(area)
  if (bounds === undefined) return undefined
  const { south, west, north, east } = bounds
  // The map is of Mercator, whose parallels are nearly evenly spaced within an area that a visitor draws.
  const points = area.map(({ latitude, longitude }) => [
    ((longitude - west) / (east - west)) * UNITS,
    ((north - latitude) / (north - south)) * UNITS,
  ])
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${UNITS} ${UNITS}`)
  svg.setAttribute('preserveAspectRatio', 'none')
  const shape = document.createElementNS(SVG, 'polygon')
  shape.setAttribute('points', points.map((point) => point.join(',')).join(' '))
  svg.append(shape)
  return new SVGOverlay(svg, cornersOf(bounds), { className: 'area' })
}
