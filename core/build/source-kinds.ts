/** Which files of a site are sources, and what each holds. Everything else in these folders is reported. */
import { isLocale, LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { category, city } from '../schema/collections.ts'
import { article, page } from '../schema/page.ts'
import { project } from '../schema/project.ts'
import { property } from '../schema/property.ts'
import { SITE_CONFIG } from '../schema/site-config.ts'
import type { SiteConfigName } from '../schema/site-config.ts'

/** Kinds of records: a file holds one, or a list of them. */
export const RECORD_SCHEMAS = { property, project, category, city, page, article } as const
export type RecordKind = keyof typeof RECORD_SCHEMAS

export interface Unknown {
  readonly kind: 'unknown'
  /** What is written wrong: the file, or the folder that it stands in. */
  readonly name?: string
  readonly known: readonly string[]
  /** The ending that is read, where the file has another. */
  readonly ending?: 'json' | 'md'
}

export type SourceKind =
  | {
      readonly kind: RecordKind
      readonly stem: string
      readonly language: Locale | undefined
      readonly markdown: boolean
    }
  | { readonly kind: 'config'; readonly name: SiteConfigName }
  | { readonly kind: 'strings'; readonly language: Locale }
  | { readonly kind: 'theme'; readonly name: string }
  | Unknown

/** What looks like data, in any case: with another ending, or elsewhere, it would be read by nobody. */
const DATA = '*.@([jJ][sS][oO][nN]?([cC5])|[yY]?([aA])[mM][lL])'
const MARKDOWN = '*.@([mM][dD]|[mM][aA][rR][kK][dD][oO][wW][nN])'

/** Globs of the sources, relative to the root. Pictures, documents and static files are not parsed. */
export const SOURCE_GLOBS = [
  `content/${DATA}`,
  `content/!(static|documents|private)/**/${DATA}`,
  `content/{properties,projects,pages,articles}/**/${MARKDOWN}`,
  `site-config/**/${DATA}`,
] as const

/** Folders and files of content/. */
const RECORDS: Readonly<Record<string, RecordKind>> = {
  'properties/': 'property',
  'projects/': 'project',
  'pages/': 'page',
  'articles/': 'article',
  'categories.json': 'category',
  'cities.json': 'city',
}

/** What a source file holds, by its path alone. */
export function kindOf(file: string): SourceKind {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top === 'site-config') return configKind(file, [second, ...rest].join('/'))
  const name = rest.length === 0 ? second : `${second}/`
  const kind = Object.hasOwn(RECORDS, name) ? RECORDS[name] : undefined
  if (kind === undefined) return unknown(file, Object.keys(RECORDS), name)
  return rest.length === 0
    ? { kind, stem: file, language: undefined, markdown: false }
    : recordKind(kind, file)
}

/** `about.nl.md` is the Dutch part of `about`. */
function recordKind(kind: RecordKind, file: string): SourceKind {
  const [, stem, language, extension] = /^(.*?)(?:\.([a-z]{2}))?\.(json|md)$/.exec(file) ?? []
  if (stem === undefined) return unknown(file, [])
  const isLanguage = isLocale(language)
  return {
    kind,
    stem: isLanguage || language === undefined ? stem : `${stem}.${language}`,
    language: isLanguage ? language : undefined,
    markdown: extension === 'md',
  }
}

function configKind(file: string, name: string): SourceKind {
  const stem = name.replace(/\.json$/, '')
  const [, language] = /^strings\.([a-z]{2})$/.exec(stem) ?? []
  if (stem !== name && isLocale(language)) return { kind: 'strings', language }
  if (stem !== name && Object.hasOwn(SITE_CONFIG, stem))
    return { kind: 'config', name: stem as SiteConfigName }
  const [, theme] = /^themes\/([a-z0-9-]+)$/.exec(stem) ?? []
  if (stem !== name && theme !== undefined) return { kind: 'theme', name: theme }
  const names = [...Object.keys(SITE_CONFIG), ...LOCALES.map((locale) => `strings.${locale}`)]
  return unknown(
    file,
    names.map((known) => `${known}.json`),
  )
}

/** `written` is what is wrong about it: its own name, or that of the folder that it stands in. */
function unknown(file: string, known: readonly string[], written?: string): SourceKind {
  const name = written ?? file.slice(file.lastIndexOf('/') + 1)
  const ending = /\.(?:md|markdown)$/i.test(name) ? 'md' : 'json'
  const isOther = !name.endsWith('/') && !name.endsWith(`.${ending}`)
  return { kind: 'unknown', name, known, ...(isOther ? { ending } : {}) }
}
