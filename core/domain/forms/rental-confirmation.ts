/** The wish of a candidate to rent a home. */
import { carry, form, group, may, need } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { person, place } from '../form-parts.ts'

export const rentalConfirmationDefinition = form('rental-confirmation', [
  carry(),
  group('home', need('reference'), need('moveIn')),
  group('household', need('persons'), need('income')),
  group('you', ...person, ...place, may('remarks')),
  {
    ...group('conditions', need('conditions')),
    notices: ['form.notice.costs', 'form.notice.deposit'],
    factsFrom: 'deposit',
  },
])

export const rentalConfirmation = publicForm(rentalConfirmationDefinition, {
  key: 'rental-confirmation',
  purpose: 'confirms that a candidate wants to rent',
  basis: 'steps',
  // Refused candidates may complain of discrimination, and the lease names the tenant.
  retentionDays: 365,
  thanks: '/feedback/rental-confirmation/',
  page: '/rental-confirmation/',
})
