/** A realistic page for every slot, and variants with other structures. */
import { OPEN_STREET_MAP } from '../../core/domain/tiles.ts'
import type {
  ArticlePage,
  ContentPage,
  MapPage,
  NotFoundPage,
  Shell,
  SlotName,
  SlotProps,
} from '../../core/view/types.ts'
import { bannerPage, blocksPage } from './sample-blocks.ts'
import { sampleCards } from './sample-cards.ts'
import { formPage, homePage, listingPage, sampleListing, sampleSearch, thanksPage } from './sample-content.ts'
import { propertyFr, propertyHidden, propertySold } from './sample-estates.ts'
import { pictureMaker, type PictureMaker } from './sample-pictures.ts'
import { sampleProject } from './sample-project.ts'
import { html, sampleFrame, sampleShell } from './sample-shell.ts'
import { sampleServices, sampleVoices } from './sample-teasers.ts'

export type Sample = {
  [Name in SlotName]: {
    readonly name: string
    readonly slot: Name
    readonly props: SlotProps[Name]
    readonly shell: Shell
  }
}[SlotName]

/** `base` is the address of the folder of the pictures. */
export function samples(base = '/pictures'): readonly Sample[] {
  const picture = pictureMaker(base)
  const [nl, fr] = [sampleShell('nl'), sampleShell('fr')]
  const content = (name: string, props: ContentPage): Sample => ({ name, slot: 'content', props, shell: nl })
  return [
    content('home', homePage(picture)),
    content('listing', listingPage(picture)),
    content('listing-narrowed', narrowedListing(picture)),
    content('listing-empty', emptyListing(picture)),
    content('form', formPage()),
    content('blocks', blocksPage(picture)),
    content('banner-color', bannerPage(picture, 'color')),
    content('banner-gallery', bannerPage(picture, 'gallery')),
    content('banner-video', bannerPage(picture, 'video')),
    content('banner-cards', bannerPage(picture, 'cards')),
    content('thanks', thanksPage()),
    { name: 'property-fr', slot: 'property', props: propertyFr(picture), shell: fr },
    { name: 'property-hidden', slot: 'property', props: propertyHidden(picture), shell: nl },
    { name: 'property-sold', slot: 'property', props: propertySold(picture), shell: nl },
    { name: 'project', slot: 'project', props: sampleProject(picture), shell: nl },
    { name: 'article', slot: 'article', props: articlePage(picture), shell: nl },
    { name: 'article-plain', slot: 'article', props: plainArticle(picture), shell: nl },
    { name: 'root', slot: 'languages', props: rootPage(), shell: nl },
    { name: 'languages', slot: 'languages', props: languagesPage(), shell: nl },
    { name: 'internal', slot: 'internal', props: internalPage(), shell: nl },
    { name: 'map', slot: 'map', props: mapPage(), shell: nl },
    { name: 'redirect', slot: 'redirect', props: redirectPage(), shell: nl },
    { name: 'not-found', slot: 'not-found', props: notFoundPage(picture, 'page'), shell: nl },
    { name: 'property-not-found', slot: 'not-found', props: notFoundPage(picture, 'property'), shell: nl },
    { name: 'not-found-root', slot: 'not-found', props: rootNotFoundPage(picture), shell: nl },
  ]
}

export function sample<Name extends SlotName>(name: string, slot: Name): Extract<Sample, { slot: Name }> {
  const found = samples().find((candidate) => candidate.name === name && candidate.slot === slot)
  if (!found) throw new Error(`No sample ${name} of slot ${slot}`)
  return found as Extract<Sample, { slot: Name }>
}

function narrowedListing(picture: PictureMaker): ContentPage {
  const { types } = sampleListing()
  const listing = {
    types: types.map(({ label, count, href }, index) =>
      index === 1 ? { label, count } : { label, count, ...(href && { href }) },
    ),
    cities: [],
    all: { href: '/nl/te-koop/', label: 'Alle panden te koop' },
    paging: {
      page: 6,
      pages: 20,
      total: 473,
      free: 473,
      first: 121,
      last: 144,
      links: [1, 4, 5, 6, 7, 8, 20].map((page) => ({
        page,
        href: `/nl/te-koop/appartement/pagina-${page}/`,
      })),
      previous: '/nl/te-koop/appartement/pagina-5/',
      next: '/nl/te-koop/appartement/pagina-7/',
    },
  }
  return { ...listingPage(picture, listing), title: 'Te koop: Appartement' }
}

