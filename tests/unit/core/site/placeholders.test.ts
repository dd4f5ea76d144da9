import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, rental, RENT_LIST, viewOf } from '../../../support/view.ts'
import { formOf } from '../../../../core/view/forms.ts'
import { stockOf } from '../../../../core/view/list-file.ts'
import { FORMS } from '../../../../core/domain/forms.ts'

const SITE = MINIMAL['site-config/site.json'] as object

/** The content of a page with this text in Dutch and French. */
async function shown(text: string, files: SiteFiles = {}, french = text): Promise<readonly unknown[]> {
  const { site, problems } = await linkFiles({
    'site-config/service.json': {},
    ...files,
    'content/pages/home.json': {
      path: '/',
      params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content: { nl: text, fr: french } },
    },
  })
  // Blanks of the configuration are reported as well (AS3408), and shown as they are.
  expect(problems.filter(({ code }) => code.startsWith('AS34') && code !== 'AS3408')).toEqual([])
  const { content } = site.pages.find(({ original }) => original === '/')?.page.params ?? {}
  const { nl, fr } = content as Readonly<Record<'nl' | 'fr', string>>
  return [nl, fr].map((each) => each.replaceAll('\u00A0', ' '))
}

const service = (config: object): SiteFiles => ({ 'site-config/service.json': config })

describe('a placeholder of the configuration', () => {
  test.each<[string, SiteFiles, string, string]>([
    ['{retention:offer}', {}, '2 jaar', '2 ans'],
    ['{retention:offer}', service({ retention: { offer: 90 } }), '90 dagen', '90 jours'],
    ['{retention:mails}', service({ mail: { kept: 5 } }), '5 dagen', '5 jours'],
    ['{retention:failed-mails}', service({ mail: { failed: 1 } }), '1 dag', '1 jour'],
    ['{linkLife:password}', {}, '30 minuten', '30 minutes'],
    ['{linkLife:password}', service({ linkLife: { password: 120 } }), '2 uur', '2 heures'],
    ['{linkLife:documents}', service({ linkLife: { documents: 2 } }), '2 dagen', '2 jours'],
    ['{answerWithin:offer}', service({ answerWithin: { offer: 2 } }), '2 werkdagen', '2 jours ouvrables'],
    ['{newsletter:day}', service({ newsletter: { day: 1 } }), 'maandag', 'lundi'],
    ['{newsletter:day}', service({ newsletter: { day: 7 } }), 'zondag', 'dimanche'],
    ['{reminder:search}', service({ searches: { remind: 30 } }), '30 dagen', '30 jours'],
    ['{session:longest}', {}, '12 uur', '12 heures'],
    ['{limit:password}', {}, '12', '12'],
  ])('%s with %o is %s, and %s in French', async (text, files, nl, fr) => {
    expect(await shown(text, files)).toEqual([nl, fr])
  })

  test('the opening hours of an office have one line for the days with the same hours', async () => {
    const [office] = (SITE as { offices: readonly [object] }).offices
    const openingHours = [{ days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '12:30' }]
    const files = { 'site-config/site.json': { ...SITE, offices: [{ ...office, id: 'gent', openingHours }] } }
    expect(await shown('{openingHours:gent}', files)).toEqual([
      'Maandag tot zaterdag: 10.00 –\u2060 12.30 uur  \nZondag: gesloten',
      'Du lundi au samedi : 10 h –\u2060 12 h 30  \nDimanche : fermé',
    ])
  })

  test('whether a form is copied to its sender is a sentence', async () => {
    const [copied] = await shown('{copy:offer}')
    const [not] = await shown('{copy:offer}', service({ mail: { copies: { offer: false } } }))
    expect([copied, not]).toEqual([
      expect.stringContaining('een kopie van wat u ons stuurde'),
      expect.stringContaining('zonder wat u ons stuurde'),
    ])
  })

  test('the choice about cookies, facts of the agency and its offices have one too', async () => {
    const files = {
      'site-config/consent.json': { revision: 1, months: 6, mode: 'basic', policy: '/' },
      'site-config/site.json': { ...SITE, facts: { sales: 6, report: { count: 5, unit: 'workingDay' } } },
    }
    expect(await shown('{consent:months}, {fact:sales}, {fact:report}, {offices}', files)).toEqual([
      '6 maanden, 6, 5 werkdagen, Gent',
      '6 mois, 6, 5 jours ouvrables, Gent',
    ])
  })
})

