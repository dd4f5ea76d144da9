import { exportSubscribers, subscribersTable } from '../../core/service/newsletter/export.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { atOffice, reportDone } from '../office.ts'
import { isProblem } from '../service-site.ts'

/** Writes the subscribers to stdout, as a CSV table or as JSON. */
export async function exportNewsletter(io: Io, options: GlobalOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const command = 'newsletter export'
  const done = await atOffice(io, root, async (deps) => ({ subscribers: await exportSubscribers(deps) }))
  if (isProblem(done)) return reportDone(io, options, { command, root, done })
  if (options.json) return reportDone(io, options, { command, root, done: { result: done, summary: [] } })
  io.out.write(subscribersTable(done.subscribers))
  return 0
}
