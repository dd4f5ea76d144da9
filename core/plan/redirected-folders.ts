/** Redirects from all addresses below a folder that have no page. */
import { pageKey } from '../domain/addresses.ts'
import type { FolderRedirect } from '../domain/addresses.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { folderRedirectsOf } from '../site/redirects.ts'
import { patternsOf } from './address-files.ts'
import type { PageJob } from './jobs.ts'
import type { PlanContext } from './plan-context.ts'

interface Published {
  readonly ledger: Ledger
  readonly pages: readonly PageJob[]
}

export function redirectedFolders(
  plan: PlanContext,
  { ledger, pages }: Published,
): readonly FolderRedirect[] {
  const found = folderRedirectsOf(plan.site)
  if (found.length === 0) return []
  const { staticFiles, documents } = plan.site
  const files = [...staticFiles, ...documents].map((file) => pageKey(`/${file}`))
  const urls = pages.filter(({ slot }) => slot !== 'redirect').map(({ url }) => pageKey(url))
  const used = [...files, ...urls]
  // The addresses of homes begin with what is written before the first part that changes.
  const starts = patternsOf(plan, ledger).map(({ path }) => pageKey(path).split('{', 1)[0] ?? '')
  return found.map(({ folder, to }) => {
    const key = pageKey(folder)
    const isApart =
      !used.some((address) => address.startsWith(key)) &&
      !starts.some((start) => start.startsWith(key) || key.startsWith(start))
    return { folder, to, isApart }
  })
}
