/**
 * Views are added up in memory and written together every few seconds: a thousand views of a page cost one
 * row, and one write. A killed process loses the views of those seconds.
 */
import type { ServiceDeps } from '../deps.ts'
import { failureOf } from '../guards/failure.ts'
import { dayOf, zoneOf } from '../time-zone.ts'
import { countedAddresses, countedPage } from './counted-page.ts'
import type { CountedAddresses } from './counted-page.ts'
import { addCounts } from './page-counts.ts'
import type { PageCountRow } from './tables.ts'

export interface PageCounter {
  count(path: string): void
  /** Writes the pending counts; call it before the service stops. */
  flush(): Promise<void>
}

const WRITE_AFTER = 10_000
/** Limit of other pages a day, so that invented paths cannot fill the database. */
const OTHER_PAGES = 1000

export function createPageCounter(
  deps: Pick<ServiceDeps, 'store' | 'site' | 'now' | 'config' | 'log'>,
): PageCounter {
  let waiting = new Map<string, PageCountRow>()
  const others = { day: '', paths: new Set<string>() }
  let addresses: CountedAddresses | undefined
  let timer: NodeJS.Timeout | undefined

  const isTooMany = (path: string, day: string) => {
    if (others.day !== day) Object.assign(others, { day, paths: new Set<string>() })
    if (path === '' || others.paths.has(path)) return false
    if (others.paths.size >= OTHER_PAGES) return true
    others.paths.add(path)
    return false
  }
  const add = (row: PageCountRow) => {
    const key = `${row.day} ${row.property} ${row.path}`
    waiting.set(key, { ...row, count: (waiting.get(key)?.count ?? 0) + row.count })
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...waiting.values()]
    waiting = new Map()
    if (rows.length === 0) return
    try {
      await deps.store.write((transaction) => addCounts(transaction, rows))
    } catch (error) {
      deps.log.error(failureOf(error), 'views could not be written')
      for (const row of rows) add(row)
    }
  }
  return {
    count: (path) => {
      const site = deps.site()
      if (addresses?.site !== site) addresses = countedAddresses(site)
      const page = countedPage(path, addresses)
      const day = dayOf(deps.now(), zoneOf(deps))
      if (page === null || isTooMany(page.path, day)) return
      add({ ...page, day, count: 1 })
      // The timer does not keep the process alive.
      timer ??= setTimeout(() => void flush(), WRITE_AFTER).unref()
    },
    flush,
  }
}
