/** Scripts that load when they are needed: saving, the viewer of pictures, and the bar with the main action. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSaved, serializeSaved } from '../../core/domain/saved.ts'
import { SAVED_KEY } from '../../core/domain/storage-keys.ts'
import { offerViewer } from '../../templates/client/pictures.ts'
import { offerSaving } from '../../templates/client/saving.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, goTo, show, stubMotion } from './dom.ts'

const saved = () => parseSaved(localStorage.getItem(SAVED_KEY))
const keepOnDevice = (part: object) =>
  localStorage.setItem(SAVED_KEY, serializeSaved({ homes: [], searches: [], recent: null, ...part }))

const LINK = '<a data-saved-link>Bewaard <span data-saved-count></span></a>'
const HOME = '<main><button type="button" aria-pressed="false" data-save="7">Bewaar <i></i></button></main>'
const count = () => element('[data-saved-count]').textContent
const pressed = () => element('[data-save]').getAttribute('aria-pressed')

beforeEach(() => {
  localStorage.clear()
  goTo('http://localhost:3000/')
})

describe('saving', () => {
  test('a press that comes before the script is repeated, once', async () => {
    show(LINK + HOME)
    offerSaving()
    expect(localStorage.getItem(SAVED_KEY)).toBeNull()
    element('[data-save] i').click()
    dispatchEvent(new Event('pointerdown'))
    await waitFor(() => expect(saved().homes).toEqual([7]))
    expect([pressed(), count()]).toEqual(['true', '1'])
    element('[data-save]').click()
    expect([saved().homes, pressed(), count()]).toEqual([[], 'false', ''])
  })

  test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('loads at the first %s', async (sign) => {
    show(LINK + HOME)
    offerSaving()
    keepOnDevice({ homes: [7, 8] })
    dispatchEvent(new Event(sign))
    await waitFor(() => expect([count(), pressed()]).toEqual(['2', 'true']))
  })

  test('loads by itself for a visitor who saved something', async () => {
    keepOnDevice({ homes: [7] })
    show(LINK + HOME)
    offerSaving()
    await waitFor(() => expect([count(), pressed()]).toEqual(['1', 'true']))
  })

  test('remembers the home that is viewed, if the visitor asked for it', async () => {
    keepOnDevice({ recent: [3] })
    show(LINK + HOME)
    offerSaving()
    await waitFor(() => expect(saved().recent).toEqual([7, 3]))
  })

  test.each([
    ['a site without it', HOME],
    ['a page without homes', `${LINK}<main></main>`],
  ])('is not loaded on %s', async (_, page) => {
    show(page)
    const added = vi.spyOn(globalThis, 'addEventListener')
    offerSaving()
    expect(added).not.toHaveBeenCalled()
    added.mockRestore()
  })
})

describe('a link to a picture', () => {
  const DIALOG = `<dialog data-viewer>
    <ul data-viewer-track></ul><p><span data-viewer-now></span><span data-viewer-caption></span></p>
    <button data-viewer-do="previous"></button><button data-viewer-do="next"></button><button data-viewer-do="close"></button>
    <ul data-viewer-thumbs></ul></dialog>`
  const PICTURES = `<div data-pictures><a href="/plan.pdf">Plan</a><a href="/contact/"><img src="/d.webp" alt="D"></a><a href="/_a/img/a.webp" id="all">Alle</a>
    <a href="/_a/img/a.webp"><img src="/a.webp" alt="A"></a><a href="/_a/img/b.webp"><img src="/b.webp" alt="B"></a></div>
    <a href="/_a/img/c.webp"><img src="/c.webp" alt="C"></a>`
  const press = (selector: string, more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
    element(selector).dispatchEvent(event)
    return event.defaultPrevented
  }
  const dialog = () => element<HTMLDialogElement>('dialog')

  beforeEach(() => stubMotion(true))

  test('opens it in full screen, with the other pictures of its group', async () => {
    show(PICTURES + DIALOG)
    offerViewer()
    expect(press('[alt="B"]')).toBe(true)
    await waitFor(() => expect(dialog().open).toBe(true))
    expect(element('[data-viewer-now]').textContent).toBe('2 / 2')
    expect(element('[data-viewer-caption]').textContent).toBe('B')
  })

  test('without a picture of its own opens the first one', async () => {
    show(PICTURES + DIALOG)
    offerViewer()
    expect(press('#all')).toBe(true)
    await waitFor(() => expect(dialog().open).toBe(true))
    expect(element('[data-viewer-now]').textContent).toBe('1 / 2')
  })

  test.each<[string, string, MouseEventInit]>([
    ['outside a group', '[alt="C"]', {}],
    ['in a new tab', '[alt="A"]', { ctrlKey: true }],
    ['with the middle button', '[alt="A"]', { button: 1 }],
    ['beside it', '[data-pictures]', {}],
    ['if it leads to a file', '[href="/plan.pdf"]', {}],
    ['if it leads to a page', '[alt="D"]', {}],
  ])('is left to the browser %s', (_, selector, more) => {
    show(PICTURES + DIALOG)
    offerViewer()
    expect(press(selector, more)).toBe(false)
  })

  test('is left to the browser on a page without the viewer', () => {
    show(PICTURES)
    const added = vi.spyOn(document, 'addEventListener')
    offerViewer()
    expect(added).not.toHaveBeenCalled()
    added.mockRestore()
  })
})
