/** The structured data of a listing. */

export const ORIGIN = 'https://kantoor-linde.example'
export const AGENCY = {
  '@type': 'RealEstateAgent',
  '@id': `${ORIGIN}/#office-1`,
  name: 'Kantoor Linde',
  url: `${ORIGIN}/nl/`,
  telephone: '+3290001234',
}

/** Drops undefined values, as JSON does. */
export const read = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T

export interface Listing {
  readonly mainEntity: Record<string, unknown>
  readonly offers: Record<string, unknown>
  readonly [name: string]: unknown
}
