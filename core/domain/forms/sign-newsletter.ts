/** The newsletter: the form in the footer of most pages. */
import { carry, form, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { wideEmail } from '../form-parts.ts'

export const signNewsletterDefinition = form('sign-newsletter', [carry(), untitled(wideEmail)])

export const signNewsletter = publicForm(signNewsletterDefinition, {
  key: 'sign-newsletter',
  purpose: 'requests a subscription to the newsletter',
  basis: 'consent',
  // It proves the consent. The list of subscribers is stored separately.
  retentionDays: 730,
  thanks: '/feedback/sign-newsletter/',
})
