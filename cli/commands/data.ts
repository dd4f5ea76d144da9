import { appointmentsAhead } from '../../core/service/appointments/agenda.ts'
import type { AppointmentRow } from '../../core/service/appointments/appointment-tables.ts'
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

/** The office expects the visitor, and its calendar keeps the entry: it is told without a word about the person. */
function toldOf({ starts_at, property, office }: AppointmentRow) {
  const at = `${new Date(starts_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const place = property === null ? 'a meeting' : `property ${property}`
  return { at, where: office === null ? place : `${place}, office ${office}` }
}

export async function erasePersonalData(io: Io, options: GlobalOptions & DataOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const done = await withStore(root, io, async (store) => {
    const ahead = await appointmentsAhead(store.db, options.email.trim().toLowerCase(), io.now())
    const erased = await eraseData(store, options.email)
    const isWiped = await wipe({ store, mails: mailFolderOf(root, io.env) })
    const counts = Object.entries(erased).map(([name, count]) => `${name}: ${count}`)
    const left = isWiped ? [] : ['another process reads the database: traces are overwritten within the hour']
    const visits = ahead.map(toldOf)
    return {
      result: { erased, appointments: visits },
      summary: [
        `erased for ${options.email}: ${counts.join(', ')}`,
        ...visits.map(
          ({ at, where }) => `an appointment to come is erased with it, tell the office: ${at}, ${where}`,
        ),
        ...left,
      ],
    }
  })
  return reportDone(io, options, { command: 'data erase', root, done })
}
