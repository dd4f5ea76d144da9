// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../core/languages/codes.ts'
import { FORM_LIMITS } from '../../../core/service/guards/limits.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { SERVICE_SITE, SITE_URL } from '../../support/service-site.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, PostOptions, ServiceOptions } from '../../support/service.ts'
import { control, pageOf, shown, text, waysOn } from './shown-page.ts'

describe('a wrong password', () => {
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, `/${locale}/forgot/`]))
  const site: ServiceOptions['site'] = {
    locales: [...LOCALES],
    pages: { ...SERVICE_SITE.pages, forgotPassword: everywhere },
  }

  test.each([
    ['nl', 'Wachtwoord vergeten?'],
    ['fr', 'Mot de passe oublié ?'],
    ['en', 'Forgotten your password?'],
    ['de', 'Passwort vergessen?'],
  ])('leads on to the form for a forgotten one: %s', async (language, label) => {
    const { status, page } = await shown('owner-login', { values: { language }, service: { site } })
    expect([status, page.documentElement.lang]).toEqual([401, language])
    expect(waysOn(page)[0]).toEqual([label, `/${language}/forgot/`])
  })

  test('leads to the host of the site, where that is another', async () => {
    const { page } = await shown('owner-login', { service: { site, apiOnly: true } })
    expect(waysOn(page)[0]?.[1]).toBe(`${SITE_URL}/nl/forgot/`)
  })

  test('leads nowhere on a site that has no such form', async () => {
    const { forgotPassword: _, ...pages } = SERVICE_SITE.pages
    const { status, page } = await shown('owner-login', { service: { site: { pages } } })
    expect(status).toBe(401)
    expect(waysOn(page)).toEqual([['Bel 09 000 12 34', 'tel:+3290001234']])
  })
})

describe('what was refused', () => {
  test('of a home names the telephone number of the office of that home', async () => {
    const [gent] = SERVICE_SITE.offices
    const [home] = SERVICE_SITE.properties
    if (gent === undefined || home === undefined) throw new Error('the site of the tests is empty')
    const brugge = { ...gent, id: 'brugge', phone: '050 00 12 34' }
    const site = { offices: [gent, brugge], properties: [{ ...home, office: 'brugge' }] }
    const limits = { ...FORM_LIMITS, withoutProof: { count: 0, seconds: 3600 } }
    const { page } = await shown('contact-me', { values: { property: home.id }, service: { limits, site } })
    const call = page.querySelector('.form-failure a')
    expect([call?.getAttribute('href'), text(call)]).toEqual(['tel:+3250001234', 'Bel 050 00 12 34'])
  })

  test('too often: the form, and when to come again', async () => {
    const many = { count: 0, seconds: 3600 }
    const limits = { address: many, addressAndForm: many, withoutProof: many, formWithoutProof: many }
    // A page without script cannot give a proof of work, so the answer does not ask for one.
    for (const site of [{}, { captcha: false as const }]) {
      const often = await shown('unsubscribe', { service: { limits, site } })
      expect(often.status).toBe(429)
      expect(text(often.page.querySelector('.form-failure'))).toMatch(
        /over 45 minuten opnieuw.*Bel 09 000 12 34/,
      )
      expect(often.page.querySelector('.form-problems')).toBeNull()
      expect(control(often.page, 'email')?.value).toBe('noor@voorbeeld.be')
    }
  })

  test('too fast: the form, to be looked over', async () => {
    const service = await startService()
    const early = { ...exampleOf('contact-me'), startedAt: String(service.deps.now()) }
    const page = await pageOf(await service.post('contact-me', early, { script: false }))
    expect(text(page.querySelector('.form-failure__text'))).toBe(
      'Dat ging erg snel. Kijk alles nog even na en verstuur het dan.',
    )
  })

  const other = { 'Content-Type': 'text/plain' }
  test.each<[number, string, PostOptions, FormValues]>([
    [403, 'Dit formulier kwam niet van onze website', { headers: { Origin: 'https://evil.example' } }, {}],
    [415, 'Dit formulier konden we niet lezen', { headers: other }, {}],
    [413, 'Dat is te lang', {}, { remarks: 'a'.repeat(70_000) }],
  ])('%i: a page with the way back and whom to call', async (status, title, options, values) => {
    const headers = { Referer: `${SITE_URL}/nl/te-koop/gent/herenhuis/4127/?x=1`, ...options.headers }
    const answer = await shown('contact-me', { values, options: { headers } })
    expect([answer.status, text(answer.page.querySelector('h1'))]).toEqual([status, title])
    const links = [...answer.page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['tel:+3290001234', '/nl/te-koop/gent/herenhuis/4127/?x=1'])
  })

  test.each([
    ['https://evil.example/nl/', '/nl/'],
    [`${SITE_URL}//evil.example/`, '/nl/'],
    [`${SITE_URL}/api/forms/contact-me`, '/nl/'],
    ['javascript:alert(1)', '/nl/'],
    [null, '/nl/'],
  ])('from %s the way back is the home page', async (Referer, href) => {
    const { page } = await shown('contact-me', { options: { headers: { Referer, Origin: null } } })
    expect(page.querySelector('.arrow-link')?.getAttribute('href')).toBe(href)
  })

  test('404 and 405 are pages to a person, in the visitor’s language', async () => {
    const service = await startService()
    const headers = { Accept: 'text/html', 'Accept-Language': 'en, fr-BE;q=0.8' }
    const missing = await pageOf(await service.ask('/api/nothing', {}, { headers }))
    const method = await pageOf(await service.ask('/api/forms/offer', {}, { headers }))
    expect([missing, method].map((page) => text(page.querySelector('h1')))).toEqual([
      'Page introuvable',
      'Il n’y a rien à voir ici',
    ])
  })
})

test('a page has the icons of the site, which are on the host of the site', async () => {
  const icons = [
    { rel: 'icon', href: '/_a/img/icon-32.png', sizes: '32x32', type: 'image/png' },
    { rel: 'apple-touch-icon', href: '/_a/img/icon-180.png', sizes: '180x180' },
  ]
  const linksOf = async (service: ServiceOptions) => {
    const { page } = await shown('owner-login', { service })
    const links = [...page.querySelectorAll('link[rel$="icon"]')]
    return links.map((link) => ['rel', 'href', 'sizes', 'type'].map((name) => link.getAttribute(name)))
  }
  expect(await linksOf({ site: { icons } })).toEqual([
    ['icon', '/_a/img/icon-32.png', '32x32', 'image/png'],
    ['apple-touch-icon', '/_a/img/icon-180.png', '180x180', null],
  ])
  const [first] = await linksOf({ site: { icons }, apiOnly: true })
  expect(first?.[1]).toBe(`${SITE_URL}/_a/img/icon-32.png`)
})
