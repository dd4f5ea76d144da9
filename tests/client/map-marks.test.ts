/** The marks of the map, and their popups. */
import { describe, expect, test } from 'vitest'
import { element } from './dom.ts'
import {
  AALST,
  BRUSSELS,
  home,
  kinds,
  marks,
  message,
  named,
  open,
  popup,
  press,
  selected,
  type,
} from './map-frame.ts'

describe('marks', () => {
  test('are buttons with the name, the price and the state of their home, from north to south', () => {
    open().show(message([home(1, BRUSSELS), home(2, { price: '€ 250.000', state: 'Nieuw' }), home(3, AALST)]))
    expect(named()).toEqual(['Huis 2, € 250.000, Nieuw', 'Huis 3', 'Huis 1'])
    expect(kinds()).toEqual(['one', 'one', 'one'])
    for (const mark of marks()) {
      expect([mark.getAttribute('role'), mark.tabIndex]).toEqual(['button', 0])
      // Large enough for a finger, with its point at the place.
      expect([mark.style.width, mark.style.height]).toEqual(['44px', '44px'])
      expect([mark.style.marginLeft, mark.style.marginTop]).toEqual(['-22px', '-44px'])
    }
  })

  test('of homes near each other are one, with their number', () => {
    open().show(message([home(1), home(2, { longitude: 3.7201 }), home(3, BRUSSELS)]))
    expect(named()).toEqual(['2 panden in deze buurt', 'Huis 3'])
    expect(kinds()).toEqual(['many', 'one'])
    expect(marks()[0]?.textContent).toBe('2')
  })

  test('have the picture of the agency', () => {
    open().show(message([home(1), home(2, BRUSSELS)], { customMarker: '/_a/mark.svg' }))
    expect(kinds()).toEqual(['picture', 'picture'])
    const [image] = document.querySelectorAll<HTMLImageElement>('.mark img')
    expect([image?.getAttribute('src'), image?.alt]).toEqual(['/_a/mark.svg', ''])
  })

  test('of a town are in the middle of a circle if it is the only one', () => {
    const map = open()
    map.show(message([home(1, { isTown: true })]))
    expect(kinds()).toEqual(['town'])
    expect(marks()[0]?.style.marginTop).toBe('-22px')
    const circle = document.querySelector('.area circle')
    expect(['cx', 'cy', 'r'].map((name) => circle?.getAttribute(name))).toEqual(['50', '50', '49'])
    expect(document.querySelector('.area')?.getAttribute('viewBox')).toBe('0 0 100 100')
    map.show(message([home(1, { isTown: true }), home(2, BRUSSELS)]))
    expect(kinds()).toEqual(['town', 'one'])
    expect(document.querySelector('.area')).toBeNull()
  })

  test('are left out for the ids that the page hides, and come back', () => {
    const map = open()
    map.show(message([home(1), home(2, BRUSSELS)], { ignore: [1] }))
    expect(named()).toEqual(['Huis 2'])
    // A message without properties keeps those of the one before.
    map.show(message(undefined))
    expect(named()).toEqual(['Huis 1', 'Huis 2'])
    map.show(message([]))
    expect(named()).toEqual([])
  })
})

describe('a popup', () => {
  test('of one home links its page in the window, and tells the page which home it is', () => {
    open().show(message([home(1, { price: '€ 250.000', state: 'Nieuw' })]))
    press(marks()[0])
    const link = popup()?.querySelector('a')
    expect([link?.textContent, link?.getAttribute('href'), link?.target]).toEqual([
      'Huis 1',
      '/nl/1/',
      '_top',
    ])
    expect(popup()?.querySelector('.tip__facts')?.textContent).toBe('€ 250.000 · Nieuw')
    expect(popup()?.querySelector('.tip__note')).toBeNull()
    expect(selected()).toEqual([1])
    expect(document.activeElement).not.toBe(link)
  })

  test('of homes at one spot lists all of them, and tells the one in focus', () => {
    open().show(message([home(1), home(2), home(3, { href: undefined as never })]))
    press(marks()[0])
    expect([...(popup()?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual([
      'Huis 1',
      'Huis 2',
      'Huis 3',
    ])
    expect(popup()?.querySelector('b')?.textContent).toBe('Huis 3')
    expect(popup()?.querySelector('.tip__facts')).toBeNull()
    expect(selected()).toEqual([])
    popup()?.querySelectorAll('a')[1]?.focus()
    expect(selected()).toEqual([2])
  })

  test('of a hidden address says that it is the middle of the town', () => {
    open().show(message([home(1, { isTown: true })]))
    press(marks()[0])
    expect(popup()?.querySelector('.tip__note')?.textContent).toBe(
      'De juiste plek staat niet op de kaart. Dit is het midden van de gemeente.',
    )
  })

  test.each(['Enter', ' '])('opens with %j, takes the focus, and gives it back with Escape', (key) => {
    open().show(message([home(1), home(2, BRUSSELS)]))
    const [mark] = marks()
    mark?.focus()
    type(mark, 'a')
    expect(popup()).toBeNull()
    type(mark, key)
    expect(document.activeElement).toBe(popup()?.querySelector('a'))
    type(popup(), 'x')
    expect(popup()).not.toBeNull()
    type(document.activeElement, 'Escape')
    expect(document.activeElement).toBe(mark)
  })

  test('has a button that closes it', () => {
    open().show(message([home(1)]))
    press(marks()[0])
    const close = popup()?.querySelector<HTMLButtonElement>('.tip__close')
    expect([close?.type, close?.getAttribute('aria-label')]).toEqual(['button', 'Sluiten'])
    close?.click()
    expect(popup()?.isConnected ?? false).toBe(false)
  })

  test('shows the picture of its only home, once', () => {
    const map = open()
    map.show(message([home(1)], { hasPictures: true }))
    expect(element('[data-map-page]').hasAttribute('data-pictures')).toBe(true)
    press(marks()[0])
    map.addPicture({ kind: 'picture', id: 2, src: '/_a/img/2.webp' })
    map.addPicture({ kind: 'picture', id: 1, src: '/_a/img/1.webp' })
    map.addPicture({ kind: 'picture', id: 1, src: '/_a/img/1.webp' })
    const images = [...(popup()?.querySelectorAll('img') ?? [])]
    expect(images.map((image) => [image.getAttribute('src'), image.alt])).toEqual([['/_a/img/1.webp', '']])
    expect(popup()?.querySelector('li')?.firstElementChild).toBe(images[0])
    map.show(message([home(1)]))
    expect(element('[data-map-page]').hasAttribute('data-pictures')).toBe(false)
  })
})
