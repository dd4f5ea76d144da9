/** Whoever follows a hint that proposes a value gets the page that was meant. number-advice.test.ts has the numbers. */
import { describe, expect, test } from 'vitest'
import { linkFiles, planOf } from '../../../support/linked.ts'
import { plot } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, rulesConfig, siteConfig, withRoutes } from '../../../support/view.ts'

interface Followed {
  readonly code: string
  /** The files with the value of the hint, or with that of the mistake if there is none yet. */
  readonly files: (value: string | undefined) => SiteFiles
  /** Captures the proposed value. */
  readonly hint: RegExp
  /** Text that a page shows then, and did not before. */
  readonly shown: string
}

const plots = (more: object) => ({ 'content/properties/plots.json': [plot(1, more)] })

const home = (content: string, more: object = {}) => ({
  'content/pages/home.json': {
    path: '/',
    params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content: { nl: content, fr: content } },
    ...more,
  },
})

const NEARBY = /^did you mean "(.+)"\?$/

const CASES: readonly Followed[] = [
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
    hint: /^write the price without dots, such as (\d+)$/,
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

async function read(files: SiteFiles) {
  const { site, problems } = await linkFiles(files)
  const { plan } = planOf(site)
  return { problems, text: JSON.stringify(plan.pages.map(({ url, props }) => [url, props()])) }
}

describe('following the hint of', () => {
  test.each(CASES)('$code shows what was meant', async ({ code, files, hint, shown }) => {
    const before = await read(files(undefined))
    const found = before.problems.find((each) => each.code === code)
    const [, value] = hint.exec(found?.hint ?? '') ?? []
    expect([found?.code, found?.hint, value]).toEqual([code, found?.hint, expect.any(String)])
    expect(before.text).not.toContain(shown)
    const after = await read(files(value))
    expect(after.problems.map((each) => each.code)).not.toContain(code)
    expect(after.text).toContain(shown)
  })
})
