import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ID_FILE, PAIRS, SEARCH_FILE } from '../support/sample-search.ts'
import { element } from './dom.ts'
import {
  FIRST,
  active,
  drawn,
  host,
  input,
  isOpen,
  open,
  press,
  props,
  stubHost,
  submit,
  type,
  visitHome,
} from './search-page.ts'

vi.mock('../../templates/client/styles.ts', () => ({ loadStyles: () => Promise.resolve() }))
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map(
    (option) => `${option.textContent}${option.hasAttribute('aria-disabled') ? ' (off)' : ''}`,
  )
const buttons = () =>
  [...document.querySelectorAll('[data-search-goal]')].map((button) =>
    [button.textContent, button.getAttribute('href'), button.getAttribute('aria-disabled')].join(' '),
  )

beforeEach(stubHost)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
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
    expect(host.asked).toEqual([FIRST])
    await type('4127')
    expect(options()).toEqual(['Herenhuis met stadstuinRef: 4127 · 9000 Gent'])
    expect(element('.suggestions__home img').getAttribute('src')).toBe('/_a/img/house-250.webp')
    expect(element('.suggestions__home').getAttribute('href')).toBe('/nl/te-koop/gent/huis/4127/')
    await type('4128')
    expect(document.querySelector('.suggestions__home img')).toBeNull()
    await type('4127')
    expect(host.asked).toEqual([FIRST, '/_a/ids.1.json'])
  })

  test('words of titles: their files are loaded when a word is typed that is no type, town, goal or number', async () => {
    visitHome()
    await open()
    for (const text of ['huis', 'gent', 'te koop', 'huis in gent', '9000']) await type(text)
    expect(host.asked).toEqual([FIRST, '/_a/ids.1.json'])
    await type('stadstuin')
    expect(options()).toEqual(['Herenhuis met stadstuinRef: 4127 · 9000 Gent'])
    expect(element('.suggestions__home').getAttribute('href')).toBe('/nl/te-koop/gent/huis/4127/')
    expect(host.asked.slice(2)).toEqual(['/_a/words.1.json', '/_a/projects.1.json'])
    await type('stadstuin gent')
    expect(options()[0]).toBe('Herenhuis met stadstuinRef: 4127 · 9000 Gent')
    expect(host.asked).toHaveLength(4)
  })

  test('a project by its name leads to the project', async () => {
    visitHome()
    await open()
    await type('werf negen')
    expect(element('[role="group"]').getAttribute('aria-label')).toBe('Project')
    expect(options()).toEqual(['Werf Negen, wonen aan de oude dokkenKade 9, 9000 Gent'])
    await submit()
    expect(host.went).toEqual(['/nl/te-koop/project/werf-negen/'])
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
        if (answer === undefined) delete host.answers[file]
        else host.answers[file] = answer
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
    host.answers['/_a/ids.1.json'] = JSON.stringify({
      ...ID_FILE,
      href: ['javascript:alert(1)', '/a/', '/b/'],
    })
    visitHome()
    await open()
    await type('4127')
    expect(options()).toEqual(['Alle panden te koop'])
  })

  test('counts of pairs come from a file of their own where the stock is large', async () => {
    host.answers[FIRST] = JSON.stringify({ ...SEARCH_FILE, pairs: '/_a/pairs.1.json' })
    host.answers['/_a/pairs.1.json'] = JSON.stringify(PAIRS)
    visitHome()
    await open()
    await type('huis')
    expect(host.asked).toHaveLength(1)
    input().value = 'huis gent'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    press('ArrowDown')
    expect(active()).toBe('Huis, Gent (9000): Te koop')
    await drawn()
    expect(active()).toBe('Huis, Gent (9000): Te koop (2)')
    expect(host.asked).toEqual([FIRST, '/_a/pairs.1.json'])
  })

  test('pairs that cannot be had are left out, and are not asked for again and again', async () => {
    host.answers[FIRST] = JSON.stringify({ ...SEARCH_FILE, pairs: '/_a/pairs.1.json' })
    visitHome()
    await open()
    const draws = vi.spyOn(element('[role="listbox"]'), 'replaceChildren')
    await type('huis gent')
    await drawn()
    expect(options()[0]).toBe('Huis, Gent (9000): Te koop')
    expect(host.asked).toEqual([FIRST, '/_a/pairs.1.json'])
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
