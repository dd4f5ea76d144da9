/** The link to the feed of a list, which follows the filters where the host answers such a feed. */
import { listQueryText } from '../../../core/domain/list-query.ts'
import type { ListQuery } from '../../../core/domain/list-query.ts'
import { hasFilteredFeeds } from '../presence.ts'

export async function followFilters(query: ListQuery, signal: AbortSignal): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-list-feed] a')
  const [whole = ''] = link?.href.split('?') ?? []
  const text = listQueryText({ ...query, sort: 'newest', view: 'list', page: 1 })
  if (!link || link.href === whole + text) return
  const isFiltered = text !== '' && (await hasFilteredFeeds())
  if (!signal.aborted) link.href = isFiltered ? whole + text : whole
}
