/** Sites with places on a map. */
import type { Locale } from '../../../../core/languages/codes.ts'
import { parseMapMessage } from '../../../../core/domain/map-message.ts'
import { placeOf } from '../../../../core/view/detail.ts'
import { propertyOf } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { viewOf } from '../../../support/view.ts'

export const EXACT = { Latitude: 51.04321, Longitude: 3.71234 }
export const TOWN = { latitude: 51.0538, longitude: 3.725 }
export const CITIES = [
  { Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10, Latitude: 51.0538, Longitude: 3.725 },
]

export function offices(...all: readonly object[]): SiteFiles {
  const info = MINIMAL['site-config/site.json'] as { readonly offices: readonly object[] }
  return {
    'site-config/site.json': { ...info, offices: all.map((more) => ({ ...info.offices[0], ...more })) },
  }
}

export async function contextOf(files: SiteFiles, locale: Locale = 'nl') {
  return (await viewOf(files, { locale })).context
}

export async function placeIn(more: object, files: SiteFiles = { 'content/cities.json': CITIES }) {
  const context = await contextOf({ ...files, 'content/properties/1.json': plot(1, { ...more }) })
  const place = placeOf(context, propertyOf(context.site, 1))
  const message = place?.map && parseMapMessage(JSON.parse(place.map.message))
  return { place, message, property: message?.properties?.[0] }
}
