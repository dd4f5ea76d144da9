/** The banner of a page with the given parameters. */
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { route, withRoutes } from '../../../support/view.ts'

export const FILES = { ...withRoutes(route('about')), 'content/static/film.mp4': '' }

export function homeWith(params: object): SiteFiles {
  return {
    'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, ...params } },
  }
}
