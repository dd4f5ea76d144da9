/** `agency-site changes`: what publications changed, as text, as JSON, or as a mail for the office. */
import { siteChanges } from '../../core/build/reports/changes.ts'
import { dayAt } from '../../core/domain/moment.ts'
import type { Since } from '../arguments.ts'
import { changeLine, changesMail } from '../changes-text.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { refused } from '../refused.ts'
import { report } from '../report.ts'

interface ChangesCommand extends SiteOptions {
  readonly since?: Since
  /** The address of the office; true for that of the first office in site.json. */
  readonly mail?: string | true
}

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 7

export async function changes(io: Io, options: GlobalOptions & ChangesCommand): Promise<number> {
  const site = siteOptions(io, options)
  const since = dayOf(options.since ?? { daysAgo: DEFAULT_DAYS }, io.now())
  const {
    problems,
    changes: found,
    agency,
  } = await siteChanges(
    machinePorts(io, () => undefined),
    site,
    since,
  )
  const to = options.mail === true ? agency?.email : options.mail
  if (found !== null && agency !== null && options.mail !== undefined) {
    if (to === null || to === undefined)
      return refused(
        io,
        'the first office in site-config/site.json has no "email"',
        'name an address with --mail',
      )
    // A day without a change needs no mail.
    if (found.length > 0) io.out.write(changesMail(found, { agency, to, since, now: io.now() }))
    return 0
  }
  const lines = found?.map(changeLine) ?? []
  return report(io, options, {
    command: 'changes',
    ok: found !== null,
    problems,
    root: site.root,
    result: { since, changes: found ?? [] },
    summary: found === null ? [] : lines.length === 0 ? [`nothing has changed since ${since}`] : lines,
  })
}

function dayOf(since: Since, now: number): string {
  return 'day' in since ? since.day : dayAt(now - since.daysAgo * DAY_MS)
}
