/**
 * The files of the search box. Their names contain the hash of their content, so that hosts may cache them forever. The
 * first file names the others, and pages with a search box name the first.
 */
import { INLINE_PAIRS } from '../domain/search-file.ts'
import type { SearchFile } from '../domain/search-file.ts'
import type { Engine } from '../engine/engine.ts'
import { ALL } from '../engine/query.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { searchFileOf } from '../view/search-file.ts'
import { projectFileOf } from '../view/search-words.ts'
import type { FileJob } from './jobs.ts'
import { hrefOf, namedFile } from './named-file.ts'
import type { NamedFile } from './named-file.ts'
import type { PlanContext } from './plan-context.ts'

/** Whether the name can be that of a file of the search box. The files are not made for the answer. */
export function isOfSearch(file: string): boolean {
  return file.startsWith(`${ASSET_FOLDER}/`) && file.endsWith('.json')
}

export type SearchQueries = ReturnType<typeof searchQueries>

/** The files of one language. A site without a search box has none. */
export function searchQueries(engine: Engine, plan: () => PlanContext, view: ViewContext) {
  const head = {
    name: `search head ${view.locale}`,
    run: () => searchFileOf(view, plan().lists.all()),
    keeps: 1,
  }
  const texts = {
    name: `search ${view.locale}`,
    run: () => (hasSearchBox(view) ? textsOf(view, engine.read(head, '')) : []),
    keeps: 1,
  }
  const names = {
    name: `names of search ${view.locale}`,
    run: () => engine.read(texts, '').map(({ file }) => file),
    keeps: ALL,
  }
  return { head, texts, names }
}

function hasSearchBox({ site }: ViewContext): boolean {
  return site.config.search?.showSearchInput !== false
}

/** The last file names the others. */
function textsOf(view: ViewContext, head: ReturnType<typeof searchFileOf>): readonly NamedFile[] {
  const { pairs, ...file } = head
  const idFiles = view.reads.idFiles().map((each) => named('ids', each))
  const ids = view.reads.ids()
  const pairsFile = ids.length > INLINE_PAIRS ? [named('pairs', pairs)] : []
  const words = view.reads.wordFiles()
  const wordFiles = words.map((each) => named('words', each))
  const projects = projectFileOf(view)
  const projectFile = projects === null ? [] : [named('projects', projects)]
  const href = (each: NamedFile) => hrefOf(view, each)
  const whole: SearchFile = {
    ...file,
    pairs: pairsFile.map(href)[0] ?? pairs,
    ids: { min: ids[0] ?? 0, max: ids.at(-1) ?? 0, files: ids.length === 0 ? [] : idFiles.map(href) },
    words: { first: words.map((each) => each.words[0] ?? ''), files: wordFiles.map(href) },
    projects: projectFile.map(href)[0] ?? null,
  }
  return [...idFiles, ...pairsFile, ...wordFiles, ...projectFile, named(`search-${view.locale}`, whole)]
}

function named(stem: string, content: object): NamedFile {
  return namedFile(stem, JSON.stringify(content))
}

/** The address of the first file that a browser loads; undefined without a search box. */
export function searchAddress(
  engine: Engine,
  { names }: SearchQueries,
  view: ViewContext,
): string | undefined {
  const file = engine.read(names, '').at(-1)
  return file === undefined ? undefined : hrefOf(view, { file })
}

/** Languages with the same texts share files. The names are known without making the texts. */
export function searchFiles(engine: Engine, languages: readonly SearchQueries[]): readonly FileJob[] {
  const files = new Map<OutputPath, FileJob>()
  for (const { names, texts } of languages)
    engine.read(names, '').forEach((file, index) => {
      const text = () => (engine.read(texts, '')[index] as NamedFile).text
      files.set(file, { file, name: 'the search box', at: [], content: { text }, isRecorded: true })
    })
  return [...files.values()]
}
