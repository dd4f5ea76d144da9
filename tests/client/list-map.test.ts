// @vitest-environment happy-dom
/**
 * The map beside a list: it shows the filtered properties, marks their cards, and searches the visible part.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bounds } from '../../core/domain/bounds.ts'
import { eachColumn } from '../../core/domain/each-column.ts'
import type { ListColumns } from '../../core/domain/list-columns.ts'
import { parseListQuery } from '../../core/domain/list-query.ts'
import type { ListQuery } from '../../core/domain/list-query.ts'
import { placesFile } from '../../core/domain/list-places.ts'
import { MAP_MESSAGE_DELAY_MS } from '../../core/domain/map-message.ts'
import { offerListMap } from '../../templates/client/listing/list-map.ts'
import type { ListData } from '../../templates/client/listing/list-data.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, show } from './dom.ts'

vi.mock('../../templates/client/styles.ts', () => ({ loadStyles: () => Promise.resolve() }))

const IDS = [11, 12, 13]
const HOUSES = IDS.map((id, row) => ({
  id,
  latitude: 51 + row / 10,
  longitude: 3.7,
  label: `Huis ${id}`,
  href: `/nl/${id}/`,
}))
const COLUMNS: ListColumns = {
  free: 3,
  towns: [{ name: 'Gent', zip: '9000', names: [] }],
  types: [
    { id: 1, name: 'Huis' },
    { id: 2, name: 'Flat' },
  ],
  town: [0, 0, 0],
  type: [[1], [2], [1]],
  ...eachColumn(() => [null, null, null]),
  price: [100, 200, 300],
  bedrooms: [1, 2, 3],
}
const PAGE = `
  <div class="results__list"><ul>${IDS.map((id) => `<li class="card"><a href="/nl/${id}/">Huis ${id}</a></li>`).join('')}</ul></div>
  <aside data-list-map data-in-view="In dit deel">
    <div data-list-real>
      <p>De kaart komt van tile.openstreetmap.org.</p>
      <button data-map="about:blank" data-map-title="Kaart" data-map-message='{"kind":"map","mapType":"road","ignore":[],"info":"Ongeveer"}' hidden>Toon</button>
      <p data-map-failed hidden>Niet gelukt</p>
      <button data-map-search hidden>Zoek hier</button>
    </div>
    <div data-list-sketch>schets</div>
  </aside>`

const VIEW: Bounds = { south: 50.90001, west: 3.6, north: 51.15, east: 3.8 }
const SEEN: Bounds = { south: 50.9, west: 3.6, north: 51.15, east: 3.8 }

const places = vi.fn<ListData['places']>()
const search = vi.fn<(part: Pick<ListQuery, 'bounds' | 'area'>) => void>()
const posted = vi.fn<(message: unknown, origin: string) => void>()
const cards: ListData['cards'] = (rows) =>
  Promise.resolve(
    rows.map((row) => {
      const card = document.createElement('li')
      card.innerHTML = `<img src="/${IDS[row]}-600.webp" srcset="/${IDS[row]}-250.webp 250w, /${IDS[row]}-600.webp 600w">`
      return card
    }),
  )
const data = () =>
  ({ columns: COLUMNS, ids: () => Promise.resolve(IDS), places, cards }) as unknown as ListData
const query = (text: string) => parseListQuery(new URLSearchParams(text))
const button = (name: string) => element<HTMLButtonElement>(`[data-${name}]`)
const marked = () => [...document.querySelectorAll('[data-on-map]')].map((card) => card.textContent)

function speak(message: unknown): void {
  const source = element<HTMLIFrameElement>('iframe').contentWindow
  dispatchEvent(Object.assign(new Event('message'), { data: message, origin: location.origin, source }))
}

/** The map is open and ready. The window in its frame receives messages only. */
async function opened(first = '') {
  const map = offerListMap(element('.results__list'), { data, search })
  map?.show(query(first))
  button('map').click()
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  Object.defineProperty(element('iframe'), 'contentWindow', { value: { postMessage: posted } })
  speak({ kind: 'ready' })
  return map
}

const told = async (times: number) => {
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(times), { interval: MAP_MESSAGE_DELAY_MS })
  return posted.mock.lastCall?.[0] as Record<string, unknown>
}

beforeEach(() => {
  vi.resetAllMocks()
  places.mockResolvedValue(placesFile(HOUSES, []))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  show(PAGE)
})

