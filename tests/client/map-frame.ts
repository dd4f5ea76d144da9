/** The page of the map in its frame, drawn by Leaflet. */
import type { FrameMessage, MapMessage, MapProperty } from '../../core/domain/map-message.ts'
import { makeMap } from '../../templates/client/map-page/show-map.ts'
import { renderPage } from '../../templates/entry.tsx'
import { sample } from '../support/sample-props.ts'
import { element, show } from './dom.ts'

const { props, shell } = sample('map', 'map')
const told: FrameMessage[] = []

export const home = (id: number, more: Partial<MapProperty> = {}): MapProperty => ({
  id,
  latitude: 51.05,
  longitude: 3.72,
  label: `Huis ${id}`,
  href: `/nl/${id}/`,
  ...more,
})
export const message = (
  properties: readonly MapProperty[] | undefined,
  more: Partial<MapMessage> = {},
): MapMessage => ({
  kind: 'map',
  mapType: 'road',
  ignore: [],
  ...(properties && { properties }),
  ...more,
})

/** The page of the frame as the build makes it, 800 by 600 pixels. */
export function open() {
  const html = renderPage('map', props, { shell })
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = 'nl'
  const canvas = element('[data-map-canvas]')
  Object.defineProperty(canvas, 'clientWidth', { value: 800 })
  Object.defineProperty(canvas, 'clientHeight', { value: 600 })
  told.length = 0
  return makeMap(element('[data-map-page]'), { type: 'road', tell: (each) => told.push(each) })
}

export const marks = () => [...document.querySelectorAll<HTMLElement>('.mark')]
export const named = () => marks().map((mark) => mark.getAttribute('aria-label'))
export const kinds = () => marks().map((mark) => /mark--(\w+)/.exec(mark.className)?.[1])
export const press = (mark: Element | undefined) =>
  mark?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
export const type = (target: Element | null | undefined, key: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
export const popup = () => document.querySelector<HTMLElement>('.tip')
export const selected = () => told.flatMap((each) => (each.kind === 'select' ? [each.id] : []))
export const views = () => told.flatMap((each) => (each.kind === 'view' ? [each.bounds] : []))
export const zoomOf = () =>
  Number(
    /\/(\d+)\/\d+\/\d+\.(?:png|jpg)$/.exec(
      document.querySelector<HTMLImageElement>('.leaflet-tile')?.src ?? '',
    )?.[1],
  )

export const BRUSSELS = { latitude: 50.85, longitude: 4.35 }
export const AALST = { latitude: 50.94, longitude: 4.04 }
