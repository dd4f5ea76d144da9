/** The view of the map, and its buttons. */
import { describe, expect, test } from 'vitest'
import { element } from './dom.ts'
import {
  AALST,
  BRUSSELS,
  home,
  marks,
  message,
  named,
  open,
  popup,
  type,
  views,
  zoomOf,
} from './map-frame.ts'

describe('the view', () => {
  test.each([
    ['one address', [home(1)], 16],
    ['a hidden address', [home(1, { isTown: true })], 13],
    ['homes of two towns', [home(1), home(2, BRUSSELS)], 10],
    ['nothing', [], 7],
  ] as const)('of %s has its zoom', (_, properties, zoom) => {
    open().show(message(properties))
    expect(zoomOf()).toBe(zoom)
  })

  test('is told once it is shown, and after each change by the visitor', () => {
    const map = open()
    expect(views()).toEqual([])
    map.show(message([home(1), home(2, BRUSSELS)]))
    expect(views()).toHaveLength(1)
    const [view] = views()
    expect(view?.south).toBeLessThan(50.85)
    expect(view?.north).toBeGreaterThan(51.05)
    expect(view?.west).toBeLessThan(3.72)
    expect(view?.east).toBeGreaterThan(4.35)
    element('[data-map-zoom="1"]').click()
    expect(views()).toHaveLength(2)
  })

  test('stays as the visitor left it while the homes are the same', () => {
    const map = open()
    const both = [home(1), home(2, BRUSSELS)]
    map.show(message(both))
    element('[data-map-zoom="-1"]').click()
    const [, left] = views()
    map.show(message(both))
    expect(views().at(-1)).toEqual(left)
    map.show(message([home(1), home(3, AALST)]))
    expect(views().at(-1)).not.toEqual(left)
  })

  test('is the one that the page asks for', () => {
    const bounds = { south: 50.9, west: 3.9, north: 51, east: 4.2 }
    open().show(message([home(1), home(2, BRUSSELS)], { bounds }))
    const [view] = views()
    expect(view?.south).toBeLessThanOrEqual(bounds.south)
    expect(view?.south).toBeGreaterThan(50.7)
    expect(view?.east).toBeGreaterThanOrEqual(bounds.east)
    expect(view?.east).toBeLessThan(4.8)
  })

  test('comes closer at a mark of several homes, and keeps the focus in the map', () => {
    open().show(message([home(1), home(2, { latitude: 51.06 }), home(3, BRUSSELS)]))
    const before = zoomOf()
    type(marks()[0], 'Enter')
    expect(popup()).toBeNull()
    expect(named()).toEqual(['Huis 2', 'Huis 1'])
    expect(before).toBe(10)
    expect(document.activeElement).toBe(element('[data-map-canvas]'))
  })

  test('has a sentence below it, if the page sends one', () => {
    const map = open()
    const info = element('[data-map-info]')
    map.show(message([home(1)], { info: '1 pand zonder plaats.' }))
    expect([info.hidden, info.textContent]).toEqual([false, '1 pand zonder plaats.'])
    map.show(message([home(1)]))
    expect([info.hidden, info.textContent]).toEqual([true, ''])
  })
})

describe('the buttons', () => {
  const zoom = (step: '1' | '-1') => element<HTMLButtonElement>(`[data-map-zoom="${step}"]`)
  const kind = (name: string) => element(`[data-map-type="${name}"]`)

  test('come nearer up to the last tiles, and are disabled there', () => {
    open().show(message([home(1)]))
    expect([zoom('1').disabled, zoom('-1').disabled]).toEqual([false, false])
    for (let step = 0; step < 3; step++) zoom('1').click()
    expect([zoom('1').disabled, zoom('-1').disabled]).toEqual([true, false])
    zoom('-1').click()
    expect(zoom('1').disabled).toBe(false)
    for (const part of document.querySelectorAll<HTMLElement>('[data-map-controls]'))
      expect(part.hidden).toBe(false)
  })

  test('exchange streets and pictures from the air, with their attribution', () => {
    open().show(message([home(1)]))
    const shown = () => ({
      road: kind('road').getAttribute('aria-pressed'),
      aerial: kind('aerial').getAttribute('aria-pressed'),
      credits: [...document.querySelectorAll<HTMLElement>('[data-map-credit]')]
        .filter(({ hidden }) => !hidden)
        .map((credits) => credits.textContent.replace(/ \(opent.*/, '')),
      tiles: /^https:\/\/(?:[ab]\.)?(\w+)/.exec(
        document.querySelector<HTMLImageElement>('.leaflet-tile')?.src ?? '',
      )?.[1],
    })
    expect(shown()).toEqual({ road: 'true', aerial: 'false', credits: ['© OpenStreetMap'], tiles: 'tile' })
    kind('aerial').click()
    expect(shown()).toEqual({
      road: 'false',
      aerial: 'true',
      credits: ['Luchtfoto: Voorbeeld'],
      tiles: 'tiles',
    })
    expect(document.querySelectorAll('.leaflet-layer')).toHaveLength(1)
    kind('road').click()
    expect(shown().tiles).toBe('tile')
  })

  test('load tiles again that failed', () => {
    open().show(message([home(1)]))
    const note = element('[data-map-tiles]')
    expect(note.hidden).toBe(true)
    document.querySelector('.leaflet-tile')?.dispatchEvent(new Event('error'))
    expect(note.hidden).toBe(false)
    note.querySelector('button')?.click()
    expect(note.hidden).toBe(true)
  })
})
