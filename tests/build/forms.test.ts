/** Forms on built pages: their texts follow the rules, and their targets follow the routes. */
import { Window } from 'happy-dom'
import type { Document } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { createSite, MINIMAL, plot } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import { ROUTES } from '../support/town-site.ts'

const PAGES = { offer: 'bod', 'rental-confirmation': 'huur-bevestigen', contact: 'contact' }

function page(name: keyof typeof PAGES, relation: string = name): SiteFiles {
  return {
    [`content/pages/${name}.json`]: {
      path: `/${name}/`,
      params: { title: { nl: name }, modules: [{ relations: [{ type: 'contact', id: relation }] }] },
    },
  }
}

const routes = {
  routes: [
    ...ROUTES,
    ...Object.entries(PAGES).map(([name, path]) => ({ original: `/${name}/`, path: { nl: `/nl/${path}/` } })),
  ],
}

const RULES = MINIMAL['site-config/rules.json'] as object

async function build(files: SiteFiles) {
  const site = createSite({
    ...MINIMAL,
    'site-config/service.json': {},
    'site-config/routes.json': routes,
    ...files,
  })
  const { ok } = await site.build()
  expect(ok).toBe(true)
  return (file: string) => {
    const window = new Window({
      settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
    })
    return new window.DOMParser().parseFromString(site.read(file), 'text/html')
  }
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())

describe('offer', () => {
  test('says that it binds, and names the advance of the rules, before the button', async () => {
    const advance = [
      { validFrom: '2020-01-01', checkedOn: '2026-11-20', percent: 10 },
      { validFrom: '2026-01-01', checkedOn: '2026-11-20', percent: 7.5 },
    ]
    const read = await build({ ...page('offer'), 'site-config/rules.json': { ...RULES, advance } })
    const document = read('nl/bod/index.html')
    const [binding, paid] = texts(document, '.form__notice p')
    expect(binding).toMatch(/bindt beide partijen/)
    expect(paid).toContain('7,5\u00A0%')
    expect(document.querySelector('input[name="binding"]')?.hasAttribute('required')).toBe(true)
    expect(document.querySelector('.newsletter')).toBeNull()
  })

  test('without a rule nothing is said about an advance', async () => {
    const read = await build(page('offer'))
    expect(texts(read('nl/bod/index.html'), '.form__notice p')).toHaveLength(1)
  })

  test.each<[string, Readonly<Record<string, unknown>>, string | null]>([
    ['with a price', {}, '/nl/bod/?property=1'],
    ['on request', { PublishPrice: false }, null],
    ['sold', { Status: 2 }, null],
    ['to take over', { Goal: 2 }, null],
  ])('the way to it from a property %s', async (_, more, expected) => {
    const read = await build({ ...page('offer'), 'content/properties/1.json': plot(1, more) })
    const document = read('nl/te-koop/gent/bouwgrond-1/1/index.html')
    const link = document.querySelector('.summary__actions a[href*="bod"]')
    expect(link?.getAttribute('href') ?? null).toBe(expected)
  })

  test('where the site has no such page, the second action is a question', async () => {
    const read = await build({ 'content/properties/1.json': plot(1) })
    const actions = read('nl/te-koop/gent/bouwgrond-1/1/index.html').querySelectorAll('.summary__actions a')
    expect([...actions].map((link) => link.getAttribute('href'))).toEqual([
      '#contact-appointment',
      '#contact-me',
    ])
  })
})

describe('rental', () => {
  const rental = plot(2, {
    Goal: 1,
    Price: 1420,
    ChargesRenter: 95,
    DepositAmount: 2840,
    InventoryShare: 245,
    ChargesType: 'fixed',
    Management: 'Kantoor Linde',
  })

  test('the confirmation shows the highest deposits of the rules', async () => {
    const read = await build(page('rental-confirmation'))
    const document = read('nl/huur-bevestigen/index.html')
    expect(texts(document, '.form__notice dt')).toEqual(['Vlaanderen', 'Brussel', 'Wallonië', 'Luxemburg'])
    expect(texts(document, '.form__notice dd')).toEqual([
      '3 maanden huur',
      '2 maanden huur',
      '2 maanden huur',
      '2 maanden huur',
    ])
  })

  test('the page of a rental shows its terms and leads to the confirmation', async () => {
    const read = await build({ ...page('rental-confirmation'), 'content/properties/2.json': rental })
    const document = read('nl/te-koop/gent/bouwgrond-2/2/index.html')
    const group = [...document.querySelectorAll('#facts section')].find(
      (section) => section.querySelector('h3')?.textContent === 'Huurvoorwaarden',
    )
    const rows = [...(group?.querySelectorAll('dl > div') ?? [])].map((row) => [
      row.querySelector('dt')?.textContent.replaceAll('\u00AD', ''),
      row.querySelector('dd')?.textContent?.replaceAll('\u00A0', ' '),
    ])
    expect(rows).toEqual([
      ['Huurprijs', '€ 1.420 per maand'],
      ['Lasten huurder', '€ 95 per maand (vast bedrag)'],
      ['Huurwaarborg', '€ 2.840 (2 maanden huur)'],
      ['Aandeel plaatsbeschrijving', '€ 245'],
      ['Beheer', 'Kantoor Linde'],
    ])
    const actions = document.querySelectorAll('.summary__actions a')
    expect(actions[1]?.getAttribute('href')).toBe('/nl/huur-bevestigen/?property=2')
  })
})

test('documents on request are boxes of one form; published ones are not among them', async () => {
  const Documents = [{ Name: 'Bodemattest' }, { Name: 'EPC', Url: 'documents/epc.pdf' }, { Name: 'Keuring' }]
  const read = await build({
    'content/documents/epc.pdf': 'pdf',
    'content/properties/1.json': plot(1, { Documents }),
    'content/properties/2.json': plot(2),
  })
  const document = read('nl/te-koop/gent/bouwgrond-1/1/index.html')
  const boxes = [...document.querySelectorAll('#request-documents input[name="documents"]')]
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['Bodemattest', 'Keuring'])
  expect(boxes.some((box) => box.hasAttribute('checked'))).toBe(false)
  expect(document.querySelectorAll('#documents a[href="#request-documents"]')).toHaveLength(2)
  expect(read('nl/te-koop/gent/bouwgrond-2/2/index.html').querySelector('#request-documents')).toBeNull()
})

test('the team of the configuration and the way to each office', async () => {
  const member = { id: 1, name: 'Inès Maertens', phone: '090001236' }
  const team = await build({ ...page('contact', 'team'), 'site-config/team.json': { members: [member] } })
  expect(texts(team('nl/contact/index.html'), '.team b')).toEqual(['Inès Maertens'])
  const offices = await build(page('contact', 'offices'))
  const route = offices('nl/contact/index.html').querySelector('.offices a[target="_blank"]')
  expect(route?.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=/)
})
