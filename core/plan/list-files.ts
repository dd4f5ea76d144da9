/**
 * The files that filter lists in the browser: for each goal and language a file of columns beside the list, the cards of
 * its properties, their ids, and the places of its map. The name of a file of cards contains the hash of its inputs, which
 * is known before it is rendered. Hosts may cache such files forever, and they are never mixed with columns of another
 * build.
 */
import { listFileAt } from '../domain/list-columns.ts'
import { lazy } from '../domain/remembered.ts'
import type { Engine } from '../engine/engine.ts'
import type { Query } from '../engine/query.ts'
import { listFileWith } from '../domain/list-file.ts'
import type { Locale } from '../languages/codes.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { pointAt } from '../site/records.ts'
import type { Hash } from '../system/hash.ts'
import { shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { cardsFragment, placesText, selectsOf, wordedColumns } from '../view/list-file.ts'
import type { Shell } from '../view/types.ts'
import { identityOf } from './identity.ts'
import type { FileJob, FragmentJob } from './jobs.ts'
import { hrefOf, namedFile } from './named-file.ts'
import type { NamedFile } from './named-file.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'
import { nameOfSeries } from './recorded-lists.ts'
import type { besideSources } from './roots.ts'
import { LISTS_KEPT } from './row-queries.ts'
import type { RowQueries } from './row-queries.ts'

export interface ListFiles {
  readonly files: readonly FileJob[]
  readonly fragments: () => readonly FragmentJob[]
}

const FRAGMENT = `${ASSET_FOLDER}/cards.`

export function isOfFragment(file: string): boolean {
  return file.startsWith(FRAGMENT)
}

/** Some cards of a list as a file of their own. */
interface CardsFile {
  readonly file: OutputPath
  readonly key: Hash
  readonly rows: readonly number[]
}

export type ListQueries = ReturnType<typeof listQueries>

interface Lists {
  readonly engine: Engine
  readonly plan: () => PlanContext
  readonly beside: ReturnType<typeof besideSources>
  readonly rows: RowQueries
  readonly shell: Query<'', Shell> | undefined
}

/** The pages of a list share these results in one language. The subject of each is the name of the whole list. */
export function listQueries({ engine, plan, beside, rows, shell }: Lists, view: ViewContext) {
  const { locale } = view
  /** Undefined for a removed list, which an earlier revision read. */
  const listOf = (name: string) => plan().lists.named(name)
  const rowsOf = (name: string) => plan().lists.keyOfRows(name, locale)
  /**
   * Files of cards contain no part of the shell, unless a template of the site uses one, which is not known before.
   */
  const shellHash = () =>
    engine.read(beside.ownTemplates, '') && shell ? (engine.fingerprint(shell, '') as Hash) : undefined
  return {
    columns: {
      name: `columns of list ${locale}`,
      run(name: string) {
        const whole = listOf(name)
        return whole && wordedColumns(view, whole)
      },
      keeps: LISTS_KEPT,
    },
    selects: {
      name: `filters of list ${locale}`,
      run: (name: string) => selectsOf(view, engine.read(rows.steps, rowsOf(name))),
      keeps: LISTS_KEPT,
    },
    /** Empty if no row has a place. */
    places: {
      name: `places of list ${locale}`,
      run(name: string) {
        const whole = listOf(name)
        const text = whole && placesText(view, whole)
        return text === undefined ? undefined : namedFile('places', text)
      },
      keeps: LISTS_KEPT,
    },
    cards: {
      name: `files of cards ${locale}`,
      run(name: string): readonly CardsFile[] {
        const whole = listOf(name)
        if (whole === undefined) return []
        const parts = [engine.read(beside.toolchain, ''), engine.read(beside.templates, 'cards'), shellHash()]
        const around = parts.filter((part) => part !== undefined)
        const { cards: _, ...rest } = cardsFragment(view, whole, [])
        const restText = JSON.stringify(rest)
        return engine.read(rows.cards, rowsOf(name)).map((shown): CardsFile => {
          // The key covers exactly these cards, so a file stays the same while they do.
          const props = `${restText} ${view.reads.cardsFingerprint(shown.ids)}`
          const key = identityOf(around, { slot: 'cards', props })
          return { file: `${FRAGMENT}${shortHash(key)}.txt` as OutputPath, key, rows: shown.rows }
        })
      },
      keeps: LISTS_KEPT,
    },
  }
}

interface Input {
  readonly engine: Engine
  readonly rows: RowQueries
  readonly queriesIn: (locale: Locale) => ListQueries | undefined
}

export function listFiles(plan: PlanContext, { engine, rows, queriesIn }: Input): ListFiles {
  const files = new Map<OutputPath, FileJob>()
  const fragments: (() => readonly FragmentJob[])[] = []
  for (const whole of plan.series.filter(({ scope }) => scope.kind === 'all')) {
    const name = nameOfSeries(whole)
    for (const { locale, view, url } of versionsOf(plan, whole.host.paths)) {
      const queries = queriesIn(locale)
      if (queries === undefined || (whole.versions[locale]?.items.length ?? 0) === 0) continue
      fragments.push(() => fragmentJobs({ view, whole }, engine.read(queries.cards, name)))
      const ids = engine.read(rows.ids, plan.lists.keyOfRows(name, locale))
      const named = { ids, places: engine.read(queries.places, name) }
      for (const [part, made] of Object.entries(named)) if (made) add(files, fileJob(part, whole, made))
      add(files, {
        file: listFileAt(url.slice(1)) as OutputPath,
        name: `the filters of page ${whole.host.original}`,
        at: pointAt(whole.host, 'path'),
        content: { text: () => columnsText(plan, view, { engine, rows, queries, name }) },
        isRecorded: true,
      })
    }
  }
  return { files: [...files.values()], fragments: lazy(() => distinct(fragments.flatMap((jobs) => jobs()))) }
}

function add(files: Map<OutputPath, FileJob>, job: FileJob): void {
  files.set(job.file, job)
}

interface Columns {
  readonly engine: Engine
  readonly rows: RowQueries
  readonly queries: ListQueries
  readonly name: string
}

function columnsText(plan: PlanContext, view: ViewContext, { engine, rows, queries, name }: Columns): string {
  const addressOf = (each: Pick<NamedFile, 'file'>) => hrefOf(view, each)
  const key = plan.lists.keyOfRows(name, view.locale)
  const columns = engine.read(queries.columns, name)
  const inFile = engine.read(rows.inFile, key)
  const ids = engine.read(rows.ids, key)
  if (columns === undefined || inFile === undefined || ids === undefined)
    throw new Error(`the site has no list ${name}`)
  const places = engine.read(queries.places, name)
  return listFileWith(inFile, {
    ...columns,
    fragments: engine.read(queries.cards, name).map(addressOf),
    ids: addressOf(ids),
    ...(places && { places: addressOf(places) }),
  })
}

/** In a small stock the list of a town may be the whole list. Equal files are one file. */
function distinct(jobs: readonly FragmentJob[]): readonly FragmentJob[] {
  return [...new Map(jobs.map((job) => [job.file, job])).values()]
}

function fileJob(part: string, { host }: ListingSeries, { file, text }: NamedFile): FileJob {
  return { file, name: `the ${part} of page ${host.original}`, at: [], content: { text } }
}

interface Version {
  readonly view: ViewContext
  readonly whole: ListingSeries
}

function fragmentJobs({ view, whole }: Version, files: readonly CardsFile[]): readonly FragmentJob[] {
  return files.map(({ file, key, rows }): FragmentJob => ({
    url: `/${file}` as UrlPath,
    file,
    locale: view.locale,
    slot: 'cards',
    name: `the cards of page ${whole.host.original}`,
    // A generated file does not have a place in the content (collisions.ts).
    at: [],
    props: () => cardsFragment(view, whole, rows),
    key,
  }))
}
