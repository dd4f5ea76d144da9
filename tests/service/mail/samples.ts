import type { FormName } from '../../../core/domain/forms.ts'
import type { Locale } from '../../../core/languages/codes.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { SubmittedValues } from '../../../core/http/submission.ts'
import { serviceSite } from '../../../core/schema/service-site.ts'
import type { Received } from '../../../core/service/submissions/handler.ts'

export const SITE = serviceSite.parse({
  schema: 1,
  name: 'Dorpel & Linde',
  url: 'https://dorpel-linde.example',
  locales: ['nl', 'fr', 'en', 'de'],
  defaultLocale: 'nl',
  offices: [
    {
      id: 'gent',
      name: { nl: 'Kantoor Gent', fr: 'Agence de Gand' },
      email: 'gent@dorpel-linde.example',
      phone: '092230400',
      street: { nl: 'Lindekaai 12' },
      zip: '9000',
      city: { nl: 'Gent', fr: 'Gand' },
      country: 'BE',
      openingHours: [],
    },
  ],
  stylesheet: '/assets/site.css',
  colours: { accent: '#9a3520', ink: '#1c2427', paper: '#fdfdfb' },
  thanks: {},
  pages: { home: { nl: '/nl/' } },
  homeTypes: [
    { webId: 1, names: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
    { webId: 2, names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' } },
  ],
  properties: [
    {
      id: '4127',
      reference: '4127',
      goal: 'sale',
      titles: {
        nl: 'Herenhuis met stadstuin aan de Lindekaai',
        fr: 'Maison de maître avec jardin de ville au Lindekaai',
        en: 'Town house with a garden on the Lindekaai',
        de: 'Stadthaus mit Garten am Lindekaai',
      },
      paths: {
        nl: '/nl/te-koop/herenhuis-gent-4127/',
        fr: '/fr/a-vendre/maison-gand-4127/',
        en: '/en/for-sale/house-ghent-4127/',
        de: '/de/zu-verkaufen/haus-gent-4127/',
      },
      availability: 'available',
      address: { nl: 'Lindekaai 41, 9000 Gent' },
      price: 895000,
      prices: { nl: '€ 895.000', fr: '895 000 €', en: '€895,000', de: '895.000 €' },
      zip: '9000',
      towns: { nl: 'Gent', fr: 'Gand' },
      types: [1],
      picture: '/pictures/4127.jpg',
      documents: [],
      fingerprint: 'a',
    },
  ],
  projects: [
    {
      id: '12',
      titles: { nl: 'De Houtkade', fr: 'Le Quai au Bois', en: 'Timber Quay', de: 'Holzkai' },
      paths: { nl: '/nl/projecten/de-houtkade/', fr: '/fr/projets/quai-au-bois/' },
    },
  ],
})

/** A form with every field filled in. */
export function receivedOf(form: FormName, language: Locale, changed: SubmittedValues = {}): Received {
  const values = { ...exampleOf(form), language, ...changed } as SubmittedValues
  const request = new Request('https://dorpel-linde.example/api/forms')
  return {
    id: '0199c0ffee00',
    form,
    language,
    values,
    receivedAt: 1_795_000_000_000,
    address: '192.0.2.1',
    isProven: true,
    request,
  }
}
