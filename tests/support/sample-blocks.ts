/** Every kind of block and banner that is not on the home page. */
import type { Banner, ContentPage } from '../../core/view/types.ts'
import { sampleCards } from './sample-cards.ts'
import { homeBlocks, homePage, place, WIDE } from './sample-content.ts'
import type { PictureMaker } from './sample-pictures.ts'
import { html, sampleFrame, sampleShell } from './sample-shell.ts'
import { sampleServices, sampleVoices } from './sample-teasers.ts'

/** Every other block, in every width that a row can have. */
export function blocksPage(picture: PictureMaker): ContentPage {
  const text = html(
    '<p>In 2009 begon Lien Vanderlinden in een gewezen kruidenierszaak, met één tafel en een raam op de straat.</p>',
  )
  const list = html(
    '<ul><li>Wij komen twee keer kijken voor we een prijs noemen.</li><li>Vrijdag is bericht.</li></ul>',
  )
  const services = sampleServices(picture)
  return {
    frame: sampleFrame({ title: 'Over ons', current: '/services/', crumbs: ['Home'], overBanner: true }),
    banner: {
      kind: 'image',
      picture: picture('banner-canal-side-stepped-gables', 'Huizen met trapgevels langs een kaai'),
    },
    bannerText: { title: 'Over ons', description: 'Zes makelaars, twee kantoren, één huisstijl.' },
    title: 'Over ons',
    lead: 'We openen zelf elke deur, en we kennen de buren.',
    body: html(
      '<h2>De dorpel en de linde</h2><p>De kuil in de blauwe steen is er nog. De boom ook.</p><blockquote><p>Wie binnen wilde kijken, moest aanbellen.</p></blockquote>',
    ),
    top: [
      {
        placement: place(),
        titleSize: 'large',
        kind: 'text',
        title: 'Twee kolommen',
        body: text,
        body2: text,
      },
    ],
    rows: [
      {
        placement: place(4, { md: 6 }),
        titleSize: 'small',
        kind: 'text',
        title: 'Smal',
        body: text,
        picture: picture('interior-kitchen-dark-green-shaker-02', 'Donkergroene keuken'),
      },
      {
        placement: place(4, { md: 6 }),
        titleSize: 'small',
        kind: 'text',
        title: 'Lijst',
        body: list,
        link: { href: 'https://www.biv.be/', label: 'BIV', external: true },
      },
      {
        placement: place(4),
        titleSize: 'small',
        kind: 'quote',
        quote: 'Begint elk bezoek op zolder.',
        name: 'Inès Maertens',
        picture: picture('interior-bedroom-attic-beams-03', 'Zolderkamer met balken'),
      },
      {
        placement: place(12, { span: 8 }),
        titleSize: 'medium',
        kind: 'text',
        title: 'Acht van twaalf',
        body: list,
      },
      {
        placement: place(6, { span: 10 }),
        titleSize: 'medium',
        kind: 'articles',
        title: 'Getuigenissen',
        view: 'quote',
        perRow: 1,
        teasers: sampleVoices(picture).slice(0, 2),
      },
      {
        placement: place(6, { span: 10, tinted: true, className: 'on-eceeeb' }),
        titleSize: 'medium',
        kind: 'text',
        title: 'Op chalk',
        body: text,
      },
      {
        ...WIDE,
        kind: 'articles',
        title: 'Diensten',
        view: 'module',
        perRow: 3,
        teasers: services,
        intro: text,
        link: { href: '/nl/diensten/', label: 'Alle diensten' },
      },
      { ...WIDE, kind: 'articles', view: 'single', perRow: 1, teasers: services.slice(0, 1) },
      {
        placement: place(12, {
          backgrounds: [picture('banner-modern-villa-dusk', 'Verlichte villa bij valavond')],
        }),
        titleSize: 'large',
        kind: 'text',
        title: 'Bij valavond',
        body: text,
      },
      {
        placement: place(12, { tinted: true, className: 'on-eceeeb' }),
        titleSize: 'medium',
        kind: 'offices',
        title: 'Onze kantoren',
        offices: sampleShell().footer.offices.map((office) => ({
          ...office,
          name: office.address.at(-1) ?? '',
          route: { href: 'https://www.openstreetmap.org/search?query=x', label: 'Route', external: true },
        })),
      },
      {
        ...WIDE,
        kind: 'team',
        title: 'Wie u aan de lijn krijgt',
        people: [{ name: 'Inès Maertens', initials: 'IM', role: 'makelaar' }],
      },
      {
        ...WIDE,
        kind: 'forms',
        title: 'Elk formulier van deze site',
        forms: [
          {
            title: 'form.title.site-contact',
            data: ['Wat wilt u doen?', 'Que souhaitez-vous faire\u202F?', 'Naam'],
            use: 'form.purpose.site-contact',
            basis: 'form.basis.steps',
          },
        ],
      },
      {
        ...WIDE,
        kind: 'storage',
        title: 'Wat bewaard wordt',
        policy: { revision: 1, months: '6 maanden' },
        groups: [
          {
            title: 'storage.necessary',
            text: 'storage.necessaryText',
            items: [
              {
                names: ['lng'],
                place: 'storage.place.local',
                purpose: 'storage.purpose.language',
                lifetime: 'tot u het zelf wist',
                owner: 'Dorpel & Linde',
              },
            ],
          },
          { title: 'storage.marketing', text: 'storage.marketingText', items: [] },
        ],
        contacts: [{ text: 'storage.contact.map', hosts: ['www.openstreetmap.org'] }],
      },
      { ...WIDE, kind: 'projects', title: 'Projecten', perRow: 2, cards: sampleCards(picture).slice(3, 5) },
    ],
    bottom: [{ ...WIDE, kind: 'text', title: 'Onderaan', body: text }],
  }
}

export function bannerPage(picture: PictureMaker, kind: Banner['kind']): ContentPage {
  const banners: { readonly [Kind in Banner['kind']]: Banner } = {
    image: { kind: 'image', picture: picture('banner-modern-villa-dusk', 'Verlichte villa bij valavond') },
    color: { kind: 'color', className: 'on-d5dad7' },
    gallery: {
      kind: 'gallery',
      pictures: [
        picture('banner-modern-villa-dusk', 'Verlichte villa bij valavond'),
        picture('banner-canal-side-stepped-gables', 'Huizen met trapgevels langs een kaai'),
      ],
    },
    video: {
      kind: 'video',
      src: '/film.mp4',
      type: 'video/mp4',
      poster: picture('banner-modern-villa-dusk', 'Villa'),
    },
    cards: { kind: 'cards', cards: sampleCards(picture).slice(0, 3) },
  }
  const page = homePage(picture)
  const frame = { ...page.frame, overBanner: kind !== 'color' }
  return { ...page, frame, banner: banners[kind], rows: homeBlocks(picture).slice(0, 1) }
}
