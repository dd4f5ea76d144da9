/** Values of every form that pass its rules. */
import type { FormValues } from '../../../../core/domain/form-rules.ts'
import { formProblems } from '../../../../core/domain/form-rules.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { FORMS } from '../../../../core/domain/forms.ts'

const person: FormValues = {
  language: 'nl',
  title: 'ms',
  firstName: 'Noor',
  lastName: 'De Wachter',
  email: 'noor@voorbeeld.be',
  phone: '0470 00 12 34',
}

export const VALID: Readonly<Record<FormName, FormValues>> = {
  'site-contact': person,
  'contact-me': { ...person, property: '4127' },
  'contact-appointment': { ...person, property: '4127', startDate: '2026-11-21', endDate: '2026-11-21' },
  'contact-construction': { ...person, project: '12' },
  'contact-demand': {
    ...person,
    street: 'Lindekaai 41',
    zip: '9000',
    city: 'Gent',
    types: ['1', '2'],
    goal: 'know',
  },
  'demand-register': { ...person, goal: 'rent', types: '2', zone: 'Gent, 9050' },
  'send-to-friend': { ...person, property: '4127', friendEmail: 'sami@voorbeeld.be' },
  'saved-homes': { ...person, saved: 'homes=4127.4103' },
  'sign-newsletter': person,
  'owner-login': { ...person, password: 'x' },
  'forgot-password': person,
  'reset-password': { token: 'a-b_C1', password: 'een korte zin', passwordConfirmation: 'een korte zin' },
  testimonial: { ...person, testimonial: 'Prima.\nEcht waar.' },
  offer: {
    ...person,
    street: 'Lindekaai 41',
    zip: '9000',
    city: 'Gent',
    reference: '4127',
    amount: '880.000',
    amountWords: 'achthonderdtachtigduizend',
    startDate: '2026-11-21',
    endDate: '2026-11-30',
    signPlace: 'Gent',
    signDate: '2026-11-21',
    binding: '1',
  },
  'rental-confirmation': {
    ...person,
    street: 'Lindekaai 41',
    zip: '9000',
    city: 'Gent',
    reference: '4136',
    moveIn: '2027-01-01',
    persons: '2',
    income: '4200',
    conditions: '1',
  },
  appointment: {
    ...person,
    goal: 'sell',
    meeting: 'office',
    startDate: '2026-11-21',
    endDate: '2026-11-28',
  },
  'request-documents': {
    ...person,
    property: '4127',
    documents: ['Bodemattest', 'Ontwerp van huurcontract'],
  },
  'job-contact': { ...person, position: 'Makelaar', motivation: 'Ik fiets graag.' },
  unsubscribe: person,
}

export const check = (name: FormName, change: FormValues) =>
  formProblems(FORMS[name], { ...VALID[name], ...change })
export const keys = (name: FormName, change: FormValues) => check(name, change).map(({ key }) => key)
