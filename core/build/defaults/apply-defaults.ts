/**
 * Applies the defaults of the package to a site. A file of the site replaces the default of the same name. With
 * `"extends": "default"` only its keys replace those of the default, and in a list the entries with the same name, path
 * or day do; the other entries are added. A page replaces the default page with the same path.
 */
import { availabilityOf, isAvailable } from '../../domain/availability.ts'
import { FORMS } from '../../domain/forms.ts'
import { groupBy } from '../../domain/group-by.ts'
import { regionOf } from '../../domain/region.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { SPOKEN_IN } from '../../languages/spoken-in.ts'
import type { Property } from '../../schema/property.ts'
import type { SiteConfig, SiteConfigName } from '../../schema/site-config.ts'
import { foldPath } from '../../site/routes.ts'
import type { Records, SourceRecord } from '../../site/records.ts'
import { isDefault } from './default-files.ts'

export type ConfigValues = { [Name in SiteConfigName]?: unknown }

/** Returns the configuration with the defaults, before the pages are known. */
export function withDefaultConfig(
  own: ConfigValues,
  defaults: ConfigValues,
  given: ReadonlySet<string>,
): ConfigValues {
  // A default does not replace a file with errors.
  const names = (Object.keys(defaults) as SiteConfigName[]).filter(
    (name) => own[name] !== undefined || !given.has(name),
  )
  const filled = names.map((name) => [name, valueOf(own[name], defaults[name] as object)])
  const values: ConfigValues = { ...own, ...(Object.fromEntries(filled) as ConfigValues) }
  const site = own.site as SiteConfig['site'] | undefined
  return site === undefined || given.has('languages') ? values : { ...values, languages: languagesOf(site) }
}

function valueOf(own: unknown, fallback: object): unknown {
  if (own === undefined) return fallback
  return extendsDefault(own) ? merged(own, fallback) : own
}

export function extendsDefault(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'extends' in value
}

function merged(own: object, fallback: object): object {
  const result: Record<string, unknown> = { ...fallback, ...own }
  for (const [key, value] of Object.entries(fallback)) result[key] = mergedList(ownOf(own, key), value)
  return result
}

function ownOf(own: object, key: string): unknown {
  return (own as Readonly<Record<string, unknown>>)[key]
}

/** Entries take the place of those of their names, and others follow. A list without names takes the place of the whole. */
function mergedList(own: unknown, fallback: unknown): unknown {
  if (!Array.isArray(own) || !Array.isArray(fallback)) return own ?? fallback
  if ((fallback as readonly object[]).some((entry) => nameOfEntry(entry) === undefined)) return own
  const mine = groupBy(own as readonly object[], (entry) => [nameOfEntry(entry)])
  const names = new Set<string | undefined>()
  const placed = (fallback as readonly object[]).flatMap((entry) => {
    const name = nameOfEntry(entry)
    names.add(name)
    return mine.get(name) ?? [entry]
  })
  return [...placed, ...(own as readonly object[]).filter((entry) => !names.has(nameOfEntry(entry)))]
}

/** The number of entries of a list that the default adds to those of the site. */
export function keptEntries(own: unknown, fallback: unknown): number {
  const whole = mergedList(own, fallback)
  return Array.isArray(own) && Array.isArray(whole) ? whole.length - own.length : 0
}

/** The names of entries: routes have a path with or without goals, rules of law a first day, and menu items a path. */
function nameOfEntry(entry: object): string | undefined {
  const { original, goal, validFrom, path } = entry as {
    original?: string
    goal?: unknown
    validFrom?: string
    path?: string
  }
  if (original !== undefined) return `${foldPath(original)} ${String(goal)}`
  return validFrom ?? (path === undefined ? undefined : foldPath(path))
}

/** The country ids of the CRM. */
const [BELGIUM, LUXEMBOURG] = [10, 50]

/** The languages of a site without a languages.json. */
export function languagesOf({ languages, offices }: SiteConfig['site']): SiteConfig['languages'] {
  const [office] = offices
  const region =
    office === undefined ? 'unknown' : regionOf(office.zip, office.country === 'LU' ? LUXEMBOURG : BELGIUM)
  const codes: readonly Locale[] = languages ?? SPOKEN_IN[region] ?? SPOKEN_IN['flanders'] ?? []
  return {
    languageDefault: codes[0] as Locale,
    languageUse: [...new Set(codes)].map((code) => ({ code, use: true })),
  }
}

