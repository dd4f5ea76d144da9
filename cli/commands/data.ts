import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { AppointmentRow } from '../../core/service/appointments/appointment-tables.ts'
import { erasePerson } from '../../core/service/erase-person.ts'
import type { EraseDeps } from '../../core/service/erase-person.ts'
import { exportData, wipe } from '../../core/service/personal-data.ts'
import { mailFolderOf } from '../../core/service/service-environment.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { atOffice, reportDone, withStore } from '../office.ts'
import type { Done } from '../office.ts'
import { isProblem, siteOfService } from '../service-site.ts'

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

/** The appointment without a word about the person. */
function toldOf({ starts_at, property, office }: AppointmentRow) {
  const at = `${new Date(starts_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const place = property === null ? 'a meeting' : `property ${property}`
  return { at, where: office === null ? place : `${place}, office ${office}` }
}

export async function erasePersonalData(io: Io, options: GlobalOptions & DataOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const done = await erased(io, root, async (deps) => {
    const { erased, ahead, told } = await erasePerson(deps, options.email)
    const isWiped = await wipe({ store: deps.store, mails: mailFolderOf(root, io.env) })
    const counts = Object.entries(erased).map(([name, count]) => `${name}: ${count}`)
    const left = isWiped ? [] : ['another process reads the database: traces are overwritten within the hour']
    const visits = ahead.map(toldOf)
    const news = told > 0 ? 'the office is told by mail' : 'tell the office'
    return {
      result: { erased, appointments: visits, mails: told },
      summary: [
        `erased for ${options.email}: ${counts.join(', ')}`,
        ...visits.map(
          ({ at, where }) => `an appointment to come is cancelled by it, ${news}: ${at}, ${where}`,
        ),
        ...left,
      ],
    }
  })
  return reportDone(io, options, { command: 'data erase', root, done })
}

/** A person is erased without a published site as well. Then no mail can be composed. */
function erased(io: Io, root: string, work: (deps: EraseDeps) => Promise<Done>): Promise<Done | Problem> {
  return isProblem(siteOfService(root))
    ? withStore(root, io, (store) => work({ store, now: io.now }))
    : atOffice(io, root, work)
}
