/**
 * The files of the search box. Their names contain the hash of their content, so that hosts may cache them forever. The
 * first file names the others, and pages with a search box name the first.
 */
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import { resultCaches, recalled } from '../domain/remembered.ts'
import { INLINE_PAIRS } from '../domain/search-file.ts'
import type { SearchFile } from '../domain/search-file.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { idBucketsOf, idFileOf, searchFileOf } from '../view/search-file.ts'
import { projectFileOf, wordFilesOf } from '../view/search-words.ts'
import type { FileJob } from './jobs.ts'

export interface SearchFiles {
  readonly files: readonly FileJob[]
  /** Address of the first file of each language. */
  readonly hrefs: Localised<string>
}

export const NO_SEARCH: SearchFiles = { files: [], hrefs: {} }

/** Whether a name can be that of one: nobody makes them to find out. */
export function isOfSearch(file: string): boolean {
  return file.startsWith(`${ASSET_FOLDER}/`) && file.endsWith('.json')
}

export function searchFiles(views: readonly ViewContext[], series: readonly ListingSeries[]): SearchFiles {
  const hrefs: Partial<Record<Locale, string>> = {}
  const files = new Map<OutputPath, FileJob>()
  for (const view of views) {
    if (view.site.config.search?.showSearchInput === false) continue
    const made = filesIn(view, series)
    // Languages that have the same texts share files.
    for (const job of [...made.others, made.first]) files.set(job.file, job)
    hrefs[view.locale] = hrefOf(made.first)
  }
  return { files: [...files.values()], hrefs }
}

function filesIn(
  view: ViewContext,
  series: readonly ListingSeries[],
): { readonly first: FileJob; readonly others: readonly FileJob[] } {
  const { pairs, ...file } = searchFileOf(view, series)
  const buckets = idBucketsOf(view)
  const idFiles = buckets.map((bucket) => idFileJob(view, bucket))
  const ids = buckets.flatMap((bucket) => bucket.map(({ property }) => property.ID))
  const pairsFile = ids.length > INLINE_PAIRS ? [named('pairs', pairs)] : []
  const words = wordFilesOf(view)
  const wordFiles = words.map((each) => named('words', each))
  const projects = projectFileOf(view)
  const projectFile = projects === null ? [] : [named('projects', projects)]
  const whole: SearchFile = {
    ...file,
    pairs: pairsFile.map(hrefOf)[0] ?? pairs,
    ids: { ...rangeOf(ids), files: ids.length === 0 ? [] : idFiles.map(hrefOf) },
    words: { first: words.map((each) => each.words[0] ?? ''), files: wordFiles.map(hrefOf) },
    projects: projectFile.map(hrefOf)[0] ?? null,
  }
  const others = [...idFiles, ...pairsFile, ...wordFiles, ...projectFile]
  return { first: named(`search-${view.locale}`, whole), others }
}

const knownIdFiles = resultCaches<FileJob>()

/** The same object from build to build while its properties are the same, and all that is shown of them. */
function idFileJob(view: ViewContext, bucket: readonly LinkedProperty[]): FileJob {
  const make = () => named('ids', idFileOf(view, bucket))
  const [first, ...others] = bucket
  // `cards` stands for what is around properties: see `cardsKept` in plan.ts.
  return first === undefined
    ? make()
    : recalled(knownIdFiles[view.locale], [first, view.cards, ...others], make)
}

function rangeOf(ids: readonly number[]): Pick<SearchFile['ids'], 'min' | 'max'> {
  return {
    min: ids.reduce((least, id) => Math.min(least, id), ids[0] ?? 0),
    max: ids.reduce((most, id) => Math.max(most, id), 0),
  }
}

function named(stem: string, content: object): FileJob {
  const text = JSON.stringify(content)
  const file = `${ASSET_FOLDER}/${stem}.${shortHash(hashOf(text))}.json` as OutputPath
  return { file, name: 'the search box', at: [], content: { text } }
}

function hrefOf({ file }: FileJob): string {
  return `/${file}`
}
