// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eachColumn } from '../../core/domain/each-column.ts'
import { listFileText } from '../../core/domain/list-file.ts'
import type { ListFile } from '../../core/domain/list-file.ts'
import { placesFile } from '../../core/domain/list-places.ts'
import type { Block, Card, Listing } from '../../core/view/types.ts'
import { renderPage } from '../../templates/entry.tsx'
import { answerQuery } from '../../templates/client/listing.ts'
import { openList } from '../../templates/client/listing/open-list.ts'
import { sample } from '../support/sample-props.ts'
import { element, goTo, show } from './dom.ts'

const LIST = 'https://agency.example/nl/te-koop/'

/** Thirty properties: every third one in Elsene, prices from 100 000 up, the last without one. */
const COUNT = 30
const FILE: ListFile = {
  free: COUNT,
  towns: [
    { name: 'Gent', zip: '9000', names: ['Gand'] },
    { name: 'Elsene', zip: '1050', names: ['Ixelles'] },
    { name: 'Eupen', zip: '4700', names: [] },
  ],
  types: [
    { id: 1, name: 'Huis' },
    { id: 2, name: 'Appartement' },
  ],
  town: Array.from({ length: COUNT }, (_, row) => (row % 3 === 2 ? 1 : 0)),
  type: Array.from({ length: COUNT }, (_, row) => [row < 26 ? 1 : 2]),
  ...eachColumn(() => Array.from({ length: COUNT }, () => null)),
  price: Array.from({ length: COUNT }, (_, row) => (row === COUNT - 1 ? null : (row + 1) * 100_000)),
  bedrooms: Array.from({ length: COUNT }, (_, row) => row % 5),
  surface: Array.from({ length: COUNT }, () => 120),
  energy: Array.from({ length: COUNT }, (_, row) => row % 4),
  fragments: ['/_a/cards.1.txt'],
  ids: '/_a/ids.1.json',
}

const { props, shell } = sample('listing', 'content')
const card = (row: number): Card => ({
  href: `/nl/${row}/`,
  title: `Pand ${row}`,
  place: '9000 Gent',
  facts: [],
})

let answers: Record<string, string | undefined>
let asked: string[]

/** The page as the build makes it, at this address. */
function stand(address: string, part: Partial<Listing> = {}): HTMLFormElement {
  const rows = (props.rows as readonly Extract<Block, { kind: 'properties' }>[]).map((block) => ({
    ...block,
    listing: { ...block.listing!, ...part },
  }))
  const html = renderPage('content', { ...props, rows }, shell)
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = 'nl'
  goTo(address)
  return element<HTMLFormElement>('form[data-list]')
}

const visit = (address: string, part?: Partial<Listing>) => openList(stand(address, part))

const titles = () => [...document.querySelectorAll('.card__title')].map((title) => title.textContent)
const chips = () =>
  [...document.querySelectorAll('.filters__chip span:first-child')].map((chip) =>
    chip.textContent.replace(/\s/g, ' '),
  )
const count = () => element('[data-list-count]').textContent.trim()
const pand = (row: number) => `Pand ${row}, 9000 Gent`

async function settled(check: () => void): Promise<void> {
  await vi.waitFor(check)
}

