/** The views of the owner portal, as an owner reads them. */
import { describe, expect, test } from 'vitest'
import { emptyData, portalData } from '../support/portal-fixture.ts'
import {
  button,
  enter,
  goToView,
  hrefs,
  NOW,
  openPortal,
  part,
  preparePortal,
  press,
  text,
  texts,
  textOf,
} from './portal-app.tsx'

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

describe('a property', () => {
  test('its head: state, reference, address, its public page and the report', async () => {
    await openPortal('#/4127')
    expect(texts('.property-head__state > span')).toEqual(['Onder optie', 'Ref: 4127'])
    expect(texts('.property-head__text > p')).toContain('Lindekaai 41, 9000 Gent')
    expect(hrefs('.portal-ways a')).toEqual([
      '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/',
      '#/4127/report',
    ])
  })

  test('without a public page says so', async () => {
    const data = portalData({ now: NOW })
    Object.assign(data.session.properties[0]!, { paths: {}, titles: {} })
    await openPortal('#/4127', undefined, data)
    expect(text('.portal-ways .portal-quiet')).toBe('Dit pand staat nu niet op de website.')
    expect(text('h1')).toBe('Lindekaai 41, 9000 Gent')
  })

  test('events to come stand apart from those that have happened, the nearest first', async () => {
    const data = portalData({ now: NOW })
    const property = data.properties.get('4127')!
    const [event] = property.history
    const ahead = (id: string, days: number, subject: string) => ({
      ...event!,
      id,
      at: NOW + days * 86_400_000,
      subject,
    })
    const history = [...property.history, ahead('a', 9, 'Tweede bezoek'), ahead('b', 2, 'Eerste bezoek')]
    Object.assign(property, { history })
    await openPortal('#/4127', undefined, data)
    expect(texts('.part h2').slice(0, 3)).toEqual(['Statistieken', 'Gepland', 'Wat er gebeurde'])
    const [planned, past] = [...document.querySelectorAll('.digest__main .events')]
    expect([...planned!.querySelectorAll('b')].map((part) => part.textContent)).toEqual([
      'Eerste bezoek',
      'Tweede bezoek',
    ])
    expect(past!.textContent).not.toContain('Tweede bezoek')
  })

  test('the overview: figures, the latest events, the next viewing, the agent and the latest message', async () => {
    const data = portalData({ now: NOW })
    await openPortal('#/4127', undefined, data)
    expect(texts('.part h2')).toEqual([
      'Statistieken',
      'Wat er gebeurde',
      'Volgend bezoek',
      'Uw beheerder',
      'Laatste bericht',
    ])
    expect(hrefs('.part__head a')).toEqual([
      '#/4127/statistics',
      '#/4127/history',
      '#/4127/visits',
      '#/4127/messages',
    ])
    expect(texts('.part__head a')).toEqual([
      'Alle cijfers',
      'Hele historiek',
      'Alle bezoeken',
      'Alle berichten',
    ])
    expect(texts('.figures dt')).toEqual(['Vandaag', 'Deze week', 'Deze maand', 'In totaal'])
    const newest = data.properties.get('4127')!.history.toSorted((a, b) => b.at - a.at)
    expect(texts('.events b')).toEqual(newest.slice(0, 5).map(({ subject }) => subject))
    expect(text('.viewing time')).toBe('morgen, 13.00 uur')
    expect(text('.message h3')).toBe('Optie op uw huis tot vrijdag')
    expect(text('.message__about')).toBe('vandaag, 5.00 uurE-mailInès Maertens')
  })

  test('the agent: a role, a telephone and a mail, and initials where there is no picture', async () => {
    await openPortal('#/4127')
    expect(text('.agent__initials')).toBe('IM')
    expect(texts('.agent__text > *')).toEqual(['Inès Maertens', 'makelaar'])
    expect(hrefs('.manager__ways a')).toEqual(['tel:+3290001236', 'mailto:ines@dorpel-linde.example'])
    expect(texts('.manager__ways a')).toEqual(['Bel 09 000 12 36', 'Schrijf een mail'])
  })

  test('an agent with a picture, one name and a number that is not Belgian', async () => {
    const data = portalData({ now: NOW })
    const manager = { name: 'Inès', picture: '/ines.webp', phone: 'toestel +44 (12)' }
    Object.assign(data.properties.get('4127')!, { manager })
    Object.assign(data.properties.get('4136')!, { manager: { name: 'Inès' } })
    await openPortal('#/4127', undefined, data)
    expect(document.querySelector('.agent img')?.getAttribute('src')).toBe('/ines.webp')
    expect(hrefs('.manager__ways a')).toEqual(['tel:+4412'])
    await goToView('#/4136')
    expect(text('.agent__initials')).toBe('I')
  })

  test('on its first day, each part says that there is nothing yet', async () => {
    await openPortal('', undefined, emptyData({ now: NOW }))
    expect(texts('.portal-empty')).toEqual([
      'Er zijn nog geen cijfers van de laatste 30 dagen.',
      'Er is nog niets gebeurd rond dit pand.',
      'Er is nog niemand komen kijken.',
      'Er zijn nog geen berichten.',
    ])
    expect(texts('.part h2')).toEqual([
      'Statistieken',
      'Wat er gebeurde',
      'Volgend bezoek',
      'Laatste bericht',
    ])
    const none = async (section: string) => {
      await goToView(`#/4127/${section}`)
      return texts('.portal-empty')
    }
    expect(await none('visits')).toEqual(['Er is geen bezoek gepland.', 'Er is nog niemand komen kijken.'])
    expect(await none('messages')).toEqual(['Er zijn nog geen berichten.'])
    expect(await none('history')).toEqual(['Er is nog niets gebeurd rond dit pand.'])
    expect(document.querySelector('.history__filters, [download]')).toBeNull()
    expect(await none('documents')).toEqual(['Er zijn nog geen documenten.'])
  })
})

