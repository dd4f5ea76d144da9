import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../domain/locale.ts'

/**
 * A visit of a property or a meeting. The row repeats the data of the visitor that mails need, because the submission
 * may be erased before the appointment takes place.
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
  readonly starts_at: number
  readonly ends_at: number
  /** A cancelled appointment is stored until its retention ends, so that its link can report the cancellation. */
  readonly state: 'confirmed' | 'cancelled'
  /** The version of the calendar entry: the number of changes so far. */
  readonly sequence: number
  readonly created_at: number
  readonly erase_at: number
}

/** One seat at one time. The primary key prevents two processes from giving the same seat twice. */
interface SeatRow {
  readonly starts_at: number
  /** A number from 0 to the capacity less one. */
  readonly seat: number
  readonly appointment: string
}

export interface AppointmentTables {
  readonly appointment: AppointmentRow
  readonly seat: SeatRow
}