function choose(name: string, value: string): void {
  const box = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
  if (box) box.checked = !box.checked
  else if (select) select.value = value
  ;(box ?? select)?.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  asked = []
  answers = {
    '/nl/te-koop/list.json': listFileText(FILE),
    '/_a/cards.1.txt': renderPage(
      'cards',
      { perRow: 3, level: 2, cards: FILE.town.map((_, row) => card(row)) },
      shell,
    ),
  }
  vi.stubGlobal('fetch', (href: string, init?: RequestInit) => {
    asked.push(href)
    if (init?.signal?.aborted) return Promise.reject(new DOMException('', 'AbortError'))
    const text = answers[href]
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a list that did not open is tried again when somebody turns to it again', async () => {
  const { '/nl/te-koop/list.json': list } = answers
  answers['/nl/te-koop/list.json'] = undefined
  const form = stand(LIST)
  answerQuery()
  const choices = () => form.querySelectorAll('input[name="type"]').length
  form.dispatchEvent(new Event('focusin'))
  await settled(() => expect(asked).toEqual(['/nl/te-koop/list.json']))
  answers['/nl/te-koop/list.json'] = list
  await settled(() => {
    form.dispatchEvent(new Event('focusin'))
    expect(choices()).toBe(2)
  })
})

describe('an address that asks for something', () => {
  test('shows it, with its count and what was asked', async () => {
    await visit(`${LIST}?city=GAND|9000&type=1&max=700000`)
    expect(titles()).toEqual([0, 1, 3, 4, 6].map(pand))
    expect(count()).toBe('5 panden')
    expect(chips()).toEqual(['Huis', 'Gent (9000)', 'Prijs tot: € 700.000'])
    expect(document.querySelector('.paging')).toBeNull()
    expect(element<HTMLInputElement>('input[value="Gent|9000"]').checked).toBe(true)
    expect(element('[data-list-set]').textContent).toBe('(3)')
    expect(element('[data-list-cell="type"] .filters__value').textContent).toBe('Huis')
    choose('city', 'Elsene|1050')
    await settled(() =>
      expect(element('[data-list-cell="city"] .filters__value').textContent).toBe('Gent (9000) + 1'),
    )
  })

  test('one page of cards at a time, with pages that can be opened on their own', async () => {
    await visit(`${LIST}?type=1&sort=price-down&page=2`)
    expect(titles()).toEqual([1, 0].map(pand))
    expect(count()).toBe('26 panden, 25 tot 26 getoond')
    expect(element('.paging p').textContent).toBe('Pagina 2 van 2')
    expect(element('.paging [rel="prev"]').getAttribute('href')).toBe(`${LIST}?type=1&sort=price-down`)
    expect(document.querySelector('.paging [rel="next"]')).toBeNull()
    expect(element('.paging [aria-current]').textContent).toBe('2')
  })

  test('shows what lies in a part of the map, and says so', async () => {
    const places = placesFile(
      FILE.town.map((_, row) => ({
        id: row + 1,
        latitude: 51 + row / 100,
        longitude: 3.7,
        label: pand(row),
      })),
    )
    answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, places: '/_a/places.1.json' })
    answers['/_a/places.1.json'] = JSON.stringify(places)
    await visit(`${LIST}?in=51,3.6,51.02,3.8`)
    expect(titles()).toEqual([0, 1, 2].map(pand))
    expect(chips()).toEqual(['In dit deel van de kaart'])
    element('.filters__chip').click()
    await settled(() => expect(location.search).toBe(''))
  })

  test('of a list whose places nobody knows finds nothing in any part of the map', async () => {
    await visit(`${LIST}?in=51,3.6,51.02,3.8`)
    expect(count()).toBe('0 panden')
  })

  test('nothing fits: says so, and leads back', async () => {
    await visit(`${LIST}?city=Aalst|9300&type=2`)
    expect(titles()).toEqual([])
    expect(count()).toBe('0 panden')
    expect(element('.listing__empty p').textContent).toMatch(/^Geen pand past bij deze keuze/)
    expect(chips()).toEqual(['Appartement', 'Aalst (9300)'])
    element('.listing__empty a').click()
    await settled(() => expect(titles()).toHaveLength(12))
    expect(location.search).toBe('')
  })

  test('what it asks for is text, whatever it is', async () => {
    await visit(`${LIST}?city=(Zaventem)|1930&min=123456&type=77`)
    expect(chips()).toEqual(['77', '(Zaventem) (1930)', 'Prijs vanaf: € 123.456'])
    expect(element<HTMLSelectElement>('select[name="min"]').value).toBe('123456')
  })
})

describe('choosing', () => {
  test('towns and types are offered with the count of what can be had', async () => {
    answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, free: 26 })
    await visit(LIST)
    const offered = (cell: string) =>
      [...document.querySelectorAll(`[data-list-cell="${cell}"] li`)].map((item) => item.textContent)
    expect(offered('city')).toEqual(['Gent (9000)18', 'Elsene (1050)8', 'Eupen (4700)0'])
    expect(offered('type')).toEqual(['Huis26', 'Appartement0'])
  })

  test('what is sold is shown and counted apart', async () => {
    answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, free: 26 })
    await visit(LIST)
    choose('city', 'Elsene|1050')
    await settled(() => expect(count()).toBe('8 panden en 2 verkocht'))
    expect(element('#page-title sup').textContent).toBe('8, 8 panden')
    expect(titles()).toHaveLength(10)
    choose('type', '2')
    await settled(() => expect(count()).toBe('0 panden en 2 verkocht'))
    choose('city', 'Gent|9000')
    await settled(() => expect(count()).toBe('0 panden en 4 verkocht'))
    choose('type', '2')
    await settled(() => expect(count()).toBe('26 panden en 4 verkocht, 1 tot 24 getoond'))
  })

  test('what is rented is called so', async () => {
    answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, free: 29 })
    await visit(`${LIST}?type=2`, { goal: 1 })
    expect(count()).toBe('3 panden en 1 verhuurd')
  })

  test('several types and towns together; the address follows, and Back goes back', async () => {
    await visit(LIST)
    const before = titles()
    choose('city', 'Elsene|1050')
    await settled(() => expect(count()).toBe('10 panden'))
    choose('type', '2')
    await settled(() => expect(titles()).toEqual([26, 29].map(pand)))
    expect(location.search).toBe('?city=Elsene%7C1050&type=2')
    choose('city', 'Gent|9000')
    await settled(() => expect(count()).toBe('4 panden'))
    goTo(`${LIST}?city=Elsene|1050`)
    dispatchEvent(new PopStateEvent('popstate'))
    await settled(() => expect(count()).toBe('10 panden'))
    expect(element<HTMLInputElement>('input[name="type"][value="2"]').checked).toBe(false)
    goTo(LIST)
    dispatchEvent(new PopStateEvent('popstate'))
    await settled(() => expect(titles()).toEqual(before))
    expect(chips()).toEqual([])
    expect(document.querySelector('.card--lead')).not.toBeNull()
  })

  test('a chip takes its filter away and leaves the others; the count has focus', async () => {
    await visit(`${LIST}?type=1&bedrooms=3&min=100000`)
    const [, chip] = document.querySelectorAll<HTMLElement>('.filters__chip')
    expect(chip?.textContent).toContain('verwijderen')
    chip?.click()
    await settled(() => expect(location.search).toBe('?type=1&bedrooms=3'))
    await settled(() => expect(document.activeElement).toBe(element('[data-list-count]')))
  })

  test('an unknown town stays asked for until its chip is taken away', async () => {
    await visit(`${LIST}?city=Aalst|9300`)
    choose('city', 'Elsene|1050')
    await settled(() => expect(count()).toBe('10 panden'))
    expect(chips()).toEqual(['Elsene (1050)', 'Aalst (9300)'])
  })

  test('what was chosen while the list was on its way counts', async () => {
    const opened = visit(LIST)
    element<HTMLSelectElement>('select[name="bedrooms"]').value = '3'
    await opened
    expect(location.search).toBe('?bedrooms=3')
    expect(count()).toBe('12 panden')
  })

  test('what is loaded is not asked for again', async () => {
    await visit(LIST)
    for (const order of ['price-up', 'price-down', 'newest', 'price-up']) choose('sort', order)
    await settled(() => expect(titles()[0]).toBe(pand(0)))
    const loaded = asked.length
    choose('sort', 'price-down')
    await settled(() => expect(titles()[0]).toBe(pand(28)))
    expect(asked).toHaveLength(loaded)
  })
})

