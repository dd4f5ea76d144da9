import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '../../core/domain/storage-keys.ts'
import { rememberChoices } from '../../templates/client/language-choice.ts'
import { element, show, stubMotion } from './dom.ts'

beforeEach(() => {
  stubMotion(false)
  vi.stubGlobal('scrollY', 0)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('language links', () => {
  test('remember what was picked', () => {
    localStorage.clear()
    show('<a href="/fr/" data-language="fr">fr</a><a href="/xx/" data-language="xx">xx</a>')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    rememberChoices()
    element('[data-language="xx"]').click()
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull()
    element('[data-language="fr"]').click()
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('fr')
  })
})

describe('a language link', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  const followed = (event: string, search: string) => {
    history.replaceState(null, '', `/nl/te-koop/${search}`)
    show(`
      <form data-list="/nl/te-koop/list.json" data-list-parameters="city type page"></form>
      <a href="/fr/a-vendre/" data-language="fr">fr</a>`)
    rememberChoices()
    element('a').dispatchEvent(new Event(event))
    return element<HTMLAnchorElement>('a').href.replace(location.origin, '')
  }

  test.each(['pointerdown', 'focus', 'click'])('takes the filters along, on %s', (event) => {
    expect(followed(event, '?city=Gent|9000&city=Luik|4000&type=1&page=2')).toBe(
      '/fr/a-vendre/?city=Gent%7C9000&city=Luik%7C4000&type=1&page=2',
    )
  })

  test.each([
    ['', ''],
    ['?next=//evil.example&lng=//evil.example&__proto__=1', ''],
    ['?property=4127', '?property=4127'],
    ['?type=%2F%2Fevil.example%23', '?type=%2F%2Fevil.example%23'],
  ])('with %j leads to its own page with %j', (search, query) => {
    expect(followed('click', search)).toBe(`/fr/a-vendre/${query}`)
  })

  test('follows a list that is filtered meanwhile', () => {
    expect(followed('focus', '?type=1')).toBe('/fr/a-vendre/?type=1')
    history.replaceState(null, '', '/nl/te-koop/')
    element('a').dispatchEvent(new Event('pointerdown'))
    expect(element<HTMLAnchorElement>('a').href).toMatch(/\/fr\/a-vendre\/$/)
  })
})
