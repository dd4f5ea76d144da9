// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../templates/entry.tsx'
import { offerSearch } from '../../templates/client/search-box.ts'
import { answerSearch } from '../../templates/client/search/answer-search.ts'
import { openSearch } from '../../templates/client/search/open-search.ts'
import { ID_FILE, PAIRS, PROJECT_FILE, SEARCH_FILE, WORD_FILE } from '../support/sample-search.ts'
import { sample } from '../support/sample-props.ts'
import { element, goTo, show, stubMotion } from './dom.ts'

vi.mock('../../templates/client/styles.ts', () => ({ loadStyles: () => Promise.resolve() }))

const FIRST = '/_a/search-nl.0.json'
const { props, shell } = sample('home', 'content')

let answers: Record<string, string>
let asked: string[]
let went: string[]

function visitHome(search: Partial<NonNullable<typeof props.search>> = {}): void {
  const html = renderPage('content', { ...props, search: { ...props.search!, ...search } }, shell)
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = 'nl'
}

const input = () => element<HTMLInputElement>('#search-query')
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map(
    (option) => `${option.textContent}${option.hasAttribute('aria-disabled') ? ' (off)' : ''}`,
  )
const active = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id === null ? null : element(`#${id}`).textContent
}
const isOpen = () => input().getAttribute('aria-expanded') === 'true'
const buttons = () =>
  [...document.querySelectorAll('[data-search-goal]')].map((button) =>
    [button.textContent, button.getAttribute('href'), button.getAttribute('aria-disabled')].join(' '),
  )

async function open(): Promise<void> {
  input().focus()
  await openSearch(element<HTMLFormElement>('form[data-search]'), input())
  await drawn()
}

/** One frame for what was typed, one for what had to be loaded. */
async function drawn(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await vi.advanceTimersByTimeAsync(17)
}

async function type(text: string): Promise<void> {
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
}

function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  input().dispatchEvent(event)
  return event.defaultPrevented
}

async function submit(): Promise<void> {
  const form = element<HTMLFormElement>('form[data-search]')
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await drawn()
}

beforeEach(() => {
  vi.useFakeTimers()
  stubMotion(true)
  vi.stubGlobal('visualViewport', null)
  asked = []
  went = []
  answers = {
    [FIRST]: JSON.stringify(SEARCH_FILE),
    '/_a/ids.1.json': JSON.stringify(ID_FILE),
    '/_a/words.1.json': JSON.stringify(WORD_FILE),
    '/_a/projects.1.json': JSON.stringify(PROJECT_FILE),
  }
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href)
    const text = answers[href]
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
  vi.spyOn(location, 'assign').mockImplementation((href) => void went.push(String(href)))
  vi.spyOn(location, 'replace').mockImplementation((href) => void went.push(String(href)))
})

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
    expect(asked).toEqual([])
    input().focus()
    await vi.waitFor(() => expect(asked).toEqual([FIRST]))
    await vi.waitFor(() => expect(isOpen()).toBe(true))
    input().blur()
    input().focus()
    await drawn()
    expect(asked).toEqual([FIRST])
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
    answers[FIRST] = answer
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

