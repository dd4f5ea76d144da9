import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'

/**
 * A visit of a property or a meeting. The row repeats what mails say, because the submission may be erased before the appointment takes
 * place, and the property may leave the site.
 */
export interface AppointmentRow {
  /** The id of the submission. */
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  readonly property: string | null
  /** The place of a meeting that is not at a property. */
  readonly meeting: 'office' | 'home' | 'phone' | null
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The id of the office; null in rows of a version that knew one office only. */
  readonly office: string | null
  /** The name of the agent whom the visitor meets. */
  readonly person: string | null
  /** JSON of a `PlaceOfAppointment`; null in rows of an older version. */
  readonly place: string | null
  /** The address of the visitor, for a meeting at home. */
  readonly address: string | null
  readonly starts_at: number
  readonly ends_at: number
  /**
   * `unconfirmed` waits for the visitor until `confirm_by`, and `requested` for the office. A cancelled appointment is stored until its retention ends, so that its link can report the
   * cancellation.
   */
  readonly state: 'unconfirmed' | 'requested' | 'confirmed' | 'cancelled'
  /** The version of the calendar entry: the number of changes so far. */
  readonly sequence: number
  readonly created_at: number
  readonly erase_at: number
  /** Until when the visitor could confirm it by mail; null if no confirmation was asked. */
  readonly confirm_by: number | null
  /** When the office was told that the property has left the site. */
  readonly gone_at: number | null
}

/** A free hour that is kept for a visitor who fills in the form. It names nobody. */
export interface HoldRow {
  /** Random; known to the page that asked for it. */
  readonly id: string
  readonly office: string
  /** 1 where somebody has to drive to the appointment. */
  readonly outside: number
  readonly property: string | null
  readonly person: string | null
  readonly starts_at: number
  readonly ends_at: number
  /** The network that it was asked from, as `addressKey` writes it. */
  readonly network: string
  readonly expires_at: number
}

export interface AppointmentTables {
  readonly appointment: AppointmentRow
  readonly hold: HoldRow
}
