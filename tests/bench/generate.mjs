// Generates an agency of N properties from the demo: seeded, with texts of varied length in four languages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { random } from './random.mjs'

const PER_FILE = 100

export function generateSite({ from, to, count, seed = 7, towns: townCount, languages }) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.join(to, 'content/properties'), { recursive: true })
  for (const part of [
    'site-config',
    'content/pages',
    'content/articles',
    'content/projects',
    'content/images',
    'content/documents',
    'content/private',
    'content/categories.json',
  ]) {
    cpSync(path.join(from, part), path.join(to, part), { recursive: true })
  }
  const cities = JSON.parse(readFileSync(path.join(from, 'content/cities.json'), 'utf8'))
  const known = cities.map(({ PropertyCount: _p, CountSale: _s, CountRent: _r, ...city }) => city)
  const towns = townCount === undefined ? known : [...known, ...inventedTowns(townCount - known.length)]
  if (languages) keepLanguages(to, languages)
  writeFileSync(path.join(to, 'content/cities.json'), JSON.stringify(towns))
  const models = readdirSync(path.join(from, 'content/properties'))
    .flatMap((file) => JSON.parse(readFileSync(path.join(from, 'content/properties', file), 'utf8')))
    .filter(({ language, CountryID }) => language === undefined && CountryID === 10)
  const next = random(seed)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const records = Array.from({ length: count }, (_, index) =>
    property(index, { model: models[index % models.length], town: pick(towns), next, pick }),
  )
  for (let start = 0; start < count; start += PER_FILE) {
    const file = path.join(to, 'content/properties', `${String(start / PER_FILE).padStart(4, '0')}.json`)
    writeFileSync(file, JSON.stringify(records.slice(start, start + PER_FILE)))
  }
}

/** Invented names like those of Belgian towns, each once; every eighth town has two. */
function inventedTowns(count) {
  const next = random(11)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const names = new Set()
  while (names.size < count) names.add(pick(TOWN_PARTS[0]) + pick(TOWN_PARTS[1]) + pick(TOWN_PARTS[2]))
  return [...names].map((name, index) => ({
    Name: index % 8 === 0 ? { nl: name, fr: `${name}-le-Ch\u00e2teau`, en: name, de: name } : name,
    Zip: String(1000 + Math.floor(next() * 8999)),
    CountryID: 10,
  }))
}

const TOWN_PARTS = [
  'Aal Bee Die Ger Hal Hoe Kor Leu Mech Oos Roe Tie Wet Zot Brai Char Flor Lou Nam Ver Wav Ass Evr Mol Oud Peer Tor'.split(
    ' ',
  ),
  'st rn pe ken gem ler ven bro hov zel tem vil mon cha ber den win kel'.split(' '),
  'e em ghem beke le hout donk ville mont sart nes court broek gen waas kerke'.split(' '),
]

function keepLanguages(to, languages) {
  const file = path.join(to, 'site-config/languages.json')
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const languageUse = config.languageUse.map(({ code }) => ({ code, use: languages.includes(code) }))
  writeFileSync(file, JSON.stringify({ ...config, languageDefault: languages[0], languageUse }))
}

function property(index, { model, town, next, pick }) {
  const { DepositAmount: _deposit, ProjectID: _project, ...rest } = model
  const names = town.Name
  return {
    ...rest,
    ID: 10_000 + index,
    Price: rest.Price && Math.round((rest.Price * (0.6 + next() * 0.8)) / 500) * 500,
    City: (typeof names === 'string' ? names : (names.nl ?? names.fr)).toUpperCase(),
    Zip: town.Zip,
    CountryID: town.CountryID,
    HouseNumber: String(1 + Math.floor(next() * 200)),
    UniqueCode: String(1_000_000 + index),
    TypeDescription: everyLanguage(rest.TypeDescription, (text) => text),
    Lead: everyLanguage(rest.Lead, (text) => text),
    Description: everyLanguage(rest.Description, (text) => varied(text, next)),
    CreatedDate: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`,
    XLargePictureItems: rest.XLargePictureItems && [
      pick(rest.XLargePictureItems),
      ...rest.XLargePictureItems.slice(1),
    ],
  }
}

/** Every page exists in all four languages. German uses the Dutch text, because only the amount matters. */
function everyLanguage(text, change) {
  if (text === undefined) return undefined
  const all = typeof text === 'string' ? { nl: text, fr: text, en: text } : text
  return Object.fromEntries(
    ['nl', 'fr', 'en', 'de'].map((locale) => [locale, change(all[locale] ?? all.nl ?? all.fr)]),
  )
}

/** The text with between half and twice the paragraphs. */
function varied(text, next) {
  const paragraphs = text.split('\n\n')
  const wanted = Math.max(1, Math.round(paragraphs.length * (0.5 + next() * 1.5)))
  return Array.from({ length: wanted }, (_, index) => paragraphs[index % paragraphs.length]).join('\n\n')
}
