/** A small agency in two towns, with pages of its own, as a target for every kind of edit. */
import { photo, SMALL_PHOTO_SITE } from './busy-site.ts'
import { MINIMAL, plot } from './site.ts'
import type { SiteFiles } from './site.ts'

const BRUGGE = { Zip: '8000', City: 'BRUGGE' }

const photos = (...names: readonly string[]) => ({
  XLargePictureItems: names.map((name) => ({ Url: `images/${name}.jpg`, Name: name })),
})

export const PHOTOS = {
  houseFirst: photos('house', 'street'),
  streetFirst: photos('street', 'house'),
  gardenOnly: photos('garden'),
}

export const ROUTES = (MINIMAL['site-config/routes.json'] as { routes: readonly object[] }).routes

export function withRoutes(...more: readonly object[]): SiteFiles {
  return { 'site-config/routes.json': { routes: [...ROUTES, ...more] } }
}

export function property(id: number): string {
  return `content/properties/${id}.json`
}

export const ABOUT_ROUTE = { original: '/about/', path: { nl: '/nl/over-ons/', fr: '/fr/a-propos/' } }

/** With eight homes each town has enough similar homes that its pages show none of the other town. */
export async function townFiles(homes: 5 | 8 = 8): Promise<SiteFiles> {
  const ids = Array.from({ length: homes }, (_, index) => index + 1)
  const more: Readonly<Record<number, object>> = { 1: PHOTOS.houseFirst, 5: PHOTOS.gardenOnly }
  const plots = ids.map((id) => [property(id), plot(id, { ...(id > 4 ? BRUGGE : {}), ...more[id] })])
  return {
    ...MINIMAL,
    'site-config/site.json': SMALL_PHOTO_SITE,
    ...withRoutes(ABOUT_ROUTE),
    ...Object.fromEntries(plots),
    'content/images/house.jpg': await photo(11),
    'content/images/street.jpg': await photo(12),
    'content/images/garden.jpg': await photo(13),
    'content/pages/about.json': {
      path: '/about/',
      params: {
        title: { nl: 'Over ons', fr: 'À propos' },
        content: { nl: 'Wij zijn hier.', fr: 'Nous sommes ici.' },
      },
    },
    'content/documents/terms.txt': 'terms',
    'content/static/.well-known/security.txt': 'Contact: mailto:a@kantoor-linde.example\n',
  }
}
