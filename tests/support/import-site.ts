/** Sites whose stock is a table that site-config/imports.json names. */
import type { Outcome } from '../../core/build/build.ts'
import { createSite } from './site.ts'
import type { SiteFiles, TestSite } from './site.ts'

export const CONFIG = {
  sources: [
    {
      id: 'crm',
      preset: 'csv',
      place: 'imports/stock.csv',
      mapping: {
        id: 'ref',
        fields: {
          Goal: { from: 'doel', values: { koop: 0, huur: 1 } },
          Price: 'prijs',
          PublishPrice: { constant: true },
          PublishAddress: { constant: false },
          Zip: 'postcode',
          City: 'gemeente',
          CountryID: { constant: 10 },
          WebID: { constant: 4 },
          MainTypeName: { constant: 'Bouwgrond' },
          TypeDescription: 'titel',
          SurfaceGround: 'grond',
        },
      },
    },
  ],
}

export const HEADER = 'ref;doel;prijs;postcode;gemeente;titel;grond'
export const row = (ref: string, price = '250.000') => `${ref};koop;${price};9000;Gent;Grond ${ref};500`
export const csv = (...rows: readonly string[]) => `${[HEADER, ...rows].join('\n')}\n`

export function imported(content: string, files: SiteFiles = {}): TestSite {
  return createSite({ 'site-config/imports.json': CONFIG, 'imports/stock.csv': content, ...files })
}

export const pages = (site: TestSite) =>
  site.list().flatMap((file) => /^nl\/te-koop\/gent\/[^/]+\/(\d+)\/index\.html$/.exec(file)?.[1] ?? [])

export const errors = ({ problems }: Outcome) =>
  problems.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code} ${message}`)
