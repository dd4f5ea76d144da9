/** The file about a small site that the service reads. */
import { FORM_NAMES } from '../../core/domain/forms.ts'
import type { FormName } from '../../core/domain/forms.ts'
import type { ServiceSite } from '../../core/schema/service-site.ts'
import { serviceSite } from '../../core/schema/service-site.ts'

export const SITE_URL = 'https://kantoor-linde.example'

const thanks = Object.fromEntries(
  FORM_NAMES.map((name) => [name, { nl: `/nl/bedankt/${name}/`, fr: `/fr/merci/${name}/` }]),
) as Record<FormName, { readonly nl: string; readonly fr: string }>

export const SERVICE_SITE: ServiceSite = serviceSite.parse({
  schema: 1,
  name: 'Kantoor Linde & Zn',
  company: 'Kantoor Linde BV, 0000.000.097',
  url: SITE_URL,
  locales: ['nl', 'fr'],
  defaultLocale: 'nl',
  offices: [
    {
      id: 'gent',
      name: { nl: 'Gent', fr: 'Gand' },
      email: 'gent@kantoor-linde.example',
      phone: '09 000 12 34',
      street: { nl: 'Lindekaai 7' },
      zip: '9000',
      city: { nl: 'Gent', fr: 'Gand' },
      country: 'BE',
      openingHours: [
        { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
        { days: [6], from: '10:00', to: '13:00' },
      ],
    },
  ],
  stylesheet: '/_a/site.0123.css',
  formStylesheet: '/_a/form.0123.css',
  colours: { accent: '#a33b20', ink: '#1d1f21', paper: '#fffdf8' },
  thanks: { ...thanks, 'owner-login': undefined },
  pages: {
    home: { nl: '/nl/', fr: '/fr/' },
    login: { nl: '/nl/login/', fr: '/fr/connexion/' },
    portal: { nl: '/nl/login/portaal/', fr: '/fr/connexion/portail/' },
    forgotPassword: { nl: '/nl/wachtwoord-vergeten/', fr: '/fr/mot-de-passe-oublie/' },
    privacy: { nl: '/nl/privacy-statement/', fr: '/fr/vie-privee/' },
  },
  notices: { advancePercent: 10, deposits: [{ region: 'flanders', months: 3 }] },
  homeTypes: [
    { webId: 1, names: { nl: 'Huis', fr: 'Maison' } },
    { webId: 2, names: { nl: 'Appartement', fr: 'Appartement' } },
  ],
  properties: [
    {
      id: '4127',
      reference: 'VBE12',
      goal: 'sale',
      titles: { nl: 'Herenhuis met tuin', fr: 'Maison de maître avec jardin' },
      paths: { nl: '/nl/te-koop/gent/herenhuis/4127/', fr: '/fr/a-vendre/gand/maison/4127/' },
      availability: 'for-sale',
      price: 895_000,
      prices: { nl: '€ 895.000', fr: '€ 895.000' },
      zip: '9000',
      towns: { nl: 'Gent', fr: 'Gand' },
      types: [1],
      bedrooms: 4,
      documents: [
        { names: { nl: 'Bodemattest', fr: 'Attestation du sol' }, file: '4127/bodemattest.pdf' },
        { names: { nl: 'Plan', fr: 'Plan' }, file: '4127/plan.pdf' },
      ],
      fingerprint: 'a',
    },
  ],
  projects: [
    {
      id: '12',
      titles: { nl: 'Lindehof', fr: 'Lindehof' },
      paths: { nl: '/nl/projecten/gent/lindehof/12/' },
    },
  ],
})
