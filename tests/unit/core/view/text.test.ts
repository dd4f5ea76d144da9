import { describe, expect, test } from 'vitest'
import { htmlOf, nameOf, publicText, say, sayCount, textOf } from '../../../../core/view/text.ts'
import { viewOf } from '../../../support/view.ts'

describe('words of the interface', () => {
  test('have their placeholders filled; one without a value stays as it is', async () => {
    const { context } = await viewOf()
    expect(say(context, 'listing.titlePage', { title: 'Te koop', page: 2 })).toBe('Te koop, pagina 2')
    expect(say(context, 'listing.titlePage', { page: 2 })).toBe('{title}, pagina 2')
    expect(say(context, 'listing.titlePage')).toBe('{title}, pagina {page}')
    expect(say(context, 'status.new')).toBe('Nieuw')
  })

  test.each([
    ['nl', 0, '0 slaapkamers'],
    ['nl', 1, '1 slaapkamer'],
    ['nl', 2, '2 slaapkamers'],
    ['fr', 0, '0 chambre'],
    ['fr', 1, '1 chambre'],
    ['fr', 2, '2 chambres'],
  ] as const)('in %s, %d of something is %j', async (locale, count, text) => {
    const { context } = await viewOf({}, { locale })
    expect(sayCount(context, 'card.bedrooms', count)).toBe(text)
  })

  test('counted ones take other values too', async () => {
    const { context } = await viewOf()
    const values = { title: 'Te koop', agency: 'Linde' }
    expect(sayCount(context, 'listing.description', { ...values, count: 1 })).toBe(
      'Te koop: 1 pand bij Linde.',
    )
    expect(sayCount(context, 'listing.description', { ...values, count: 3 })).toBe(
      'Te koop: 3 panden bij Linde.',
    )
  })

  test('are those of the agency, where it has its own', async () => {
    const { context } = await viewOf({ 'site-config/strings.nl.json': { 'status.new': 'Vers' } })
    expect(say(context, 'status.new')).toBe('Vers')
  })
})

describe('text of the content', () => {
  test.each([
    ['one for all languages', 'Kantoor', 'Kantoor', 'Kantoor'],
    ['one for each', { nl: 'Kantoor', fr: 'Bureau' }, 'Kantoor', 'Bureau'],
    ['one that lacks a language', { nl: 'Kantoor' }, 'Kantoor', undefined],
    ['none', undefined, undefined, undefined],
  ])('%s', async (_, text, nl, fr) => {
    const view = await viewOf()
    expect(textOf(view.context, text)).toBe(nl)
    expect(textOf(view.in('fr').context, text)).toBe(fr)
  })

  test('a name is better shown in another language than left out', async () => {
    const { context } = (await viewOf()).in('fr')
    expect(nameOf(context, { nl: 'Veldweg', fr: 'Rue du Champ' })).toBe('Rue du Champ')
    expect(nameOf(context, { en: 'Field Lane', nl: 'Veldweg' })).toBe('Veldweg')
    expect(nameOf(context, { en: 'Field Lane' })).toBe('Field Lane')
    expect(nameOf(context, 'Veldweg')).toBe('Veldweg')
    expect(nameOf(context, undefined)).toBeUndefined()
  })

  test('rich text is made safe, and its links lead to pages of its language', async () => {
    const { context } = (await viewOf()).in('fr')
    expect(htmlOf(context, '[Liste](/for-sale/) <script>x</script>')).toMatch(
      /^<p><a href="\/fr\/a-vendre\/">Liste<\/a>/,
    )
    expect(htmlOf(context, '[Liste](/for-sale/) <script>x</script>')).not.toContain('<script')
    expect(htmlOf(context, { nl: 'x' })).toBeUndefined()
    expect(htmlOf(context, undefined)).toBeUndefined()
  })

  test('a text that is to be marked public is shown only then', async () => {
    const { context } = await viewOf()
    expect(publicText(context, { public: true, text: { nl: 'Huis' } })).toBe('Huis')
    expect(publicText(context, { public: false, text: { nl: 'x' } })).toBeUndefined()
    expect(publicText(context, { public: true, text: { fr: 'x' } })).toBeUndefined()
    expect(publicText(context, undefined)).toBeUndefined()
  })
})
