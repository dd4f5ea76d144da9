/**
 * A visit of a property. The public name predates the word `visit` (docs/decisions/0048-names-of-forms.md).
 */
import { carry, form, group, may } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { appointmentHour, daysInOrder, person } from '../form-parts.ts'

export const visitDefinition = form(
  'contact-appointment',
  [
    carry('property', 'hold'),
    group('visit', may('openDays'), ...appointmentHour),
    group('you', ...person, may('slots'), may('remarks'), may('newsletter')),
  ],
  { rules: [daysInOrder] },
)

export const visit = publicForm(visitDefinition, {
  key: 'visit',
  purpose: 'books a visit of a property at a free hour, or requests one',
  basis: 'steps',
  // The agency may have to say who visited; visits end when the home is sold.
  retentionDays: 365,
  thanks: '/feedback/contact-appointment/',
  shownOn: { property: 1 },
  book: 'form.book.visit',
})
