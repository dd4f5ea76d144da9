/** A meeting with the agency: at the office, at home or by telephone, without a property. */
import { carry, form, goals, group, may, need } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { addressAtHome, appointmentHour, daysInOrder, homeAddress, person } from '../form-parts.ts'

export const appointmentDefinition = form(
  'appointment',
  [
    carry('hold', 'agent'),
    group('meeting', need('goal', goals('sell', 'rentOut', 'buy')), need('meeting'), ...homeAddress),
    group('visit', ...appointmentHour),
    group('you', ...person, may('slots'), may('remarks')),
  ],
  { rules: [daysInOrder, addressAtHome] },
)

export const appointment = publicForm(appointmentDefinition, {
  key: 'appointment',
  purpose: 'books an appointment at a free hour, or requests one',
  basis: 'steps',
  retentionDays: 365,
  thanks: '/feedback/appointment/',
  book: 'form.book.appointment',
})
