/** Hints on records and texts, with the mistake that causes each. */
import { plot } from '../../../support/minimal-site.ts'
import { house, rulesConfig, siteConfig, withRoutes } from '../../../support/view.ts'
import { NEARBY } from './follow.ts'
import type { Followed } from './follow.ts'

const plots = (more: object) => ({ 'content/properties/plots.json': [plot(1, more)] })

const home = (content: string, more: object = {}) => ({
  'content/pages/home.json': {
    path: '/',
    params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content: { nl: content, fr: content } },
    ...more,
  },
})

export const CONTENT_HINTS: readonly Followed[] = [
  {
    code: 'AS2001',
    files: (key = 'SurfaceGroud') => plots({ [key]: 1234 }),
    hint: NEARBY,
    shown: '1.234\u00a0m²',
  },
  {
    code: 'AS2003',
    files: (price) => plots({ Price: price === undefined ? '1.635.000' : Number(price) }),
    hint: /: (\d+)$/,
    shown: '1.635.000',
  },
  {
    code: 'AS1024',
    files: (surface = '1.250') => ({
      'content/properties/plots.json': `[${JSON.stringify(plot(1)).replace(/\}$/, `,"SurfaceGround":${surface}}`)}]`,
    }),
    hint: /^write (\d+) if the dot separates thousands, or 1\.25 if it begins decimals$/,
    shown: '1.250\u00a0m²',
  },
  {
    code: 'AS2004',
    files: (goal) => plots({ Goal: goal === undefined ? '0' : Number(goal), Price: 987_654 }),
    hint: /: (\d)$/,
    shown: '987.654',
  },
  {
    code: 'AS2011',
    files: (swapped) =>
      plots(
        swapped === undefined ? { Latitude: 3.72, Longitude: 51.05 } : { Latitude: 51.05, Longitude: 3.72 },
      ),
    hint: /^(exchange them): latitude and longitude are swapped$/,
    shown: 'viewpoint=51.05,3.72',
  },
  {
    code: 'AS4119',
    files: (price) => plots({ Price: price === undefined ? 635 : Number(price) }),
    hint: /^if it is a thousand times that, write it without a dot: (\d+)$/,
    shown: '635.000',
  },
  {
    code: 'AS4114',
    files: (standard) => ({
      'content/properties/plots.json': [
        house(1, {
          IsNew: true,
          ELevel: 20,
          LandSeller: 'same',
          WorksBegun: true,
          Price: 300_000,
          ...(standard === undefined ? { VAT: 6 } : { VAT: Number(standard), ReducedVAT: true }),
        }),
      ],
      ...rulesConfig({
        vat: [{ validFrom: '2025-07-01', checkedOn: '2026-11-23', standard: 21, reduced: 6 }],
      }),
    }),
    hint: /^set "VAT" to (\d+), and "ReducedVAT" to true$/,
    shown: '363.000',
  },
  {
    code: 'AS3302',
    files: (path = '/for-sal/') => home(`[Alle panden](${path})`),
    hint: NEARBY,
    shown: 'href=\\"/nl/te-koop/\\"',
  },
  {
    code: 'AS3401',
    files: (placeholder = '{fact:homs}') => ({
      ...home(`Wij verkochten ${placeholder} panden.`),
      ...siteConfig({ facts: { homes: 4321 } }),
    }),
    hint: NEARBY,
    shown: '4.321 panden',
  },
  {
    code: 'AS3002',
    files: (prefix = '') => ({
      ...withRoutes({ original: '/about/', path: { nl: `${prefix}/over-ons/`, fr: '/fr/a-propos/' } }),
      'content/pages/about.json': { path: '/about/', params: { title: { nl: 'Over ons', fr: 'À propos' } } },
    }),
    hint: /^put "(.+)" in front of the path$/,
    shown: '/nl/over-ons/',
  },
  {
    code: 'AS3102',
    files: (key = 'price.onRequst') => ({
      'site-config/strings.nl.json': { [key]: 'Vraag ons de prijs' },
      ...plots({ PublishPrice: false }),
    }),
    hint: NEARBY,
    shown: 'Vraag ons de prijs',
  },
]
