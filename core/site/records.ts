/** Checked records of the source files, before linking. */
import { isLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Category, City } from '../schema/collections.ts'
import type { Article } from '../schema/article.ts'
import type { Page } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig, SiteConfigName } from '../schema/site-config.ts'
import type { ThemeTokens } from '../schema/theme.ts'
import type { Hash } from '../system/hash.ts'

/** The source location of a record: a file, and the data path inside the file. */
export interface Origin {
  readonly file: string
  readonly path: DataPath
  /** The line of the record, in a file in which data has no path: an export. */
  readonly line?: number | undefined
  /** Set when the record's plain strings are in one language only. */
  readonly language?: Locale | undefined
}

/** Facts of a property that are costly to compute and depend on its record alone. */
export interface RecordFacts {
  /** The hash of the record as JSON; of a record of several files, that of their hashes. */
  readonly hash: Hash
  /** Whether none of its texts can have a problem. This is true of most homes, and a stock has very many. */
  readonly isPlain: boolean
}

/** A value with its source locations. There are several if records of several languages were merged. */
export interface Sourced<T> {
  readonly value: T
  readonly origins: readonly Origin[]
  readonly facts?: RecordFacts | undefined
}

/** One record of one file. `language` is that of its plain strings; `stem` names files that belong together. */
export interface SourceRecord<T> {
  readonly value: T
  readonly origin: Origin
  readonly stem: string
  /** A property has them from the moment when it is read. */
  readonly facts?: RecordFacts | undefined
}

export interface Records {
  /** The instant of the build, in milliseconds since 1970: records are published and expire. */
  readonly now: number
  /** The site is not to be found yet, though nothing may be missing. */
  readonly isDraft?: boolean | undefined
  /** Warnings are errors, and no level lifts a duty of the law that is certain. */
  readonly isStrict?: boolean | undefined
  readonly properties: readonly SourceRecord<Property>[]
  readonly projects: readonly SourceRecord<Project>[]
  readonly categories: readonly SourceRecord<Category>[]
  readonly cities: readonly SourceRecord<City>[]
  readonly pages: readonly SourceRecord<Page>[]
  readonly articles: readonly SourceRecord<Article>[]
  readonly config: SiteConfig
  /** Strings with the agency's own wording, by language. */
  readonly strings: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>
  /** Files of site-config/themes/, by name. */
  readonly themes: ReadonlyMap<string, ThemeTokens>
  /** Files of content/static/, which are published unchanged: their paths below it. */
  readonly staticFiles: readonly string[]
  /** Files of content/documents/. */
  readonly documents: readonly string[]
  /** Files of content/private/, which no page links. */
  readonly privateFiles: readonly string[]
}

/**
 * Points into a record. All its origins are candidates, and the first that contains the path is shown. A path
 * that ends in a language points to the text of that language, in either case, or to the plain string of the
 * record in it.
 */
export function pointAt(
  { origins }: { readonly origins: readonly Origin[] },
  ...path: DataPath
): readonly Pointer[] {
  const language = path.at(-1)
  if (!isLocale(language)) return origins.map((origin) => pointerTo(origin, path))
  const text = path.slice(0, -1)
  const keyed = (origin: Origin) => [
    pointerTo(origin, path),
    pointerTo(origin, [...text, language.toUpperCase()]),
  ]
  const own = origins.filter((origin) => origin.language === language)
  const others = origins.filter((origin) => origin.language !== language)
  return [...own.flatMap((origin) => [...keyed(origin), pointerTo(origin, text)]), ...others.flatMap(keyed)]
}

export function pointerTo(origin: Origin, path: DataPath = []): Pointer {
  const { line } = origin
  if (line !== undefined)
    return { file: origin.file, path: origin.path.concat(path), position: { line, column: 1 } }
  // `concat` allocates exactly, a spread four times as much, and there are very many pointers.
  return { file: origin.file, path: origin.path.concat(path) }
}

function configFile(name: SiteConfigName): string {
  return `site-config/${name}.json`
}

export function pointAtConfig(name: SiteConfigName, ...path: DataPath): Pointer {
  return { file: configFile(name), path }
}

/** Candidates for a text of the configuration, like those of `pointAt` for records. */
export function pointAtConfigText(name: SiteConfigName, ...path: DataPath): readonly Pointer[] {
  return pointAt({ origins: [{ file: configFile(name), path: [] }] }, ...path)
}
