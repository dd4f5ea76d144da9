import { exportSubscribers, subscribersTable } from '../../core/service/newsletter/export.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { atOffice } from '../office.ts'
import { report } from '../report.ts'
import { isProblem } from '../service-site.ts'

/** Subscribers on stdout: a table, or JSON where that is asked for. */
export async function exportNewsletter(io: Io, options: GlobalOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const command = 'newsletter export'
  const done = await atOffice(io, root, async (deps) => ({ subscribers: await exportSubscribers(deps) }))
  if (isProblem(done))
    return report(io, options, { command, ok: false, problems: [done], root, result: {}, summary: [] })
  if (options.json)
    return report(io, options, { command, ok: true, problems: [], root, result: done, summary: [] })
  io.out.write(subscribersTable(done.subscribers))
  return 0
}
