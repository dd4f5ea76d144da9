import { eraseData, exportData, wipe } from '../../core/service/personal-data.ts'
import { mailFolderOf } from '../../core/service/service-environment.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { reportDone, withStore } from '../office.ts'
import { isProblem } from '../service-site.ts'

export interface DataOptions {
  readonly email: string
}

/** Writes JSON to stdout regardless of the options, because the person concerned receives the document. */
export async function exportPersonalData(io: Io, options: GlobalOptions & DataOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const { email } = options
  const command = 'data export'
  const found = await withStore(root, io, async (store) => ({ data: await exportData(store, email) }))
  if (isProblem(found)) return reportDone(io, options, { command, root, done: found })
  const made = new Date(io.now()).toISOString()
  io.out.write(`${JSON.stringify({ schema: 1, command, email, made, ...found }, null, 2)}\n`)
  return 0
}

export async function erasePersonalData(io: Io, options: GlobalOptions & DataOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const done = await withStore(root, io, async (store) => {
    const erased = await eraseData(store, options.email)
    const isWiped = await wipe({ store, mails: mailFolderOf(root, io.env) })
    const counts = Object.entries(erased).map(([name, count]) => `${name}: ${count}`)
    const left = isWiped ? [] : ['another process reads the database: traces are overwritten within the hour']
    return { result: { erased }, summary: [`erased for ${options.email}: ${counts.join(', ')}`, ...left] }
  })
  return reportDone(io, options, { command: 'data erase', root, done })
}
