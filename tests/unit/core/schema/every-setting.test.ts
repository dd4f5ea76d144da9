/**
 * Every field of these files of site-config/ changes what a build writes, or is kept for exports. every-field.test.ts proves
 * it for records.
 */
import { expect, test } from 'vitest'
import { KEPT_FOR_EXPORTS } from '../../../../core/schema/kept-for-exports.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { image } from '../../../../core/schema/page.ts'
import { linkFiles, planOf } from '../../../support/linked.ts'
import { chromeSurface } from '../../../../core/site/surfaces.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import { house } from '../../../support/view.ts'
import { changed, fieldsOf, placesOf, valueAt } from './schema-fields.ts'

const said = (nl: string) => ({ public: true, text: { nl, fr: `${nl} fr` } })
const link = (nl: string) => ({ status: 'Published', label: { nl, fr: nl }, link: '/for-sale/' })

const SETTINGS = {
  'top-bar': {
    show: true,
    background: '#112233',
    color: '#ffffff',
    left: [{ ...link('Bel'), icon: 'phone', color: '#ffeedd' }],
    right: [{ ...link('Mail'), icon: 'mail', color: '#ffeedd' }],
  },
  header: { wordmark: 'Linde', logo: 'images/logo.png', background: '#112233', color: '#ffffff' },
  footer: {
    background: '#112233',
    color: '#ffffff',
    columns: [
      {
        title: said('Kop'),
        introText: said('Intro'),
        fullText: said('Tekst'),
        images: { public: true, images: ['images/biv.png'] },
      },
    ],
    copyright: said('Auteur'),
    links: [{ label: { nl: 'Koop', fr: 'Achat' }, path: '/for-sale/' }],
  },
  search: {
    showSearchInput: true,
    showSearchButton: true,
    showCountProperty: true,
    showSearchCount: true,
    data: { countProperty: [20, 17] },
    title: said('Zoek'),
    description: said('Zin'),
    description2: said('Zin twee'),
    words: [{ type: 1, words: ['passiefhuis'] }],
  },
  map: {
    road: {
      url: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
      subdomains: ['a', 'b'],
      maxZoom: 18,
      attribution: [{ text: { nl: 'Tegels', fr: 'Tuiles' }, url: 'https://tiles.example.com' }],
    },
    aerial: {
      url: 'https://{s}.air.example.com/{z}/{x}/{y}.png',
      subdomains: ['a', 'b'],
      maxZoom: 17,
      attribution: [{ text: { nl: 'Lucht', fr: 'Air' }, url: 'https://air.example.com' }],
    },
    type: 'aerial',
    marker: 'images/marker.png',
  },
} as const

type Name = keyof typeof SETTINGS

const CHROME = ['header', 'footer', 'top-bar'] as const

async function outputOf(settings: Readonly<Record<Name, unknown>>): Promise<string> {
  const { site, problems } = await linkFiles({
    'content/properties/all.json': [house(1, { Latitude: 51.05, Longitude: 3.72 })],
    'content/pages/home.json': {
      path: '/',
      params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, showSearch: true, showBanner: true },
    },
    'site-config/service.json': {},
    ...Object.fromEntries(
      Object.entries(settings).map(([name, data]) => [`site-config/${name}.json`, data as object]),
    ),
  })
  const refused = problems.filter(({ code, severity }) => severity === 'error' && code.startsWith('AS20'))
  if (refused.length > 0) throw new Error(refused.map(({ message }) => message).join('\n'))
  const { plan } = planOf(site, hashOf('templates'))
  const files = plan.files.map(({ file, content }) => [file, 'text' in content && textOf(content.text)])
  return JSON.stringify([
    plan.pages.map(({ props }) => props()),
    files,
    plan.shells,
    plan.serviceSite(),
    plan.searchFiles().map(({ content }) => 'text' in content && textOf(content.text)),
    CHROME.map((part) => chromeSurface(site, part)),
  ])
}

function textOf(text: string | (() => string)): string {
  return typeof text === 'string' ? text : text()
}

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return (value as unknown[]).map(another)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, another(inner)]))
  if (typeof value !== 'string') return value
  const other: Readonly<Record<string, string>> = {
    Published: 'Draft',
    aerial: 'road',
    '/for-sale/': '/',
    phone: 'heart',
    mail: 'heart',
  }
  return other[value] ?? value.replace(/[a-z0-9](?=[^a-z0-9]*$|\.)/, (letter) => (letter === '1' ? '2' : '1'))
}

async function changesOutput(name: Name, field: string, before: string): Promise<boolean> {
  for (const place of placesOf(field, SETTINGS[name]))
    for (const value of [undefined, another(valueAt(SETTINGS[name], place))]) {
      const settings = { ...SETTINGS, [name]: changed(SETTINGS[name], place, value) }
      const output = await outputOf(settings).catch(() => before)
      if (output !== before) return true
    }
  return false
}

test.each(Object.keys(SETTINGS) as Name[])(
  'every field of site-config/%s.json changes the output',
  async (name) => {
    const fields = fieldsOf(SITE_CONFIG[name].schema, [image])
    const before = await outputOf(SETTINGS)
    const ignored: string[] = []
    for (const field of fields) if (!(await changesOutput(name, field, before))) ignored.push(field)
    expect(ignored).toEqual(name === 'search' ? Object.keys(KEPT_FOR_EXPORTS.search) : [])
  },
)
