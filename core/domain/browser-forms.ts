/** The definitions of the forms by their public names. The browser loads nothing else about them. */
import type { FormDefinition } from './form-definition.ts'
import type { FormName } from './forms.ts'
import { appointmentDefinition } from './forms/appointment.ts'
import { contactConstructionDefinition } from './forms/contact-construction.ts'
import { contactDemandDefinition } from './forms/contact-demand.ts'
import { contactMeDefinition } from './forms/contact-me.ts'
import { forgotPasswordDefinition } from './forms/forgot-password.ts'
import { jobContactDefinition } from './forms/job-contact.ts'
import { offerDefinition } from './forms/offer.ts'
import { ownerLoginDefinition } from './forms/owner-login.ts'
import { registeredSearchDefinition } from './forms/registered-search.ts'
import { rentalConfirmationDefinition } from './forms/rental-confirmation.ts'
import { requestDocumentsDefinition } from './forms/request-documents.ts'
import { resetPasswordDefinition } from './forms/reset-password.ts'
import { savedHomesDefinition } from './forms/saved-homes.ts'
import { sendToFriendDefinition } from './forms/send-to-friend.ts'
import { signNewsletterDefinition } from './forms/sign-newsletter.ts'
import { siteContactDefinition } from './forms/site-contact.ts'
import { testimonialDefinition } from './forms/testimonial.ts'
import { unsubscribeDefinition } from './forms/unsubscribe.ts'
import { visitDefinition } from './forms/visit.ts'

const DEFINITIONS: Readonly<Record<FormName, FormDefinition>> = {
  [siteContactDefinition.name]: siteContactDefinition,
  [contactMeDefinition.name]: contactMeDefinition,
  [visitDefinition.name]: visitDefinition,
  [contactConstructionDefinition.name]: contactConstructionDefinition,
  [contactDemandDefinition.name]: contactDemandDefinition,
  [registeredSearchDefinition.name]: registeredSearchDefinition,
  [sendToFriendDefinition.name]: sendToFriendDefinition,
  [savedHomesDefinition.name]: savedHomesDefinition,
  [signNewsletterDefinition.name]: signNewsletterDefinition,
  [ownerLoginDefinition.name]: ownerLoginDefinition,
  [forgotPasswordDefinition.name]: forgotPasswordDefinition,
  [resetPasswordDefinition.name]: resetPasswordDefinition,
  [testimonialDefinition.name]: testimonialDefinition,
  [offerDefinition.name]: offerDefinition,
  [rentalConfirmationDefinition.name]: rentalConfirmationDefinition,
  [appointmentDefinition.name]: appointmentDefinition,
  [requestDocumentsDefinition.name]: requestDocumentsDefinition,
  [jobContactDefinition.name]: jobContactDefinition,
  [unsubscribeDefinition.name]: unsubscribeDefinition,
}

export function definitionOf(name: string): FormDefinition | undefined {
  return Object.hasOwn(DEFINITIONS, name) ? DEFINITIONS[name as FormName] : undefined
}
