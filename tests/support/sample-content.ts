/** Pages that consist of blocks: home, lists, a form, a thank-you page. */
import type { Block, ContentPage, Listing, Placement, SearchBlock } from '../../core/view/types.ts'
import { sampleCards } from './sample-cards.ts'
import { valuationForm } from './sample-forms.ts'
import type { PictureMaker } from './sample-pictures.ts'
import { html, sampleFrame } from './sample-shell.ts'
import { sampleServices, sampleVoices } from './sample-teasers.ts'

export function place(lg = 12, rest: Partial<Placement> = {}): Placement {
  return { span: 12, sm: 12, md: 12, lg, ...rest }
}

export const WIDE = { placement: place(), titleSize: 'medium' } as const

export function sampleSearch(): SearchBlock {
  return {
    showInput: true,
    showButton: true,
    goals: [
      { goal: 0, href: '/nl/te-koop/', count: 34, disabled: false },
      { goal: 1, href: '/nl/te-huur/', count: 0, disabled: true },
    ],
    types: [
      { label: 'Huis', goals: [{ goal: 0, count: 19, href: '/nl/te-koop/huis/' }] },
      {
        label: 'Appartement',
        goals: [
          { goal: 0, count: 9, href: '/nl/te-koop/appartement/' },
          { goal: 1, count: 3, href: '/nl/te-huur/appartement/' },
        ],
      },
    ],
    cities: [
      {
        label: 'Gent (9000)',
        goals: [{ goal: 0, count: 12, href: '/nl/te-koop/gent/' }],
      },
    ],
    data: '/_a/search-nl.0.json',
    showStock: true,
    others: [{ href: '/nl/te-koop/', label: 'Alle panden te koop' }],
  }
}

export function homePage(picture: PictureMaker): ContentPage {
  const title = 'Een huis begint aan de straat.'
  const text = '34 panden te koop en 3 te huur, tussen Gent en Brussel.'
  return {
    frame: sampleFrame({
      title,
      current: '/',
      overBanner: true,
      image: 'https://www.dorpel-linde.example/og.jpg',
    }),
    banner: {
      kind: 'image',
      picture: picture(
        'banner-golden-hour-row-houses',
        'Avondlicht op een straat met bakstenen rijhuizen en bolvormige bomen',
      ),
    },
    bannerText: { title, description: text },
    search: sampleSearch(),
    title,
    lead: text,
    top: [],
    rows: homeBlocks(picture),
    bottom: [],
  }
}

export function homeBlocks(picture: PictureMaker): readonly Block[] {
  return [
    {
      ...WIDE,
      kind: 'properties',
      title: 'Nieuw in het raam',
      perRow: 4,
      cards: sampleCards(picture).slice(0, 4),
      link: { href: '/nl/te-koop/', label: 'Alle panden te koop' },
    },
    {
      ...WIDE,
      kind: 'text',
      title: 'Eerst kijken, dan pas een prijs.',
      titleSize: 'large',
      body: html(
        '<p>Wij komen altijd twee keer: eens bij daglicht, eens ’s avonds. Pas daarna leggen we een prijs op tafel, met de zes verkopen uit uw buurt waarop hij steunt.</p><p>Zo verkochten we vorig jaar 112 huizen, gemiddeld in 41 dagen en zelden onder de vraagprijs.</p>',
      ),
      picture: picture(
        'interior-living-stove-shelves-04',
        'Leefruimte met houtkachel en een boekenkast in trapvorm',
      ),
      link: { href: '/nl/gratis-schatting/', label: 'Vraag een gratis schatting' },
    },
    {
      ...WIDE,
      kind: 'quote',
      quote: 'Een goede makelaar praat minder over het huis dan over de straat, het licht en de buren.',
      name: 'Lien Vanderlinden',
      role: 'zaakvoerder',
    },
    {
      ...WIDE,
      kind: 'articles',
      title: 'Wat we voor u doen',
      view: 'module',
      perRow: 1,
      teasers: sampleServices(picture),
    },
    {
      ...WIDE,
      kind: 'articles',
      title: 'Getuigenissen',
      view: 'slider',
      perRow: 1,
      teasers: sampleVoices(picture),
    },
  ]
}

/** A list with properties, because an empty one has no filters. */
export function sampleListing(part: Partial<Listing> = {}): Listing {
  const { filters, map, ...whole } = fullListing()
  const isEmpty = part.paging?.total === 0
  return { ...whole, ...(isEmpty ? {} : { filters, map }), ...part } as Listing
}

