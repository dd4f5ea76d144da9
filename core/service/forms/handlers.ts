/**
 * What forms do beyond being kept and mailed: one row for each that does more. What it keeps of a form, its handler says
 * (`Handled`): a form that carries a password is done, and never kept.
 */
import type { FormName } from '../../domain/form-definition.ts'
import { makeAppointment } from '../appointments/handler.ts'
import { requestDocuments } from '../documents/handler.ts'
import { composeMails } from '../mail/compose.ts'
import { prepareForgottenPassword } from '../portal/forgotten-password.ts'
import { prepareLogin } from '../portal/login.ts'
import { prepareNewPassword } from '../portal/new-password.ts'
import { signNewsletter, unsubscribe } from '../newsletter/opt-in.ts'
import { registerSearch } from '../registered-searches/handler.ts'
import type { FormHandler, FormPreparation } from './handler.ts'

export type FormTreatment =
  | { readonly handle: FormHandler }
  /** What takes long is done first, while nobody waits. */
  | { readonly prepare: FormPreparation }

export const FORM_HANDLERS: Readonly<Partial<Record<FormName, FormTreatment>>> = {
  'owner-login': { prepare: prepareLogin },
  'forgot-password': { prepare: prepareForgottenPassword },
  'reset-password': { prepare: prepareNewPassword },
  'contact-appointment': { handle: makeAppointment },
  appointment: { handle: makeAppointment },
  'request-documents': { handle: requestDocuments },
  'demand-register': { handle: registerSearch },
  'sign-newsletter': { handle: signNewsletter },
  unsubscribe: { handle: unsubscribe },
}

/** Kept, and mailed to the office and the sender. */
export const passOn: FormHandler = (received, { deps }) =>
  Promise.resolve({
    kind: 'kept',
    messages: composeMails({ received, site: deps.site(), config: deps.config }),
  })
