// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { element, show } from './dom.ts'

const IDS = JSON.stringify({ 71: { nl: '/nl/projecten/gent/71/', fr: '/fr/projets/gand/71/' } })

function page(attributes: string): string {
  return `<ul data-language-choices="go" data-default="nl" ${attributes}>
    <li><a href="/nl/projecten/" data-language="nl">nl</a></li>
    <li><a href="/fr/projets/" data-language="fr">fr</a></li>
  </ul>`
}

const replace = vi.fn()

/** Runs the script in a page at this address, and returns the address to which it redirects. */
async function visit(html: string, search = ''): Promise<string | undefined> {
  show(html)
  vi.stubGlobal('location', { search, replace, origin: 'https://agency.example' })
  vi.resetModules()
  await import('../../templates/client/language.ts')
  const target = replace.mock.lastCall?.[0] as string | undefined
  return target?.replace(/^https?:\/\/[^/]+/, '').replace('about:blank', '')
}

beforeEach(() => {
  replace.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'lng=; max-age=0'
  document.documentElement.lang = ''
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an internal path goes to the language of', () => {
  test('the query, before everything else', async () => {
    localStorage.setItem('lng', 'nl')
    expect(await visit(page(''), '?lng=fr')).toBe('/fr/projets/')
  })

  test('a cookie, before what is kept', async () => {
    document.cookie = 'other=nl'
    document.cookie = 'lng=fr'
    localStorage.setItem('lng', 'nl')
    expect(await visit(page(''))).toBe('/fr/projets/')
  })

  test('the visitor’s last choice', async () => {
    localStorage.setItem('lng', 'fr')
    sessionStorage.setItem('lng', 'nl')
    expect(await visit(page(''))).toBe('/fr/projets/')
  })

  test('the session', async () => {
    sessionStorage.setItem('lng', 'fr')
    expect(await visit(page(''))).toBe('/fr/projets/')
  })

  test('the browser, whose region does not matter', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB', 'fr-BE'] })
    expect(await visit(page(''))).toBe('/fr/projets/')
  })

  test('the document', async () => {
    document.documentElement.lang = 'fr'
    expect(await visit(page(''))).toBe('/fr/projets/')
  })

  test('the site, when the visitor’s is not there', async () => {
    expect(await visit(page(''))).toBe('/nl/projecten/')
  })

  test('the site, when storage is refused', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    expect(await visit(page(''))).toBe('/nl/projecten/')
  })
})

describe('an id in the query', () => {
  test('is looked up among those of the page', async () => {
    expect(await visit(page(`data-ids='${IDS}'`), '?id=71&lng=fr')).toBe('/fr/projets/gand/71/')
  })

  test.each(['?id=72', '?id=', '?id=__proto__', '?id=constructor', '?id=//evil.example'])(
    '%s leads to the list',
    async (search) => {
      expect(await visit(page(`data-ids='${IDS}'`), search)).toBe('/nl/projecten/')
    },
  )

  test('means nothing on another path', async () => {
    expect(await visit(page(''), '?id=71')).toBe('/nl/projecten/')
  })
})

test('what a list is asked for goes along, and nothing else does', async () => {
  expect(await visit(page(''), '?lng=fr&city=Gent%7C9000&type=1&next=//evil.example')).toBe(
    '/fr/projets/?city=Gent%7C9000&type=1',
  )
})

test('a language in the query that the page does not have leads nowhere new', async () => {
  expect(await visit(page(''), '?lng=//evil.example')).toBe('/nl/projecten/')
  expect(await visit(page(''), '?lng=de')).toBe('/nl/projecten/')
})

test('a language in the query is a choice, and is remembered', async () => {
  await visit(page(''), '?lng=fr')
  expect(localStorage.getItem('lng')).toBe('fr')
})

test('a language that the browser prefers is no choice, and is not stored', async () => {
  vi.stubGlobal('navigator', { languages: ['fr'] })
  expect(await visit(page(''))).toBe('/fr/projets/')
  expect(localStorage.getItem('lng')).toBeNull()
})

test('the list of languages marks the visitor’s language and stays', async () => {
  vi.stubGlobal('navigator', { languages: ['fr'] })
  const choices =
    '<ul data-language-choices><li><a href="/nl/" data-language="nl">nl</a></li><li><a href="/fr/" data-language="fr">fr</a></li></ul>'
  expect(await visit(choices)).toBeUndefined()
  expect(element('[data-language="fr"]').hasAttribute('data-detected')).toBe(true)
  expect(element('[data-language="nl"]').hasAttribute('data-detected')).toBe(false)
})

test('a page without choices is left alone', async () => {
  expect(await visit('<main></main>')).toBeUndefined()
})
