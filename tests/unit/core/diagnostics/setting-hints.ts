/** Hints on files of site-config/, on addresses and on names, with the mistake that causes each. */
import { MINIMAL, plot } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, route, siteConfig, withRoutes } from '../../../support/view.ts'
import { NEARBY } from './follow.ts'
import type { Followed } from './follow.ts'

const both = (text: string) => ({ nl: text, fr: text })

const home = (params: object): SiteFiles => ({
  'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, ...params } },
})

const languages = (more: object): SiteFiles => ({
  'site-config/languages.json': { ...(MINIMAL['site-config/languages.json'] as object), ...more },
})

const { routes } = MINIMAL['site-config/routes.json'] as {
  readonly routes: readonly { readonly original: string }[]
}

const without = (original: string, ...more: readonly object[]): SiteFiles => ({
  'site-config/routes.json': { routes: [...routes.filter((each) => each.original !== original), ...more] },
})

const parsed = (json: string | undefined): readonly object[] =>
  json === undefined ? [] : [JSON.parse(json) as object]

const film = (VideoUrl: string) => ({ 'content/properties/all.json': [house(1, { VideoUrl })] })

export const SETTING_HINTS: readonly Followed[] = [
  {
    code: 'AS1201',
    files: (name = 'headr.json') => ({ [`site-config/${name}`]: { wordmark: 'Lindenhuis' } }),
    hint: NEARBY,
    shown: 'Lindenhuis',
  },
  {
    code: 'AS1201',
    files: (ending = 'markdown') => ({
      [`content/pages/about.${ending}`]:
        '---\npath: /about/\nparams:\n  title: { nl: Lindenhuis, fr: Tilleul }\n---\n',
      ...withRoutes(route('about')),
    }),
    hint: /^use the ending \.(\w+);/,
    shown: 'Lindenhuis',
  },
  {
    code: 'AS2001',
    files: (key = 'wordmrk') => ({ 'site-config/header.json': { [key]: 'Lindenhuis' } }),
    hint: NEARBY,
    shown: 'Lindenhuis',
  },
  {
    code: 'AS2003',
    files: (items) => ({
      'site-config/banner.json': {
        show: true,
        type: 'gallery',
        gallery: ['images/a.jpg', 'images/b.jpg'],
        autoplay: items === undefined ? '17' : Number(items),
      },
    }),
    hint: /^write it without quotation marks: (\d+)$/,
    shown: '"autoplay":17',
  },
  {
    code: 'AS3004',
    files: (known = 'city') => ({
      ...without('/property/{id}/', {
        original: '/property/{id}/',
        path: Object.fromEntries(
          ['nl', 'fr'].map((locale) => [
            locale,
            `/${locale}/x/{${known.split(', ').find((each) => each === 'town') ?? known}}/{id}/`,
          ]),
        ),
      }),
      'content/properties/all.json': [plot(1)],
    }),
    hint: /^use (.+)$/,
    shown: '/nl/x/gent/1/',
  },
  {
    code: 'AS3101',
    files: (languageDefault = 'en') => languages({ languageDefault }),
    hint: /, or set "languageDefault" to "(nl)"$/,
    shown: 'Welkom',
    wasShown: true,
  },
  {
    code: 'AS3103',
    files: (placeholder) => ({
      'site-config/strings.nl.json': { 'listing.titlePage': `{title}, blad ${placeholder ?? ''}` },
      'content/properties/all.json': Array.from({ length: 30 }, (_, index) => plot(index + 1)),
    }),
    hint: /^add (\{page\}) to the text$/,
    shown: 'blad 2',
  },
  {
    code: 'AS3201',
    files: (missing) => ({
      ...languages(missing === undefined ? {} : { missing: JSON.parse(missing) as object }),
      ...home({ title: { nl: 'Lindenwelkom' } }),
    }),
    hint: /set "missing": (\{.+\}) in/,
    shown: 'Lindenwelkom',
    wasShown: true,
  },
  {
    code: 'AS3206',
    files: (field) => ({
      ...home({
        modules: [17, 18].map((most) => ({
          relations: [{ type: 'property-list', id: 'sale' }],
          ...(field === undefined ? {} : { [field]: most }),
        })),
      }),
      'content/properties/all.json': Array.from({ length: 19 }, (_, index) => plot(index + 1)),
    }),
    hint: /^set "(maxItems)" on one of the lists$/,
    shown: 'Bouwgrond 1',
    wasShown: true,
  },
  {
    code: 'AS3207',
    files: (entry) => ({
      ...without(
        '/for-sale/page/{page}/',
        ...parsed(entry?.replace('"nl": ', '"fr": "/fr/a-vendre/{page}/", "nl": ')),
      ),
      'content/properties/all.json': Array.from({ length: 30 }, (_, index) => plot(index + 1)),
    }),
    hint: /^add (\{.+"nl".+\}) to site-config/,
    shown: '/nl/te-koop/page/2/',
  },
  {
    code: 'AS3208',
    files: (partial) => ({
      ...languages(partial === undefined ? {} : (JSON.parse(`{${partial}}`) as object)),
      ...home({ content: { nl: 'Lindenkaai' } }),
    }),
    hint: /by ("partial": \["fr"\]) in/,
    shown: '"/fr/"',
  },
  {
    code: 'AS3301',
    files: (id = 'site-contct') => home({ modules: [{ relations: [{ type: 'contact', id }] }] }),
    hint: NEARBY,
    shown: '"name":"site-contact"',
  },
  {
    code: 'AS3307',
    files: (host) => ({
      ...film('https://my.matterport.com/show?m=1'),
      'content/properties/all.json': [house(1, { VirtualTourUrl: 'https://tours.example.be/17' })],
      'site-config/rules.json': {
        ...(MINIMAL['site-config/rules.json'] as object),
        ...(host === undefined ? {} : { [host]: ['tours.example.be'] }),
      },
    }),
    hint: /^add its host to "(tourHosts)"/,
    shown: 'https://tours.example.be/17',
  },
  {
    code: 'AS3405',
    files: (word = 'adresse mail') => home({ content: { nl: 'Mail', fr: `Votre ${word} suffit` } }),
    hint: /^write "(.+)"$/,
    shown: 'Votre adresse e-mail suffit',
  },
  {
    code: 'AS3406',
    files: (locale) => ({
      ...withRoutes({
        original: '/thanks/',
        path: { nl: '/nl/bedankt/', fr: locale === undefined ? '/fr/thank-you/' : '/fr/au-revoir/' },
      }),
      'content/pages/thanks.json': { path: '/thanks/', params: { title: both('Dank') } },
    }),
    hint: /add "(fr)" to its entry/,
    shown: '/fr/au-revoir/',
  },
  {
    code: 'AS6003',
    files: (use = 'nihgt') => ({
      'site-config/theme.json': { use },
      'site-config/themes/night.json': { colours: { paper: '#123456', ink: '#ffffff' } },
    }),
    hint: NEARBY,
    shown: '#123456',
  },
  {
    code: 'AS6004',
    files: (color = '#a08040') => ({ 'site-config/header.json': { background: '#e8e2d4', color } }),
    hint: /^use (#\w+) instead$/,
    shown: '#7a6131',
  },
  {
    code: 'AS6004',
    files: (mute = '#8a9496') => ({ 'site-config/theme.json': { colours: { mute } } }),
    hint: /^use (#\w+) instead$/,
    shown: '#5',
  },
  {
    code: 'AS3203',
    files: (path) => ({
      'content/pages/home.json':
        path === undefined ? null : { path, params: { title: both('Lindenwelkom') } },
    }),
    hint: /with the path "(\/)" and a title$/,
    shown: 'Lindenwelkom',
  },
  {
    code: 'AS3204',
    files: (path) => ({
      ...withRoutes(route('about')),
      'content/pages/about.json': {
        ...(path === undefined ? {} : { path }),
        params: { title: both('Linden') },
      },
    }),
    hint: /^set "path", such as (\/about\/),/,
    shown: 'Linden',
  },
  {
    code: 'AS3205',
    files: (entry) => ({
      ...without('/property/{id}/', ...parsed(entry?.replace('"nl": ', '"fr": "/fr/achat/{id}/", "nl": '))),
      'content/properties/all.json': [plot(1)],
    }),
    hint: /^add a pattern such as (\{.+\})$/,
    shown: '/nl/te-koop/gent/bouwgrond-1/1/',
  },
  {
    code: 'AS3407',
    files: (text) => {
      const { offices } = MINIMAL['site-config/site.json'] as { offices: readonly [object] }
      const hours = text ?? both('Maandag tot vrijdag 9.00 - 12.00 uur')
      const openingHours = [{ days: [1], from: '09:00', to: '12:00' }]
      return {
        ...home({ modules: [{ relations: [{ type: 'contact', id: 'offices' }] }] }),
        ...siteConfig({ offices: [{ ...offices[0], hours, openingHours }] }),
      }
    },
    hint: /such as "(.+)"$/,
    shown: 'in the evening by appointment',
  },
]
