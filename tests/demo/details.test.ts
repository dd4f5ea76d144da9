/** The facts on the demo's pages of properties and projects, the pages that lead to them, and their forms. */
import { beforeAll, expect, test } from 'vitest'
import { demoPages } from './pages.ts'
import type { DemoPage } from './pages.ts'

let pages: readonly DemoPage[]

beforeAll(() => {
  pages = demoPages()
})

const pageOf = (pattern: RegExp): Document => {
  const found = pages.filter(({ url }) => pattern.test(url))
  expect(found.map(({ url }) => url)).toHaveLength(1)
  return found[0]!.document
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())

/** Former addresses only redirect to the page. */
const leadsOn = (document: Document) => document.querySelector('.breadcrumbs') === null

test('thank-you pages have their short name in the trail', () => {
  const trails = pages
    .filter(({ document }) => !leadsOn(document))
    .filter(({ url }) => /^\/(nl\/bedankt|fr\/merci|en\/thank-you)\//.test(url))
    .map(({ document }) => texts(document, '.breadcrumbs li').at(-1))
  expect(trails).toHaveLength(57)
  expect([...new Set(trails)].sort()).toEqual(['Bedankt', 'Merci', 'Thank you'])
})

test('an address stands in the summary, and the facts do not repeat it', () => {
  const page = pageOf(/^\/nl\/.*\/4127\/$/)
  expect(texts(page, '.summary__address .address-line')).toEqual(['Lindekaai 41', '9000 Gent'])
  const shown = texts(page, '#facts dt')
  expect(shown).toContain('Prijs')
  expect(shown).not.toEqual(expect.arrayContaining(['Straat']))
})

test('a plan of a project names the home that has it', () => {
  const homes = texts(pageOf(/^\/nl\/projecten\/.*\/803\/$/), '.plans__homes li')
  expect(homes.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Appartement met twee slaapkamers, Werf Negen, 96 m²',
    'Studio aan de binnentuin, Werf Negen, 42 m²',
  ])
})

test('a rental shows its rent', () => {
  const facts = texts(pageOf(/^\/nl\/te-huur\/.*\/4137\/$/), '#facts dt')
  expect(facts).toContain('Huurprijs')
  expect(facts).not.toContain('Prijs')
})

test('papers that are sent on request are asked for in a form of their own', () => {
  const requests = pages.flatMap(({ document }) =>
    [...document.querySelectorAll('#documents a[href^="#"]')].map((link) => link.getAttribute('href')),
  )
  expect(requests.length).toBeGreaterThan(5)
  expect([...new Set(requests)].sort()).toEqual(['#contact-construction', '#request-documents'])
})

test('a home for sale leads to the offer with its reference, a rental to its confirmation', () => {
  const decision = (pattern: RegExp) =>
    pageOf(pattern).querySelectorAll('.summary__actions a')[1]?.getAttribute('href')
  expect(decision(/^\/nl\/.*\/4127\/$/)).toBe('/nl/bod/?property=4127')
  expect(decision(/^\/fr\/.*\/4136\/$/)).toBe('/fr/confirmer-la-location/?property=4136')
  expect(pageOf(/^\/nl\/.*\/4103\/$/).querySelector('a[href*="/nl/bod/"]')).toBeNull()
})

const FORM_PAGES = [
  ['/nl/bod/', 'offer'],
  ['/fr/offre/', 'offer'],
  ['/en/rental-confirmation/', 'rental-confirmation'],
  ['/nl/afspraak/', 'appointment'],
  ['/nl/jobs/', 'job-contact'],
  ['/fr/lettre-d-information/', 'sign-newsletter'],
  ['/en/unsubscribe/', 'unsubscribe'],
  ['/nl/contact/', 'site-contact'],
] as const

test.each(FORM_PAGES)('%s has the form %s, and asks for nothing else below it', (url, name) => {
  const document = pages.find((page) => page.url === url)?.document
  const forms = [...(document?.querySelectorAll('form[method="post"]') ?? [])]
  expect(forms.map((form) => form.getAttribute('action'))).toEqual([`/api/forms/${name}`])
})

test('what is filled in can be sent', () => {
  const forms = pages.flatMap(({ url, document }) =>
    [...document.querySelectorAll('form:not(.filters)')].map((form) => ({ url, form })),
  )
  expect(forms.length).toBeGreaterThan(500)
  expect(
    forms.filter(({ form }) => !form.querySelector('button[type="submit"]')).map(({ url }) => url),
  ).toEqual([])
})

test('every thank-you page says in steps what happens next, and has one way on', () => {
  const thanks = pages.filter(
    ({ url, document }) =>
      /^\/(nl\/bedankt|fr\/merci|en\/thank-you|de\/danke)\//.test(url) && !leadsOn(document),
  )
  expect(thanks.length).toBeGreaterThanOrEqual(54)
  for (const { url, document } of thanks) {
    const steps = document.querySelectorAll('.next-steps ol > li > strong')
    expect([url, steps.length >= 2 && steps.length <= 5]).toEqual([url, true])
    expect([url, document.querySelectorAll('main .arrow-link').length]).toEqual([url, 1])
  }
})

test('a project without homes of its own shows no table, and does not say that they are sold', () => {
  expect(pageOf(/^\/nl\/.*\/804\/$/).querySelector('.units-section')).toBeNull()
  expect(pageOf(/^\/nl\/.*\/801\/$/).querySelector('.units-section')).not.toBeNull()
})

test('a group of similar properties has a heading only when there are some', () => {
  const titles = pages.flatMap(({ document, url }) =>
    [...document.querySelectorAll('#similar-title')].map((title) => ({ title, url })),
  )
  expect(titles.length).toBeGreaterThan(50)
  const empty = titles.filter(
    ({ title }) => title.closest('section')?.querySelector('article, .card') === null,
  )
  expect(empty.map(({ url }) => url)).toEqual([])
})

test('JSON-LD names the agency wherever it offers something', () => {
  for (const { url, document } of pages.filter(({ url }) => /\/(4\d{3}|80\d)\/$/.test(url))) {
    const script = document.querySelector('script[type="application/ld+json"]')
    const graph = JSON.parse(script?.textContent ?? '{}') as { '@graph'?: Record<string, unknown>[] }
    const [listing] = graph['@graph'] ?? []
    if (listing === undefined) continue
    expect([url, listing['provider']]).toEqual([url, expect.objectContaining({ name: 'Dorpel & Linde' })])
  }
})
