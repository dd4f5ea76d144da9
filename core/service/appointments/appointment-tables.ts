import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../domain/locale.ts'

/** A visit of a property, or a meeting. What the mails need of the visitor is here: the submission may be erased before it takes place. */
export interface AppointmentRow {
  /** That of the submission. */
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  readonly property: string | null
  /** Where somebody meets who is not at a property. */
  readonly meeting: 'office' | 'home' | 'phone' | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly starts_at: number
  readonly ends_at: number
  /** A cancelled appointment is stored until its retention ends, so that its link can report the cancellation. */
  readonly state: 'confirmed' | 'cancelled'
  /** Of the calendar entry: how often it was changed. */
  readonly sequence: number
  readonly created_at: number
  readonly erase_at: number
}

/** A place at one time. Its key is what keeps two processes from giving it twice. */
interface SeatRow {
  readonly starts_at: number
  /** From 0 to below the capacity. */
  readonly seat: number
  readonly appointment: string
}

export interface AppointmentTables {
  readonly appointment: AppointmentRow
  readonly seat: SeatRow
}
