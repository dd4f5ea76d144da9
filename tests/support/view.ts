/**
 * Makes the input of views from content: the files of a site are read, checked and linked. Tests name records by id or
 * path and assert on props, so that they do not depend on the data that a view reads.
 */
import type { Locale } from '../../core/languages/codes.ts'
import type { ListingGoal } from '../../core/domain/listing.ts'
import type {
  LinkedArticle,
  LinkedPage,
  LinkedProject,
  LinkedProperty,
  LinkedSite,
} from '../../core/site/linked.ts'
import { listingSeries } from '../../core/site/listing-series.ts'
import type { ListingSeries } from '../../core/site/listing-series.ts'
import { contextFor } from '../../core/view/recorded-site.ts'
import type { Assets, PictureLookup, ViewContext } from '../../core/view/context.ts'
import type { ListingPage } from '../../core/view/listing.ts'
import { linkFiles } from './linked.ts'
import { MINIMAL, plot } from './minimal-site.ts'
import type { SiteFiles } from './minimal-site.ts'

export interface ViewInput {
  readonly context: ViewContext
  /** The same content in another language. */
  readonly in: (locale: Locale) => ViewInput
  readonly property: (id: number) => LinkedProperty
  readonly project: (id: number) => LinkedProject
  /** Takes the internal path. */
  readonly page: (original: string) => LinkedPage
  readonly article: (original: string) => LinkedArticle
  /** All lists of the site. */
  readonly lists: readonly ListingSeries[]
  /** Returns a page of a list. The scope is "all", a type ("type 4") or a postal code ("9000"). */
  readonly list: (goal: ListingGoal, scope?: string, number?: number) => ListingPage
}

interface ViewOptions {
  readonly locale?: Locale
  readonly assets?: Partial<Assets>
  readonly pictures?: Pick<PictureLookup, 'of'>
  /** The address of the file that the search box loads. */
  readonly searchFile?: string
}

/** Links the minimal site with a service, with these files in place of its own; null takes a file away. */
export async function viewOf(files: SiteFiles = {}, options: ViewOptions = {}): Promise<ViewInput> {
  const { site, problems } = await linkFiles({ 'site-config/service.json': {}, ...files })
  // Advert rules have their own tests, and views also show properties that break them.
  const errors = problems.filter(({ severity, code }) => severity === 'error' && !code.startsWith('AS4'))
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return inputOf(site, options)
}

function inputOf(site: LinkedSite, options: ViewOptions): ViewInput {
  const { locale = 'nl', assets, pictures = PICTURES, searchFile } = options
  const lookup = { ...PICTURES, ...pictures }
  const base = contextFor({ site, pictures: lookup, assets: { ...ASSETS, ...assets } }, locale)
  const context: ViewContext = {
    ...base,
    searchFile: searchFile === undefined ? undefined : () => searchFile,
  }
  const lists = listingSeries(site).value
  const list: ViewInput['list'] = (goal, scope = 'all', number = 1) => {
    const siblings = lists.filter((series) => series.goal === goal)
    return { series: found(siblings, (series) => scopeOf(series) === scope, scope), number, siblings }
  }
  return {
    context,
    in: (other) => inputOf(site, { ...options, locale: other }),
    property: (id) => found(site.properties, ({ property }) => property.ID === id, id),
    project: (id) => found(site.projects, (each) => each.project.ID === id, id),
    page: (path) => found(site.pages, ({ original }) => original === path, path),
    article: (path) => found(site.articles, ({ original }) => original === path, path),
    lists,
    list,
  }
}

function scopeOf({ scope }: ListingSeries): string {
  if (scope.kind === 'all') return 'all'
  return scope.kind === 'type' ? `type ${scope.category.WebID}` : scope.town.zip
}

function found<T>(items: readonly T[], matches: (item: T) => boolean, name: string | number): T {
  const item = items.find(matches)
  if (item === undefined) throw new Error(`The site has no ${name}`)
  return item
}

/** The address of a picture names its file and its recipe. Pictures of other hosts have no size. */
export const PICTURES: PictureLookup = {
  identityOf: (ref) => ref,
  sharedStems: [],
  of(ref, recipe) {
    if (ref.includes('missing')) return undefined
    if (ref.startsWith('https://')) return { src: ref }
    const stem = `/_a/img/${ref.replace('images/', '').replace(/\.\w+$/, '')}-${recipe}`
    return {
      src: `${stem}.webp`,
      srcset: `${stem}-250.webp 250w, ${stem}.webp 800w`,
      width: 800,
      height: 600,
    }
  },
}