/** The languages in which a site with these files is built. */
export function usedLocales({
  languages,
  site,
}: {
  readonly [Name in 'languages' | 'site']: SiteConfig[Name] | undefined
}): readonly Locale[] {
  const used = (languages ?? (site && languagesOf(site)))?.languageUse ?? []
  return LOCALES.filter((locale) => used.some(({ code, use }) => code === locale && use))
}

const hasProjects = ({ projects }: Records): boolean => projects.length > 0

/** Default pages that exist only if the stock has such homes, with the menu items that lead to them. */
const NEEDS: Readonly<Record<string, (records: Records) => boolean>> = {
  '/projecten/': hasProjects,
  ...Object.fromEntries(thanksOfProjects().map((path) => [path, hasProjects])),
  '/references/': ({ properties }) =>
    properties.some(({ value }) => ['sold', 'rented'].includes(availabilityOf(value))),
}

/** The thank-you pages of forms that only pages of projects show. */
function thanksOfProjects(): readonly string[] {
  return Object.values(FORMS).flatMap(({ thanks, shownOn = {} }) =>
    thanks !== undefined && Object.keys(shownOn).join() === 'project' ? [foldPath(thanks)] : [],
  )
}

/** Default menu items that are omitted while their list is empty, although the list has a page. */
const STOCKED: Readonly<Record<string, (records: Records) => boolean>> = {
  ...NEEDS,
  '/for-rent/': ({ properties }) => properties.some(({ value }) => value.Goal === 1 && isFree(value)),
}

function isFree(property: Property): boolean {
  return isAvailable(availabilityOf(property))
}

/**
 * Returns the records without the defaults that records of the site replace. `given` contains the names of the
 * configuration files of the site.
 */
export function withoutReplaced(records: Records, given: ReadonlySet<string>): Records {
  const own = [...records.pages, ...records.articles].filter((record) => !isDefaultRecord(record))
  const paths = new Set(own.flatMap(({ value: { path } }) => (path === undefined ? [] : [foldPath(path)])))
  const isNeeded = (path: string) => paths.has(path) || (NEEDS[path]?.(records) ?? true)
  const pages = records.pages.filter((record) => {
    const path = foldPath(record.value.path ?? '/')
    // A Markdown file in another language than the first has no path; it has the stem of the file that has the path.
    return !isDefaultRecord(record) || (isNeeded(path) && !paths.has(pathOfStem(records, record)))
  })
  const hasOwnTypes = records.categories.some((record) => !isDefaultRecord(record))
  return {
    ...records,
    pages,
    categories: hasOwnTypes
      ? records.categories.filter((each) => !isDefaultRecord(each))
      : records.categories,
    config: reduced(records, {
      isNeeded,
      hasMenu: given.has('menu') && !extendsDefault(records.config.menu),
    }),
  }
}

function isDefaultRecord({ origin }: SourceRecord<unknown>): boolean {
  return isDefault(origin.file)
}

function pathOfStem({ pages }: Records, { value, stem }: Records['pages'][number]): string {
  const path = value.path ?? pages.find((other) => other.stem === stem && other.value.path)?.value.path
  return foldPath(path ?? '/')
}

/** The default routes and menu items of pages that exist. */
function reduced(
  records: Records,
  { isNeeded, hasMenu }: { isNeeded: (path: string) => boolean; hasMenu: boolean },
): SiteConfig {
  const { config } = records
  const without = Object.keys(NEEDS).filter((path) => !isNeeded(path))
  const empty = hasMenu ? [] : Object.keys(STOCKED).filter((path) => STOCKED[path]?.(records) === false)
  const routes = config.routes.routes.filter(({ original, breadcrumb = [] }) =>
    // Pages of projects are below their list.
    [original, ...breadcrumb.map(({ path }) => path)].every((path) => !without.includes(foldPath(path))),
  )
  const items = config.menu.items.filter(({ path }) => !empty.includes(foldPath(`/${path}/`)))
  return { ...config, routes: { ...config.routes, routes }, menu: { ...config.menu, items } }
}
