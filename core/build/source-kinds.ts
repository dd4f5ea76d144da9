/** Which files of a site are sources, and what each holds. Everything else in these folders is reported. */
import { isLocale } from '../domain/locale.ts'
import type { Locale } from '../domain/locale.ts'
import { category, city } from '../schema/collections.ts'
import { article, page } from '../schema/page.ts'
import { project } from '../schema/project.ts'
import { property } from '../schema/property.ts'
import { SITE_CONFIG } from '../schema/site-config.ts'
import type { SiteConfigName } from '../schema/site-config.ts'

/** Kinds of records: a file holds one, or a list of them. */
export const RECORD_SCHEMAS = { property, project, category, city, page, article } as const
export type RecordKind = keyof typeof RECORD_SCHEMAS

export type SourceKind =
  | { readonly kind: RecordKind; readonly stem: string; readonly language: Locale | undefined; readonly markdown: boolean }
  | { readonly kind: 'config'; readonly name: SiteConfigName }
  | { readonly kind: 'strings'; readonly language: Locale }
  | { readonly kind: 'unknown'; readonly known: readonly string[] }

/** Globs of the sources, relative to the root. Pictures, documents and static files are not parsed. */
export const SOURCE_GLOBS = [
  'content/{properties,projects,pages,articles}/**/*.{json,md}',
  'content/*.json',
  'site-config/*.json',
] as const

const FOLDERS: Readonly<Record<string, RecordKind>> = {
  properties: 'property',
  projects: 'project',
  pages: 'page',
  articles: 'article',
}
const FILES: Readonly<Record<string, RecordKind>> = { 'categories.json': 'category', 'cities.json': 'city' }

/** What a source file holds, by its path alone. */
export function kindOf(file: string): SourceKind {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top === 'site-config') return configKind(second)
  const known = Object.keys(FILES)
  if (rest.length === 0) {
    const kind = FILES[second]
    return kind === undefined ? { kind: 'unknown', known } : { kind, stem: file, language: undefined, markdown: false }
  }
  const kind = FOLDERS[second]
  return kind === undefined ? { kind: 'unknown', known } : recordKind(kind, file)
}

/** `about.nl.md` is the Dutch part of `about`. */
function recordKind(kind: RecordKind, file: string): SourceKind {
  const [, stem = file, language, extension] = /^(.*?)(?:\.([a-z]{2}))?\.(json|md)$/.exec(file) ?? []
  const isLanguage = isLocale(language)
  return {
    kind,
    stem: isLanguage || language === undefined ? stem : `${stem}.${language}`,
    language: isLanguage ? language : undefined,
    markdown: extension === 'md',
  }
}

function configKind(name: string): SourceKind {
  const stem = name.replace(/\.json$/, '')
  const [, language] = /^strings\.([a-z]{2})$/.exec(stem) ?? []
  if (isLocale(language)) return { kind: 'strings', language }
  if (Object.hasOwn(SITE_CONFIG, stem)) return { kind: 'config', name: stem as SiteConfigName }
  return { kind: 'unknown', known: Object.keys(SITE_CONFIG).map((known) => `${known}.json`) }
}