function fullListing(): Listing {
  return {
    goal: 0,
    paging: {
      page: 1,
      pages: 3,
      total: 34,
      free: 34,
      first: 1,
      last: 12,
      links: [1, 2, 3].map((page) => ({ page, href: `/nl/te-koop/pagina-${page}/` })),
      next: '/nl/te-koop/pagina-2/',
    },
    types: ['Huis', 'Appartement', 'Studio', 'Grond', 'Opbrengsteigendom', 'Handelspand'].map(
      (label, index) => ({
        label,
        count: 19 - index * 3,
        href: `/nl/te-koop/${label}/`,
      }),
    ),
    cities: ['Gent (9000)', 'Elsene (1050)', 'Sint-Martens-Latem (9830)', 'Schaarbeek (1030)'].map(
      (label) => ({
        label,
        count: 4,
        href: `/nl/te-koop/${label}/`,
      }),
    ),
    filters: {
      action: '/nl/te-koop/',
      data: '/nl/te-koop/list.json',
      here: true,
      selects: [
        { name: 'min', unit: 'euro', options: [['300000', '€ 300.000']] },
        { name: 'max', unit: 'euro', options: [['600000', '€ 600.000']] },
        {
          name: 'bedrooms',
          unit: 'count',
          options: [
            ['2', '2'],
            ['3', '3'],
          ],
        },
        { name: 'surface', unit: 'squareMetre', options: [['100', '100 m²']] },
        {
          name: 'energy',
          unit: 'kilowattHour',
          options: [
            ['150', '150 kWh/m²'],
            ['200', '200 kWh/m²'],
          ],
        },
      ],
    },
    map: {
      map: {
        src: '/_map/nl/',
        title: 'Kaart',
        host: 'tile.openstreetmap.org',
        message: '{"kind":"map","mapType":"road","ignore":[],"info":"Niet elk adres is openbaar."}',
      },
      marks: [
        {
          name: 'Gent',
          zip: '9000',
          city: 'Gent|9000',
          href: '/nl/te-koop/9000-gent/',
          count: 12,
          x: 0,
          y: 0,
        },
        {
          name: 'Elsene',
          zip: '1050',
          city: 'Elsene|1050',
          href: '/nl/te-koop/1050-elsene/',
          count: 4,
          x: 1000,
          y: 1000,
        },
      ],
    },
  }
}

export function listingPage(picture: PictureMaker, part: Partial<Listing> = {}): ContentPage {
  const isEmpty = part.paging?.total === 0
  return {
    frame: sampleFrame({ title: 'Te koop', current: '/for-sale/', crumbs: ['Home'] }),
    title: 'Te koop',
    lead: 'Stadshuizen, hoeves, appartementen en enkele gronden tussen Gent en Brussel. Elke maandag nieuw.',
    top: [],
    rows: [
      {
        ...WIDE,
        kind: 'properties',
        perRow: 3,
        cards: isEmpty ? [] : sampleCards(picture),
        listing: sampleListing(part),
        link: { href: '/nl/zoekopdracht/', label: 'Start een zoekopdracht' },
      },
    ],
    bottom: [],
  }
}

export function formPage(): ContentPage {
  return {
    frame: sampleFrame({ title: 'Gratis schatting', crumbs: ['Home'] }),
    title: 'Wat is uw huis waard?',
    lead: 'Vertel ons waar het staat en hoe we u bereiken. Binnen twee werkdagen spreken we af, en u krijgt de schatting op papier.',
    top: [],
    rows: [
      { placement: place(8), titleSize: 'medium', kind: 'form', form: valuationForm() },
      {
        placement: place(4, { className: 'next-steps' }),
        titleSize: 'small',
        kind: 'text',
        title: 'Wat er nu gebeurt',
        body: html(
          '<ol><li><strong>Vandaag</strong> U krijgt een bericht met de naam van uw makelaar.</li><li><strong>Binnen twee werkdagen</strong> We bellen u op het moment dat u koos.</li><li><strong>Na het bezoek</strong> Vijf dagen later ligt de schatting in de bus, met zes verkopen uit de buurt.</li></ol><p>Liever meteen iemand spreken? Bel <a href="tel:+3290001234">09 000 12 34</a>.</p>',
        ),
      },
    ],
    bottom: [],
  }
}

export function thanksPage(): ContentPage {
  return {
    frame: sampleFrame({ title: 'Bedankt', crumbs: ['Home'] }),
    title: 'Bedankt, we bellen u.',
    lead: 'Uw vraag ligt bij de makelaar van uw streek.',
    body: html(
      '<p>Binnen twee werkdagen hoort u van ons. <a href="/nl/te-koop/">Kijk intussen rond</a>.</p>',
    ),
    top: [],
    rows: [],
    bottom: [],
  }
}