describe('the map', () => {
  test('stands beside the list, and its towns are filters', async () => {
    await visit(LIST)
    expect(element('[data-list-map]').hidden).toBe(true)
    element('[data-list-view="map"]').click()
    await settled(() => expect(element('[data-list-map]').hidden).toBe(false))
    expect(location.search).toBe('?view=map')
    element('[data-list-town="Elsene|1050"]').click()
    await settled(() => expect(count()).toBe('10 panden'))
    expect(element('[data-list-town="Elsene|1050"]').getAttribute('aria-current')).toBe('true')
    expect(element('[data-list-view="map"]').getAttribute('aria-pressed')).toBe('true')
    element('[data-list-town="Elsene|1050"]').click()
    await settled(() => expect(location.search).toBe('?view=map'))
  })
})

test('a town that was asked for in another language is the same on the map', async () => {
  await visit(`${LIST}?city=Ixelles|1050&view=map`)
  const town = element('[data-list-town="Elsene|1050"]')
  expect(town.getAttribute('aria-current')).toBe('true')
  expect(element('[data-list-mark="Elsene|1050"]').hasAttribute('data-chosen')).toBe(true)
  town.click()
  await settled(() => expect(location.search).toBe('?view=map'))
})

describe('when something fails', () => {
  test('cards of an earlier build: the list is asked for again', async () => {
    await visit(LIST)
    answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, fragments: ['/_a/cards.2.txt'] })
    answers['/_a/cards.2.txt'] = answers['/_a/cards.1.txt']
    answers['/_a/cards.1.txt'] = undefined
    choose('type', '2')
    await settled(() => expect(titles()).toEqual([26, 27, 28, 29].map(pand)))
  })

  test('no connection: says so, with a way to try again', async () => {
    await visit(LIST)
    answers = {}
    choose('type', '2')
    await settled(() => expect(element('.listing__empty p').textContent).toMatch(/kon niet worden geladen/))
    expect(element('.listing__empty a').getAttribute('href')).toBe(`${LIST}?type=2`)
  })

  test('no list at all: the page stays as it came', async () => {
    answers = {}
    await expect(visit(LIST)).rejects.toThrow('404')
    expect(titles()).toHaveLength(12)
    expect(document.querySelectorAll('[data-list-cell="city"] a')).toHaveLength(4)
  })
})

test('a page of one type leads on to the whole list, with its type', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { filters } = props.rows.flatMap((block) =>
    block.kind === 'properties' && block.listing ? [block.listing] : [],
  )[0]!
  const { here: _, ...elsewhere } = filters!
  await visit(`${LIST}type/2/`, { filters: { ...elsewhere, scope: '?type=2' } })
  expect(element<HTMLInputElement>('input[name="type"][value="2"]').checked).toBe(true)
  choose('city', 'Elsene|1050')
  expect(assign).toHaveBeenCalledWith(`${LIST}?city=Elsene%7C1050&type=2`)
})
