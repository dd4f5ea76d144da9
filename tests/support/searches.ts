/** Visitors who confirm their registered searches by the links in their mails. */
import { searchUrl } from '../../core/service/registered-searches/life.ts'
import type { TestService } from './service.ts'

/** Confirms every search that waits for it. */
export async function confirmSearches({ ask, deps, store }: TestService): Promise<void> {
  const waiting = await store.db.selectFrom('search').selectAll().where('confirmed_at', 'is', null).execute()
  for (const row of waiting) {
    const { pathname } = new URL(searchUrl(row, deps))
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const { status } = await ask(pathname, { method: 'POST', body: 'action=confirm' }, { headers })
    if (status !== 303) throw new Error(`a search is not confirmed: ${status}`)
  }
}
