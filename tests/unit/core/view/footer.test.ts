import { describe, expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { picture, siteConfig } from '../../../support/view.ts'
import { shellIn } from './shell-in.ts'

const { legal } = MINIMAL['site-config/site.json'] as { legal: object }

describe('the footer', () => {
  const text = (nl: string, isPublic = true) => ({ public: isPublic, text: { nl } })
  const footerIn = async (footer: object, more: SiteFiles = {}, locale: 'nl' | 'fr' = 'nl') =>
    (await shellIn({ 'site-config/footer.json': { columns: [], ...footer }, ...more }, locale)).footer

  test('has columns, in which only what is public stands', async () => {
    const images = { public: true, images: ['images/cib.png', 'images/missing.png'] }
    const columns = [
      { title: text('Kantoor'), introText: text('**Dag**'), fullText: text('Meer'), images },
      {
        title: text('x', false),
        introText: text('x', false),
        fullText: text('x', false),
        images: { ...images, public: false },
      },
      {},
    ]
    expect((await footerIn({ columns })).columns).toEqual([
      {
        title: 'Kantoor',
        intro: '<p><strong>Dag</strong></p>',
        text: '<p>Meer</p>',
        pictures: [picture('cib', 'logo', '')],
      },
      {},
      {},
    ])
    expect((await footerIn({ columns: columns.slice(0, 1) }, {}, 'fr')).columns).toEqual([
      { pictures: [picture('cib', 'logo', '')] },
    ])
  })

  test('has offices, links, networks, copyright and the newsletter', async () => {
    const links = [
      { label: { nl: 'Koop' }, path: '/for-sale/' },
      { label: { fr: 'Vente' }, path: '/for-sale/' },
    ]
    const social = siteConfig({ social: [{ name: 'Facebook', url: 'https://facebook.example/linde' }] })
    expect(await footerIn({ links, copyright: text('© Linde') }, social)).toMatchObject({
      offices: [{ address: ['Lindekaai 7', '9000 Gent'] }],
      links: [{ href: '/nl/te-koop/', label: 'Koop' }],
      social: [{ href: 'https://facebook.example/linde', label: 'Facebook', external: true }],
      copyright: '© Linde',
    })
    expect((await shellIn()).newsletter).toMatchObject({ name: 'sign-newsletter' })
    expect(await footerIn({ copyright: text('x', false) })).not.toHaveProperty('copyright')
  })

  test('is there without a configuration', async () => {
    const { footer } = await shellIn()
    expect(footer).toMatchObject({
      columns: [],
      links: [],
      social: [],
      offices: [{ address: ['Lindekaai 7', '9000 Gent'] }],
    })
    expect(footer).not.toHaveProperty('copyright')
  })

  test('says what the law wants', async () => {
    const account = siteConfig({ legal: { ...legal, thirdPartyAccount: 'BE00 0000 0000 0000' } })
    expect((await footerIn({}, account)).legal).toEqual([
      { term: 'legal.registration', text: 'Vastgoedmakelaar, BIV 000.000, België' },
      { term: 'legal.company', text: 'Kantoor Linde BV, 0000.000.097, BE 0000.000.097' },
      {
        term: 'legal.supervisor',
        text: 'BIV, Luxemburgstraat 16B, 1000 Brussel',
        href: 'https://www.biv.be',
      },
      { term: 'legal.ethics', text: 'Plichtenleer', href: 'https://www.biv.be/plichtenleer' },
      { term: 'legal.insurance', text: 'Verzekeraar NV, polis 000.000.000' },
      { term: 'legal.thirdPartyAccount', text: 'BE00 0000 0000 0000' },
    ])
  })

  test('says it in the language, and keeps numbers and addresses of another', async () => {
    const french = {
      ...legal,
      professionalTitle: { fr: 'Agent immobilier' },
      registrationNumber: { nl: 'BIV 1' },
      countryOfRecognition: { fr: 'Belgique' },
      supervisor: { nl: 'BIV' },
      codeOfEthics: { fr: 'Déontologie' },
      codeOfEthicsUrl: { nl: 'https://www.biv.be/' },
    }
    expect((await footerIn({}, siteConfig({ legal: french }), 'fr')).legal).toEqual([
      { term: 'legal.registration', text: 'Agent immobilier, BIV 1, Belgique' },
      { term: 'legal.company', text: 'Kantoor Linde BV, 0000.000.097, BE 0000.000.097' },
      { term: 'legal.ethics', text: 'Déontologie', href: 'https://www.biv.be/' },
      { term: 'legal.insurance', text: 'Verzekeraar NV, police 000.000.000' },
    ])
    const [registration] = (await footerIn({}, siteConfig({ legal: french }))).legal
    expect(registration).toEqual({ term: 'legal.registration', text: 'BIV 1' })
  })
})