afterEach(() => vi.unstubAllGlobals())

describe('before the click', () => {
  test('the sketch stays, and no place is loaded', () => {
    offerListMap(element('.results__list'), { data, search })?.show(query('type=1'))
    expect(button('map').hidden).toBe(false)
    expect(button('map-search').hidden).toBe(true)
    expect(document.querySelector('[data-list-sketch]')).not.toBeNull()
    expect(places).not.toHaveBeenCalled()
  })

  test('where the page has no map there is none', () => {
    show('<div class="results__list"></div>')
    expect(offerListMap(element('.results__list'), { data, search })).toBeUndefined()
  })
})

describe('after it', () => {
  test('the map takes the place of the sketch and shows what the list shows', async () => {
    await opened('type=1')
    expect(await told(1)).toEqual({
      kind: 'map',
      mapType: 'road',
      info: 'Ongeveer',
      hasPictures: true,
      draws: true,
      properties: HOUSES,
      ignore: [12],
    })
    expect(document.querySelector('[data-list-sketch]')).toBeNull()
    expect(document.querySelector('[data-map]')).toBeNull()
  })

  test('it follows the filters, and is told the places once', async () => {
    const map = await opened()
    expect(await told(1)).toMatchObject({ ignore: [], properties: HOUSES })
    map?.show(query('min=200&in=50,3,51,4'))
    expect(await told(2)).toEqual({
      kind: 'map',
      mapType: 'road',
      info: 'Ongeveer',
      hasPictures: true,
      draws: true,
      ignore: [11],
      bounds: { south: 50, west: 3, north: 51, east: 4 },
    })
  })

  test('a mark gets the smallest picture of its property', async () => {
    await opened()
    await told(1)
    speak({ kind: 'select', id: 12 })
    expect(await told(2)).toEqual({ kind: 'picture', id: 12, src: '/12-250.webp' })
    speak({ kind: 'select', id: 99 })
    await Promise.resolve()
    expect(posted).toHaveBeenCalledTimes(2)
  })

  test('a mark picks out its card, and only it', async () => {
    await opened()
    speak({ kind: 'select', id: 12 })
    await waitFor(() => expect(marked()).toEqual(['Huis 12']))
    speak({ kind: 'select', id: 13 })
    await waitFor(() => expect(marked()).toEqual(['Huis 13']))
    speak({ kind: 'select', id: 99 })
    await waitFor(() => expect(marked()).toEqual([]))
  })

  test('the part that it looks at can be searched, and once it is there is nothing to search', async () => {
    const map = await opened()
    speak({ kind: 'view', bounds: VIEW })
    expect(button('map-search').hidden).toBe(false)
    button('map-search').click()
    expect(search.mock.calls).toEqual([[{ bounds: SEEN }]])
    map?.show(query('in=50.9,3.6,51.15,3.8'))
    expect(button('map-search').hidden).toBe(true)
    speak({ kind: 'view', bounds: { ...VIEW, east: 3.9 } })
    expect(button('map-search').hidden).toBe(false)
  })

  test('an area that is drawn on it is searched, and shown', async () => {
    const map = await opened()
    const area = [
      { latitude: 51, longitude: 3.7 },
      { latitude: 51.1, longitude: 3.7 },
      { latitude: 51.1, longitude: 3.8 },
    ]
    speak({ kind: 'area', area })
    expect(search.mock.calls).toEqual([[{ area }]])
    map?.show(query('area=51_3.7*51.1_3.7*51.1_3.8'))
    expect(await told(2)).toMatchObject({ area })
    speak({ kind: 'area', area: area.slice(1) })
    speak({ kind: 'area', area: [{}, {}, {}] })
    expect(search).toHaveBeenCalledOnce()
  })

  test.each([null, { kind: 'view', bounds: 'everywhere' }, { kind: 'view', bounds: { ...VIEW, north: 91 } }])(
    'a view of %j is none',
    async (said) => {
      await opened()
      speak(said)
      expect(button('map-search').hidden).toBe(true)
    },
  )
})

test('places that do not come are said to be missing, and can be asked for again', async () => {
  places.mockRejectedValueOnce(new Error('offline'))
  offerListMap(element('.results__list'), { data, search })?.show(query(''))
  button('map').click()
  await waitFor(() => expect(element('[data-map-failed]').hidden).toBe(false))
  expect(document.querySelector('[data-list-sketch]')).not.toBeNull()
  button('map').click()
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
})
