/** A question about a property. */
import { carry, form, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { afterwards, person } from '../form-parts.ts'

export const contactMeDefinition = form('contact-me', [carry('property'), untitled(...person, ...afterwards)])

export const contactMe = publicForm(contactMeDefinition, {
  key: 'contact-me',
  purpose: 'sends a question about a property',
  basis: 'steps',
  // The agency answers within days, and the visitor may write again within a year.
  retentionDays: 365,
  thanks: '/feedback/contact-me/',
  shownOn: { property: 2 },
})
