/** The mailed links of an appointment: one for the visitor, one for the office. */
import type { ServiceDeps } from '../deps.ts'
import { serviceUrl } from '../service-address.ts'
import { signLink } from '../signed-link.ts'
import type { AppointmentRow } from './appointment-tables.ts'

type LinkDeps = Pick<ServiceDeps, 'site' | 'secrets' | 'address'>

/** The link ends with the appointment. */
export function changePath(row: AppointmentRow, deps: Pick<ServiceDeps, 'secrets'>): string {
  return `/api/appointments/${signLink({ purpose: 'appointment', subject: row.id, expires: row.ends_at }, deps)}`
}

export function changeLink(row: AppointmentRow, deps: LinkDeps): string {
  return serviceUrl(deps, changePath(row, deps))
}

/** The link by which the visitor confirms the booking. It is mailed only, so it proves that the address is theirs. */
export function confirmLink(row: AppointmentRow, deps: LinkDeps): string {
  const link = { purpose: 'appointment-confirm', subject: row.id, expires: row.ends_at } as const
  return serviceUrl(deps, `/api/appointment-confirmations/${signLink(link, deps)}`)
}

/** The link by which the office confirms, declines or cancels. */
export function answerLink(row: AppointmentRow, deps: LinkDeps): string {
  const link = { purpose: 'appointment-answer', subject: row.id, expires: row.ends_at } as const
  return serviceUrl(deps, `/api/appointment-answers/${signLink(link, deps)}`)
}
