import type { BookedHour } from '../appointments/booked-hour.ts'
import type { Transaction } from 'kysely'
import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { OutboundMessage } from '../mail/message.ts'
import type { Tables } from '../store/tables.ts'

/** A form that has passed every check and is not stored yet. */
export interface Received {
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  readonly values: SubmittedValues
  readonly receivedAt: number
  /** The visitor’s network address, which is used for limits and never stored as it is. */
  readonly address: string
  /** Whether the form came with a valid proof of work. */
  readonly isProven: boolean
  /** The request, whose body has been read. It provides the cookie and the name of the browser. */
  readonly request: Request
}

/** A form as it is stored. */
export type StoredForm = Omit<Received, 'address' | 'request' | 'isProven'>

export type Handled =
  /** Stored, with its messages. `next` is the page that follows, if it is not the thank-you page. */
  | {
      readonly kind: 'kept'
      readonly messages: readonly OutboundMessage[]
      /** The hour that the form booked, for webhooks. */
      readonly booked?: BookedHour
      /** The visitor has to confirm it by mail; webhooks are called after that. */
      readonly isUnconfirmed?: boolean
      readonly next?: string
      readonly cookie?: string
    }
  /**
   * Completed without storing the form, because it contains a password or would show that an account exists.
   */
  | {
      readonly kind: 'done'
      readonly messages: readonly OutboundMessage[]
      readonly next?: string
      readonly cookie?: string
    }
  /**
   * The form is not stored, and its proof of work may be used again, unless it was an attempt to log in. The
   * rows that the handler wrote stay, such as a count of attempts.
   */
  | { readonly kind: 'unfit'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'refused'; readonly answer: 'login' }
  /**
   * Tried too often; `seconds` is the time until the next attempt. `unproven`: with a proof of work it is
   * tried at once.
   */
  | { readonly kind: 'often'; readonly seconds: number; readonly unproven?: true }
  /** A browser without a script has to choose a free hour first. */
  | { readonly kind: 'choose' }

/**
 * The effects of a form beside the submission itself. A handler runs inside the transaction that stores the
 * submission, and may run again. It therefore changes the database only, and its messages enter the outbox in
 * the same transaction.
 */
export type FormHandler = (
  received: Received,
  context: { readonly deps: ServiceDeps; readonly transaction: Transaction<Tables> },
) => Promise<Handled>

/**
 * Slow work, such as hashing a password. It runs before the transaction, so that other writers do not wait
 * for it. It returns the handler, which checks again everything that may have changed meanwhile.
 */
export type FormPreparation = (received: Received, deps: ServiceDeps) => Promise<FormHandler>

export type FormTreatment = { readonly handle: FormHandler } | { readonly prepare: FormPreparation }