/** Returns such a picture as views show it. */
export function picture(name: string, recipe: string, alt: string): object {
  return { ...PICTURES.of(`images/${name}.jpg`, recipe as 'photo'), alt }
}

export const ASSETS: Assets = {
  stylesheet: '/_a/site.css',
  formStylesheet: '/_a/live-form.css',
  script: '/_a/main.js',
  languageScript: '/_a/language.js',
  addressScript: '/_a/address.js',
  mapScript: '/_a/map.js',
  portalScript: '/_a/portal.js',
  portalStylesheet: '/_a/portal.css',
  furtherStylesheet: '/_a/further.css',
  printStylesheet: '/_a/print.css',
  portalTexts: { nl: '/_a/portal-nl.json', fr: '/_a/portal-fr.json' },
  sprite: '/_a/icons.svg',
  pageStylesheets: new Map(),
  consent: { nl: '/_a/consent-nl.txt', fr: '/_a/consent-fr.txt' },
  formTexts: { nl: '/_a/form-nl.json', fr: '/_a/form-fr.json' },
}

/** Puts these records into one file. */
export function properties(...records: readonly object[]): SiteFiles {
  return { 'content/properties/all.json': records }
}

/** A house in Flanders that breaks no rule of adverts. */
export function house(id: number, more: object = {}): Record<string, unknown> {
  return plot(id, {
    WebID: 1,
    GScore: 'A',
    EPCLabelText: 'C',
    TypeDescription: { nl: `Huis ${id}`, fr: `Maison ${id}` },
    ...more,
  })
}

/** A site that builds French pages with the texts that they have. */
export const PARTIAL = {
  'site-config/languages.json': {
    languageDefault: 'nl',
    languageUse: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
    ],
    partial: ['fr'],
  },
}

/** A flat for rent in Flanders that breaks no rule of adverts. */
export function rental(id: number, more: object = {}): Record<string, unknown> {
  return house(id, { Goal: 1, Price: 1000 + id, ChargesRenter: 50, ChargesType: 'fixed', ...more })
}

const { routes } = MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }

/** Adds entries to the path table of the minimal site. */
export function withRoutes(...more: readonly object[]): SiteFiles {
  return { 'site-config/routes.json': { routes: [...routes, ...more] } }
}

/** An entry of the path table for `/name/`, with the paths `/nl/name/` and `/fr/name/`. */
export function route(name: string, more: object = {}): object {
  return { original: `/${name}/`, path: { nl: `/nl/${name}/`, fr: `/fr/${name}/` }, ...more }
}

/** A page of the content at `/name/`, in both languages. */
export function page(name: string, params: object = {}): SiteFiles {
  return {
    [`content/pages/${name.replaceAll('/', '-')}.json`]: {
      path: `/${name}/`,
      params: { title: { nl: `${name} nl`, fr: `${name} fr` }, ...params },
    },
  }
}

/** Replaces fields of `site-config/site.json`. */
export function siteConfig(more: object): SiteFiles {
  return { 'site-config/site.json': { ...(MINIMAL['site-config/site.json'] as object), ...more } }
}

/** Replaces fields of `site-config/rules.json`. */
export function rulesConfig(more: object): SiteFiles {
  return { 'site-config/rules.json': { ...(MINIMAL['site-config/rules.json'] as object), ...more } }
}

/** Adds the lists of rentals. */
export const RENT_LIST: SiteFiles = {
  ...withRoutes(
    { original: '/for-rent/', path: { nl: '/nl/te-huur/', fr: '/fr/a-louer/' } },
    {
      original: '/for-rent/city/{zip}-{town}/',
      path: { nl: '/nl/te-huur/{zip}-{town}/', fr: '/fr/a-louer/{zip}-{town}/' },
    },
    {
      original: '/for-rent/type/{webid}/',
      path: { nl: '/nl/te-huur/type/{webid}/', fr: '/fr/a-louer/type/{webid}/' },
    },
  ),
  'content/pages/for-rent.json': {
    path: '/for-rent/',
    params: {
      title: { nl: 'Te huur', fr: 'À louer' },
      modules: [{ relations: [{ type: 'property-list', id: 'rent' }] }],
    },
  },
}

/** Returns the graph of a JSON-LD document. */
export function graphOf(jsonLd: string | undefined): readonly Record<string, unknown>[] {
  if (jsonLd === undefined) return []
  return (JSON.parse(jsonLd) as { '@graph': Record<string, unknown>[] })['@graph']
}

/** Replaces no-break spaces by plain ones, so that expectations stay readable. */
export function spaced<T>(props: T): T {
  if (props === undefined) return props
  return JSON.parse(JSON.stringify(props).replace(/[\u00A0\u202F]/g, ' ')) as T
}
