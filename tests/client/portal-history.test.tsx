import { describe, expect, test } from 'vitest'
import { portalData } from '../support/portal-fixture.ts'
import {
  button,
  enter,
  goToView,
  hrefs,
  NOW,
  openPortal,
  preparePortal,
  press,
  text,
  texts,
  textOf,
} from './portal-app.tsx'

preparePortal()

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

test('what the agency wrote has the language of the owner, also on a page in another one', async () => {
  const data = portalData({ now: NOW })
  Object.assign(data.session.owner, { language: 'fr' })
  await openPortal('#/4127/history', undefined, data)
  const row = document.querySelector('.history tbody tr')!
  expect([...row.querySelectorAll('[lang]')].map((each) => each.closest('td')?.className)).toEqual(
    ['type', 'contact', 'subject', 'comment', 'status', 'source'].map((name) => `history__${name}`),
  )
  expect(row.querySelector('.history__subject [lang]')?.getAttribute('lang')).toBe('fr')
  expect(row.querySelector('time')?.closest('[lang]')).toBeNull()
  for (const [view, written] of [
    ['overview', '.events div'],
    ['messages', '.message h3'],
    ['visits', 'blockquote'],
    ['documents', '.papers li span span'],
  ] as const) {
    await goToView(view === 'overview' ? '#/4127' : `#/4127/${view}`)
    expect([view, document.querySelector(written)?.getAttribute('lang')]).toEqual([view, 'fr'])
  }
})
