/**
 * The forms of the site and of the owner portal, by their public names. The file of a form contains its
 * fields, its rules and its texts on the site. `core/service/forms/` contains its treatment by the service,
 * under the same name.
 */
import { fieldsOf } from './form-definition.ts'
import type { FormKind } from './form-kind.ts'
import { appointment } from './forms/appointment.ts'
import { contactConstruction } from './forms/contact-construction.ts'
import { contactDemand } from './forms/contact-demand.ts'
import { contactMe } from './forms/contact-me.ts'
import { forgotPassword } from './forms/forgot-password.ts'
import { jobContact } from './forms/job-contact.ts'
import { offer } from './forms/offer.ts'
import { ownerLogin } from './forms/owner-login.ts'
import { registeredSearch } from './forms/registered-search.ts'
import { rentalConfirmation } from './forms/rental-confirmation.ts'
import { requestDocuments } from './forms/request-documents.ts'
import { resetPassword } from './forms/reset-password.ts'
import { savedHomes } from './forms/saved-homes.ts'
import { sendToFriend } from './forms/send-to-friend.ts'
import { signNewsletter } from './forms/sign-newsletter.ts'
import { siteContact } from './forms/site-contact.ts'
import { testimonial } from './forms/testimonial.ts'
import { unsubscribe } from './forms/unsubscribe.ts'
import { visit } from './forms/visit.ts'

/** The order is that of the documents and of the columns of the inbox. */
export const FORMS = {
  [siteContact.name]: siteContact,
  [contactMe.name]: contactMe,
  [visit.name]: visit,
  [contactConstruction.name]: contactConstruction,
  [contactDemand.name]: contactDemand,
  [registeredSearch.name]: registeredSearch,
  [sendToFriend.name]: sendToFriend,
  [savedHomes.name]: savedHomes,
  [signNewsletter.name]: signNewsletter,
  [ownerLogin.name]: ownerLogin,
  [forgotPassword.name]: forgotPassword,
  [resetPassword.name]: resetPassword,
  [testimonial.name]: testimonial,
  [offer.name]: offer,
  [rentalConfirmation.name]: rentalConfirmation,
  [appointment.name]: appointment,
  [requestDocuments.name]: requestDocuments,
  [jobContact.name]: jobContact,
  [unsubscribe.name]: unsubscribe,
} as const satisfies Readonly<Record<string, FormKind>>

export type FormName = keyof typeof FORMS
export type Form = (typeof FORMS)[FormName]

export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[]

/** The forms without a password, whose data is kept. The others are those of accounts. */
export const PUBLIC_FORMS: readonly FormName[] = FORM_NAMES.filter((name) => !FORMS[name].account)

/** The forms that the office receives. */
export const OFFICE_FORMS: readonly FormName[] = PUBLIC_FORMS.filter((name) => !FORMS[name].isForSender)

/** The forms of which the mail to the sender can repeat something: an address of mail alone is not repeated. */
export const COPIED_FORMS: readonly FormName[] = OFFICE_FORMS.filter((form) =>
  fieldsOf(FORMS[form]).some(({ name, kind }) => name !== 'email' && kind !== 'hidden'),
)

/** The forms on pages of properties and projects. */
export const REQUEST_FORMS: readonly Form[] = Object.values(FORMS).filter(
  ({ shownOn }: FormKind) => shownOn !== undefined,
)

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}
