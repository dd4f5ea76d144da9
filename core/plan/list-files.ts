/**
 * The files that filter lists in the browser: for each goal and language a file of columns beside the list, the cards of
 * its properties, their ids, and the places of its map. The name of a file of cards contains the hash of its inputs, which
 * is known before it is rendered. Hosts may cache such files forever, and they are never mixed with columns of another
 * build.
 */
import { LAYOUTS, layoutsOf } from '../domain/fragments.ts'
import { listFileAt } from '../domain/list-columns.ts'
import { resultCaches, lazy, recalled } from '../domain/remembered.ts'
import { listFileText } from '../domain/list-file.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { pointAt } from '../site/records.ts'
import type { Hash } from '../system/hash.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import { propertyCard } from '../view/card.ts'
import type { ViewContext } from '../view/context.ts'
import { cardsFragment, idsText, placesText, stockOf } from '../view/list-file.ts'
import { identityOf } from './identity.ts'
import type { FileJob, FragmentJob } from './jobs.ts'
import type { Cards } from './page-inputs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'

export interface ListFiles {
  readonly files: readonly FileJob[]
  readonly fragments: () => readonly FragmentJob[]
}

/** Fragments that an earlier build has made: the key of each by its inputs. */
export type KeysBefore = (inputs: Hash) => Hash | undefined

interface Input {
  readonly templates: Hash
  readonly shells: ReadonlyMap<Locale, Hash>
  readonly keysBefore: KeysBefore
}

const FRAGMENT = `${ASSET_FOLDER}/cards.`

export function isOfFragment(file: string): boolean {
  return file.startsWith(FRAGMENT)
}

export function listFiles(plan: PlanContext, { templates, shells, keysBefore }: Input): ListFiles {
  const files = new Map<OutputPath, FileJob>()
  const fragments: (() => readonly FragmentJob[])[] = []
  for (const whole of plan.series.filter(({ scope }) => scope.kind === 'all')) {
    for (const { locale, view, url } of versionsOf(plan, whole.host.paths)) {
      const shell = shells.get(locale)
      if (shell === undefined || (whole.versions[locale]?.items.length ?? 0) === 0) continue
      const jobs = lazy(() =>
        fragmentJobs({ plan, view, whole }, { around: { templates, shell }, keysBefore }),
      )
      fragments.push(jobs)
      const ids = namedFile('ids', whole, idsText(view, whole))
      const placed = placesText(view, whole)
      const places = placed === undefined ? undefined : namedFile('places', whole, placed)
      for (const job of [ids, places]) if (job) files.set(job.file, job)
      const named = {
        ids: `/${ids.file}`,
        ...(places && { places: `/${places.file}` }),
      }
      const file = listFileAt(url.slice(1)) as OutputPath
      files.set(file, {
        file,
        name: `the filters of page ${whole.host.original}`,
        at: pointAt(whole.host, 'path'),
        content: {
          text: () => {
            const urls = jobs().map((job) => job.url)
            return listFileText({ ...stockOf(view, whole).columns, fragments: urls, ...named })
          },
        },
      })
    }
  }
  return { files: [...files.values()], fragments: lazy(() => distinct(fragments.flatMap((jobs) => jobs()))) }
}

/** In a small stock a town may be the whole list: equal files are one. */
function distinct(jobs: readonly FragmentJob[]): readonly FragmentJob[] {
  return [...new Map(jobs.map((job) => [job.file, job])).values()]
}

/** Named by what is in it: hosts may keep it for ever. */
function namedFile(part: 'ids' | 'places', { host }: ListingSeries, text: string): FileJob {
  const file = `${ASSET_FOLDER}/${part}.${shortHash(hashOf(text))}.json` as OutputPath
  return { file, name: `the ${part} of page ${host.original}`, at: [], content: { text } }
}

const cardHashes = resultCaches<Hash>()

/** A card is in many fragments, and stays the same from build to build. `cards` stands for what is around properties (`cardsKept` in plan.ts). */
function hashOfCard(view: ViewContext, linked: LinkedProperty): Hash {
  const make = () => hashOf(JSON.stringify(propertyCard(view, linked)))
  return recalled(cardHashes[view.locale], [linked, view.cards], make)
}

/** What all fragments of a language are made with. */
interface Around {
  readonly templates: Hash
  readonly shell: Hash
}

interface Version {
  readonly plan: PlanContext
  readonly view: ViewContext
  readonly whole: ListingSeries
}

function fragmentJobs(
  { plan, view, whole }: Version,
  { around, keysBefore }: { readonly around: Around; readonly keysBefore: KeysBefore },
): readonly FragmentJob[] {
  const items = whole.versions[view.locale]?.items ?? []
  const { cards: _, ...rest } = cardsFragment(view, whole, [])
  const beside = JSON.stringify(rest)
  const identify = identities(plan, around, keysBefore)
  return layoutsOf(stockOf(view, whole).columns).flatMap((layout, number) =>
    layout.map((rows): FragmentJob => {
      const props = () => cardsFragment(view, whole, rows)
      const cards = { beside, shown: rows.flatMap((row) => items[row] ?? []) }
      const { inputs, key } = identify({ layout: number, view, cards })
      const file = `${FRAGMENT}${shortHash(key)}.txt`
      return {
        url: `/${file}` as UrlPath,
        file: file as OutputPath,
        locale: view.locale,
        slot: 'cards',
        name: `the cards of page ${whole.host.original}`,
        // A generated file among the site's own has no place in the content (see collisions.ts).
        at: [],
        props,
        key,
        inputs: () => inputs,
      }
    }),
  )
}

interface Identity {
  readonly key: Hash
  readonly inputs: Hash | undefined
}

/** For each layout, by the first property of a file: from build to build nothing but the files of what changed is hashed. */
const knownIdentities = Array.from({ length: LAYOUTS }, () => resultCaches<Identity>())

interface Wanted {
  readonly layout: number
  readonly view: ViewContext
  readonly cards: Cards
}

/** The key is of the very cards: a file stays the same as long as they do, whatever changes around them. */
function identities(
  { inputs }: PlanContext,
  around: Around,
  keysBefore: KeysBefore,
): (wanted: Wanted) => Identity {
  return ({ layout, view, cards }) => {
    const { beside, shown } = cards
    const make = (): Identity => {
      const own = inputs?.cards(view, cards)
      const before = own === undefined ? undefined : keysBefore(own)
      const props = () => [beside, ...shown.map((linked) => hashOfCard(view, linked))].join(' ')
      return { inputs: own, key: before ?? identityOf(around, { slot: 'cards', props: props() }) }
    }
    const [first, ...others] = shown
    const memory = knownIdentities[layout]?.[view.locale]
    if (first === undefined || memory === undefined) return make()
    return recalled(memory, [first, view.cards, ...Object.values(around), beside, ...others], make)
  }
}
