/**
 * The homes of the last publication with their prices, which the ledger does not contain. Only the summary of the
 * next build uses them; without this file, the summary contains what the ledger has.
 */
import path from 'node:path'
import { STATES } from '../../schema/ledger.ts'
import type { Files } from '../../system/files.ts'
import type { Hash } from '../../system/hash.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'
import { isSystemError } from '../environment.ts'
import { manifestFile } from '../output/output.ts'
import type { Places } from '../output/output.ts'
import type { Stock, StockHome } from '../reports/stock-changes.ts'

const STOCK_VERSION = 1

/** The state is an index of `STATES`. */
type Row = readonly [id: number, state: number, price: number | null, hash: Hash]

function stockFile(places: Places): string {
  return path.join(places.work, 'stocks', path.basename(manifestFile(places)))
}

export async function lastStock(files: Files, places: Places): Promise<Stock | null> {
  const { data } = await readSealed(files, stockFile(places), STOCK_VERSION)
  if (data === undefined) return null
  return new Map((data as readonly Row[]).map(([id, state, price, hash]) => [id, homeOf(state, price, hash)]))
}

function homeOf(state: number, price: number | null, hash: Hash): StockHome {
  return { state: STATES[state] ?? 'open', price, hash }
}

/** If the disk refuses the file, the site is published without it. */
export async function keepStock(files: Files, places: Places, stock: Stock): Promise<void> {
  const data = [...stock].map(([id, { state, price = null, hash }]) => [
    id,
    STATES.indexOf(state),
    price,
    hash,
  ])
  const file = stockFile(places)
  try {
    await files.makeFolder(path.dirname(file))
    await writeSealed(files, file, { version: STOCK_VERSION, data })
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}
