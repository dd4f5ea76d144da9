/**
 * Drawing an area on the map: a line around it in one movement, or its corners press by press. Visitors who draw
 * neither search the visible part of the map instead.
 */
import type { Area } from '../../../core/domain/area.ts'
import { areaOfLine } from '../../../core/domain/drawn-line.ts'
import type { Coordinates } from '../../../core/domain/map.ts'
import type { LeafletMap } from './leaflet.ts'

/** Pixels between two points of a line. A shorter movement is a press, which sets a corner. */
const STEP = 6

type Point = readonly [x: number, y: number]

/** `ended` gets the area, or undefined if the drawing encloses none. */
export function serveDrawing(
  page: HTMLElement,
  map: LeafletMap,
  ended: (area: Area | undefined) => void,
): void {
  const button = page.querySelector<HTMLButtonElement>('[data-map-draw]')
  const canvas = page.querySelector<HTMLElement>('[data-map-canvas]')
  const line = page.querySelector<SVGPolylineElement>('[data-map-line] polyline')
  if (!button || !canvas || !line) return
  const words = { draw: button.textContent, done: button.dataset.done ?? '' }
  let corners: Point[] = []
  let pressed: number | null = null
  const isDrawing = () => page.dataset.drawing !== undefined
  const show = () => line.setAttribute('points', corners.map((point) => point.join(',')).join(' '))
  const begin = () => {
    page.dataset.drawing = ''
    button.textContent = words.done
    map.dragging.disable()
    map.closePopup()
  }
  const end = () => {
    const drawn = corners.map(([x, y]): Coordinates => {
      const { lat, lng } = map.containerPointToLatLng([x, y])
      return { latitude: lat, longitude: lng }
    })
    cancel()
    ended(areaOfLine(drawn))
  }
  const cancel = () => {
    delete page.dataset.drawing
    button.textContent = words.draw
    map.dragging.enable()
    corners = []
    pressed = null
    show()
  }
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return [Math.round(clientX - left), Math.round(clientY - top)]
  }
  button.addEventListener('click', () => (isDrawing() ? end() : begin()))
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && isDrawing() && cancel())
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (!isDrawing()) return
      event.stopPropagation()
      canvas.setPointerCapture(event.pointerId)
      pressed = corners.length
      corners.push(pointOf(event))
      show()
    },
    { capture: true },
  )
  canvas.addEventListener('pointermove', (event) => {
    if (pressed === null) return
    const point = pointOf(event)
    if (isFar(corners.at(-1), point)) corners.push(point)
    show()
  })
  canvas.addEventListener('pointerup', () => {
    const wasMoved = pressed !== null && corners.length > pressed + 1
    pressed = null
    if (wasMoved) end()
  })
}

function isFar(from: Point | undefined, [x, y]: Point): boolean {
  return from === undefined || Math.hypot(x - from[0], y - from[1]) >= STEP
}
