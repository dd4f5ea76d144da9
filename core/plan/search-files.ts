/**
 * The files of the search box. Their names contain the hash of their content, so that hosts may cache them forever. The
 * first file names the others, and pages with a search box name the first.
 */
import { INLINE_PAIRS } from '../domain/search-file.ts'
import type { SearchFile } from '../domain/search-file.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { hrefAt } from '../view/links.ts'
import type { searchFileOf } from '../view/search-file.ts'
import { projectFileOf } from '../view/search-words.ts'
import type { FileJob } from './jobs.ts'

/** Whether a name can be that of one: nobody makes them to find out. */
export function isOfSearch(file: string): boolean {
  return file.startsWith(`${ASSET_FOLDER}/`) && file.endsWith('.json')
}

/** The files of one language: the first, and those that it names. */
export interface SearchParts {
  readonly first: FileJob
  readonly others: readonly FileJob[]
}

type SearchHead = ReturnType<typeof searchFileOf>

/** Null for a site without a search box. */
export function searchPartsOf(view: ViewContext, head: () => SearchHead): SearchParts | null {
  if (view.site.config.search?.showSearchInput === false) return null
  const { pairs, ...file } = head()
  const idFiles = view.reads.idFiles().map((each) => named('ids', each))
  const ids = view.reads.ids()
  const pairsFile = ids.length > INLINE_PAIRS ? [named('pairs', pairs)] : []
  const words = view.reads.wordFiles()
  const wordFiles = words.map((each) => named('words', each))
  const projects = projectFileOf(view)
  const projectFile = projects === null ? [] : [named('projects', projects)]
  const href = (job: FileJob) => hrefOf(view, job)
  const whole: SearchFile = {
    ...file,
    pairs: pairsFile.map(href)[0] ?? pairs,
    ids: { min: ids[0] ?? 0, max: ids.at(-1) ?? 0, files: ids.length === 0 ? [] : idFiles.map(href) },
    words: { first: words.map((each) => each.words[0] ?? ''), files: wordFiles.map(href) },
    projects: projectFile.map(href)[0] ?? null,
  }
  const others = [...idFiles, ...pairsFile, ...wordFiles, ...projectFile]
  return { first: named(`search-${view.locale}`, whole), others }
}

/** Languages that have the same texts share files. */
export function distinctFiles(parts: readonly (SearchParts | null)[]): readonly FileJob[] {
  const files = new Map<OutputPath, FileJob>()
  for (const made of parts) {
    for (const job of made === null ? [] : [...made.others, made.first]) files.set(job.file, job)
  }
  return [...files.values()]
}

function named(stem: string, content: object): FileJob {
  const text = JSON.stringify(content)
  const file = `${ASSET_FOLDER}/${stem}.${shortHash(hashOf(text))}.json` as OutputPath
  return { file, name: 'the search box', at: [], content: { text } }
}

export function hrefOf({ site }: ViewContext, { file }: Pick<FileJob, 'file'>): string {
  return hrefAt(site, `/${file}`)
}
