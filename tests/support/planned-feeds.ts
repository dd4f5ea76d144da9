/** The feeds that a build of some content writes, as texts by the names of their files. */
import { contentInMemory } from '../../core/plan/jobs.ts'
import { EMPTY_LEDGER } from '../../core/ledger/ledger.ts'
import type { Past } from '../../core/ledger/ledger.ts'
import { hashOf } from '../../core/system/hash.ts'
import type { ServiceSite } from '../../core/schema/service-site.ts'
import { linkFiles, planOf } from './linked.ts'
import type { SiteFiles } from './minimal-site.ts'

export interface PlannedFeeds {
  /** Of each file that is made in memory. */
  readonly texts: ReadonlyMap<string, string>
  readonly service: ServiceSite | null
}

/** The clock of tests that do not set it. */
const TODAY = '2026-11-23'

export async function plannedFeeds(
  files: SiteFiles,
  { ledger = EMPTY_LEDGER, today = TODAY }: Partial<Past> = {},
): Promise<PlannedFeeds> {
  const { site, problems } = await linkFiles(files, Date.parse(`${today}T08:00:00Z`))
  // Advert rules have their own tests, and a home that breaks one shows that its price stays hidden.
  const errors = problems.filter(({ severity, code }) => severity === 'error' && !code.startsWith('AS4'))
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const { plan } = planOf(site, hashOf('templates'), { past: { ledger, today } })
  const made = plan.files.flatMap(({ file, content }) =>
    'copyOf' in content ? [] : [[file as string, String(contentInMemory(content))] as const],
  )
  return { texts: new Map(made), service: plan.serviceSite() }
}
