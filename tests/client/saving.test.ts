// @vitest-environment happy-dom
/** Saved homes and searches: stored on the device only, and equal in every tab. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSaved, sharedText } from '../../core/domain/saved.ts'
import { SAVED_KEY } from '../../core/domain/storage-keys.ts'
import { drawCompared } from '../../templates/client/saving/compare.ts'
import { offerButtons } from '../../templates/client/saving/save-buttons.ts'
import { offerToSaveSearch } from '../../templates/client/saving/save-search.ts'
import { savedStore } from '../../templates/client/saving/saved-store.ts'
import { offerTools } from '../../templates/client/saving/saved-tools.ts'
import { element, goTo, show } from './dom.ts'

const saved = () => parseSaved(localStorage.getItem(SAVED_KEY))
const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  goTo('http://localhost:3000/')
})

describe('the store', () => {
  test('tells all that follow it, at once and after each change, and keeps nothing of nothing', () => {
    const store = savedStore()
    const seen: number[] = []
    store.follow(({ homes }) => seen.push(homes.length))
    store.change((before) => ({ ...before, homes: [7, 8] }))
    expect(saved().homes).toEqual([7, 8])
    store.change((before) => ({ ...before, homes: [] }))
    expect(seen).toEqual([0, 2, 0])
    expect(localStorage.getItem(SAVED_KEY)).toBeNull()
  })

  test('hears of other tabs, and of what changed while the page was away', () => {
    const store = savedStore()
    let count = 0
    store.follow(() => count++)
    const storage = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }))
    storage('other')
    expect(count).toBe(1)
    storage(SAVED_KEY)
    storage(null)
    expect(count).toBe(3)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(count).toBe(3)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(count).toBe(4)
  })
})

describe('buttons', () => {
  const CARD = (id: number) => `<article data-home="${id}"><a href="/${id}/">Huis ${id}</a></article>`
  const states = () =>
    [...document.querySelectorAll('main button[data-save]')].map((button) => [
      button.getAttribute('data-save'),
      button.getAttribute('aria-pressed'),
      button.getAttribute('aria-label'),
    ])

  beforeEach(() => {
    show(
      `<template data-pattern="save" data-label="Bewaar {title}"><button data-save><i></i></button></template>
       <main>${CARD(7)}<div></div></main>`,
    )
  })

  test('stand in each card, say which home, and whether it is saved', async () => {
    offerButtons(savedStore())
    expect(states()).toEqual([['7', 'false', 'Bewaar Huis 7']])
    element('[data-save="7"] i').click()
    expect(states()).toEqual([['7', 'true', 'Bewaar Huis 7']])
    expect(saved().homes).toEqual([7])
    element('[data-save="7"]').click()
    expect(saved().homes).toEqual([])
  })

  test('come with cards that come later, and know what is saved', async () => {
    const store = savedStore()
    store.change((before) => ({ ...before, homes: [9] }))
    offerButtons(store)
    element('main div').innerHTML = `${CARD(8)}${CARD(9)}`
    await turn()
    expect(states().map(([id, pressed]) => [id, pressed])).toEqual([
      ['7', 'false'],
      ['8', 'false'],
      ['9', 'true'],
    ])
    element('main').insertAdjacentHTML('beforeend', CARD(10))
    element('main').append('text')
    await turn()
    expect(states()).toHaveLength(4)
    expect(element('main article:last-of-type').lastElementChild?.tagName).toBe('BUTTON')
  })

  test('one without a number saves nothing', () => {
    offerButtons(savedStore())
    element('main').insertAdjacentHTML('beforeend', '<button data-save="x">?</button>')
    element('[data-save="x"]').click()
    expect(localStorage.getItem(SAVED_KEY)).toBeNull()
  })
})

describe('a search', () => {
  const button = () => element<HTMLButtonElement>('[data-save-search]')
  function open(query: string, chips: readonly string[] = [], order = '') {
    goTo(`http://localhost:3000/nl/te-koop/${query}`)
    show(
      `<button data-save-search="sale" data-kept="Bewaard"><span>Bewaar</span></button>
       <select name="sort"><option selected>${order}</option></select>
       <p data-list-chips>${chips.map((chip) => `<a><span>${chip}</span><span>x</span></a>`).join('')}</p>
       <p data-list-count>1</p>`,
    )
    offerToSaveSearch(savedStore())
  }

  test('of the whole list is not offered', async () => {
    open('')
    expect(button().hidden).toBe(true)
    goTo('http://localhost:3000/nl/te-koop/?city=Gent%7C9000')
    element('[data-list-count]').textContent = '2'
    await turn()
    expect(button().hidden).toBe(false)
  })

  test('is kept by the words of its chips, and taken back', () => {
    open('?city=Gent%7C9000&page=3', ['Gent', 'Huis'])
    expect([button().textContent, button().getAttribute('aria-pressed')]).toEqual(['Bewaar', 'false'])
    button().click()
    expect(saved().searches).toEqual([{ goal: 'sale', query: '?city=Gent%7C9000', label: 'Gent, Huis' }])
    expect([button().textContent, button().getAttribute('aria-pressed')]).toEqual(['Bewaard', 'true'])
    button().click()
    expect(saved().searches).toEqual([])
    expect(button().textContent).toBe('Bewaar')
  })

  test('that another list has is not this one', () => {
    const search = { goal: 'rent', query: '?city=Gent%7C9000', label: 'Gent' } as const
    savedStore().change((before) => ({ ...before, searches: [search] }))
    open('?city=Gent%7C9000', ['Gent'])
    expect(button().getAttribute('aria-pressed')).toBe('false')
  })
})

describe('what is saved', () => {
  const status = () => element('[data-saved-status]')
  const press = (name: string) => element(`[data-saved-do="${name}"]`).click()
  function open() {
    show(
      `<div id="box"><p data-saved-status data-erased="Gewist" data-copied="Gekopieerd" data-copy-failed="Kopieer:"></p>
       ${['share', 'export', 'erase', 'undo'].map((name) => `<button data-saved-do="${name}" ${name === 'undo' ? 'hidden' : ''}>`).join('</button>')}</button></div>`,
    )
    const store = savedStore()
    store.change((before) => ({ ...before, homes: [7, 8] }))
    offerTools(element('#box'), store)
  }

  test('is erased, and brought back', () => {
    open()
    press('erase')
    expect(localStorage.getItem(SAVED_KEY)).toBeNull()
    expect(status().textContent).toBe('Gewist')
    const undo = element('[data-saved-do="undo"]')
    expect([undo.hidden, document.activeElement === undo]).toEqual([false, true])
    press('undo')
    expect(saved().homes).toEqual([7, 8])
    expect([status().textContent, undo.hidden]).toEqual(['', true])
    expect(document.activeElement).toBe(element('[data-saved-do="erase"]'))
  })

  test('is shared behind the `#`; where nothing can be copied, as a link', async () => {
    goTo('http://localhost:3000/nl/bewaard/?x=1')
    open()
    const link = `http://localhost:3000/nl/bewaard/#${sharedText({ homes: [7, 8], searches: [], compared: [] })}`
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    press('share')
    await turn()
    expect(write).toHaveBeenCalledWith(link)
    expect(status().textContent).toBe('Gekopieerd')
    write.mockRejectedValue(new Error('refused'))
    press('share')
    await turn()
    expect(status().textContent).toBe(`Kopieer: ${link}`)
    expect(status().querySelector('a')?.getAttribute('href')).toBe(link)
  })
})

test('homes side by side: the price first, and a dash for what one of them lacks', () => {
  show('<table data-price="Prijs"></table>')
  const home = (title: string, facts: readonly [string, string][]) => ({
    title,
    href: `http://localhost:3000/${title}/`,
    price: `€ ${title.length}`,
    facts: new Map(facts),
  })
  drawCompared(element<HTMLTableElement>('table'), [
    home('Huis', [
      ['Prijs', 'op aanvraag'],
      ['Kamers', '3'],
    ]),
    home('Villa', [['Tuin', '200 m²']]),
  ])
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['', 'Huis', 'Villa'],
    ['Prijs', '€ 4', '€ 5'],
    ['Kamers', '3', '–'],
    ['Tuin', '–', '200 m²'],
  ])
})

test('facts in which homes differ stand before those in which they are alike', () => {
  show('<table data-price="Prijs"></table>')
  const home = (title: string, rooms: string) => ({
    title,
    href: `http://localhost:3000/${title}/`,
    price: '€ 1',
    facts: new Map([
      ['Type', 'Huis'],
      ['Kamers', rooms],
    ]),
  })
  drawCompared(element<HTMLTableElement>('table'), [home('A', '3'), home('B', '4')])
  const rows = [...document.querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(['Prijs', 'Kamers', 'Type'])
  expect(rows.map((row) => row.hasAttribute('data-alike'))).toEqual([false, false, true])
})
