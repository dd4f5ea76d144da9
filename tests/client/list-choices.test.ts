import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listFileText } from '../../core/domain/list-file.ts'
import { element, goTo } from './dom.ts'
import {
  FILE,
  LIST,
  chips,
  choose,
  count,
  host,
  pand,
  settled,
  stubHost,
  titles,
  visit,
} from './list-page.ts'

beforeEach(stubHost)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('choosing', () => {
  test('towns and types are offered with the count of what can be had', async () => {
    host.answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, free: 26 })
    await visit(LIST)
    const offered = (cell: string) =>
      [...document.querySelectorAll(`[data-list-cell="${cell}"] li`)].map((item) => item.textContent)
    expect(offered('city')).toEqual(['Gent (9000)18', 'Elsene (1050)8', 'Eupen (4700)0'])
    expect(offered('type')).toEqual(['Huis26', 'Appartement0'])
  })

  test('what is sold is shown and counted apart', async () => {
    host.answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, free: 26 })
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
    host.answers['/nl/te-koop/list.json'] = listFileText({ ...FILE, free: 29 })
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
    const loaded = host.asked.length
    choose('sort', 'price-down')
    await settled(() => expect(titles()[0]).toBe(pand(28)))
    expect(host.asked).toHaveLength(loaded)
  })
})
