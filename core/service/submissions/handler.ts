import type { Transaction } from 'kysely'
import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../domain/locale.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { OutboundMessage } from '../mail/message.ts'
import type { Tables } from '../store/tables.ts'

/** A form that passed every check, about to be kept. */
export interface Received {
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  readonly values: SubmittedValues
  readonly receivedAt: number
  /** The visitor’s network address, for limits; never kept as it is. */
  readonly address: string
  /** As it came, its body read: for the cookie and the name of the browser. */
  readonly request: Request
}

export type Handled =
  /** Kept, with what has to leave. `next` is where the visitor goes, if not to the thank-you page. */
  | {
      readonly kind: 'kept'
      readonly messages: readonly OutboundMessage[]
      readonly next?: string
      readonly cookie?: string
    }
  /** Done, and the form itself is not kept: it carries a password, or says who has an account. */
  | {
      readonly kind: 'done'
      readonly messages: readonly OutboundMessage[]
      readonly next?: string
      readonly cookie?: string
    }
  /** The form is not kept, and its proof may be used again; what the handler itself wrote stays, as a count of attempts has to. */
  | { readonly kind: 'unfit'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'refused'; readonly answer: 'login' | 'full' | 'alreadyRequested' | 'often' }

/**
 * What a form does beyond being kept and mailed. It runs inside the change that keeps the submission, and may run again: it touches the
 * database only, and what has to leave goes into the outbox with the same change.
 */
export type FormHandler = (
  received: Received,
  context: { readonly deps: ServiceDeps; readonly transaction: Transaction<Tables> },
) => Promise<Handled>

/**
 * For forms with slow work, such as hashing a password, during which nobody else must wait to write: it is done first, outside any change.
 * What it gives runs inside one, like any handler, and looks again at what may have changed meanwhile.
 */
export type FormPreparation = (received: Received, deps: ServiceDeps) => Promise<FormHandler>

export type FormTreatment = { readonly handle: FormHandler } | { readonly prepare: FormPreparation }