describe('viewings', () => {
  test('planned ones by when they are, past ones newest first', async () => {
    const data = portalData({ now: NOW })
    const visits = data.properties.get('4127')!.visitList
    await openPortal('#/4127/visits', undefined, data)
    expect(texts('.part__title')).toEqual(['Gepland', 'Geweest14 bezoeken'])
    const [planned, past] = document.querySelectorAll('.viewings')
    expect(planned && texts('time', planned)).toEqual([
      'morgen, 13.00 uur',
      'zaterdag 28 november, 14.00 uur',
    ])
    const done = visits.filter(({ state }) => state !== 'planned').toSorted((a, b) => b.at - a.at)
    expect(past && texts('b', past)).toEqual(done.map(({ visitor }) => visitor))
    expect(texts('blockquote')).toEqual(done.flatMap(({ feedback }) => feedback ?? []))
    const words = { none: 'Geen interesse', some: 'Misschien', strong: 'Sterke interesse' }
    expect(texts('.interest')).toEqual(done.flatMap(({ interest }) => (interest ? words[interest] : [])))
    expect(texts('.viewing--cancelled .viewing__mark')).toEqual(['Afgezegd'])
    expect(texts('.viewing__mark')).toHaveLength(1)
  })

  test('without one that is planned, the overview shows the last', async () => {
    const data = portalData({ now: NOW })
    const property = data.properties.get('4127')!
    const past = property.visitList.filter(({ state }) => state === 'done')
    Object.assign(property, { visitList: past })
    await openPortal('#/4127', undefined, data)
    const last = past.toSorted((a, b) => b.at - a.at)[0]
    expect(textOf(part('Laatste bezoek').querySelector('b'))).toBe(last?.visitor)
  })
})

test('messages: newest first, with when, how and by whom', async () => {
  await openPortal('#/4127/messages')
  expect(texts('.message h3')).toEqual([
    'Optie op uw huis tot vrijdag',
    'De bezoeken van het weekend overlopen',
    'Vraagprijs herbekeken',
    'Uw verkoopopdracht, getekend exemplaar',
  ])
  expect(texts('.message__about span')).toEqual([
    'E-mail',
    'Inès Maertens',
    'Telefoon',
    'Inès Maertens',
    'Gesprek',
    'Lien Vanderlinden',
    'Brief',
    'Dorpel & Linde',
  ])
  expect(texts('.message__text')).toHaveLength(2)
})

