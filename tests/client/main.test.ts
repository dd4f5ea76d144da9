// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followHeader } from '../../templates/client/header.ts'
import { closeMenus } from '../../templates/client/menus.ts'
import { offerPrinting } from '../../templates/client/printing.ts'
import { fillReference } from '../../templates/client/reference.ts'
import { offerScrollToTop } from '../../templates/client/scroll-to-top.ts'
import { element, scrollPage, show, stubMotion } from './dom.ts'

beforeEach(() => {
  stubMotion(false)
  vi.stubGlobal('scrollY', 0)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('header', () => {
  test.each([
    [0, false],
    [30, false],
    [31, true],
  ])('after %i px it is fixed: %s', (top, isFixed) => {
    show('<header data-header></header>')
    followHeader()
    scrollPage(top)
    expect(element('header').hasAttribute('data-fixed')).toBe(isFixed)
  })

  test('is fixed at once on a page that opens scrolled, and loose again at the top', () => {
    vi.stubGlobal('scrollY', 400)
    show('<header data-header></header>')
    followHeader()
    expect(element('header').hasAttribute('data-fixed')).toBe(true)
    scrollPage(0)
    expect(element('header').hasAttribute('data-fixed')).toBe(false)
  })

  test('stays fixed where the page asks for it', () => {
    show('<header data-header data-fixed="always"></header>')
    followHeader()
    scrollPage(0)
    expect(element('header').dataset.fixed).toBe('always')
  })
})

describe('the way back up', () => {
  const page = '<main id="main" tabindex="-1"></main><a href="#main" data-to-top hidden>Naar boven</a>'

  test.each([
    [10, false],
    [11, true],
  ])('after %i px and a pause it shows: %s', (top, isShown) => {
    vi.useFakeTimers()
    show(page)
    offerScrollToTop()
    scrollPage(top)
    expect(element('a').hasAttribute('data-shown')).toBe(false)
    vi.advanceTimersByTime(100)
    expect(element('a').hasAttribute('data-shown')).toBe(isShown)
  })

  test('waits until scrolling pauses', () => {
    vi.useFakeTimers()
    show(page)
    offerScrollToTop()
    scrollPage(500)
    vi.advanceTimersByTime(99)
    scrollPage(600)
    vi.advanceTimersByTime(99)
    expect(element('a').hasAttribute('data-shown')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(element('a').hasAttribute('data-shown')).toBe(true)
  })

  test('glides to the top in half a second', () => {
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] })
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    vi.stubGlobal('scrollY', 1000)
    show(page)
    offerScrollToTop()
    element('a').click()
    vi.advanceTimersByTime(250)
    const halfway = Number(scrollTo.mock.lastCall?.[1])
    expect(halfway).toBeGreaterThan(0)
    expect(halfway).toBeLessThan(1000)
    vi.advanceTimersByTime(300)
    expect(scrollTo.mock.lastCall).toEqual([0, 0])
    expect(document.activeElement?.id).toBe('main')
  })

  test('jumps for those who want no motion', () => {
    stubMotion(true)
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    vi.stubGlobal('scrollY', 1000)
    show(page)
    offerScrollToTop()
    element('a').click()
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })
})

describe('menus', () => {
  const page =
    '<details data-menu open><summary>Diensten</summary><a href="/a">A</a></details><a id="other" href="/b">B</a>'

  test('close on Escape and give focus back', () => {
    show(page)
    closeMenus()
    element('details a').focus()
    element('details a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(element<HTMLDetailsElement>('details').open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })

  test('close when focus goes elsewhere, not when it moves within', () => {
    show(page)
    closeMenus()
    const menu = element<HTMLDetailsElement>('details')
    menu.dispatchEvent(new FocusEvent('focusout', { relatedTarget: element('details a') }))
    expect(menu.open).toBe(true)
    menu.dispatchEvent(new FocusEvent('focusout', { relatedTarget: null }))
    expect(menu.open).toBe(true)
    menu.dispatchEvent(new FocusEvent('focusout', { relatedTarget: element('#other') }))
    expect(menu.open).toBe(false)
  })

  test('close on a click outside, not on one inside', () => {
    show(page)
    closeMenus()
    element('details a').click()
    expect(element<HTMLDetailsElement>('details').open).toBe(true)
    element('#other').click()
    expect(element<HTMLDetailsElement>('details').open).toBe(false)
  })
})

describe('print buttons', () => {
  test('appear, and print', () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show('<button data-print hidden>Afdrukken</button>')
    offerPrinting()
    expect(element('button').hidden).toBe(false)
    element('button').click()
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('reference of the property that a form is about', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  test.each([
    ['?property=4127', '4127'],
    ['?property=123456789', '123456789'],
    ['?property=VBE12%2F7', 'VBE12/7'],
    [`?property=${'1'.repeat(31)}`, ''],
    ['?property=-1', ''],
    ['?property=%3Cscript%3E', ''],
    ['?property=', ''],
    ['', ''],
  ])('from %j is %j', (query, value) => {
    history.replaceState(null, '', `/nl/bod/${query}`)
    show('<form><input name="reference"></form>')
    fillReference()
    expect(element<HTMLInputElement>('input').value).toBe(value)
  })

  test('what the visitor typed stays', () => {
    history.replaceState(null, '', '/nl/bod/?property=4127')
    show('<form><input name="reference" value="4130"></form>')
    fillReference()
    expect(element<HTMLInputElement>('input').value).toBe('4130')
  })

  test('a page without such a form is left alone', () => {
    show('<p>Niets</p>')
    expect(fillReference).not.toThrow()
  })
})
