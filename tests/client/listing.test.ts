// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listFileText } from '../../core/domain/list-file.ts'
import type { ListFile } from '../../core/domain/list-file.ts'
import { placesFile } from '../../core/domain/list-places.ts'
import { answerQuery } from '../../templates/client/listing.ts'
import { element } from './dom.ts'
import {
  FILE,
  LIST,
  chips,
  choose,
  count,
  host,
  pand,
  props,
  settled,
  stand,
  stubHost,
  titles,
  visit,
} from './list-page.ts'

beforeEach(stubHost)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a list that did not open is tried again when somebody turns to it again', async () => {
  const { '/nl/te-koop/list.json': list } = host.answers
  host.answers['/nl/te-koop/list.json'] = undefined
  const form = stand(LIST)
  answerQuery()
  const choices = () => form.querySelectorAll('input[name="type"]').length
  form.dispatchEvent(new Event('focusin'))
  await settled(() => expect(host.asked).toEqual(['/nl/te-koop/list.json']))
  host.answers['/nl/te-koop/list.json'] = list
  await settled(() => {
    form.dispatchEvent(new Event('focusin'))
    expect(choices()).toBe(2)
  })
})

/** The rows of the list stand one above the other, from the middle of its first town. */
function placeRows(more: Partial<ListFile> = {}): void {
  const rows = FILE.town.map((_, row) => ({
    id: row + 1,
    latitude: 51 + row / 100,
    longitude: 3.7,
    label: pand(row),
  }))
  host.answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, ...more, places: '/_a/places.1.json' })
  host.answers['/_a/places.1.json'] = JSON.stringify(placesFile(rows, [[51, 3.7]]))
}

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
    placeRows()
    await visit(`${LIST}?in=51,3.6,51.02,3.8`)
    expect(titles()).toEqual([0, 1, 2].map(pand))
    expect(chips()).toEqual(['In dit deel van de kaart'])
    element('.filters__chip').click()
    await settled(() => expect(location.search).toBe(''))
  })

  test('shows what lies near a town or a landmark, and in a drawn area', async () => {
    const landmarks = [{ id: 'dampoort', name: 'Station Dampoort', latitude: 51.1, longitude: 3.7 }]
    placeRows({ landmarks })
    await visit(`${LIST}?near=dampoort`)
    expect(titles()).toEqual([9, 10, 11].map(pand))
    expect(chips()).toEqual(['Station Dampoort'])
    await visit(`${LIST}?area=50.99_3.6*50.99_3.8*51.015_3.8*51.015_3.6`)
    expect(titles()).toEqual([0, 1].map(pand))
    expect(chips()).toEqual(['Getekend gebied'])
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
    host.answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, fragments: ['/_a/cards.2.txt'] })
    host.answers['/_a/cards.2.txt'] = host.answers['/_a/cards.1.txt']
    host.answers['/_a/cards.1.txt'] = undefined
    choose('type', '2')
    await settled(() => expect(titles()).toEqual([26, 27, 28, 29].map(pand)))
  })

  test('no connection: says so, with a way to try again', async () => {
    await visit(LIST)
    host.answers = {}
    choose('type', '2')
    await settled(() => expect(element('.listing__empty p').textContent).toMatch(/kon niet worden geladen/))
    expect(element('.listing__empty a').getAttribute('href')).toBe(`${LIST}?type=2`)
  })

  test('no list at all: the page stays as it came', async () => {
    host.answers = {}
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