describe('history', () => {
  const counted = () => text('.history__count')

  test('fifty rows at first, with the newest on top, and more on demand', async () => {
    await openPortal('#/4127/history')
    expect(counted()).toBe('133 regels')
    expect(texts('.history tbody tr')).toHaveLength(50)
    expect(texts('.history th')).toEqual([
      'Datum',
      'Soort',
      'Contact',
      'Onderwerp',
      'Opmerking',
      'Status',
      'Bron',
    ])
    expect(hrefs('[download]')).toEqual(['/api/portal/properties/4127/history.csv'])
    await press(button('Toon oudere regels'))
    expect(texts('.history tbody tr')).toHaveLength(100)
    await press(button('Toon oudere regels'))
    expect(texts('.history tbody tr')).toHaveLength(133)
    expect(document.querySelector('section.part > button')).toBeNull()
  })

  test('a row names each of its values, for phones', async () => {
    const data = portalData({ now: NOW })
    const event = {
      id: 'h1',
      at: Date.parse('2026-11-03T08:00:00Z'),
      type: 'Telefoon',
      contact: 'Sofie D.',
      subject: 'Vraag over de ligging',
      comment: 'Belt terug.',
      status: 'Afgesloten',
      source: 'Website',
    }
    Object.assign(data.properties.get('4127')!, { history: [event] })
    await openPortal('#/4127/history', undefined, data)
    const cells = [...document.querySelectorAll('.history td')]
    expect(cells.map((cell) => [cell.getAttribute('data-name'), textOf(cell)])).toEqual([
      ['Datum', '3 nov 2026'],
      ['Soort', 'Telefoon'],
      ['Contact', 'Sofie D.'],
      ['Onderwerp', 'Vraag over de ligging'],
      ['Opmerking', 'Belt terug.'],
      ['Status', 'Afgesloten'],
      ['Bron', 'Website'],
    ])
    expect(counted()).toBe('1 regel')
    await goToView('#/4127')
    expect(text('.events__about')).toBe('Telefoon · Sofie D. · Afgesloten · Website')
    expect(text('.events__comment')).toBe('Belt terug.')
  })

  test('is searched and narrowed', async () => {
    await openPortal('#/4127/history')
    const [type, source] = [...document.querySelectorAll('.history__filters select')]
    expect(type && texts('option', type)).toEqual([
      'Alle soorten',
      'Aanvraag bezoek',
      'Aanvraag documenten',
      'Advertentie',
      'Bezoek',
      'E-mail',
      'Publicatie',
      'Telefoon',
    ])
    expect(source && texts('option', source)).toEqual([
      'Alle bronnen',
      'Gevelgids',
      'Huisraam',
      'Kantoor',
      'Website',
    ])
    await enter('.history__filters .field:nth-of-type(2) select', 'Bezoek')
    expect(counted()).toBe('13 regels')
    await enter('.history__filters .field:nth-of-type(3) select', 'Website')
    expect(counted()).toBe('Niets past bij wat u zoekt.')
    expect(document.querySelector('table')).toBeNull()
    await enter('.history__filters .field:nth-of-type(3) select', '')
    await enter('.history__filters input', 'garage bezoek')
    expect(texts('.history__comment')).not.toHaveLength(0)
    for (const comment of texts('td.history__comment')) expect(comment).toContain('garage')
  })

  test('a column sorts, and turns round when it is pressed again', async () => {
    await openPortal('#/4127/history')
    const sorted = () =>
      [...document.querySelectorAll('[aria-sort]')].map((head) => [
        textOf(head),
        head.getAttribute('aria-sort'),
        head.querySelector('use')?.getAttribute('href'),
      ])
    expect(sorted()).toEqual([['Datum', 'descending', '/icons.svg#down']])
    await press(button('Soort'))
    expect(sorted()).toEqual([['Soort', 'ascending', '/icons.svg#up']])
    expect(text('td.history__type')).toBe('Aanvraag bezoek')
    await press(button('Soort'))
    expect(sorted()).toEqual([['Soort', 'descending', '/icons.svg#down']])
    expect(text('td.history__type')).toBe('Telefoon')
  })
})

describe('documents', () => {
  test('newest first: a link to what may be had, and whom to ask for the rest', async () => {
    await openPortal('#/4127/documents')
    expect(texts('.papers li > span:first-of-type')).toEqual([
      'Ontwerp van compromis.pdfPDF · 98 kB · door ons toegevoegd op 22 nov 2026',
      'Elektrische keuring.jpgJPG · 2,8 MB · door u toegevoegd op 7 feb 2026',
      'EPC 2026.pdfPDF · 1,2 MB · door ons toegevoegd op 28 jan 2026',
      'Verkoopopdracht.pdfPDF · 413 kB · door ons toegevoegd op 8 jan 2026',
    ])
    expect(texts('.papers li > span:last-of-type')).toEqual([
      'Via uw makelaar',
      'Download: Elektrische keuring.jpg',
      'Download: EPC 2026.pdf',
      'Download: Verkoopopdracht.pdf',
    ])
    expect(hrefs('.papers a')).toEqual(
      ['d4', 'd2', 'd1'].map((id) => `/api/portal/properties/4127/documents/${id}`),
    )
  })

  test('only who may add a file is offered to', async () => {
    await openPortal('#/4136/documents')
    expect(document.querySelector('.upload')).toBeNull()
    await goToView('#/4127/documents')
    expect(document.querySelector('.upload')).not.toBeNull()
  })
})

test('the report holds everything, and prints', async () => {
  await openPortal('#/4127/report')
  expect(texts('.part h2')).toEqual([
    'Verslag',
    'Statistieken',
    'Bezoeken',
    'Communicatie',
    'Historiek',
    'Uw beheerder',
  ])
  expect(text('.part__lead')).toBe('Stand van zaken op 24 nov 2026.')
  expect(texts('.events li')).toHaveLength(133)
})
