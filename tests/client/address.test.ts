// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFile } from '../../core/domain/addresses.ts'
import type { AddressIndex, AddressAnswer } from '../../core/domain/addresses.ts'
import { waitFor } from '../support/wait-for.ts'

const INDEX: AddressIndex = {
  schema: 1,
  files: 2,
  patterns: [
    { kind: 'property', locale: 'nl', path: '/nl/te-koop/{town}/{slug}/{id}/' },
    { kind: 'property', locale: null, path: '/property/{id}/' },
  ],
  missing: { nl: '/nl/weg/', fr: '/fr/parti/' },
  defaultLocale: 'nl',
  folders: [
    { folder: '/aanbod/luxe/', to: 'https://luxe.example/', isApart: true },
    { folder: '/aanbod/', to: '/nl/te-koop/', isApart: true },
  ],
}
const ANSWERS: Readonly<Record<string, AddressAnswer>> = {
  'property/7': { moved: { nl: '/nl/te-koop/gent/huis/7/' } },
  'property/8': { gone: { nl: '/nl/weg/verkocht/', fr: '/fr/parti/vendu/' } },
}

const replace = vi.fn()
const asked: string[] = []

/** Runs the script on the 404 page at an address. */
async function open(pathname: string, search = ''): Promise<void> {
  vi.stubGlobal('location', { pathname, search, replace, origin: 'https://agency.example' })
  vi.resetModules()
  await import('../../templates/client/address.ts')
}

/** Returns the address to which the page redirects. */
async function visit(pathname: string, search = ''): Promise<string> {
  await open(pathname, search)
  await waitFor(() => expect(replace).toHaveBeenCalled())
  return replace.mock.lastCall?.[0] as string
}

beforeEach(() => {
  replace.mockClear()
  asked.length = 0
  localStorage.clear()
  vi.stubGlobal('navigator', { languages: ['fr-BE'] })
  vi.stubGlobal('fetch', (address: string) => {
    const href = address.replace(/^\/immo\//, '/')
    asked.push(href)
    const answers = Object.entries(ANSWERS).filter(([key]) => `/${answerFile(key, INDEX.files)}` === href)
    const body = href === '/_addresses/index.json' ? INDEX : Object.fromEntries(answers)
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
})

afterEach(() => {
  delete document.documentElement.dataset.base
  vi.unstubAllGlobals()
})

test('an old address leads to the page, with what it was asked', async () => {
  expect(await visit('/nl/te-koop/gent/oud/7/', '?utm_source=mail')).toBe(
    '/nl/te-koop/gent/huis/7/?utm_source=mail',
  )
  expect(asked).toHaveLength(2)
})

test('that of a home that is gone leads to how it ended, in the language of the visitor where it names none', async () => {
  expect(await visit('/property/8/')).toBe('/fr/parti/vendu/')
  replace.mockClear()
  localStorage.setItem('lng', 'nl')
  expect(await visit('/property/8/')).toBe('/nl/weg/verkocht/')
})

test('an id that never was leads to the page for homes that are not found', async () => {
  expect(await visit('/nl/te-koop/gent/weg/99/')).toBe('/nl/weg/')
})

test('an address below a redirected folder leads on, to another site as well', async () => {
  expect(await visit('/aanbod/huis/detail.php', '?id=3')).toBe('/nl/te-koop/')
  replace.mockClear()
  document.documentElement.dataset.base = '/immo'
  expect(await visit('/immo/aanbod/luxe/1/')).toBe('https://luxe.example/')
  replace.mockClear()
  expect(await visit('/immo/aanbod/1/')).toBe('/immo/nl/te-koop/')
})

test('of any other address nothing is found, and the page stays', async () => {
  await open('/nl/iets/')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(replace).not.toHaveBeenCalled()
})