describe('results', () => {
  test('without text: types, then towns; nothing to have is shown and leads nowhere', async () => {
    visitHome()
    await open()
    expect(options().slice(0, 4)).toEqual([
      'Huis: Te koop (3)',
      'Huis: Te huur (1)',
      'Appartement: Te koop (2)',
      'Appartement: Te huur (off)',
    ])
    expect(options()).toContain('Elsene (1050): Te koop (1)')
  })

  test('counts can be off', async () => {
    const goals = props.search!.goals.map(({ goal, href, disabled }) => ({ goal, href, disabled }))
    visitHome({ showStock: false, goals })
    await open()
    expect(options()[0]).toBe('Huis: Te koop')
    await type('gent')
    expect(buttons()[0]).toBe('Te koop /nl/te-koop/9000-gent/ ')
  })

  test('several words are answered together, and the buttons carry them', async () => {
    visitHome()
    await open()
    const before = buttons()
    await type('huis te koop in gent')
    expect(options().slice(0, 2)).toEqual([
      'Huis, Gent (9000): Te koop (2)',
      'Huis, Gent (9000): Te huur (1)',
    ])
    expect(decodeURIComponent(buttons()[0] ?? '')).toBe('Te koop (2) /nl/te-koop/?city=Gent|9000&type=1 ')
    await type('luik')
    expect(buttons()[1]).toBe('Te huur  true')
    await type('')
    expect(buttons()).toEqual(before)
  })

  test('a property by its id, with picture, text and reference; its file is asked for once', async () => {
    visitHome()
    await open()
    await type('412')
    expect(asked).toEqual([FIRST])
    await type('4127')
    expect(options()).toEqual(['Herenhuis met stadstuinRef: 4127 · 9000 Gent'])
    expect(element('.suggestions__home img').getAttribute('src')).toBe('/_a/img/house-250.webp')
    expect(element('.suggestions__home').getAttribute('href')).toBe('/nl/te-koop/gent/huis/4127/')
    await type('4128')
    expect(document.querySelector('.suggestions__home img')).toBeNull()
    await type('4127')
    expect(asked).toEqual([FIRST, '/_a/ids.1.json'])
  })

  test('words of titles: their files are loaded when a word is typed that is no type, town, goal or number', async () => {
    visitHome()
    await open()
    for (const text of ['huis', 'gent', 'te koop', 'huis in gent', '9000']) await type(text)
    expect(asked).toEqual([FIRST, '/_a/ids.1.json'])
    await type('stadstuin')
    expect(options()).toEqual(['Herenhuis met stadstuinRef: 4127 · 9000 Gent'])
    expect(element('.suggestions__home').getAttribute('href')).toBe('/nl/te-koop/gent/huis/4127/')
    expect(asked.slice(2)).toEqual(['/_a/words.1.json', '/_a/projects.1.json'])
    await type('stadstuin gent')
    expect(options()[0]).toBe('Herenhuis met stadstuinRef: 4127 · 9000 Gent')
    expect(asked).toHaveLength(4)
  })

  test('a project by its name leads to the project', async () => {
    visitHome()
    await open()
    await type('werf negen')
    expect(element('[role="group"]').getAttribute('aria-label')).toBe('Project')
    expect(options()).toEqual(['Werf Negen, wonen aan de oude dokkenKade 9, 9000 Gent'])
    await submit()
    expect(went).toEqual(['/nl/te-koop/project/werf-negen/'])
  })

  test('a subtype shows the list of its type, then the properties whose titles carry it', async () => {
    visitHome()
    await open()
    await type('villa')
    expect(options()).toEqual(['Huis: Te koop (3)', 'Huis: Te huur (1)', 'VillaRef: 9000 · 9000 Gent'])
  })

  test.each(['/_a/words.1.json', '/_a/projects.1.json'])(
    'words are not found in %s when it cannot be had or is no such file',
    async (file) => {
      for (const answer of [undefined, '<!doctype html>', '{"id":[1],"words":["x"],"href":["//evil"]}']) {
        if (answer === undefined) delete answers[file]
        else answers[file] = answer
        visitHome()
        await open()
        await type(file.includes('words') ? 'stadstuin' : 'werf')
        expect(options()).toEqual(['Alle panden te koop'])
      }
    },
  )

  test('nothing found: says so, with ways on, and is read out after a pause', async () => {
    visitHome()
    await open()
    await type('zwembad')
    expect(element('[role="group"]').getAttribute('aria-label')).toBe('We vonden niets voor uw zoekopdracht.')
    expect(options()).toEqual(['Alle panden te koop'])
    expect(element('[data-search-status]').textContent).toBe('')
    await vi.advanceTimersByTimeAsync(600)
    expect(element('[data-search-status]').textContent).toBe('We vonden niets voor uw zoekopdracht.')
    await type('gentbrugge')
    await vi.advanceTimersByTimeAsync(600)
    expect(element('[data-search-status]').textContent).toBe('1 resultaat')
  })

  test('a number whose file cannot be had, or is poisoned, is not found', async () => {
    answers['/_a/ids.1.json'] = JSON.stringify({ ...ID_FILE, href: ['javascript:alert(1)', '/a/', '/b/'] })
    visitHome()
    await open()
    await type('4127')
    expect(options()).toEqual(['Alle panden te koop'])
  })

  test('counts of pairs come from a file of their own where the stock is large', async () => {
    answers[FIRST] = JSON.stringify({ ...SEARCH_FILE, pairs: '/_a/pairs.1.json' })
    answers['/_a/pairs.1.json'] = JSON.stringify(PAIRS)
    visitHome()
    await open()
    await type('huis')
    expect(asked).toHaveLength(1)
    input().value = 'huis gent'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    press('ArrowDown')
    expect(active()).toBe('Huis, Gent (9000): Te koop')
    await drawn()
    expect(active()).toBe('Huis, Gent (9000): Te koop (2)')
    expect(asked).toEqual([FIRST, '/_a/pairs.1.json'])
  })

  test('pairs that cannot be had are left out, and are not asked for again and again', async () => {
    answers[FIRST] = JSON.stringify({ ...SEARCH_FILE, pairs: '/_a/pairs.1.json' })
    visitHome()
    await open()
    const draws = vi.spyOn(element('[role="listbox"]'), 'replaceChildren')
    await type('huis gent')
    await drawn()
    expect(options()[0]).toBe('Huis, Gent (9000): Te koop')
    expect(asked).toEqual([FIRST, '/_a/pairs.1.json'])
    expect(draws.mock.calls.length).toBeLessThanOrEqual(2)
  })

  test('are drawn once a frame, however fast somebody types', async () => {
    visitHome()
    await open()
    const draws = vi.spyOn(element('[role="listbox"]'), 'replaceChildren')
    for (const text of ['g', 'ge', 'gen', 'gent']) {
      input().value = text
      input().dispatchEvent(new Event('input', { bubbles: true }))
    }
    await drawn()
    expect(draws).toHaveBeenCalledOnce()
  })

  test('stay where they are while a word goes on and means the same; none of them is active any more', async () => {
    visitHome()
    await open()
    await type('elsen')
    press('ArrowDown')
    const row = element('.suggestions__row')
    await type('elsene')
    expect(element('.suggestions__row')).toBe(row)
    expect([active(), row.querySelector('[aria-selected="true"]')]).toEqual([null, null])
  })

  test('are text, whatever is typed', async () => {
    visitHome()
    await open()
    for (const text of [
      '<img src=x onerror=alert(1)>',
      '\u202eevil',
      '"><svg onload=x>',
      'x'.repeat(100_000),
    ])
      await type(text)
    expect(document.querySelector('img[src="x"], svg[onload]')).toBeNull()
    expect(isOpen()).toBe(true)
  })
})

