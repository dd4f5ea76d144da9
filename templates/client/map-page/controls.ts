/** Tiles and buttons: zoom in, zoom out, and the type of map. The page contains their texts. */
import { MAP_TYPES } from '../../../core/domain/map-message.ts'
import type { MapType } from '../../../core/domain/map-message.ts'
import type { TileSource } from '../../../core/domain/tiles.ts'
import { TileLayer } from './leaflet.ts'
import type { LeafletMap } from './leaflet.ts'

export function serveControls(page: HTMLElement, map: LeafletMap, wanted: MapType): void {
  const layers = layersOf(page)
  const choose = (type: MapType) => {
    for (const [other, layer] of layers) if (other !== type) layer.remove()
    layers.get(type)?.addTo(map)
    map.setMaxZoom(layers.get(type)?.options.maxZoom ?? map.getMaxZoom())
    for (const part of page.querySelectorAll<HTMLElement>('[data-map-credit]'))
      part.hidden = part.dataset.mapCredit !== type
    for (const button of page.querySelectorAll<HTMLElement>('[data-map-type]'))
      button.setAttribute('aria-pressed', String(button.dataset.mapType === type))
    page.dataset.mapShows = type
  }
  choose(layers.has(wanted) ? wanted : 'road')
  reportTiles(page, [...layers.values()])
  const steps = [...page.querySelectorAll<HTMLButtonElement>('[data-map-zoom]')]
  const limit = () => {
    for (const button of steps) {
      const end = button.dataset.mapZoom === '1' ? map.getMaxZoom() : map.getMinZoom()
      button.disabled = map.getZoom() === end
    }
  }
  for (const button of steps)
    button.addEventListener('click', () => map.setZoom(map.getZoom() + Number(button.dataset.mapZoom)))
  for (const button of page.querySelectorAll<HTMLElement>('[data-map-type]')) {
    const type = MAP_TYPES.find((each) => each === button.dataset.mapType)
    if (type) button.addEventListener('click', () => (choose(type), limit()))
  }
  map.on('zoomend', limit)
  limit()
  for (const part of page.querySelectorAll('[data-map-controls]')) part.removeAttribute('hidden')
}

/** Explains an empty map, and offers a button to load the tiles again. */
function reportTiles(page: HTMLElement, layers: readonly TileLayer[]): void {
  const note = page.querySelector<HTMLElement>('[data-map-tiles]')
  if (!note) return
  for (const layer of layers) layer.on('tileerror', () => (note.hidden = false))
  note.querySelector('button')?.addEventListener('click', () => {
    note.hidden = true
    for (const layer of layers) layer.redraw()
  })
}

/** The tile sources that the page contains. */
function layersOf(page: HTMLElement): ReadonlyMap<MapType, TileLayer> {
  const sources = JSON.parse(page.dataset.mapPage ?? '{}') as Readonly<Partial<Record<MapType, TileSource>>>
  return new Map(
    MAP_TYPES.flatMap((type): [MapType, TileLayer][] => {
      const source = sources[type]
      if (!source) return []
      const { url, subdomains, maxZoom } = source
      return [[type, new TileLayer(url, { subdomains: [...subdomains], maxZoom })]]
    }),
  )
}
