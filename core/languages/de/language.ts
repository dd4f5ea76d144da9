/** German, as in Belgium. */
import type { Conventions, Formats, IndexWords, Marks, SearchWords } from '../language.ts'
import { labelledWith, twoDigits } from '../marks.ts'

export const formats: Formats = {
  tag: 'de-BE',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  date: (text) => text,
  yes: 'ja',
  now: 'sofort',
}

export const searchWords: SearchWords = {
  links: ['in', 'zu', 'und', 'oder', 'mit', 'am', 'an', 'bei', 'im', 'der', 'die', 'das', 'von'],
  abbreviations: [['sankt', 'st']],
}

export const indexWords: IndexWords = {
  types: {
    house: [
      'Häuser',
      'Wohnhaus',
      'Wohnhäuser',
      'Einfamilienhaus',
      'Einfamilienhäuser',
      'Reihenhaus',
      'Reihenhäuser',
      'Doppelhaus',
      'Doppelhaushälfte',
      'Stadthaus',
      'Stadthäuser',
      'Bürgerhaus',
      'Bürgerhäuser',
      'Herrenhaus',
      'Herrenhäuser',
      'Landhaus',
      'Landhäuser',
      'Bauernhaus',
      'Bauernhäuser',
      'Bauernhof',
      'Bauernhöfe',
      'Villa',
      'Villen',
      'Bungalow',
      'Chalet',
      'Schloss',
      'Schlösser',
      'Eigenheim',
      'Fermette',
    ],
    apartment: [
      'Appartement',
      'Eigentumswohnung',
      'Mietwohnung',
      'Etagenwohnung',
      'Dachwohnung',
      'Gartenwohnung',
      'Penthouse',
      'Loft',
      'Maisonette',
      'Duplex',
    ],
    studio: ['Einzimmerwohnung', 'Studentenzimmer'],
    land: [
      'Bauland',
      'Baugrundstück',
      'Bauplatz',
      'Bauplätze',
      'Parzelle',
      'Ackerland',
      'Weideland',
      'Wiese',
    ],
    investment: [
      'Mehrfamilienhaus',
      'Mehrfamilienhäuser',
      'Anlageobjekt',
      'Kapitalanlage',
      'Zinshaus',
      'Zinshäuser',
      'Mietshaus',
    ],
    commercial: [
      'Geschäft',
      'Geschäftshaus',
      'Laden',
      'Läden',
      'Ladenlokal',
      'Gastronomie',
      'Restaurant',
      'Café',
      'Hotel',
    ],
    garage: ['Stellplatz', 'Stellplätze', 'Parkplatz', 'Parkplätze', 'Tiefgarage', 'Carport'],
    industrial: ['Lagerhalle', 'Gewerbehalle', 'Lager', 'Werkstatt', 'Werkstätten', 'Industriegebäude'],
    office: ['Büro', 'Büroraum', 'Büroräume', 'Bürogebäude', 'Praxis', 'Praxen', 'Coworking'],
  },
  newBuild: ['Neubau', 'Neubauten', 'Neubauprojekt', 'Neubauwohnung'],
  sale: ['kaufen', 'kauf'],
  rent: ['mieten', 'miete'],
  now: ['sofort', 'ab sofort', 'frei', 'sofort verfugbar', 'bezugsfrei'],
  months: 'januar februar marz april mai juni juli august september oktober november dezember'.split(' '),
}

function clock(hour: number, minutes: number): string {
  return `${hour}${minutes === 0 ? '' : `.${twoDigits(minutes)}`}`
}

export const marks: Marks = {
  labelled: labelledWith(':'),
  time: (hour, minutes) => `${clock(hour, minutes)} Uhr`,
}

export const conventions: Conventions = {
  name: 'Deutsch',
  box: 'Bte.',
  townNames: {
    particles: ['am', 'bei', 'im', 'und', 'zu', 'zum', 'zur'],
    elided: [],
    digraphs: [],
  },
  streetNames: {
    particles: ['an', 'auf', 'das', 'dem', 'die', 'unter', 'vom', 'von', 'vor'],
    words: {},
    ends: { strasse: 'straße' },
  },
  spellsUmlauts: true,
  compoundEnds: [
    'bescheinigung',
    'einkommen',
    'erklärung',
    'fläche',
    'gebiet',
    'gebühren',
    'genehmigung',
    'geschoss',
    'haftpflicht',
    'haus',
    'heizung',
    'kessel',
    'klasse',
    'makler',
    'maßnahme',
    'pflichten',
    'terrasse',
    'verbrauch',
    'wohnung',
  ],
  typeset: (text) => text,
  afternoon: 13,
  openingHours: {
    dayRange: (first, last) => `${first} bis ${last}`,
    clock,
    unit: 'Uhr',
    closed: 'geschlossen',
  },
  flag: [
    { fill: '#000', d: 'M2 5h20v5H2z' },
    { fill: '#d00', d: 'M2 10h20v4H2z' },
    { fill: '#ffce00', d: 'M2 14h20v5H2z' },
  ],
}
