/** French, as in Belgium and Luxembourg. */
import type { Conventions, Formats, IndexWords, Marks, SearchWords } from '../language.ts'
import { labelledWith, twoDigits } from '../marks.ts'
import { STREET_WORDS } from './street-words.ts'

export const formats: Formats = {
  tag: 'fr-BE',
  // Zero and one and a half are singular.
  plural: (count) => (Math.abs(count) < 2 ? 'one' : 'other'),
  // The first of a month is an ordinal number.
  date: (text) => text.replace(/(?<=^| )1 (?=\p{L})/u, '1er '),
  yes: 'oui',
  now: 'immédiatement',
}

export const searchWords: SearchWords = {
  links: [
    'a',
    'et',
    'ou',
    'avec',
    'de',
    'du',
    'des',
    'd',
    'la',
    'le',
    'les',
    'l',
    'au',
    'aux',
    'en',
    'dans',
    'sur',
  ],
  abbreviations: [
    ['saint', 'st'],
    ['sainte', 'ste'],
    ['notre dame', 'nd'],
  ],
}

export const indexWords: IndexWords = {
  types: {
    house: [
      'maison unifamiliale',
      'maison mitoyenne',
      'maison de maître',
      'maisons de maître',
      'maison bourgeoise',
      'maison de ville',
      'maison de campagne',
      'maison de rangée',
      "maison d'ouvrier",
      'maison-grange',
      'bel-étage',
      'villa',
      'fermette',
      'ferme',
      'château',
      'manoir',
      'bungalow',
      'chalet',
      'pavillon',
      'habitation',
      'deux façades',
      'trois façades',
      'quatre façades',
      'maison neuve',
    ],
    apartment: [
      'flat',
      'penthouse',
      'loft',
      'duplex',
      'triplex',
      'attique',
      'rez-de-jardin',
      'appartement-terrasse',
      'résidence-services',
      'appartement neuf',
    ],
    studio: ['kot', "chambre d'étudiant", "chambres d'étudiants", 'logement étudiant'],
    land: [
      'terrain à bâtir',
      'terrains à bâtir',
      'parcelle',
      'terrain agricole',
      'terre agricole',
      'prairie',
      'bois',
      'lotissement',
    ],
    investment: [
      'immeuble',
      'immeubles de rapport',
      'immeuble à appartements',
      'immeuble mixte',
      'investissement',
      "bien d'investissement",
    ],
    commercial: [
      'magasin',
      'boutique',
      'rez commercial',
      'surface commerciale',
      'fonds de commerce',
      'horeca',
      'restaurant',
      'café',
      'hôtel',
    ],
    garage: ['box', 'box de garage', 'emplacement de parking', 'place de parking', 'car-port'],
    industrial: [
      'industrie',
      'entrepôt',
      'hangar',
      'hall industriel',
      'bâtiment industriel',
      'atelier',
      'dépôt',
      'pme',
    ],
    office: [
      'bureau',
      'espace de bureaux',
      'plateau de bureaux',
      'immeuble de bureaux',
      'profession libérale',
      'cabinet',
      'coworking',
    ],
  },
  newBuild: ['construction neuve', 'neuf', 'neuve', 'projet neuf'],
  sale: ['acheter', 'achat', 'vente'],
  rent: ['louer', 'location'],
  now: ['immediatement', 'immediate', 'de suite', 'tout de suite', 'libre', 'maintenant'],
  months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
}

function clock(hour: number, minutes: number): string {
  return minutes === 0 ? `${hour} h` : `${hour} h ${twoDigits(minutes)}`
}

export const marks: Marks = {
  labelled: labelledWith('\u00A0:'),
  time: clock,
}

export const conventions: Conventions = {
  name: 'Français',
  box: 'bte',
  townNames: {
    particles: [
      'a',
      'à',
      'au',
      'aux',
      'd',
      'des',
      'devant',
      'du',
      'et',
      'l',
      'la',
      'le',
      'les',
      'lez',
      'lès',
      'sous',
      'sur',
    ],
    elided: [],
    digraphs: [],
  },
  streetNames: {
    particles: ['dit', 'dite', 'en', 'entre', 'par', 'pour', 'vers'],
    words: STREET_WORDS,
    ends: {},
  },
  spellsUmlauts: false,
  compoundEnds: [],
  typeset,
  afternoon: 14,
  openingHours: {
    dayRange: (first, last) => `du ${first} au ${last}`,
    clock,
    unit: '',
    closed: 'fermé',
  },
  flag: [
    { fill: '#00267f', d: 'M2 5h7v14H2z' },
    { fill: '#fff', d: 'M9 5h6v14H9z' },
    { fill: '#ce1126', d: 'M15 5h7v14h-7z' },
  ],
}

/** Tags, addresses and targets of links, whose spaces and marks must not change. */
const UNTOUCHED = /(<[^>]*>|\]\([^)]*\)|\bhttps?:\/\/\S+)/

/**
 * Narrow no-break spaces before ; ! ?, no-break spaces before : and inside « », and the curved apostrophe. Most texts have
 * few of these marks, and a pattern that begins with spaces is slow in a long text.
 */
const RULES: readonly (readonly [marks: RegExp, pattern: RegExp, replacement: string])[] = [
  [/'/, /'(?<=\p{L}')(?=\p{L})/gu, '’'],
  [/[;!?]/, /(?<=\S)[ \u00A0\u202F]+(?=[;!?]+(?![\w[]))/g, '\u202F'],
  [/:/, /(?<=\S)[ \u00A0\u202F]+(?=:(?:\s|$))/g, '\u00A0'],
  [/«/, /«[ \u00A0\u202F]*/g, '«\u00A0'],
  [/»/, /[ \u00A0\u202F]*»/g, '\u00A0»'],
]

function typeset(text: string): string {
  if (!/[';!?:«»]/.test(text)) return text
  return text
    .split(UNTOUCHED)
    .map((part, index) => (index % 2 === 1 ? part : typesetWords(part)))
    .join('')
}

function typesetWords(words: string): string {
  return RULES.reduce(
    (text, [marks, pattern, replacement]) => (marks.test(text) ? text.replace(pattern, replacement) : text),
    words,
  )
}
