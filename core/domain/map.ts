/**
 * Co-ordinates, the page of the site's own map, and addresses of map services, which open on a click only.
 */
import type { Locale } from '../languages/codes.ts'

export const MAP_HOST = 'www.openstreetmap.org'
export const STREET_VIEW_HOST = 'www.google.com'

/**
 * The folder of the pages that frames show. Hosts send them a policy of their own (core/hosts/headers.ts).
 */
export const MAP_FOLDER = '_map'

export interface Coordinates {
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

export function mapPath(locale: Locale): string {
  return `/${MAP_FOLDER}/${locale}/`
}

export function mapSearch(address: string): string {
  return `https://${MAP_HOST}/search?query=${encodeURIComponent(address)}`
}

/** Pictures of the street, in a new tab, because a frame would require an API key of the agency. */
export function streetViewAt({ latitude, longitude }: Coordinates): string {
  return `https://${STREET_VIEW_HOST}/maps/@?api=1&map_action=pano&viewpoint=${latitude},${longitude}`
}