describe('the agency', () => {
  test('the agency is named with its first office, and blanks are no links', async () => {
    const text = '{agency:name}: {agency:tradeName}, {agency:address}, {agency:companyNumber}; {agency:reach}'
    expect(await shown(text)).toEqual([
      'Kantoor Linde: Kantoor Linde BV, Lindekaai 7, 9000 Gent, 0000.000.097; [09 000 12 34](tel:+3290001234)',
      'Kantoor Linde: Kantoor Linde BV, Lindekaai 7, 9000 Gent, 0000.000.097; [09 000 12 34](tel:+3290001234)',
    ])
    const [office] = (SITE as { offices: readonly [object] }).offices
    const email = 'info@linde.example'
    const files = (more: object) => ({
      'site-config/site.json': { ...SITE, offices: [{ ...office, email, ...more }] },
    })
    expect((await shown('{agency:reach}', files({})))[1]).toContain(`(mailto:${email}) ou [09`)
    expect((await shown('{agency:call}; {agency:write}', files({ phone: '[[telephone]]' })))[0]).toBe(
      `[[telephone]]; [${email}](mailto:${email})`,
    )
    expect((await shown('{agency:authority}', files({ country: 'LU', zip: '1130' })))[0]).toContain('cnpd')
  })
})

describe('the stock', () => {
  test('is what can be had, with its noun, in the properties of each language', async () => {
    const only = { TypeDescription: { nl: 'Alleen hier' } }
    const gone = { Status: 2 }
    const files = {
      ...RENT_LIST,
      ...properties(house(1), house(2, only), rental(4), house(5, gone), rental(6, gone)),
    }
    const text = '{stock:sale}, {stock:rent}; {FOR_SALE_TOTAL} en {FOR_RENT_TOTAL}'
    expect(await shown(text, files)).toEqual(['2 panden, 1 pand; 2 en 1', '1 bien, 1 bien; 1 en 1'])
  })

  test('is in the towns with a free property, most of them first, and not more than a sentence bears', async () => {
    const at = (id: number, Zip: string, City: string, more: object = {}) => house(id, { Zip, City, ...more })
    const some = properties(
      at(1, '8000', 'Brugge'),
      at(2, '9000', 'Gent'),
      at(3, '9000', 'Gent'),
      at(4, '2000', 'Antwerpen', { PurchaseStatus: 2 }),
    )
    expect(await shown('{towns}', some)).toEqual(['Gent en Brugge', 'Gand et Bruges'])
    const towns = ['Halle', 'Aalst', 'Eeklo', 'Boom', 'Deinze']
    const many = properties(...towns.map((town, index) => at(index + 1, `${index + 2}000`, town)))
    expect(await shown('{towns:sale}', many)).toEqual([
      'Aalst, Boom, Deinze en 2 andere gemeenten',
      'Alost, Boom, Deinze et 2 autres communes',
    ])
  })
})

test('a home that is added changes the number, the towns and the list beside them', async () => {
  const both = async (...homes: readonly object[]) => {
    const files = properties(...homes)
    const view = await viewOf(files)
    const list = stockOf(view.context, view.list('sale').series).columns
    return [(await shown('{stock:sale} in {towns}', files))[0], list.free, list.towns.map(({ name }) => name)]
  }
  const first = house(1)
  expect(await both(first)).toEqual(['1 pand in Gent', 1, ['Gent']])
  expect(await both(first, house(2))).toEqual(['2 panden in Gent', 2, ['Gent']])
  const elsewhere = house(3, { Zip: '8000', City: 'BRUGGE' })
  expect(await both(first, house(2), elsewhere)).toEqual([
    '3 panden in Gent en Brugge',
    3,
    ['Brugge', 'Gent'],
  ])
  // A sold home stays in the list, and is no longer counted.
  expect(await both(first, house(2), { ...elsewhere, Status: 2 })).toEqual([
    '2 panden in Gent',
    2,
    ['Brugge', 'Gent'],
  ])
})

