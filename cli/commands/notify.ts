import { countOf } from '../../core/diagnostics/words.ts'
import { tellOfGoneHomes } from '../../core/service/appointments/gone-homes.ts'
import { notify as notifyVisitors } from '../../core/service/registered-searches/notify.ts'
import type { Notified } from '../../core/service/registered-searches/notify.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { atOffice, reportDone } from '../office.ts'

export interface NotifyOptions {
  readonly dryRun?: boolean
}

/**
 * Puts mails about new properties for registered searches into the outbox, from which the service sends them, and mails to the office
 * about appointments at properties that are no longer offered.
 */
export async function notify(io: Io, options: GlobalOptions & NotifyOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const dryRun = options.dryRun ?? false
  const done = await atOffice(io, root, async (deps) => {
    const notified = await notifyVisitors(deps, { dryRun })
    const gone = dryRun ? 0 : await tellOfGoneHomes(deps)
    const summary = [...summaryOf(notified, dryRun), ...goneSummary(gone)]
    return { result: { dryRun, ...notified, goneAppointments: gone }, summary }
  })
  return reportDone(io, options, { command: 'notify', root, done })
}

function goneSummary(count: number): readonly string[] {
  return count === 0 ? [] : [`${countOf(count, 'appointment')} at a property that is no longer offered`]
}

function summaryOf(
  { searches, visitors, digests, reminders, told }: Notified,
  dryRun: boolean,
): readonly string[] {
  const properties = new Set(told.flatMap((search) => search.properties.map(({ id }) => id)))
  const verb = dryRun ? 'would be mailed' : 'will be mailed'
  return [
    `${countOf(searches, 'search', 'searches')} of ${countOf(visitors, 'visitor')}`,
    `${countOf(digests, 'visitor')} ${verb} about ${countOf(properties.size, 'property', 'properties')}`,
    ...(reminders === 0 ? [] : [`${countOf(reminders, 'search', 'searches')} due for renewal`]),
  ]
}
