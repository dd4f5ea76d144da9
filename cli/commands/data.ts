import { eraseData, exportData } from '../../core/service/personal-data.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { report } from '../report.ts'
import { isProblem, storeOf } from '../service-site.ts'

export interface DataOptions {
  readonly email: string
}

/** JSON on stdout, whatever the options: it is handed to whoever it is about. */
export async function exportPersonalData(io: Io, options: GlobalOptions & DataOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const store = await storeOf(root, io.env)
  const command = 'data export'
  if (isProblem(store))
    return report(io, options, { command, ok: false, problems: [store], root, result: {}, summary: [] })
  try {
    const data = await exportData(store, options.email)
    const made = new Date(io.now()).toISOString()
    io.out.write(`${JSON.stringify({ schema: 1, command, email: options.email, made, data }, null, 2)}\n`)
    return 0
  } finally {
    await store.close()
  }
}

export async function erasePersonalData(io: Io, options: GlobalOptions & DataOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const store = await storeOf(root, io.env)
  const command = 'data erase'
  if (isProblem(store))
    return report(io, options, { command, ok: false, problems: [store], root, result: {}, summary: [] })
  try {
    const erased = await eraseData(store, options.email)
    const counts = Object.entries(erased).map(([name, count]) => `${name}: ${count}`)
    const summary = [`erased of ${options.email}: ${counts.join(', ')}`]
    return report(io, options, { command, ok: true, problems: [], root, result: { erased }, summary })
  } finally {
    await store.close()
  }
}
