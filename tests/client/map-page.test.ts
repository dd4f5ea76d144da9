// @vitest-environment happy-dom
/** The page in the frame answers the surrounding page only. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MapMessage, PictureMessage } from '../../core/domain/map-message.ts'
import { element, show } from './dom.ts'

const shown = vi.fn<(message: MapMessage) => void>()
const pictured = vi.fn<(message: PictureMessage) => void>()
const made = vi.fn(() => ({ show: shown, addPicture: pictured }))
vi.mock('../../templates/client/map-page/show-map.ts', () => ({ makeMap: () => made() }))
vi.mock('../../templates/client/styles.ts', () => ({ loadStyles: () => Promise.resolve() }))
const { serveMap } = await import('../../templates/client/map-page/map.ts')

const HOUSE = { id: 7, latitude: 51.05, longitude: 3.72, label: 'Huis, 9000 Gent' }
const MESSAGE = { kind: 'map', mapType: 'road', ignore: [], properties: [HOUSE] }

const posted = vi.fn<(message: unknown, origin: string) => void>()
/** The window around the frame, another one for every test. */
let around: object

function speak(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const { origin = location.origin, source = around } = from
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
}

beforeEach(() => {
  vi.clearAllMocks()
  show('<main data-map-page="{}"><p data-map-alone hidden></p><div data-map-canvas></div></main>')
  around = { postMessage: posted }
  vi.stubGlobal('parent', around)
})

afterEach(() => vi.unstubAllGlobals())

test('says that it is ready, to its own origin only', async () => {
  await serveMap()
  expect(posted.mock.calls).toEqual([[{ kind: 'ready' }, location.origin]])
  expect(made).not.toHaveBeenCalled()
})

test('makes one map, and shows every message on it', async () => {
  await serveMap()
  speak(MESSAGE)
  speak({ ...MESSAGE, ignore: [7] })
  expect(made).toHaveBeenCalledTimes(1)
  expect(shown.mock.calls.map(([message]) => message)).toEqual([MESSAGE, { ...MESSAGE, ignore: [7] }])
})

test('a picture of this site reaches the map, another address does not', async () => {
  await serveMap()
  speak(MESSAGE)
  speak({ kind: 'picture', id: 7, src: '/_a/img/1-250.webp' })
  speak({ kind: 'picture', id: 7, src: 'https://evil.example/1.webp' })
  speak({ kind: 'picture', id: '7', src: '/_a/img/2-250.webp' })
  expect(pictured.mock.calls).toEqual([[{ kind: 'picture', id: 7, src: '/_a/img/1-250.webp' }]])
})

describe('makes no map for', () => {
  test.each<[string, unknown, { origin?: string; source?: unknown }]>([
    ['another origin', MESSAGE, { origin: 'https://evil.example' }],
    ['an origin that begins alike', MESSAGE, { origin: `${location.origin}.evil.example` }],
    ['a page without an origin', MESSAGE, { origin: 'null' }],
    ['itself', MESSAGE, { source: window }],
    ['a window that it was opened by', MESSAGE, { source: { postMessage: () => undefined } }],
    ['nobody', MESSAGE, { source: null }],
    ['no message', { ...MESSAGE, kind: 'ready' }, {}],
    ['a text', JSON.stringify(MESSAGE), {}],
    ['null', null, {}],
  ])('%s', async (_, data, from) => {
    await serveMap()
    speak(data, from)
    expect(made).not.toHaveBeenCalled()
  })
})

test('alone it says where it belongs, and asks for nothing', async () => {
  vi.stubGlobal('parent', window)
  await serveMap()
  expect(element('[data-map-alone]').hidden).toBe(false)
  speak(MESSAGE, { source: window })
  expect(made).not.toHaveBeenCalled()
})
