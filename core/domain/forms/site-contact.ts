/** A question to the agency. */
import { carry, form, goals, group, may } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { afterwards, optionalPlace, person } from '../form-parts.ts'

export const siteContactDefinition = form('site-contact', [
  carry(),
  group('question', may('goal', goals('sell', 'rentOut', 'buy'))),
  group('you', ...person, ...optionalPlace, ...afterwards),
])

export const siteContact = publicForm(siteContactDefinition, {
  key: 'site-contact',
  purpose: 'sends a question to the agency',
  basis: 'steps',
  // The agency answers within days, and the visitor may write again within a year.
  retentionDays: 365,
  thanks: '/feedback/site-contact/',
})
