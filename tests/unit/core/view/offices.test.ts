import { describe, expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import { officesOf, officesToVisit, peopleOf, personOf, phoneOf } from '../../../../core/view/offices.ts'
import { picture, rulesConfig, siteConfig, spaced, viewOf } from '../../../support/view.ts'

const [OFFICE] = (MINIMAL['site-config/site.json'] as { offices: readonly [object] }).offices

describe('a telephone number', () => {
  test.each<[string, 'BE' | 'LU' | undefined, object]>([
    ['09 000 12 34', undefined, { text: '09 000 12 34', href: 'tel:+3290001234' }],
    ['+32 470 00 00 00', 'BE', { text: '0470 00 00 00', href: 'tel:+32470000000' }],
    ['26 12 34', 'LU', { text: '+352 26 12 34', href: 'tel:+352261234' }],
    ['bel 1', 'BE', { text: 'bel 1', href: 'tel:1' }],
  ])('%s of %s', async (written, country, phone) => {
    expect(spaced(phoneOf((await viewOf()).context, written, country))).toEqual(phone)
  })

  test('is grouped by zone, or by length if the site asks for that', async () => {
    const grouped = async (rules: object) =>
      spaced(phoneOf((await viewOf(rulesConfig(rules))).context, '+3223456789').text)
    expect(await grouped({})).toBe('02 345 67 89')
    expect(await grouped({ phoneGrouping: 'zones' })).toBe('02 345 67 89')
    expect(await grouped({ phoneGrouping: 'spec' })).toBe('3223 45 67 89')
  })
})

describe('an office', () => {
  const full = {
    ...OFFICE,
    name: { nl: 'Kantoor Gent', fr: 'Bureau de Gand' },
    street: { nl: 'Lindekaai 7', fr: 'Quai du Tilleul 7' },
    city: { nl: 'Gent', fr: 'Gand' },
    email: 'gent@linde.example',
    hours: { nl: 'Elke dag **9-17**' },
  }

  test('is named with address, telephone, mail and hours', async () => {
    const view = await viewOf(siteConfig({ offices: [full, OFFICE] }))
    expect(spaced(officesOf(view.context))).toEqual([
      {
        name: 'Kantoor Gent',
        address: ['Lindekaai 7', '9000 Gent'],
        phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
        email: 'gent@linde.example',
        hours: '<p>Elke dag <strong>9-17</strong></p>',
      },
      {
        name: 'Gent',
        address: ['Lindekaai 7', '9000 Gent'],
        phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
      },
    ])
    const [french] = officesOf(view.in('fr').context)
    expect(french).toMatchObject({ name: 'Bureau de Gand', address: ['Quai du Tilleul 7', '9000 Gand'] })
    expect(french).not.toHaveProperty('hours')
  })

  test('with hours as data has them in words of each language, and its text as an addition', async () => {
    const openingHours = [
      { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
      { days: [6], from: '10:00', to: '13:00' },
    ]
    const hours = { nl: "'s Avonds op afspraak" }
    const view = await viewOf(siteConfig({ offices: [{ ...OFFICE, openingHours, hours }] }))
    expect(spaced(officesOf(view.context)[0])).toMatchObject({
      openingHours: [
        'Maandag tot vrijdag: 9.00 –\u2060 18.00 uur',
        'Zaterdag: 10.00 –\u2060 13.00 uur',
        'Zondag: gesloten',
      ],
      hours: "<p>'s Avonds op afspraak</p>",
    })
    expect(spaced(officesOf(view.in('fr').context)[0]?.openingHours)).toEqual([
      'Du lundi au vendredi : 9 h –\u2060 18 h',
      'Samedi : 10 h –\u2060 13 h',
      'Dimanche : fermé',
    ])
  })

  test('in Luxembourg is called in Luxembourg', async () => {
    const { context } = await viewOf(
      siteConfig({ offices: [{ ...OFFICE, country: 'LU', phone: '26 12 34' }] }),
    )
    expect(officesOf(context)[0]?.phone.href).toBe('tel:+352261234')
  })

  test('to be visited has the way to it on a map in a new tab', async () => {
    const { context } = await viewOf()
    const [office] = officesToVisit(context)
    expect(office).toEqual({
      ...officesOf(context)[0],
      route: {
        href: 'https://www.openstreetmap.org/search?query=Lindekaai%207%2C%209000%20Gent',
        label: 'Route op OpenStreetMap',
        external: true,
      },
    })
  })
})

describe('people', () => {
  const INES = {
    id: 1,
    name: 'inès De Maertens',
    role: { nl: 'Makelaar', fr: 'Agent' },
    registration: { nl: 'BIV 1' },
    phone: '09 000 12 34',
    email: 'ines@linde.example',
    photo: 'images/ines.jpg',
    introduction: { nl: 'Kent Gent.' },
  }
  const teamOf = (...members: readonly object[]) => viewOf({ 'site-config/team.json': { members } })

  test('are shown with all that is known of them, in the order of the team', async () => {
    const { context } = await teamOf(INES, { id: 2, name: 'Bo' })
    expect(spaced(peopleOf(context))).toEqual([
      {
        name: 'inès De Maertens',
        initials: 'IM',
        role: 'Makelaar',
        registration: 'BIV 1',
        phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
        email: 'ines@linde.example',
        photo: picture('ines', 'portrait', 'inès De Maertens'),
        introduction: 'Kent Gent.',
      },
      { name: 'Bo', initials: 'B' },
    ])
  })

  test('keep a registration of another language, and leave out texts of one', async () => {
    const view = (await teamOf(INES)).in('fr')
    const [person] = peopleOf(view.context)
    expect(person).toMatchObject({ role: 'Agent', registration: 'BIV 1' })
    expect(person).not.toHaveProperty('introduction')
  })

  test('are none without a team', async () => {
    const { context } = await viewOf()
    expect(peopleOf(context)).toEqual([])
    expect(personOf(context, undefined)).toBeUndefined()
  })

  test.each([
    ['An', 'A'],
    ['an de boer', 'AB'],
    ['  Jan  Jansen ', 'JJ'],
    ['émile Zola', 'ÉZ'],
    ['𝒜da Lovelace', '𝒜L'],
  ])('%j has the initials %s', async (name, initials) => {
    expect(personOf((await viewOf()).context, { id: 1, name })?.initials).toBe(initials)
  })
})
