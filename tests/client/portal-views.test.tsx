/** The views of the owner portal. */
import { describe, expect, test } from 'vitest'
import { emptyData, portalData } from '../support/portal-fixture.ts'
import { enter, goToView, hrefs, NOW, openPortal, preparePortal, text, texts, textOf } from './portal-app.tsx'

preparePortal()

test.each([
  ['', 'Uw panden'],
  ['#/4127', 'Herenhuis met stadstuin aan de Lindekaai'],
  ['#/4127/visits', 'Bezoeken'],
  ['#/4127/statistics', 'Statistieken'],
  ['#/4127/messages', 'Communicatie'],
  ['#/4127/history', 'Historiek'],
  ['#/4127/documents', 'Documenten'],
  ['#/4127/report', 'Verslag'],
  ['#/account', 'Account en veiligheid'],
  ['#/9999', 'Dit vinden we niet'],
])('%s: the title, of the view and of the page', async (hash, title) => {
  await openPortal(hash)
  expect(text('[data-view-title]')).toBe(title)
  const isPart = hash.split('/').length === 3
  const whole = isPart ? `${title} – Herenhuis met stadstuin aan de Lindekaai` : title
  expect(document.title).toBe(`${whole} | Dorpel & Linde`)
})

describe('all properties', () => {
  test('each with its state, its address and what happens around it', async () => {
    const data = portalData({ now: NOW, pictures: ['/house.webp'] })
    await openPortal('', undefined, data)
    expect(text('.portal-head p')).toBe('2 panden bij ons in handen')
    const [house, flat] = document.querySelectorAll('.home')
    expect(house?.querySelector('img')?.getAttribute('src')).toBe('/house.webp')
    expect(flat?.querySelector('img')).toBeNull()
    expect(texts('.home .status')).toEqual(['Onder optie', 'Te huur'])
    expect(hrefs('.home a')).toEqual(['#/4127', '#/4136'])
    expect(texts('.home__text > p')).toEqual(['Lindekaai 41, 9000 Gent', 'Klaproosstraat 64, 1050 Elsene'])
    const { visits } = data.session.properties[0]!
    const number = (value: number) => new Intl.NumberFormat('nl-BE').format(value)
    expect(house && texts('dl > div', house)).toEqual([
      `Bekeken deze week${number(visits.week)}`,
      `Bekeken in totaal${number(visits.total)}`,
      'Geplande bezoeken2',
      expect.stringMatching(/^Laatste activiteit(?:vandaag|gisteren)$/),
    ])
  })

  test('none yet', async () => {
    const data = portalData({ now: NOW })
    Object.assign(data.session, { properties: [] })
    await openPortal('', undefined, data)
    expect(text('.portal-empty')).toContain('Er staat nog geen pand op uw naam.')
    expect(document.querySelector('.portal-head p')).toBeNull()
    expect(document.querySelector('.rail__select, .rail__list')).toBeNull()
  })
})

describe('the way through', () => {
  test('the rail names the owner and the properties, and marks where one is', async () => {
    await openPortal('#/4136')
    expect(text('.rail__owner')).toBe('Ingelogd als Noor De Wachter')
    expect(texts('.rail__list a')).toEqual([
      'Alle panden',
      'Herenhuis met stadstuin aan de LindekaaiOnder optie',
      'Tuinappartement met twee kamers in BoondaalTe huur',
    ])
    expect(hrefs('.rail__list a')).toEqual(['#/', '#/4127', '#/4136'])
    expect(hrefs('.rail [aria-current="page"]')).toEqual(['#/4136'])
    const select = document.querySelector<HTMLSelectElement>('.rail select')
    expect(textOf(select?.selectedOptions[0])).toBe(
      'Tuinappartement met twee kamers in Boondaal, Klaproosstraat 64, 1050 Elsene',
    )
    expect(texts('.rail option')).not.toContain('Kies een pand')
  })

  test('a property is chosen in the select', async () => {
    await openPortal('')
    expect(hrefs('.rail [aria-current="page"]')).toEqual(['#/'])
    await enter('.rail select', '#/4136')
    expect(location.hash).toBe('#/4136')
    await goToView('#/4136')
    expect(text('h1')).toBe('Tuinappartement met twee kamers in Boondaal')
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(hrefs('a[hreflang]')).toEqual([expect.stringMatching(/#\/4136$/)])
  })

  test('the account belongs to no property', async () => {
    await openPortal('#/account')
    expect(hrefs('.rail [aria-current="page"]')).toEqual(['#/account'])
    const select = document.querySelector<HTMLSelectElement>('.rail select')
    expect(textOf(select?.selectedOptions[0])).toBe('Kies een pand')
  })

  test('with one property, that one is the first view, and the account leads back to it', async () => {
    await openPortal('', undefined, emptyData({ now: NOW }))
    expect(text('h1')).toBe('Herenhuis met stadstuin aan de Lindekaai')
    expect(texts('.rail__ways a')).toEqual(['Account en veiligheid'])
    await goToView('#/account')
    expect(texts('.rail__ways a')).toEqual(['Account en veiligheid', 'Uw pand'])
    expect(hrefs('.rail__ways a')).toEqual(['#/account', '#/'])
  })

  test('the parts of a property are linked, and the current one is marked', async () => {
    await openPortal('#/4127/history')
    expect(hrefs('.part-nav a')).toEqual([
      '#/4127',
      '#/4127/visits',
      '#/4127/statistics',
      '#/4127/messages',
      '#/4127/history',
      '#/4127/documents',
    ])
    expect(texts('.part-nav [aria-current="page"]')).toEqual(['Historiek'])
    await goToView('#/4127/visits')
    expect(textOf(document.activeElement)).toBe('Bezoeken')
  })

  test('a link within the page leaves the view as it is', async () => {
    await openPortal('#/4127/visits')
    await goToView('#main')
    expect(text('[data-view-title]')).toBe('Bezoeken')
  })
})
