/** One page of every kind in the demo, by the name that `agency-site routes` prints. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Locale } from '../../core/languages/codes.ts'
import { REPOSITORY } from './repository.ts'

/** Short name -> name of the route; most pages exist in several languages. */
const EXAMPLES = {
  home: 'page /',
  sale: 'page /for-sale/',
  rent: 'page /for-rent/',
  'list-town': 'the list of Gent (9000) on page /for-sale/',
  'list-type': 'the list of Appartement on page /for-sale/',
  'list-one': 'the list of Kantoren on page /for-sale/',
  references: 'page /references/',
  property: 'property 4127',
  'property-sold': 'property 4103',
  'property-brussels': 'property 4134',
  'property-wallonia': 'property 4102',
  'property-luxembourg': 'property 4126',
  'property-german': 'property 4125',
  'property-hidden': 'property 4118',
  'property-request': 'property 4122',
  'property-rent': 'property 4136',
  'property-rented': 'property 4137',
  'property-takeover': 'property 4105',
  'property-plot': 'property 4110',
  'property-unit': 'property 4115',
  projects: 'page /Projecten/',
  project: 'project 801',
  'project-rent': 'project 804',
  services: 'page /diensten/',
  article: 'article verkopen',
  testimonials: 'page /getuigenissen/',
  testimonial: 'article anna-lindqvist',
  about: 'page /services/',
  contact: 'page /contact/',
  valuation: 'page /contact-demand/',
  search: 'page /demand-register/',
  appointment: 'page /appointment/',
  offer: 'page /offer/',
  rental: 'page /rental-confirmation/',
  'give-testimonial': 'page /testimonial/',
  jobs: 'page /jobs/',
  newsletter: 'page /newsletter/',
  unsubscribe: 'page /unsubscribe/',
  thanks: 'page /feedback/site-contact/',
  'thanks-visit': 'page /feedback/contact-appointment/',
  'thanks-offer': 'page /feedback/offer/',
  'thanks-rental': 'page /feedback/rental-confirmation/',
  login: 'page /login/',
  portal: 'the owner portal',
  password: 'page /forgot-password/',
  'new-password': 'page /reset-password/',
  cookies: 'page /Cookie-policy/',
  privacy: 'page /Privacy/',
  disclaimer: 'page /Disclaimer/',
  accessibility: 'page /accessibility/',
  vlabel: 'page /Vlabel-schatting/',
  'not-found': 'the page for what was not found',
  'property-not-found': 'page /property-not-found/',
} as const

export type ExampleName = keyof typeof EXAMPLES

export interface Example {
  readonly name: ExampleName
  readonly locale: Locale
  readonly url: string
}

interface ListedRoute {
  readonly url: string
  readonly locale: Locale
  readonly name: string
}

/** The examples of a site by its command `routes`. Tests of the demo have them as `inject('demoExamples')`. */
export function examples(root: string): readonly Example[] {
  const cli = path.join(REPOSITORY, 'dist/cli/main.js')
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'routes', '--json', '--root', root], {
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  })
  const { routes } = JSON.parse(stdout) as { routes: readonly ListedRoute[] }
  // Without pages the tests would pass.
  if (routes.length === 0) throw new Error(`${root} has no routes: ${stderr}`)
  return examplesAmong(routes)
}

/** Every example in every language that has it, in the order of the table. */
export function examplesAmong(routes: readonly ListedRoute[]): readonly Example[] {
  return Object.entries(EXAMPLES).flatMap(([name, route]) => {
    const seen = new Set<Locale>()
    return routes.flatMap((listed) => {
      if (listed.name !== route || seen.has(listed.locale) || !listed.url.startsWith(`/${listed.locale}/`))
        return []
      seen.add(listed.locale)
      return [{ name: name as ExampleName, locale: listed.locale, url: listed.url }]
    })
  })
}