describe('placeholders', () => {
  test('are filled in titles, modules, articles of each language, and the configuration', async () => {
    const { site } = await linkFiles({
      ...properties(house(1)),
      'content/pages/home.json': {
        path: '/',
        params: {
          title: 'Wij: {stock:sale}',
          seo: { nl: { isActiveSEO: true, metadataTitle: '{stock:sale}' } },
          modules: [{ link: { path: '/', label: { nl: '{FOR_SALE_TOTAL}', fr: 'x' } } }],
        },
      },
      'site-config/footer.json': { columns: [], copyright: { public: true, text: '{limit:password}' } },
    })
    const home = site.pages.find(({ original }) => original === '/')
    expect(home?.titles).toEqual({ nl: 'Wij: 1 pand', fr: 'Wij: 1 bien' })
    expect(home?.page.params).toMatchObject({
      seo: { nl: { metadataTitle: '1 pand' } },
      modules: [{ link: { label: { nl: '1', fr: 'x' } } }],
    })
    expect(site.config.footer?.copyright?.text).toEqual({ nl: '12', fr: '12' })
  })

  test('of strings show the configuration on forms', async () => {
    const { context } = await viewOf(service({ retention: { offer: 10 } }))
    expect(formOf(context, FORMS.offer).purpose?.replace('\u00A0', ' ')).toBe(
      'We leggen uw bod en uw gegevens voor aan de eigenaar, en bewaren ze 10 dagen.',
    )
  })

  test('are text in records of feeds, in patterns of addresses, and with a space or doubled braces', async () => {
    const { site, problems } = await linkFiles(
      properties(house(1, { Description: { nl: '{retention:offer}' } })),
    )
    expect(site.properties[0]?.property.Description).toEqual({ nl: '{retention:offer}' })
    expect(problems.filter(({ code }) => code.startsWith('AS34'))).toEqual([])
    expect(await shown('{ retention:offer } {{towns}} {1} {}')).toContain(
      '{ retention:offer } {{towns}} {1} {}',
    )
  })

  test('that do not exist are named with a hint, also in strings of the agency', async () => {
    const { problems } = await linkFiles({
      'site-config/strings.nl.json': { 'form.purpose.offer': 'Wij bewaren het {retention:ofer}, {count}.' },
      'site-config/footer.json': { columns: [{ title: { public: true, text: { fr: '{stok:sale}' } } }] },
    })
    const found = problems.filter(({ code }) => code === 'AS3401')
    expect(found.map(({ hint, at }) => [at[0]?.file, hint])).toEqual([
      ['site-config/footer.json', 'did you mean "{stock:sale}"?'],
      ['site-config/strings.nl.json', 'did you mean "{retention:offer}"?'],
    ])
  })
})

describe('a quantity that is written out', () => {
  const page = (path: string, params: object): SiteFiles => ({
    'content/pages/about.json': { path, params: { title: { nl: 'Over' }, ...params } },
    'site-config/routes.json': {
      routes: [
        ...(MINIMAL['site-config/routes.json'] as { routes: object[] }).routes,
        {
          original: path,
          ...(path.startsWith('/feedback/') ? { type: 'feedback' } : {}),
          path: { nl: `/nl${path}` },
        },
      ],
    },
  })
  const TEXT = { content: { nl: 'We antwoorden binnen een uur.' } }
  const FORM = { modules: [{ relations: [{ type: 'contact', id: 'offer' }] }] }

  test.each<[string, SiteFiles, boolean]>([
    ['a thank-you page', page('/feedback/offer/', TEXT), true],
    ['the privacy page', page('/Privacy/', TEXT), true],
    ['the cookie page', page('/Cookie-policy/', TEXT), true],
    ['a page with a form', page('/about/', { ...TEXT, ...FORM }), true],
    [
      'a page that lists the team',
      page('/about/', { ...TEXT, modules: [{ relations: [{ type: 'contact', id: 'team' }] }] }),
      false,
    ],
    ['any other page', page('/about/', TEXT), false],
  ])('%s', async (_, files, isReported) => {
    const { marks } = await linkFiles({ ...service({}), ...files })
    const found = marks().filter((mark) => mark.startsWith('AS3403'))
    expect(found).toEqual(isReported ? ['AS3403 content/pages/about.json een uur'] : [])
  })
})
