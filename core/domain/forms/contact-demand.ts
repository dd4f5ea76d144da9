/** The free valuation of a home. */
import { carry, form, goals, group, need } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { afterwards, person, place } from '../form-parts.ts'

export const contactDemandDefinition = form('contact-demand', [
  carry(),
  group('place', ...place),
  group('kind', need('types')),
  group('wish', need('goal', goals('sell', 'rentOut', 'know'))),
  group('you', ...person),
  group('reach', ...afterwards),
])

export const contactDemand = publicForm(contactDemandDefinition, {
  key: 'contact-demand',
  purpose: 'requests a free valuation',
  basis: 'steps',
  // Owners ask for a valuation long before they sell.
  retentionDays: 730,
  thanks: '/feedback/contact-demand/',
  page: '/contact-demand/',
  steps: true,
})
