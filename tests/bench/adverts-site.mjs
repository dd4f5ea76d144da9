/** The configuration of the site around the adverts: one language, one list for each goal. */
export const SITE = {
  'site-config/site.json': {
    name: 'Kantoor Linde',
    url: 'https://kantoor-linde.example',
    offices: [
      {
        name: 'Gent',
        street: 'Lindekaai 7',
        zip: '9000',
        city: 'Gent',
        country: 'BE',
        phone: '09 000 12 34',
      },
    ],
    legal: {
      tradeName: 'Kantoor Linde BV',
      companyNumber: '0000.000.097',
      vatNumber: 'BE 0000.000.097',
      professionalTitle: 'Vastgoedmakelaar',
      registrationNumber: 'BIV 000.000',
      countryOfRecognition: 'België',
      supervisor: 'BIV, Luxemburgstraat 16B, 1000 Brussel',
      supervisorUrl: 'https://www.biv.be',
      codeOfEthics: 'Plichtenleer',
      codeOfEthicsUrl: 'https://www.biv.be/plichtenleer',
      insurer: 'Verzekeraar NV',
      insurancePolicy: '000.000.000',
    },
  },
  'site-config/languages.json': { languageDefault: 'nl', languageUse: [{ code: 'nl', use: true }] },
  'site-config/routes.json': {
    routes: [
      { original: '/', path: { nl: '/nl/' } },
      { original: '/for-sale/', path: { nl: '/nl/te-koop/' } },
      { original: '/for-sale/page/{page}/', path: { nl: '/nl/te-koop/pagina/{page}/' } },
      { original: '/for-rent/', path: { nl: '/nl/te-huur/' } },
      { original: '/for-rent/page/{page}/', path: { nl: '/nl/te-huur/pagina/{page}/' } },
      { original: '/property/{id}/', path: { nl: '/nl/pand/{town}/{slug}/{id}/' } },
    ],
  },
  'site-config/menu.json': {
    items: [{ path: 'for-sale', status: 'Published', params: { title: 'Te koop' } }],
  },
  'site-config/rules.json': {
    renovation: [{ validFrom: '2025-12-12', checkedOn: '2026-11-20', years: 6 }],
    deposit: [
      {
        validFrom: '2024-11-01',
        checkedOn: '2026-11-20',
        months: { flanders: 3, wallonia: 2, brussels: 2, luxembourg: 2 },
      },
    ],
  },
  'content/categories.json': [
    [1, 'Huis'],
    [2, 'Appartement'],
    [4, 'Grond'],
    [7, 'Garage'],
  ].map(([id, nl], ShowOrder) => {
    return { ID: id, WebID: id, Name: { nl }, ShowOrder, Sale: true, Rent: true }
  }),
  'content/pages/pages.json': [
    { path: '/', params: { title: { nl: 'Welkom' } } },
    ...[
      ['sale', 'Te koop'],
      ['rent', 'Te huur'],
    ].map(([id, nl]) => {
      const modules = [{ relations: [{ type: 'property-list', id }] }]
      return { path: `/for-${id}/`, params: { title: { nl }, modules } }
    }),
  ],
}
