// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offerFrames } from '../../templates/client/frames.ts'
import { openViewer } from '../../templates/client/viewer.ts'
import { element, show, stubMotion } from './dom.ts'

const PICTURES = ['Gevel', 'Salon', 'Keuken']

const page = `
  <ul data-pictures>${PICTURES.map((alt) => `<li><a href="/${alt}.webp"><img src="/${alt}.webp" sizes="37vw" srcset="/${alt}.webp 600w" fetchpriority="high" alt="${alt}"></a></li>`).join('')}</ul>
  <dialog data-viewer>
    <ul data-viewer-track></ul>
    <p><span data-viewer-now></span><span data-viewer-caption></span></p>
    <button data-viewer-do="previous"></button><button data-viewer-do="next"></button><button data-viewer-do="close"></button>
    <ul data-viewer-thumbs></ul>
  </dialog>`

beforeEach(() => {
  stubMotion(true)
  show(page)
})

afterEach(() => vi.unstubAllGlobals())

const links = () => [...document.querySelectorAll<HTMLElement>('[data-pictures] a')]
const dialog = () => element<HTMLDialogElement>('dialog')
const open = (start: number) => openViewer(dialog(), links(), links()[start] as HTMLElement)
const caption = () =>
  `${element('[data-viewer-now]').textContent} ${element('[data-viewer-caption]').textContent}`
const press = (key: string) => dialog().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const button = (name: string) => element<HTMLButtonElement>(`[data-viewer-do="${name}"]`)

describe('the viewer', () => {
  test('opens at the picture that was asked for, with counter and caption', () => {
    open(1)
    expect(dialog().open).toBe(true)
    expect(caption()).toBe('2 / 3 Salon')
    expect(document.activeElement).toBe(button('close'))
  })

  test('shows every picture of the group at the width of the screen', () => {
    open(0)
    const shown = [...document.querySelectorAll('[data-viewer-track] img')]
    expect(shown.map((image) => [image.getAttribute('alt'), image.getAttribute('sizes')])).toEqual(
      PICTURES.map((alt) => [alt, '100vw']),
    )
    expect(shown.every((image) => !image.hasAttribute('fetchpriority'))).toBe(true)
  })

  test.each([
    ['ArrowRight', 0, '2 / 3 Salon'],
    ['ArrowLeft', 2, '2 / 3 Salon'],
    ['ArrowLeft', 0, '1 / 3 Gevel'],
    ['ArrowRight', 2, '3 / 3 Keuken'],
    ['End', 0, '3 / 3 Keuken'],
    ['Home', 2, '1 / 3 Gevel'],
    ['a', 1, '2 / 3 Salon'],
  ])('%s at picture %i leads to %s', (key, start, expected) => {
    open(start)
    press(key)
    expect(caption()).toBe(expected)
  })

  test('buttons and thumbnails lead there too, and are off where they lead nowhere', () => {
    open(0)
    expect([button('previous').disabled, button('next').disabled]).toEqual([true, false])
    button('next').click()
    expect(caption()).toBe('2 / 3 Salon')
    element('[data-viewer-thumbs] li:last-child button').click()
    expect(caption()).toBe('3 / 3 Keuken')
    expect([button('previous').disabled, button('next').disabled]).toEqual([false, true])
    expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1)
    expect(element('[aria-current="true"] img').getAttribute('alt')).toBe('Keuken')
  })

  test('gives focus back to the picture it was left at, and opens again', () => {
    open(0)
    press('ArrowRight')
    button('close').click()
    expect(dialog().open).toBe(false)
    expect(document.activeElement).toBe(links()[1])
    open(2)
    expect(caption()).toBe('3 / 3 Keuken')
    press('ArrowLeft')
    expect(caption()).toBe('2 / 3 Salon')
  })

  test('forgets no place when the strip comes to rest between closing and the word of it', () => {
    open(0)
    press('ArrowRight')
    dialog().removeAttribute('open')
    for (const name of ['scroll', 'scrollend']) element('[data-viewer-track]').dispatchEvent(new Event(name))
    dialog().dispatchEvent(new Event('close'))
    expect(document.activeElement).toBe(links()[1])
  })
})

describe('frames of other sites', () => {
  const box =
    '<section data-frame-box><button data-frame="about:blank#map" data-frame-title="De buurt" hidden>Toon</button></section>'

  test('are not in the page until a visitor asks', () => {
    show(box)
    offerFrames()
    expect(element('button').hidden).toBe(false)
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('come in place of the button, with a title', () => {
    show(box)
    offerFrames()
    element('button').click()
    const frame = element<HTMLIFrameElement>('section > iframe')
    expect([frame.getAttribute('src'), frame.title]).toEqual(['about:blank#map', 'De buurt'])
    expect(document.querySelector('button')).toBeNull()
  })
})