function emptyListing(picture: PictureMaker): ContentPage {
  return listingPage(picture, {
    types: [],
    cities: [],
    paging: { page: 1, pages: 1, total: 0, free: 0, first: 0, last: 0, links: [] },
    other: { href: '/nl/te-huur/', label: 'Alle panden te huur' },
  })
}

function articlePage(picture: PictureMaker): ArticlePage {
  const [voice, ...others] = sampleVoices(picture)
  return {
    frame: sampleFrame({ title: 'Familie De Wachter', crumbs: ['Home', 'Getuigenissen'] }),
    title: 'Familie De Wachter',
    name: 'Familie De Wachter',
    place: 'verkocht in Gent',
    date: { iso: '2026-10-02', text: '2 oktober 2026' },
    ...(voice?.summary && { lead: voice.summary }),
    body: html(
      '<p>Het huis stond er al sinds 1931. We wisten niet waar te beginnen, zij wel: op zolder.</p><p>Drie weken later stonden de buren van de overkant met een bod op de stoep.</p>',
    ),
    ...(voice?.picture && { picture: voice.picture }),
    towns: [{ href: '/nl/wonen-in/9000-gent/', label: 'Meer over Gent' }],
    list: { href: '/nl/getuigenissen/', label: 'Alle getuigenissen' },
    next: { href: '/nl/getuigenissen/2/', label: 'Noor en Sami' },
    others,
  }
}

function plainArticle(picture: PictureMaker): ArticlePage {
  const { picture: _, name: __, place: ___, ...page } = articlePage(picture)
  return { ...page, title: 'Verkopen', others: sampleServices(picture) }
}

function rootPage(): SlotProps['languages'] {
  return { ...languagesPage(), leadsTo: { locale: 'nl', href: '/nl/' } }
}

function languagesPage(): SlotProps['languages'] {
  return {
    frame: sampleFrame({ title: 'Dorpel & Linde' }),
    choices: [
      { locale: 'nl', href: '/nl/', name: 'Nederlands', welcome: 'Welkom' },
      { locale: 'fr', href: '/fr/', name: 'Français', welcome: 'Bienvenue' },
      { locale: 'en', href: '/en/', name: 'English', welcome: 'Welcome' },
      { locale: 'de', href: '/de/', name: 'Deutsch', welcome: 'Willkommen' },
    ],
  }
}

function internalPage(): SlotProps['internal'] {
  return {
    frame: sampleFrame({ title: 'Projecten' }),
    defaultLocale: 'nl',
    choices: [
      { locale: 'nl', href: '/nl/projecten/', name: 'Nederlands', label: 'Projecten' },
      { locale: 'fr', href: '/fr/projets/', name: 'Français', label: 'Projets' },
    ],
    ids: [{ id: 71, paths: { nl: '/nl/projecten/gent/71/', fr: '/fr/projets/gand/71/' } }],
  }
}

function redirectPage(): SlotProps['redirect'] {
  return { frame: sampleFrame({ title: 'Te koop' }), to: { href: '/nl/te-koop/', label: 'Te koop' } }
}

function notFoundPage(picture: PictureMaker, kind: 'page' | 'property'): NotFoundPage {
  const { strings } = sampleShell('nl')
  return {
    frame: sampleFrame({ title: 'Niet gevonden' }),
    title: strings[kind === 'page' ? 'notFound.title' : 'notFound.propertyTitle'],
    lead: strings[kind === 'page' ? 'notFound.text' : 'notFound.propertyText'],
    search: sampleSearch(),
    cards: sampleCards(picture).slice(0, 4),
  }
}

function rootNotFoundPage(picture: PictureMaker): NotFoundPage {
  const languages = (['nl', 'fr'] as const).map((locale) => {
    const { strings } = sampleShell(locale)
    return {
      locale,
      title: strings['notFound.title'],
      text: strings['notFound.text'],
      home: { href: `/${locale}/`, label: strings['notFound.home'] },
    }
  })
  return { ...notFoundPage(picture, 'page'), languages }
}

function mapPage(): MapPage {
  return {
    title: 'Kaart',
    script: '/_a/map.js',
    road: OPEN_STREET_MAP,
    aerial: {
      url: 'https://{s}.tiles.example/{z}/{x}/{y}.jpg',
      subdomains: ['a', 'b'],
      maxZoom: 18,
      attribution: [{ text: 'Luchtfoto: Voorbeeld' }],
    },
  }
}
