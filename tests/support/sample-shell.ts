/** The shell of the samples, in Dutch and in French. */
import { eachLocale } from '../../core/languages/codes.ts'
import { SITE_STRINGS } from '../../core/languages/strings.ts'
import { withValues } from '../../core/site/placeholders.ts'
import type { Frame, Html, MenuLink, Shell } from '../../core/view/types.ts'
import { newsletterForm, sampleRequests } from './sample-forms.ts'

export function html(text: string): Html {
  return text as Html
}

const item = (path: string, label: string, children: readonly MenuLink[] = []): MenuLink => ({
  path,
  href: `/nl${path}`,
  label,
  children,
})

const MENUS = {
  nl: ['Te koop', 'Te huur', 'Projecten', 'Diensten', 'Over ons', 'Contact'],
  fr: ['À vendre', 'À louer', 'Projets', 'Services', 'Qui sommes-nous ?', 'Contact'],
} as const

const SERVICES = {
  nl: ['Verkopen', 'Verhuren', 'Aankoopmakelaar', 'Gratis schatting'],
  fr: ['Vendre', 'Mettre en location', 'Chasseur immobilier', 'Estimation gratuite'],
} as const

const PATHS = ['/for-sale/', '/for-rent/', '/Projecten/', '/diensten/', '/services/', '/contact/'] as const

function menuOf(locale: 'nl' | 'fr'): readonly MenuLink[] {
  return PATHS.map((path, index) => {
    const children =
      path === '/diensten/' ? SERVICES[locale].map((label, place) => item(`${path}${place}/`, label)) : []
    return item(path, MENUS[locale][index] ?? '', children)
  })
}

const FOOTER_TEXT = {
  nl: {
    about: '<p>Zes makelaars, twee kantoren, één huisstijl: we openen zelf elke deur.</p>',
    columns: [
      ['Aanbod', 'Te koop', 'Te huur', 'Projecten', 'Zoekopdracht', 'Referenties'],
      ['Kantoor', 'Verkopen', 'Verhuren', 'Aankoopmakelaar', 'Gratis schatting', 'Getuigenissen'],
    ],
    open: ['Open', 'Ma tot vr 9.00 – 18.00', 'Zaterdag 10.00 – 13.00', 'Zondag op afspraak'],
    copyright: '© 2026 Dorpel & Linde BV. Fictief kantoor, demonstratie van agency-site.',
    links: ['Privacy', 'Cookies', 'Disclaimer', 'Toegankelijkheid'],
    supervisor: 'Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel',
    login: 'Eigenaarslogin',
  },
  fr: {
    about: '<p>Six agents, deux agences, une même façon de faire : nous ouvrons chaque porte nous-mêmes.</p>',
    columns: [
      ['Biens', 'À vendre', 'À louer', 'Projets', 'Tenez-moi au courant', 'Références'],
      ['Agence', 'Vendre', 'Mettre en location', 'Chasseur immobilier', 'Estimation gratuite', 'Témoignages'],
    ],
    open: ['Horaire', 'Lu au ve 9 h – 18 h', 'Samedi 10 h – 13 h', 'Dimanche sur rendez-vous'],
    copyright: '© 2026 Dorpel & Linde BV. Agence fictive, démonstration de agency-site.',
    links: ['Vie privée', 'Cookies', 'Mentions légales', 'Accessibilité'],
    supervisor: 'Institut professionnel des agents immobiliers, rue du Luxembourg 16 B, 1000 Bruxelles',
    login: 'Connexion du propriétaire',
  },
} as const

const list = (entries: readonly string[], linked: boolean) =>
  html(
    `<ul>${entries.map((entry) => `<li>${linked ? `<a href="/nl/">${entry}</a>` : entry}</li>`).join('')}</ul>`,
  )

