/** Homes by their ids, from the columns and cards of the lists (`list.json`). */
import { LISTING_GOALS } from '../../../core/domain/listing.ts'
import type { ListingGoal } from '../../../core/domain/listing.ts'
import { loadList } from '../listing/list-data.ts'
import { once } from '../once.ts'
import type { ListData } from '../listing/list-data.ts'

export interface SavedLists {
  /** The address of a goal's list, which evaluates a saved search. */
  readonly pages: Readonly<Partial<Record<ListingGoal, string>>>
  /** Cards in the order of the ids. Homes that are no longer listed have none. */
  cards(ids: readonly number[], signal: AbortSignal): Promise<readonly HTMLElement[]>
}

export function savedLists(box: HTMLElement): SavedLists {
  const marks = [...box.querySelectorAll<HTMLElement>('[data-saved-list]')]
  const load = once(() => Promise.all(marks.map(({ dataset }) => loadList(dataset.columns ?? ''))))
  return {
    pages: Object.fromEntries(
      marks.flatMap(({ dataset }) => {
        const goal = LISTING_GOALS.find((each) => each === dataset.savedList)
        return goal === undefined ? [] : [[goal, dataset.page ?? '']]
      }),
    ),
    async cards(ids, signal) {
      if (ids.length === 0) return []
      const lists = await load()
      const found = await Promise.all(lists.map((list) => cardsOf(list, ids, signal)))
      const byId = new Map(found.flat())
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  }
}

async function cardsOf(list: ListData, wanted: readonly number[], signal: AbortSignal) {
  const ids = await list.ids()
  const rows = wanted.map((id) => ids.indexOf(id)).filter((row) => row >= 0)
  const elements = rows.length === 0 ? [] : await list.cards(rows, signal)
  return elements.flatMap((card, index): [number, HTMLElement][] =>
    card instanceof HTMLElement ? [[ids[rows[index] ?? -1] ?? 0, card]] : [],
  )
}
