/** The sources and languages of a site, for a command that reads an export. */
import path from 'node:path'
import { usedLocales } from '../core/build/defaults/apply-defaults.ts'
import { LOCALES } from '../core/languages/codes.ts'
import type { Locale } from '../core/languages/codes.ts'
import { imports } from '../core/schema/imports.ts'
import type { ImportSource } from '../core/schema/imports.ts'
import { SITE_CONFIG } from '../core/schema/site-config.ts'
import type { SiteConfig } from '../core/schema/site-config.ts'
import { readSiteJson } from './site-json.ts'

export const IMPORTS_FILE = 'site-config/imports.json'

/** A part of a path below the root, with forward slashes. */
export function placeBelow(root: string, place: string): string {
  return path.relative(root, place).replaceAll(path.sep, '/')
}

/** The address of a source, or its path below the root. */
export function shownPlace(place: ImportSource['place']): string {
  return typeof place === 'string' ? place : place.url
}

/** The sources of a site; none if the file has mistakes, which `check` reports. */
export async function sourcesOf(root: string): Promise<readonly ImportSource[]> {
  const { data } = imports.safeParse(await readSiteJson(root, IMPORTS_FILE))
  return data?.sources ?? []
}

/** The languages of the site for which an address may have an answer each; all of them without a site. */
export async function languagesOfSite(root: string): Promise<readonly Locale[]> {
  const parsed = async <Name extends 'languages' | 'site'>(name: Name) => {
    const { data } = SITE_CONFIG[name].schema.safeParse(await readSiteJson(root, `site-config/${name}.json`))
    return data as SiteConfig[Name] | undefined
  }
  const used = usedLocales({ languages: await parsed('languages'), site: await parsed('site') })
  return used.length > 0 ? used : LOCALES
}
