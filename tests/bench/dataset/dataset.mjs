/**
 * The content of every rival: an agency of N properties in four languages, the same on every machine for the
 * same seed. Names of people, streets and towns are invented from syllables.
 */
import { readFileSync } from 'node:fs'
import { random } from '../random.mjs'

const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

export const LANGUAGES = ['nl', 'fr', 'en', 'de']
const LABELS = read('labels')
const ENUMS = read('enums')
const WORDS = Object.fromEntries(
  Object.entries(read('words')).map(([language, text]) => [language, text.split(' ')]),
)
const SYLLABLES = 'bal dor ven lin mar ost hel win ter gra mol per sta rie kor ald bro cas dam eik fal'.split(
  ' ',
)
/** The number of pictures, of which each property uses six. */
export const PICTURE_POOL = 240
const TOWNS = 48
const TESTIMONIALS = 40

export function generate(count, seed = 20240611) {
  const dice = diceOf(seed)
  const towns = Array.from({ length: TOWNS }, (_, id) => ({
    id,
    name: dice.name(2) + dice.pick(['', 'gem', 'beke', 'stad', 'dorp']),
    zip: String(1000 + id * 37),
  }))
  const testimonials = Array.from({ length: TESTIMONIALS }, (_, index) => ({
    id: index + 1,
    author: `${dice.name(1)} ${dice.name(2)}`,
    city: dice.pick(towns).id,
    text: inEvery((language) => dice.text(language, dice.int(30, 110))),
    title: inEvery((language) => dice.text(language, 6).replace(/\.$/, '')),
  }))
  const properties = Array.from({ length: count }, (_, index) => propertyOf(index, towns, dice))
  return { site: siteOf(towns, testimonials), properties }
}

function siteOf(cities, testimonials) {
  const townLinks = (key) =>
    Array.from({ length: 7 }, (_, index) => ({ href: `${key}/`, text: cities[index * 5].name }))
  const authors = testimonials
    .slice(0, 7)
    .map(({ id, author }) => ({ href: `testimonials/${id}/`, text: author }))
  return {
    base: 'https://www.agency.example',
    labels: LABELS,
    enums: ENUMS,
    cities,
    testimonials,
    footer: {
      vat: 'BE 0000.000.000',
      columns: [
        { key: 'sale', links: townLinks('sale') },
        { key: 'rent', links: townLinks('rent') },
        { key: 'testimonials', links: authors },
      ],
    },
  }
}

function propertyOf(index, towns, { int, pick, name, text }) {
  const id = 10_001 + index
  const goal = index % 5 < 3 ? 'sale' : 'rent'
  const city = pick(towns)
  const type = pick(Object.keys(ENUMS.type))
  return {
    id,
    goal,
    type,
    price: goal === 'sale' ? int(90, 1450) * 1000 : int(110, 640) * 5,
    street: name(2) + pick(['straat', 'laan', 'weg', 'plein']),
    houseNumber: String(int(1, 240)),
    zip: city.zip,
    city: city.id,
    bedrooms: int(1, 6),
    bathrooms: int(1, 3),
    toilets: int(1, 3),
    garages: int(0, 3),
    surfaceLiving: int(38, 420),
    surfacePlot: int(90, 3200),
    surfaceGarden: int(10, 1800),
    surfaceTerrace: int(4, 90),
    year: int(1905, 2024),
    epc: int(35, 620),
    heating: pick(Object.keys(ENUMS.heating)),
    flood: pick(Object.keys(ENUMS.flood)),
    images: Array.from({ length: 6 }, () => `img-${String(int(1, PICTURE_POOL)).padStart(3, '0')}`),
    description: inEvery((language) => text(language, int(60, 240))),
  }
}

function inEvery(make) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)]))
}

function diceOf(seed) {
  const next = random(seed)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const int = (low, high) => low + Math.floor(next() * (high - low + 1))
  const name = (syllables) => capital(Array.from({ length: syllables }, () => pick(SYLLABLES)).join(''))
  return { int, pick, name, text: (language, words) => textOf(WORDS[language], words, { next, pick }) }
}

/** Sentences of nine to twenty words. */
function textOf(vocabulary, words, { next, pick }) {
  let text = ''
  let length = 0
  for (let count = 0; count < words; count++) {
    const word = pick(vocabulary)
    text += length === 0 ? `${text === '' ? '' : ' '}${capital(word)}` : ` ${word}`
    length += 1
    if (length <= 8 || (next() >= 0.15 && length <= 18)) continue
    text += '.'
    length = 0
  }
  return text.endsWith('.') ? text : `${text}.`
}

function capital(text) {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
