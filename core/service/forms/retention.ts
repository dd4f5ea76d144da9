/**
 * How long what was sent in a form is kept, in days, where the site says nothing (`retention` of site-config/service.json). As long as its
 * purpose takes, and no longer (GDPR, article 5.1 e); docs/processing-register.md says the same for people.
 */
import type { FormName } from '../../domain/form-definition.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'

export const RETENTION_DAYS: Readonly<Record<FormName, number>> = {
  // Questions: answered within days, and asked again within a year.
  'site-contact': 365,
  'contact-me': 365,
  'contact-construction': 365,
  // Visits: over when the home is, and the agency may be asked who came.
  'contact-appointment': 365,
  appointment: 365,
  // Owners think about selling for a long time: a valuation is asked for well before.
  'contact-demand': 730,
  // The search itself has a life of its own; this is the form that brought it.
  'demand-register': 365,
  // Names somebody who never asked for it: no longer than it takes to send, and to answer a complaint.
  'send-to-friend': 30,
  // Proof that somebody agreed; the list of subscribers is kept apart.
  'sign-newsletter': 730,
  unsubscribe: 730,
  // What is published stands on the site; this is the proof that it may.
  testimonial: 1825,
  // Anti-money-laundering law and liability: what led to a contract is kept by the agency’s own files; this bridges the sale.
  offer: 730,
  // Refused candidates may complain of discrimination; who becomes the tenant is in the lease.
  'rental-confirmation': 365,
  'request-documents': 365,
  // Applications: as Belgian and Luxembourg authorities advise, unless the applicant agrees to more.
  'job-contact': 180,
  // Never kept: see their handlers. A row is a mistake, and short.
  'owner-login': 1,
  'forgot-password': 1,
  'reset-password': 1,
}

const DAY = 24 * 3600 * 1000

export function eraseAt(form: FormName, receivedAt: number, { retention }: ServiceConfig): number {
  return receivedAt + (retention?.[form] ?? RETENTION_DAYS[form]) * DAY
}
