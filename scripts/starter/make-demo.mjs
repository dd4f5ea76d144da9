/**
 * Makes starter/demo, the site of `agency-site init --demo`, from the demo of this repository: ten homes, a project and all
 * kinds of pages, with small pictures and without documents. Run with `npm run starter:demo` after the demo has changed; a
 * test builds the result.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { format, resolveConfig } from 'prettier'
import sharp from 'sharp'

const TARGET = 'starter/demo'

/** For sale and for rent, of most types, in four regions; two of them belong to the project. */
const HOMES = ['4102', '4103', '4105', '4106', '4107', '4110', '4126', '4127', '4135', '4137']
const PROJECTS = ['803']
const TESTIMONIALS = [
  'bart-verhelst',
  'emma-van-hecke',
  'lotte-de-clercq',
  'p-lenaerts',
  'robert-van-damme',
  'ruben-en-aster',
]

/** The pages that show what a site can have; the defaults of the package make all others. */
const PAGES = [
  'about',
  'calculators',
  'diensten',
  'feedback-job-contact',
  'feedback-testimonial',
  'for-rent',
  'for-sale',
  'give-testimonial',
  'home',
  'jobs',
  'projects',
  'references',
  'testimonials',
]

/** The pictures of a record, of which the first ones are kept. */
const MOST = { XLargePictureItems: 1, PlanItems: 1 }
/** The home with a gallery. */
const GALLERY = 4127
const IN_GALLERY = 4

/** Wide enough for a hero; the pictures are here to show the site, and not the homes. */
const WIDTH = 800
const PORTRAIT_WIDTH = 320

const SOURCES = [
  'site-config/**/*.json',
  // Addresses of the former website of the demo’s agency.
  '!site-config/redirects.json',
  'content/categories.json',
  ...PAGES.map((name) => `content/pages/${name}.json`),
  'content/pages/vlabel-schatting.*',
  'content/articles/services/*',
  ...TESTIMONIALS.map((name) => `content/articles/testimonials/${name}.*`),
  ...HOMES.map((id) => `content/properties/${id}.json`),
  ...PROJECTS.map((id) => `content/projects/${id}.json`),
]

/** A record with fewer pictures, and without files that are not in the demo. */
function smaller(record) {
  const kept = { ...record }
  for (const [field, most] of Object.entries(MOST))
    if (Array.isArray(kept[field]))
      kept[field] = kept[field].slice(0, kept.ID === GALLERY ? IN_GALLERY : most)
  if (Array.isArray(kept.Documents))
    kept.Documents = kept.Documents.filter(
      ({ Url, OnRequest }) => Url === undefined && OnRequest === undefined,
    )
  return kept
}

const PICTURE = /images\/([\w-]+)\.(?:jpg|png)/g

/** The table of routes without the articles that are left out. It extends the defaults, which have the other pages. */
function withoutLost(source) {
  const table = JSON.parse(source)
  const isKept = ({ original }) => {
    if (original === '/feedback/testing-testing/') return false
    const [, name] = /^\/getuigenissen\/([^/]+)\/$/.exec(original) ?? []
    return name === undefined || name === '{slug}' || TESTIMONIALS.includes(name)
  }
  return json({ extends: 'default', ...table, routes: table.routes.filter(isKept) })
}

function json(value) {
  return JSON.stringify(value, null, 2)
}

function textOf(file) {
  const source = readFileSync(file, 'utf8')
  if (file === 'site-config/routes.json') return withoutLost(source)
  return /^content\/(?:properties|projects)\//.test(file) ? json(smaller(JSON.parse(source))) : source
}

async function main() {
  rmSync(TARGET, { recursive: true, force: true })
  const pictures = new Set()
  for (const file of glob.sync(SOURCES).sort()) {
    const text = textOf(file)
    for (const [name] of text.matchAll(PICTURE)) pictures.add(name)
    write(file, await formatted(file, text.replaceAll(PICTURE, 'images/$1.avif')))
  }
  for (const name of pictures) {
    const file = path.join('content', name)
    const width = name.includes('portrait-') ? PORTRAIT_WIDTH : WIDTH
    const isPhoto = name.endsWith('.jpg')
    const bytes = await sharp(file)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: isPhoto ? 32 : 45, effort: 9 })
      .toBuffer()
    write(file.replace(/\.\w+$/, '.avif'), bytes)
  }
}

/** The files as Prettier writes them, because people read and change them. */
async function formatted(file, text) {
  return file.endsWith('.json') ? format(text, { ...(await resolveConfig(file)), filepath: file }) : text
}

function write(file, content) {
  const target = path.join(TARGET, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

await main()
