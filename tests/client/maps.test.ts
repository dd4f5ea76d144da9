// @vitest-environment happy-dom
/** The map in the page: nothing before the click, the message after 50 ms, and the accepted senders. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FrameMessage, MapMessage } from '../../core/domain/map-message.ts'
import { makeMapFrame } from '../../templates/client/maps/map-frame.ts'
import { showMap } from '../../templates/client/maps/show-map.ts'
import { offerMaps } from '../../templates/client/maps.ts'
import { element, show } from './dom.ts'

const HOUSE = { id: 7, latitude: 51.05, longitude: 3.72, label: 'Huis, 9000 Gent' }
const MESSAGE: MapMessage = { kind: 'map', mapType: 'road', ignore: [], properties: [HOUSE] }
const SRC = 'about:blank'

const page = (message: string) => `<section data-map-box hidden>
  <button data-map="${SRC}" data-map-title="De straat" hidden>Toon de kaart</button></section>
  <script type="application/json">${message}</script>`

/** The window in the frame, another one for every test. */
const posted = vi.fn<(message: unknown, origin: string) => void>()
let inside: object

function speak(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const { origin = location.origin, source = inside } = from
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
}

function framed(hear: (said: FrameMessage) => void = () => undefined) {
  const made = makeMapFrame({ src: SRC, title: 'De straat' }, hear)
  Object.defineProperty(made.frame, 'contentWindow', { value: inside })
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
  posted.mockReset()
  inside = { postMessage: posted }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the frame', () => {
  test('is told what to show once it is ready and 50 ms have passed', () => {
    const { tell } = framed()
    tell(MESSAGE)
    vi.advanceTimersByTime(1000)
    expect(posted).not.toHaveBeenCalled()
    speak({ kind: 'ready' })
    vi.advanceTimersByTime(49)
    expect(posted).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(posted.mock.calls).toEqual([[MESSAGE, location.origin]])
  })

  test('of several messages in that time hears the last', () => {
    const { tell } = framed()
    speak({ kind: 'ready' })
    tell(MESSAGE)
    tell({ ...MESSAGE, ignore: [7] })
    vi.advanceTimersByTime(50)
    expect(posted.mock.calls).toEqual([[{ ...MESSAGE, ignore: [7] }, location.origin]])
  })

  test('is told of the same places once, and again when it was loaded again', () => {
    const { tell } = framed()
    const { properties: _, ...rest } = MESSAGE
    speak({ kind: 'ready' })
    tell(MESSAGE)
    vi.advanceTimersByTime(50)
    tell({ ...MESSAGE, ignore: [7] })
    vi.advanceTimersByTime(50)
    speak({ kind: 'ready' })
    vi.advanceTimersByTime(50)
    expect(posted.mock.calls.map(([message]) => message)).toEqual([
      MESSAGE,
      { ...rest, ignore: [7] },
      { ...MESSAGE, ignore: [7] },
    ])
  })

  test('is heard', () => {
    const heard: FrameMessage[] = []
    framed((said) => heard.push(said))
    speak({ kind: 'select', id: 7 })
    expect(heard).toEqual([{ kind: 'select', id: 7 }])
  })

  test.each<[string, unknown, { origin?: string; source?: unknown }]>([
    ['another origin', { kind: 'ready' }, { origin: 'https://evil.example' }],
    ['an origin that begins alike', { kind: 'ready' }, { origin: `${location.origin}.evil.example` }],
    ['no origin', { kind: 'ready' }, { origin: 'null' }],
    ['the page itself', { kind: 'ready' }, { source: window }],
    ['another frame', { kind: 'ready' }, { source: { postMessage: () => undefined } }],
    ['nobody', { kind: 'ready' }, { source: null }],
    ['the frame, but no message', { kind: 'select', id: '7' }, {}],
    ['the frame, nothing at all', null, {}],
  ])('is not mistaken for %s', (_, data, from) => {
    const heard = vi.fn<(said: FrameMessage) => void>()
    const { tell } = framed(heard)
    tell(MESSAGE)
    speak(data, from)
    vi.advanceTimersByTime(1000)
    expect(heard).not.toHaveBeenCalled()
    expect(posted).not.toHaveBeenCalled()
  })
})

describe('a button', () => {
  const open = (message = JSON.stringify(MESSAGE)) => {
    show(page(''))
    element('button').dataset.mapMessage = message
    offerMaps()
  }

  test('shows when there is a script, and nothing is loaded by that', () => {
    open()
    expect([element('section').hidden, element('button').hidden]).toEqual([false, false])
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('brings the map into its box, goes, and hands on the focus', () => {
    open()
    showMap(element<HTMLButtonElement>('button'), element('section'))
    const frame = element<HTMLIFrameElement>('section > iframe')
    expect([frame.getAttribute('src'), frame.title]).toEqual([SRC, 'De straat'])
    expect(document.querySelector('button')).toBeNull()
    expect(document.activeElement).toBe(frame)
  })

  test.each(['null', '{}', '{"kind":"map"}', '[]'])('with %s shows no map', (message) => {
    open(message)
    showMap(element<HTMLButtonElement>('button'), element('section'))
    expect(document.querySelector('iframe')).toBeNull()
    expect(element('button').isConnected).toBe(true)
  })

  test('of a list is left to the list', () => {
    show('<aside><button data-map="/_map/nl/" hidden></button></aside>')
    offerMaps()
    expect(element('button').hidden).toBe(true)
  })
})
