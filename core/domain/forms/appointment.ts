/** A meeting with the agency: at the office, at home or by telephone, without a property. */
import { carry, form, goals, group, may, need } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { days, daysInOrder, optionalPlace, person } from '../form-parts.ts'

export const appointmentDefinition = form(
  'appointment',
  [
    carry(),
    group('meeting', need('goal', goals('sell', 'rentOut', 'buy')), need('meeting')),
    group('visit', ...days, may('slots')),
    group('you', ...person, ...optionalPlace, may('remarks')),
  ],
  { rules: [daysInOrder] },
)

export const appointment = publicForm(appointmentDefinition, {
  key: 'appointment',
  purpose: 'asks for an appointment',
  basis: 'steps',
  refusals: ['full'],
  retentionDays: 365,
  thanks: '/feedback/appointment/',
})
