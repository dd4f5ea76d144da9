/** Lists of several pages, three languages that know different pages, redirects, articles: a little of everything. */
import { MINIMAL, plot, project } from '../../../support/site.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }
const rent = { Goal: 1, ChargesRenter: 0 }

export const FILES = {
  'site-config/languages.json': {
    languageDefault: 'nl',
    languageUse: ['nl', 'fr', 'en'].map((code) => ({ code, use: true })),
    missing: { fr: 'ignore', en: 'ignore' },
  },
  'site-config/routes.json': {
    routes: [
      ...routes.map((route) =>
        JSON.stringify(route).includes('"/property/') ? { ...route, goal: [0, 2] } : route,
      ),
      { original: '/for-rent/', path: { nl: '/nl/te-huur/', fr: '/fr/a-louer/', en: '/en/for-rent/' } },
      {
        original: '/property/{id}/',
        path: {
          nl: '/nl/te-huur/{town}/{slug}/{id}/',
          fr: '/fr/a-louer/{town}/{slug}/{id}/',
          en: '/en/for-rent/{id}/',
        },
        breadcrumb: [{ name: { nl: 'Te huur', fr: 'À louer' }, path: '/for-rent/' }],
      },
      { original: '/contact/', path: { nl: '/nl/contact/', fr: '/fr/contact/' } },
      { original: '/thanks/', type: 'feedback', path: { nl: '/nl/bedankt/', fr: '/fr/merci/' } },
      {
        original: '/voices/{slug}/',
        path: { nl: '/nl/stemmen/{slug}/', fr: '/fr/voix/{slug}/' },
        breadcrumb: [
          { name: { nl: 'Contact', fr: 'Contact' }, path: '/contact/' },
          { name: { nl: 'Intern' }, path: '/thanks/', public: false },
        ],
      },
      { original: '/404/', path: { nl: '/nl/404/', fr: '/fr/404/' } },
      { original: '/moved/', path: { nl: '/nl/verhuisd/', fr: '/fr/demenage/' } },
    ],
  },
  'site-config/redirects.json': {
    redirects: [
      { from: '/nl/oud', to: '/contact/' },
      { from: '/fr/vieux/', to: '/contact/' },
    ],
  },
  'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' } } },
  'content/pages/for-rent.json': {
    path: '/for-rent/',
    params: {
      title: { nl: 'Te huur', fr: 'À louer', en: 'For rent' },
      modules: [{ relations: [{ type: 'property-list', id: 'rent' }] }],
    },
  },
  'content/pages/contact.json': {
    path: '/contact/',
    params: { title: { nl: 'Contact', fr: 'Contactez-nous' }, languages: { fr: { public: false } } },
  },
  'content/pages/thanks.json': { path: '/thanks/', params: { title: { nl: 'Bedankt', fr: 'Merci' } } },
  'content/pages/404.json': { path: '/404/', params: { title: { nl: 'Weg', fr: 'Parti' } } },
  'content/pages/moved.json': {
    path: '/moved/',
    params: { title: 'x', redirect: true, redirectUrl: '/for-sale/' },
  },
  'content/pages/draft.json': { path: '/thanks/', status: 'Draft', params: { title: 'Draft' } },
  'content/articles/a.json': {
    path: '/voices/an/',
    category: 'testimonials',
    name: 'An',
    title: { nl: 'An vertelt', fr: 'An raconte' },
  },
  'content/articles/b.json': {
    path: '/voices/bo/',
    category: 'testimonials',
    name: 'Bo',
    title: { nl: 'Bo vertelt' },
  },
  'content/properties/all.json': [
    ...Array.from({ length: 30 }, (_, index) => plot(index + 1)),
    plot(31, { TypeDescription: { nl: 'Alleen Nederlands' } }),
    plot(41, { ...rent, TypeDescription: { nl: 'Te huur', en: 'To let' } }),
  ],
  'content/projects/801.json': project(801),
}
