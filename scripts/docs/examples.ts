/** A body for every form, for the documents. */
import { fieldsOf } from '../../core/domain/form-definition.ts'
import type { FieldDefinition } from '../../core/domain/form-definition.ts'
import type { FieldName } from '../../core/domain/form-fields.ts'
import { formProblems } from '../../core/domain/form-rules.ts'
import { FORMS } from '../../core/domain/forms.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { problemsBody } from '../../core/http/answers.ts'

type Example = string | readonly string[]

const VALUES: Readonly<Record<FieldName, Example>> = {
  language: 'nl',
  property: '4127',
  project: '12',
  token: 'q7Yp2nB0sXw',
  title: 'ms',
  firstName: 'Noor',
  lastName: 'De Wachter',
  email: 'noor@voorbeeld.be',
  phone: '0470 00 12 34',
  street: 'Lindekaai 41',
  zip: '9000',
  city: 'Gent',
  zone: 'Gent, 9050',
  goal: 'buy',
  types: ['1', '2'],
  startDate: '2026-12-01',
  endDate: '2026-12-05',
  meeting: 'office',
  office: 'gent',
  start: '2026-12-01T09:00Z',
  hold: '5f3a1c0b9d8e47f6a2b4c6d8e0f1a3b5',
  agent: '3',
  saved: 'homes=4127.4103',
  documents: ['Bodemattest'],
  openDays: ['zaterdag 5 december 2026, 10.00 – 12.00 uur'],
  password: 'een lange zin',
  passwordConfirmation: 'een lange zin',
  reference: '4127',
  amount: '880.000',
  amountWords: 'achthonderdtachtigduizend',
  signPlace: 'Gent',
  signDate: '2026-12-01',
  binding: '1',
  moveIn: '2027-01-01',
  persons: '2',
  income: '4200',
  conditions: '1',
  position: 'Makelaar',
  motivation: 'Ik ken elke straat van de stad.',
  friendEmail: 'sami@voorbeeld.be',
  testimonial: 'Op zes weken verkocht.',
  priceMin: '250000',
  priceMax: '400000',
  bedrooms: '3',
  firstNameB: 'Sami',
  lastNameB: 'Aziz',
  emailB: 'sami@voorbeeld.be',
  phoneB: '0470 00 12 35',
  friendName: 'Sami',
  remarks: 'Mag de hond mee?',
  newsletter: '1',
  publish: '1',
  slots: ['10:00-13:00'],
  registration: '509.999',
}

/** Every field filled in, in the order of the page. */
export function exampleOf(name: FormName): Readonly<Record<string, Example>> {
  return Object.fromEntries(fieldsOf(FORMS[name]).map((field) => [field.name, valueOf(field)]))
}

/** Options differ from form to form, so the first one replaces an example that a form does not offer. */
function valueOf({ name, options = [] }: FieldDefinition): Example {
  const example = VALUES[name]
  const [first] = options
  return first === undefined || options.some(({ value }) => value === example) ? example : first.value
}

/** The answer to a script about a stored form. The address of the thank-you page depends on the site. */
export function exampleAnswer(name: FormName): Readonly<Record<string, unknown>> {
  const { thanks } = FORMS[name]
  return thanks === undefined ? { ok: true } : { ok: true, next: thanks.replace('feedback', 'nl/bedankt') }
}

/** The answer to a form whose first required field is empty. */
export function exampleRefusal(name: FormName): Readonly<Record<string, unknown>> {
  const form = FORMS[name]
  const first = fieldsOf(form).find(({ required }) => required)?.name ?? ''
  return problemsBody(formProblems(form, { ...exampleOf(name), [first]: '' }))
}

/** The body in the encoding of a browser. */
export function encoded(values: Readonly<Record<string, Example>>): string {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) body.append(name, one)
  return body.toString()
}
