/**
 * The files that filter lists in the browser: for each goal and language a file of columns beside the list, the cards of
 * its properties, their ids, and the places of its map. The name of a file of cards contains the hash of its inputs, which
 * is known before it is rendered. Hosts may cache such files forever, and they are never mixed with columns of another
 * build.
 */
import { layoutsOf } from '../domain/fragments.ts'
import { listFileAt } from '../domain/list-columns.ts'
import { lazy } from '../domain/remembered.ts'
import type { Engine } from '../engine/engine.ts'
import { listFileText } from '../domain/list-file.ts'
import type { Locale } from '../languages/codes.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { pointAt } from '../site/records.ts'
import type { Hash } from '../system/hash.ts'
import { shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import type { Stock, ViewContext } from '../view/context.ts'
import { cardsFragment, idsText, placesText, stockOf } from '../view/list-file.ts'
import { identityOf } from './identity.ts'
import type { FileJob, FragmentJob } from './jobs.ts'
import { hrefOf, namedFile } from './named-file.ts'
import type { NamedFile } from './named-file.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'
import { nameOfSeries } from './recorded-lists.ts'
import type { besideSources } from './roots.ts'

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

export type StockQueries = ReturnType<typeof stockQueries>

interface Stocks {
  readonly engine: Engine
  readonly plan: () => PlanContext
  readonly beside: ReturnType<typeof besideSources>
}

/** Languages times goals are few. */
const STOCKS = 16

/** What the pages of one list share. The subject of each is the name of the whole list. */
export function stockQueries({ engine, plan, beside }: Stocks, view: ViewContext) {
  const { locale } = view
  /** Undefined for a list that is gone, which an earlier revision read. */
  const listOf = (name: string) => plan().lists.named(name)
  const stock = {
    name: `stock ${locale}`,
    run(name: string): Stock | undefined {
      const whole = listOf(name)
      return whole && stockOf(view, whole)
    },
    keeps: STOCKS,
  }
  return {
    stock,
    selects: {
      name: `filters of list ${locale}`,
      run: (name: string) => engine.read(stock, name)?.selects ?? [],
      keeps: STOCKS,
    },
    ids: {
      name: `ids of list ${locale}`,
      run(name: string) {
        const whole = listOf(name)
        return whole && namedFile('ids', idsText(view, whole))
      },
      keeps: STOCKS,
    },
    /** None where no row has a place. */
    places: {
      name: `places of list ${locale}`,
      run(name: string) {
        const whole = listOf(name)
        const text = whole && placesText(view, whole)
        return text === undefined ? undefined : namedFile('places', text)
      },
      keeps: STOCKS,
    },
    cards: {
      name: `files of cards ${locale}`,
      run(name: string): readonly CardsFile[] {
        const whole = listOf(name)
        const columns = engine.read(stock, name)?.columns
        if (whole === undefined || columns === undefined) return []
        const parts = [
          engine.read(beside.toolchain, ''),
          engine.read(beside.templates, 'cards'),
          engine.read(beside.cardsShell, locale),
        ]
        const around = parts.filter((part) => part !== undefined)
        const { cards: _, ...rest } = cardsFragment(view, whole, [])
        const restText = JSON.stringify(rest)
        const ids = (whole.versions[locale]?.items ?? []).map(({ property }) => property.ID)
        return layoutsOf(columns).flatMap((layout) =>
          layout.map((rows): CardsFile => {
            const shown = rows.flatMap((row) => ids[row] ?? [])
            // The key is of the very cards: a file stays the same as long as they do, whatever changes around them.
            const props = `${restText} ${view.reads.cardsFingerprint(shown)}`
            const key = identityOf(around, { slot: 'cards', props })
            return { file: `${FRAGMENT}${shortHash(key)}.txt` as OutputPath, key, rows }
          }),
        )
      },
      keeps: STOCKS,
    },
  }
}

interface Input {
  readonly engine: Engine
  readonly queriesIn: (locale: Locale) => StockQueries | undefined
}

export function listFiles(plan: PlanContext, { engine, queriesIn }: Input): ListFiles {
  const files = new Map<OutputPath, FileJob>()
  const fragments: (() => readonly FragmentJob[])[] = []
  for (const whole of plan.series.filter(({ scope }) => scope.kind === 'all')) {
    const name = nameOfSeries(whole)
    for (const { locale, view, url } of versionsOf(plan, whole.host.paths)) {
      const queries = queriesIn(locale)
      if (queries === undefined || (whole.versions[locale]?.items.length ?? 0) === 0) continue
      fragments.push(() => fragmentJobs({ view, whole }, engine.read(queries.cards, name)))
      const named = { ids: engine.read(queries.ids, name), places: engine.read(queries.places, name) }
      for (const [part, made] of Object.entries(named)) if (made) add(files, fileJob(part, whole, made))
      add(files, {
        file: listFileAt(url.slice(1)) as OutputPath,
        name: `the filters of page ${whole.host.original}`,
        at: pointAt(whole.host, 'path'),
        content: { text: () => columnsText(view, { engine, queries, name }) },
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
  readonly queries: StockQueries
  readonly name: string
}

function columnsText(view: ViewContext, { engine, queries, name }: Columns): string {
  const addressOf = (each: Pick<NamedFile, 'file'>) => hrefOf(view, each)
  const stock = engine.read(queries.stock, name)
  const ids = engine.read(queries.ids, name)
  if (stock === undefined || ids === undefined) throw new Error(`the site has no list ${name}`)
  const places = engine.read(queries.places, name)
  return listFileText({
    ...stock.columns,
    fragments: engine.read(queries.cards, name).map(addressOf),
    ids: addressOf(ids),
    ...(places && { places: addressOf(places) }),
  })
}

/** In a small stock a town may be the whole list: equal files are one. */
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
    // A generated file among the site's own has no place in the content (see collisions.ts).
    at: [],
    props: () => cardsFragment(view, whole, rows),
    key,
  }))
}
