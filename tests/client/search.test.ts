// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../templates/entry.tsx'
import { offerSearch } from '../../templates/client/search-box.ts'
import { answerSearch } from '../../templates/client/search/answer-search.ts'
import { sample } from '../support/sample-props.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, goTo, show } from './dom.ts'
import {
  FIRST,
  drawn,
  host,
  input,
  isOpen,
  open,
  press,
  stubHost,
  submit,
  type,
  visitHome,
} from './search-page.ts'

vi.mock('../../templates/client/styles.ts', () => ({ loadStyles: () => Promise.resolve() }))

beforeEach(stubHost)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the field', () => {
  test('asks for nothing until it has the focus, and then once', async () => {
    visitHome()
    offerSearch()
    await drawn()
    expect(host.asked).toEqual([])
    input().focus()
    await waitFor(() => expect(host.asked).toEqual([FIRST]))
    await waitFor(() => expect(isOpen()).toBe(true))
    input().blur()
    input().focus()
    await drawn()
    expect(host.asked).toEqual([FIRST])
  })

  test('is a combobox with a list box that has a name', async () => {
    visitHome()
    await open()
    expect(input().getAttribute('role')).toBe('combobox')
    const list = element(`#${input().getAttribute('aria-controls')}`)
    expect(list.getAttribute('role')).toBe('listbox')
    expect(list.getAttribute('aria-label')).toBe('Zoek op gemeente, type, project of nummer')
    const groups = [...list.querySelectorAll('[role="group"]')]
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Type', 'Gemeente'])
  })

  test.each([
    ['a page of a proxy', '<!doctype html>'],
    ['another shape', '{"goals":[]}'],
  ])('stays as it came when it gets %s', async (_, answer) => {
    host.answers[FIRST] = answer
    visitHome()
    await open()
    expect(input().hasAttribute('role')).toBe(false)
    expect(document.querySelectorAll('.suggestions a[href]').length).toBeGreaterThan(0)
    const form = element<HTMLFormElement>('form[data-search]')
    const event = new Event('submit', { cancelable: true })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('leaving', () => {
  const leave = (relatedTarget: Element | null) =>
    input().dispatchEvent(new FocusEvent('focusout', { relatedTarget, bubbles: true }))

  test('closes when the focus goes elsewhere, not when it goes nowhere or stays inside', async () => {
    visitHome()
    await open()
    leave(null)
    leave(element('[data-search-panel]'))
    expect(isOpen()).toBe(true)
    leave(element('.search__goals a'))
    expect(isOpen()).toBe(false)
  })

  test('a click elsewhere closes and is not taken away', async () => {
    visitHome()
    await open()
    const pressed = vi.fn()
    const outside = document.body.appendChild(document.createElement('button'))
    outside.addEventListener('click', pressed)
    outside.click()
    expect(isOpen()).toBe(false)
    expect(pressed).toHaveBeenCalledOnce()
    input().click()
    expect(isOpen()).toBe(true)
    element('.suggestions__title').click()
    expect(isOpen()).toBe(true)
  })
})

describe('sending', () => {
  test.each([
    ['gent', '/nl/te-koop/9000-gent/'],
    ['te huur gent', '/nl/te-huur/9000-gent/'],
    ['4127', '/nl/te-koop/gent/huis/4127/'],
    ['huis gent', '/nl/te-koop/?city=Gent%7C9000&type=1'],
  ])('%j goes to %s', async (text, href) => {
    visitHome()
    await open()
    input().value = text
    await submit()
    expect(host.went).toEqual([href])
  })

  test('nothing goes to the whole list, and what has no answer stays with the panel', async () => {
    visitHome()
    await open()
    await submit()
    expect(host.went).toEqual([element<HTMLFormElement>('form[data-search]').action])
    press('Escape')
    await type('zwembad')
    await submit()
    expect(host.went).toHaveLength(1)
    expect(isOpen()).toBe(true)
  })
})

describe('a list that was sent a search', () => {
  const LIST = 'https://agency.example/nl/te-koop/'

  async function answer(query: string): Promise<void> {
    const listing = sample('listing', 'content')
    const rows = listing.props.rows.map((block) =>
      block.kind === 'properties' && block.listing?.filters
        ? { ...block, listing: { ...block.listing, filters: { ...block.listing.filters, search: FIRST } } }
        : block,
    )
    const html = renderPage('content', { ...listing.props, rows }, { shell: listing.shell })
    show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
    document.documentElement.classList.add('filtering')
    goTo(`${LIST}${query}`)
    await answerSearch(element<HTMLFormElement>('form[data-list]'))
  }

  const isHidden = () => document.documentElement.classList.contains('filtering')

  test.each([
    ['?q=huis+gent', '/nl/te-koop/?city=Gent%7C9000&type=1'],
    ['?q=4127', '/nl/te-koop/gent/huis/4127/'],
    ['?q=stadstuin', '/nl/te-koop/gent/huis/4127/'],
    ['?q=werf+negen', '/nl/te-koop/project/werf-negen/'],
    ['?q=te+huur', '/nl/te-huur/'],
  ])('%s goes on to its answer', async (query, href) => {
    await answer(query)
    expect(host.went).toEqual([href])
  })

  test.each([['?q=zwembad'], ['?q=__proto__'], ['?q=%00%ff'], [`?q=${'a'.repeat(100_000)}`]])(
    '%.20s has no answer: the list says so and shows all',
    async (query) => {
      await answer(query)
      expect(host.went).toEqual([])
      expect(location.search).toBe('')
      expect(isHidden()).toBe(false)
      expect(element('.listing__empty').textContent).toMatch(/^We vonden niets voor uw zoekopdracht/)
    },
  )

  test.each([['?q='], ['?q=+']])('%j asks for nothing', async (query) => {
    await answer(query)
    expect(document.querySelector('.listing__empty')).toBeNull()
    expect(isHidden()).toBe(false)
  })

  test('the file cannot be had: the list is shown all the same', async () => {
    host.answers = {}
    await answer('?q=gent')
    expect(host.went).toEqual([])
    expect(isHidden()).toBe(false)
  })
})
