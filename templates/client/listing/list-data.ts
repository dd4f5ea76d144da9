/** The data of a list, each file loaded once. */
import { layoutsOf, placesOf } from '../../../core/domain/fragments.ts'
import type { ListColumns } from '../../../core/domain/list-columns.ts'
import { parseListPlaces } from '../../../core/domain/list-places.ts'
import type { ListPlaces } from '../../../core/domain/list-places.ts'
import { parseListFile, parseListIds } from '../../../core/domain/list-file.ts'
import type { ListFile } from '../../../core/domain/list-file.ts'
import { parseFragment } from '../fragment.ts'
import { once } from '../once.ts'
import { fetchText } from '../retry.ts'

export interface ListData {
  readonly columns: ListColumns
  /** Copies of the cards of these rows. Rejects if a later build removed the files, or without a network. */
  cards(rows: readonly number[], signal: AbortSignal): Promise<readonly Element[]>
  /** The ids of the rows. */
  ids(): Promise<readonly number[]>
  /** The places of the rows; undefined if no row has one. Only the map and a query with bounds need them. */
  places(): Promise<ListPlaces | undefined>
}

export async function loadList(href: string, fresh = false): Promise<ListData> {
  const file = parseListFile(await fetchText(href, { cache: fresh ? 'reload' : 'default' }))
  if (!file) throw new Error(`no list: ${href}`)
  const { fragments } = file
  const layouts = layoutsOf(file)
  const loaded = new Map<string, readonly Element[]>()
  return {
    columns: file,
    async cards(rows, signal) {
      const places = placesOf(layouts, rows)
      const files = [...new Set(places.map(({ file }) => fragments[file] ?? ''))]
      const missing = files.filter((file) => !loaded.has(file))
      await Promise.all(
        missing.map(async (file) => {
          loaded.set(file, elementsOf(await fetchText(file, { signal })))
        }),
      )
      return places.map(({ file, index }) => {
        const card = loaded.get(fragments[file] ?? '')?.[index]
        if (!card) throw new Error('a card is missing')
        return document.importNode(card, true)
      })
    },
    ids: once(() => loadIds(file)),
    places: once(() => loadPlaces(file)),
  }
}

async function loadIds({ ids: href }: ListFile): Promise<readonly number[]> {
  const ids = parseListIds(await fetchText(href))
  if (!ids) throw new Error(`no ids: ${href}`)
  return ids
}

async function loadPlaces({ places: href }: ListFile): Promise<ListPlaces | undefined> {
  if (href === undefined) return undefined
  const places = parseListPlaces(await fetchText(href))
  if (!places) throw new Error(`no places: ${href}`)
  return places
}

function elementsOf(html: string): readonly Element[] {
  return [...parseFragment(html).body.children]
}
