import { describe, expect, test } from 'vitest'
import { emptyData, portalData } from '../support/portal-fixture.ts'
import { goToView, hrefs, NOW, openPortal, part, preparePortal, text, texts, textOf } from './portal-app.tsx'

preparePortal()

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

  test('a title in another language is marked with it', async () => {
    const data = portalData({ now: NOW })
    await openPortal('#/4127', undefined, data)
    expect(document.querySelector('h1')?.lang).toBe('')
    Object.assign(data.session.properties[0]!, { titles: { fr: 'Maison de maître' } })
    await openPortal('#/4127', undefined, data)
    const marked = [...document.querySelectorAll<HTMLElement>('[lang="fr"]')].map(
      ({ localName }) => localName,
    )
    expect([text('h1'), marked]).toEqual(['Maison de maître', ['option', 'b', 'h1']])
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