export function sampleShell(locale: 'nl' | 'fr' = 'nl'): Shell {
  const text = FOOTER_TEXT[locale]
  const [open, ...hours] = text.open
  return {
    locale,
    siteName: 'Dorpel & Linde',
    homeHref: `/${locale}/`,
    stylesheet: '/assets/site.css',
    printStylesheet: '/assets/print.css',
    script: '/assets/main.js',
    sprite: '/assets/icons.svg',
    icons: [{ rel: 'icon', href: '/icon-32.png', sizes: '32x32', type: 'image/png' }],
    manifest: '/manifest.webmanifest',
    themeColor: '#222c30',
    wordmark: 'Dorpel & Linde',
    topBar: {
      left: [
        { href: 'tel:+3290001234', label: '09 000 12 34', icon: 'phone' },
        { href: 'mailto:dag@dorpel-linde.example', label: 'dag@dorpel-linde.example' },
      ],
      right: [{ href: `/${locale}/login/`, label: text.login }],
    },
    menu: menuOf(locale),
    extraMenu: [],
    languageNames: { nl: 'Nederlands', fr: 'Français', en: 'English' },
    showFlags: false,
    requests: sampleRequests(locale),
    footer: {
      columns: [
        { intro: html(text.about) },
        ...text.columns.map(([title, ...entries]) => ({ title, text: list(entries, true) })),
        { title: open, text: list(hours, false) },
      ],
      offices: [
        {
          address: ['Lindekaai 7', '9000 Gent'],
          phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
        },
        {
          address: ['Drempelplein 12', '1000 Brussel'],
          phone: { text: '02 000 12 34', href: 'tel:+3220001234' },
        },
      ],
      legal: [
        { term: 'legal.registration', text: 'BIV 000.000 (fictief), België' },
        { term: 'legal.company', text: 'BE 0000.000.097, RPR Gent' },
        { term: 'legal.supervisor', text: text.supervisor, href: 'https://www.biv.be/' },
        { term: 'legal.ethics', text: 'Reglement van plichtenleer', href: 'https://www.biv.be/plichtenleer' },
        { term: 'legal.insurance', text: 'Verzekeraar NV (fictief), polis 000.000.000' },
        { term: 'legal.thirdPartyAccount', text: 'BE00 0000 0000 0000' },
      ],
      copyright: text.copyright,
      links: text.links.map((label, index) => ({ href: `/${locale}/pagina-${index + 1}/`, label })),
      social: [{ href: 'https://www.example.com/dorpel-linde', label: 'Instagram', external: true }],
    },
    newsletter: newsletterForm(locale),
    formTexts: `/_a/form-${locale}.json`,
    consent: { href: `/_a/consent-${locale}.txt`, revision: 1, months: 6, mode: 'basic', tags: 'G-1 AW-2' },
    strings: STRINGS[locale],
  }
}

interface FrameInput {
  readonly title: string
  readonly locale?: 'nl' | 'fr'
  readonly current?: string
  readonly crumbs?: readonly string[]
  readonly overBanner?: boolean
  readonly image?: string
}

export function sampleFrame({
  title,
  locale = 'nl',
  current,
  crumbs = [],
  overBanner = false,
  image,
}: FrameInput): Frame {
  const url = `https://www.dorpel-linde.example/${locale}/`
  return {
    head: {
      title: `${title} | Dorpel & Linde`,
      description: 'Stadshuizen, hoeves en appartementen tussen Gent en Brussel.',
      canonical: url,
      alternates: [
        { hreflang: 'nl', href: 'https://www.dorpel-linde.example/nl/' },
        { hreflang: 'fr', href: 'https://www.dorpel-linde.example/fr/' },
        { hreflang: 'x-default', href: 'https://www.dorpel-linde.example/' },
      ],
      openGraph: {
        title,
        type: 'website',
        locale: locale === 'nl' ? 'nl_BE' : 'fr_BE',
        alternateLocales: [locale === 'nl' ? 'fr_BE' : 'nl_BE'],
        ...(image && { image: { url: image, width: 1200, height: 630, alt: title } }),
      },
      twitter: { title, ...(image && { image }) },
      jsonLd:
        '{"@context":"https://schema.org","@graph":[{"@type":"RealEstateAgent","name":"Dorpel & Linde"}]}',
    },
    languages: [
      { locale: 'nl', href: '/nl/' },
      { locale: 'fr', href: '/fr/' },
      { locale: 'en', href: '/en/' },
    ],
    ...(current && { current }),
    breadcrumbs: [
      ...crumbs.map((label) => ({ label, href: `/${locale}/` })),
      ...(crumbs.length > 0 ? [{ label: title }] : []),
    ],
    overBanner,
    fixedMenu: false,
  }
}

/** As a site without a configuration of the service has them. */
const STRINGS = eachLocale(
  (locale) => withValues(SITE_STRINGS[locale], { source: { behaviour: {} }, locale }).strings.value,
)
