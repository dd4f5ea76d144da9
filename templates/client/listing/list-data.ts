/** What the browser loads of a list, each file once. */
import { layoutsOf, placesOf } from '../../../core/domain/fragments.ts'
import type { ListPlaces } from '../../../core/domain/list-places.ts'
import type { ListFile } from '../../../core/domain/list-columns.ts'
import { parseFragment } from '../fragment.ts'
import { fetchText } from '../retry.ts'

export interface ListData {
  readonly columns: ListFile
  /** Copies of the cards of these rows. Rejects when the build that they belong to is gone, or the net. */
  cards(rows: readonly number[], signal: AbortSignal): Promise<readonly Element[]>
  /** Where the rows stand; undefined where none has a place. Only a map and its part of an address need it. */
  places(): Promise<ListPlaces | undefined>
}

export async function loadList(href: string, fresh = false): Promise<ListData> {
  const columns = JSON.parse(await fetchText(href, { cache: fresh ? 'reload' : 'default' })) as ListFile
  const layouts = layoutsOf(columns)
  const loaded = new Map<string, readonly Element[]>()
  let places: Promise<ListPlaces | undefined> | undefined
  return {
    columns,
    async cards(rows, signal) {
      const places = placesOf(layouts, rows)
      const files = [...new Set(places.map(({ file }) => columns.fragments[file] ?? ''))]
      const missing = files.filter((file) => !loaded.has(file))
      await Promise.all(
        missing.map(async (file) => {
          loaded.set(file, elementsOf(await fetchText(file, { signal })))
        }),
      )
      return places.map(({ file, index }) => {
        const card = loaded.get(columns.fragments[file] ?? '')?.[index]
        if (!card) throw new Error('a card is missing')
        return document.importNode(card, true)
      })
    },
    places() {
      places ??= loadPlaces(columns)
      // What did not come is asked for again.
      places.catch(() => (places = undefined))
      return places
    },
  }
}

async function loadPlaces({ places: href }: ListFile): Promise<ListPlaces | undefined> {
  return href === undefined ? undefined : (JSON.parse(await fetchText(href)) as ListPlaces)
}

function elementsOf(html: string): readonly Element[] {
  return [...parseFragment(html).body.children]
}
