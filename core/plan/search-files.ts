/**
 * The files of the search box (engineering section 7). Their names bear the hash of what is in them, so that hosts may
 * keep them for ever; the first one names the others, and pages with a search box name the first.
 */
import type { Locale, Localised } from '../domain/locale.ts'
import { INLINE_PAIRS } from '../domain/search-file.ts'
import type { SearchFile } from '../domain/search-file.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { idFilesOf, searchFileOf } from '../view/search-file.ts'
import type { FileJob } from './jobs.ts'

export interface SearchFiles {
  readonly files: readonly FileJob[]
  /** Address of the first file of each language. */
  readonly hrefs: Localised<string>
}

export const NO_SEARCH: SearchFiles = { files: [], hrefs: {} }

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
  const buckets = idFilesOf(view)
  const idFiles = buckets.map((bucket) => named('ids', bucket))
  const ids = buckets.flatMap(({ id }) => id)
  const pairsFile = ids.length > INLINE_PAIRS ? [named('pairs', pairs)] : []
  const whole: SearchFile = {
    ...file,
    pairs: pairsFile.map(hrefOf)[0] ?? pairs,
    ids: { ...rangeOf(ids), files: ids.length === 0 ? [] : idFiles.map(hrefOf) },
  }
  return { first: named(`search-${view.locale}`, whole), others: [...idFiles, ...pairsFile] }
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