describe('keys', () => {
  test('arrows go through what leads somewhere, round the ends', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toBe('Gent (9000): Te koop (3)')
    expect(element(`#${input().getAttribute('aria-activedescendant')}`).getAttribute('aria-selected')).toBe(
      'true',
    )
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toBe('Gentbrugge (9050): Te koop (1)')
    press('ArrowDown')
    expect(active()).toBe('Gent (9000): Te koop (3)')
    press('ArrowUp')
    expect(active()).toBe('Gentbrugge (9050): Te koop (1)')
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
    expect(document.activeElement).toBe(input())
  })

  test('a key that comes before the next frame means what was typed', async () => {
    visitHome()
    await open()
    input().value = 'elsene'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    press('ArrowDown')
    expect(active()).toBe('Elsene (1050): Te koop (1)')
    await drawn()
    expect(active()).toBe('Elsene (1050): Te koop (1)')
  })

  test('Home and End go to the ends of the list once it is in use, and move in the text before', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(press('End')).toBe(false)
    press('ArrowDown')
    expect(press('End')).toBe(true)
    expect(active()).toBe('Gentbrugge (9050): Te koop (1)')
    expect(press('Home')).toBe(true)
    expect(active()).toBe('Gent (9000): Te koop (3)')
  })

  test('Enter follows the option; without one the form is sent', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(press('Enter')).toBe(false)
    press('ArrowDown')
    const follow = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined)
    expect(press('Enter')).toBe(true)
    expect(follow.mock.contexts[0]).toBe(document.querySelector('[aria-selected="true"]'))
  })

  test('Escape closes and keeps what was typed; the next key opens again', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(press('Escape')).toBe(true)
    expect([isOpen(), input().value, document.activeElement === input()]).toEqual([false, 'gent', true])
    expect(press('Escape')).toBe(false)
    press('ArrowDown')
    expect(isOpen()).toBe(true)
  })

  test('keys of an unfinished word belong to the keyboard', async () => {
    visitHome()
    await open()
    expect(press('ArrowDown', { isComposing: true })).toBe(false)
    expect(active()).toBeNull()
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
    expect(went).toEqual([href])
  })

  test('nothing goes to the whole list, and what has no answer stays with the panel', async () => {
    visitHome()
    await open()
    await submit()
    expect(went).toEqual([element<HTMLFormElement>('form[data-search]').action])
    press('Escape')
    await type('zwembad')
    await submit()
    expect(went).toHaveLength(1)
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
    const html = renderPage('content', { ...listing.props, rows }, listing.shell)
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
    expect(went).toEqual([href])
  })

  test.each([['?q=zwembad'], ['?q=__proto__'], ['?q=%00%ff'], [`?q=${'a'.repeat(100_000)}`]])(
    '%.20s has no answer: the list says so and shows all',
    async (query) => {
      await answer(query)
      expect(went).toEqual([])
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
    answers = {}
    await answer('?q=gent')
    expect(went).toEqual([])
    expect(isHidden()).toBe(false)
  })
})
