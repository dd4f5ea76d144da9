/** The sites of the oracle as files: one that uses every field of every schema, and the demo. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { photo } from '../support/busy-site.ts'
import { MINIMAL, REPOSITORY } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import {
  ARTICLES,
  BESIDE,
  CATEGORIES,
  CITIES,
  PAGES,
  PROJECTS,
  PROPERTIES,
} from '../unit/core/schema/full-site.ts'
import { EXPORTS } from './exports.ts'

const said = (nl: string) => ({ public: true, text: { nl, fr: `${nl} fr` } })
const link = (nl: string) => ({ status: 'Published', label: { nl, fr: nl }, link: '/for-sale/' })

const CONFIGURATION: SiteFiles = {
  'site-config/top-bar.json': {
    show: true,
    background: '#112233',
    color: '#ffffff',
    left: [{ ...link('Bel'), icon: 'phone', color: '#ffeedd' }],
    right: [{ ...link('Mail'), icon: 'mail', color: '#ffeedd' }],
  },
  'site-config/header.json': {
    wordmark: 'Linde',
    logo: 'images/logo.jpg',
    background: '#112233',
    color: '#ffffff',
  },
  'site-config/footer.json': {
    background: '#112233',
    color: '#ffffff',
    columns: [
      {
        title: said('Kop'),
        introText: said('Intro'),
        fullText: said('Tekst'),
        images: { public: true, images: ['images/logo.jpg'] },
      },
    ],
    copyright: said('Auteur'),
    links: [{ label: { nl: 'Koop', fr: 'Achat' }, path: '/for-sale/' }],
  },
  'site-config/banner.json': {
    show: true,
    type: 'gallery',
    gallery: ['images/a.jpg'],
    title: said('Welkom'),
  },
  'site-config/search.json': {
    showSearchInput: true,
    showSearchButton: true,
    showCountProperty: true,
    showSearchCount: true,
    title: said('Zoek'),
    description: said('Zin'),
    description2: said('Zin twee'),
    words: [{ type: 1, words: ['passiefhuis'] }],
  },
  'site-config/redirects.json': {
    redirects: [
      { from: '/oud/', to: '/about/' },
      { from: '/fr/Ancien/*', to: '/about/' },
      { from: '/nl/te-koop/archief/*', to: 'https://www.biv.be/' },
    ],
    tombstoneMonths: 6,
  },
  'site-config/theme.json': { colours: { brick: '#8a3b24' } },
  'site-config/strings.nl.json': { 'page.top': 'Omhoog' },
}

/** One file for each record of the first two kinds, so that renaming and removing them are edits as well. */
export async function oracleFiles(): Promise<SiteFiles> {
  const bytes = await photo(3)
  const apart = (folder: string, records: readonly object[]) =>
    Object.fromEntries(
      records.map((record) => [`content/${folder}/${(record as { ID: number }).ID}.json`, record]),
    )
  const files: SiteFiles = {
    ...MINIMAL,
    ...BESIDE,
    ...CONFIGURATION,
    ...EXPORTS,
    ...apart('properties', PROPERTIES.slice(0, 5)),
    'content/properties/others.json': PROPERTIES.slice(5),
    ...apart('projects', PROJECTS),
    'content/pages/all.json': PAGES,
    'content/articles/all.json': ARTICLES,
    'content/categories.json': CATEGORIES,
    'content/cities.json': CITIES,
  }
  return { ...Object.fromEntries(picturesOf(files).map((name) => [`content/${name}`, bytes])), ...files }
}

/** Returns the demo of this repository. */
export function demoFiles(): SiteFiles {
  const names = glob.sync(['content/**', 'site-config/**'], { cwd: REPOSITORY }).sort()
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(path.join(REPOSITORY, name))
      if (name.endsWith('.json')) return [name, JSON.parse(bytes.toString('utf8')) as object]
      return [name, name.endsWith('.md') ? bytes.toString('utf8') : bytes]
    }),
  )
}

/** The pictures that these files name. */
export function picturesOf(files: SiteFiles): readonly string[] {
  return [...new Set(JSON.stringify(files).match(/images\/[a-z0-9-]+\.jpg/g))].sort()
}
