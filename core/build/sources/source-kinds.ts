/** The files of a site that are sources, and the content of each. All other files in these folders are reported. */
import { isLocale, LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { TRANSFORM_FILE } from '../../import/transform/transform-file.ts'
import { isSetAside } from '../../paths/junk.ts'
import { category, city } from '../../schema/collections.ts'
import { article } from '../../schema/article.ts'
import { page } from '../../schema/page.ts'
import { project } from '../../schema/project.ts'
import { property } from '../../schema/property.ts'
import { SITE_CONFIG } from '../../schema/site-config.ts'
import { siteFile } from '../defaults/default-files.ts'
import type { SiteConfigName } from '../../schema/site-config.ts'

/** The kinds of records. A file contains one record or a list. */
export const RECORD_SCHEMAS = { property, project, category, city, page, article } as const
export type RecordKind = keyof typeof RECORD_SCHEMAS

export interface Unknown {
  readonly kind: 'unknown'
  /** The wrong name: that of the file or of its folder. */
  readonly name?: string
  readonly known: readonly string[]
  /** The extension that is supported, if the file has another. */
  readonly ending?: 'json' | 'md'
  /** The type of the file, if no name of agency-site is similar. */
  readonly is?: 'export' | 'spreadsheet' | 'set aside' | 'hidden' | 'other' | 'script' | 'transform'
}

export type SourceKind =
  | FileKind
  /** A source of site-config/imports.json, which no path names. */
  | { readonly kind: 'import' }

type FileKind =
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

const DATA = /\.(?:json[c5]?|ya?ml|md|markdown)$/i

/** The globs match names in any case, because otherwise a file with an upper-case extension would be ignored. */
const CONFIGURATION = '*.@([jJ][sS][oO][nN]?([cC5])|[yY]?([aA])[mM][lL])'

const ENDINGS = [
  'md',
  'markdown',
  'csv',
  'tsv',
  'xml',
  'jsonl',
  'ndjson',
  'zip',
  'gz',
  'xls',
  'xlsx',
  'ods',
  'bak',
]

const inAnyCase = (ending: string) =>
  ending.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const UNREAD = `*.@(${ENDINGS.map(inAnyCase).join('|')})`

/**
 * Globs of the sources, relative to the root. Documents and static files are not parsed. Every other file of content/ and of
 * the folders of records is a source, so that a file that nothing reads is reported; further folders may hold files to which
 * links lead, so only data is reported there.
 */
export const SOURCE_GLOBS = [
  'content/*',
  'content/{properties,projects,pages,articles}/**/*',
  `content/!(static|documents|private)/**/${CONFIGURATION}`,
  `content/!(static|documents|private)/**/${UNREAD}`,
  `site-config/**/${CONFIGURATION}`,
  `site-config/**/*.@(${['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map(inAnyCase).join('|')})`,
] as const

/** Pictures lie anywhere in content/. A name without an ending is that of a picture, whose bytes decide its format. */
export const PICTURE_GLOBS = [
  'content/**/*.@([jJ][pP]?([eE])[gG]|[jJ][fF][iI][fF]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]|[gG][iI][fF]|[sS][vV][gG])',
  'content/**/*.@([hH][eE][iI][cCfF]|[tT][iI][fF]?([fF])|[bB][mM][pP])',
  'content/**/!(.*|*.*)',
] as const

/** Whether a folder of this name is a mistake, as the name is that of a file. */
export function isNameOfData(file: string): boolean {
  return DATA.test(file)
}

/** The folders and files of content/. */
const RECORDS: Readonly<Record<string, RecordKind>> = {
  'properties/': 'property',
  'projects/': 'project',
  'pages/': 'page',
  'articles/': 'article',
  'categories.json': 'category',
  'cities.json': 'city',
}

/** The content of a source file, determined by its path alone. */
export function kindOf(file: string): FileKind {
  const [top = '', second = '', ...rest] = siteFile(file).split('/')
  if (top === 'site-config') return configKind(file, [second, ...rest].join('/'))
  const name = rest.length === 0 ? second : `${second}/`
  const kind = Object.hasOwn(RECORDS, name) ? RECORDS[name] : undefined
  const is = foreignIn(file)
  if (is !== null) return { kind: 'unknown', known: [], is }
  if (kind === undefined) return unknown(file, Object.keys(RECORDS), name)
  return rest.length === 0
    ? { kind, stem: file, language: undefined, markdown: false }
    : recordKind(kind, file)
}

const SCRIPT = /\.[cm]?[jt]s$/i
const EXPORT = /\.(?:csv|tsv|tab|xml|jsonl|ndjson|xlsx|xlsm|zip|gz)$/i
const SPREADSHEET = /\.(?:xls|xlsb|ods|numbers)$/i

/** Null for the name of a file that agency-site reads somewhere, or could read under a similar name. */
function foreignIn(file: string): NonNullable<Unknown['is']> | null {
  if (/(?:^|\/)\./.test(file)) return 'hidden'
  if (DATA.test(file)) return null
  if (isSetAside(file)) return 'set aside'
  if (SPREADSHEET.test(file)) return 'spreadsheet'
  return EXPORT.test(file) ? 'export' : 'other'
}

/** `about.nl.md` is the Dutch part of `about`. */
function recordKind(kind: RecordKind, file: string): FileKind {
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

function configKind(file: string, name: string): FileKind {
  if (SCRIPT.test(name))
    return { kind: 'unknown', known: [], is: file === TRANSFORM_FILE ? 'transform' : 'script' }
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

/** `written` is the wrong name: that of the file or of its folder. */
function unknown(file: string, known: readonly string[], written?: string): FileKind {
  const name = written ?? file.slice(file.lastIndexOf('/') + 1)
  const ending = /\.(?:md|markdown)$/i.test(name) ? 'md' : 'json'
  const isOther = !name.endsWith('/') && !name.endsWith(`.${ending}`)
  return { kind: 'unknown', name, known, ...(isOther ? { ending } : {}) }
}
