import { describe, expect, test } from 'vitest'
import type { FormValues } from '../../../../core/domain/form-rules.ts'
import { formProblems } from '../../../../core/domain/form-rules.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { FORM_NAMES, FORMS } from '../../../../core/domain/forms.ts'
import { VALID, check, keys } from './valid-values.ts'

test.each(FORM_NAMES)('%s: a filled form has no problem', (name) => {
  expect(check(name, {})).toEqual([])
})

describe.each(FORM_NAMES)('%s, a required field', (name) => {
  const required = fieldsOf(FORMS[name]).flatMap((field) => (field.required ? [field.name] : []))
  const related = (field: string) => (field === 'password' ? ['passwordConfirmation'] : [])

  test.each(required)('%s may not be missing, blank or an empty list', (field) => {
    for (const value of [undefined, '', ' \t ', [], [' ']]) {
      const found = check(name, { [field]: value }).filter(
        ({ field: other }) => !related(field).includes(other),
      )
      expect(found).toEqual([{ field, key: `form.error.${field}.required` }])
    }
  })
})

test('an empty form names every required field, in the order of the page', () => {
  const found = formProblems(FORMS['contact-demand'], {}).map(({ field }) => field)
  const order = 'street zip city types goal firstName lastName email phone'
  expect(found.join(' ')).toBe(order)
})

test.each<[FormName, string, string, string]>([
  ['site-contact', 'email', 'noor@voorbeeld', 'form.error.email.invalid'],
  ['site-contact', 'email', 'a@x,b@y', 'form.error.email.invalid'],
  ['site-contact', 'email', 'a@b\r\nBcc:x', 'form.error.email.invalid'],
  ['site-contact', 'email', 'noor@voorbeeld.be\n', 'form.error.text.invalid'],
  ['site-contact', 'email', `${'a'.repeat(50_000)}!`, 'form.error.email.invalid'],
  ['send-to-friend', 'friendEmail', 'sami@', 'form.error.friendEmail.invalid'],
  ['site-contact', 'phone', 'bel mij', 'form.error.phone.invalid'],
  ['site-contact', 'phone', '0470 12x', 'form.error.phone.invalid'],
  ['site-contact', 'phone', '12345', 'form.error.phone.invalid'],
  ['site-contact', 'phone', '......', 'form.error.phone.invalid'],
  ['site-contact', 'phone', '1'.repeat(31), 'form.error.phone.invalid'],
  ['site-contact', 'title', 'dr', 'form.error.option.invalid'],
  ['site-contact', 'title', 'miss', 'form.error.option.invalid'],
  ['site-contact', 'title', 'constructor', 'form.error.option.invalid'],
  ['site-contact', 'goal', 'rent', 'form.error.option.invalid'],
  ['site-contact', 'slots', '12:00-13:00', 'form.error.option.invalid'],
  ['site-contact', 'newsletter', 'x'.repeat(21), 'form.error.option.invalid'],
  ['site-contact', 'zip', '90', 'form.error.zip.invalid'],
  ['site-contact', 'zip', '9000;', 'form.error.zip.invalid'],
  ['site-contact', 'firstName', 'Noor\r\nBcc: x', 'form.error.text.invalid'],
  ['site-contact', 'firstName', 'Noor\u0000', 'form.error.text.invalid'],
  ['site-contact', 'remarks', 'Dag\u0000', 'form.error.text.invalid'],
  ['contact-demand', 'types', '-1', 'form.error.option.invalid'],
  ['contact-demand', 'types', '__proto__', 'form.error.option.invalid'],
  ['contact-appointment', 'startDate', '2026-11', 'form.error.startDate.invalid'],
  ['contact-appointment', 'startDate', '2026-02-30', 'form.error.startDate.invalid'],
  ['contact-appointment', 'endDate', '21/11/2026', 'form.error.endDate.invalid'],
  ['contact-appointment', 'endDate', '2026-11-20', 'form.error.endDate.beforeStart'],
  ['demand-register', 'priceMin', '-1', 'form.error.number.invalid'],
  ['demand-register', 'bedrooms', '2.5', 'form.error.number.invalid'],
  ['demand-register', 'priceMax', '1e9', 'form.error.number.invalid'],
  ['contact-me', 'property', '1/../2', 'form.error.option.invalid'],
  ['contact-me', 'language', 'xx', 'form.error.option.invalid'],
  ['reset-password', 'token', 'a b', 'form.error.option.invalid'],
  [
    'reset-password',
    'token',
    'https://kantoor-linde.example/nl/nieuw wachtwoord/#token=a',
    'form.error.option.invalid',
  ],
  [
    'reset-password',
    'token',
    'https://kantoor-linde.example/nl/nieuw-wachtwoord/',
    'form.error.option.invalid',
  ],
  ['reset-password', 'token', `https://${'a'.repeat(500)}/#token=a`, 'form.error.option.invalid'],
  ['reset-password', 'passwordConfirmation', 'een andere zin', 'form.error.passwordConfirmation.mismatch'],
  ['offer', 'reference', '4127?', 'form.error.reference.invalid'],
  ['offer', 'reference', '1'.repeat(31), 'form.error.reference.invalid'],
  ['offer', 'amount', '0', 'form.error.amount.invalid'],
  ['offer', 'amount', '-450000', 'form.error.amount.invalid'],
  ['offer', 'amount', '450.00', 'form.error.amount.invalid'],
  ['offer', 'amount', '450,5', 'form.error.amount.invalid'],
  ['offer', 'amount', '4500.000', 'form.error.amount.invalid'],
  ['offer', 'amount', '1234567890', 'form.error.amount.invalid'],
  ['offer', 'amount', `${'1.'.repeat(50_000)}!`, 'form.error.amount.invalid'],
  ['offer', 'signDate', '2026-13-01', 'form.error.signDate.invalid'],
  ['offer', 'signDate', '2026-12-01', 'form.error.signDate.afterEnd'],
  ['offer', 'endDate', '2026-11-20', 'form.error.endDate.beforeStart'],
  ['rental-confirmation', 'income', 'veel', 'form.error.income.invalid'],
  ['rental-confirmation', 'persons', 'twee', 'form.error.number.invalid'],
  ['rental-confirmation', 'moveIn', '1/1/2027', 'form.error.moveIn.invalid'],
  ['appointment', 'meeting', 'cafe', 'form.error.option.invalid'],
  ['request-documents', 'documents', 'EPC\r\nBcc: x', 'form.error.option.invalid'],
  ['request-documents', 'documents', 'x'.repeat(201), 'form.error.option.invalid'],
])('%s, %s = %j', (name, field, value, key) => {
  expect(check(name, { [field]: value })).toEqual([{ field, key }])
})

test.each<[FormName, string, string | readonly string[]]>([
  ['site-contact', 'email', ' noor@voorbeeld.be '],
  ['site-contact', 'phone', '+32 (0)9/000.12-34'],
  ['site-contact', 'phone', '123456'],
  ['site-contact', 'slots', ['10:00-13:00', '14:00-16:00', '13:00-16:00', '16:00-19:00']],
  ['site-contact', 'newsletter', '1'],
  ['site-contact', 'newsletter', 'x'.repeat(20)],
  ['site-contact', 'remarks', 'Dag,\r\n\teen vraag 😀'],
  ['site-contact', 'firstName', "Zoë-D'Hondt"],
  ['site-contact', 'firstName', ['Noor']],
  ['site-contact', 'zip', 'L-1130'],
  ['contact-appointment', 'endDate', '2026-11-22'],
  ['demand-register', 'priceMax', '350000'],
  ['contact-me', 'property', ''],
  ['offer', 'amount', '1'],
  ['offer', 'amount', '450000'],
  ['offer', 'amount', '450 000'],
  ['offer', 'amount', '450\u202F000'],
  ['offer', 'amount', '1,250,000'],
  ['offer', 'signDate', '2026-11-30'],
  ['request-documents', 'documents', 'x'.repeat(200)],
])('%s, %s = %j is fine', (name, field, value) => {
  expect(check(name, { [field]: value })).toEqual([])
})

describe('lengths', () => {
  test.each<[FormName, string, number]>([
    ['site-contact', 'firstName', 200],
    ['site-contact', 'remarks', 5000],
    ['owner-login', 'password', 128],
  ])('%s, %s holds %d characters', (name, field, maximum) => {
    expect(check(name, { [field]: 'a'.repeat(maximum) })).toEqual([])
    const tooLong = { field, key: 'form.error.text.tooLong', values: { maximum } }
    expect(check(name, { [field]: 'a'.repeat(maximum + 1) })).toEqual([tooLong])
  })

  test.each([
    ['12 tekens...', false],
    ['11 tekens..', true],
    ['😀'.repeat(12), false],
    ['😀'.repeat(11), true],
  ])('a new password %j is too short: %s', (password, tooShort) => {
    const found = { field: 'password', key: 'form.error.password.tooShort', values: { minimum: 12 } }
    expect(check('reset-password', { password, passwordConfirmation: password })).toEqual(
      tooShort ? [found] : [],
    )
  })

  test('a password of long ago may be short', () => {
    expect(check('owner-login', { password: 'x' })).toEqual([])
  })

  test('too many choices', () => {
    expect(keys('contact-demand', { types: Array.from({ length: 51 }, () => '1') })).toEqual([
      'form.error.option.invalid',
    ])
  })
})

test.each<[FormName, string, readonly string[]]>([
  ['site-contact', 'email', ['a@b.be', 'c@d.be']],
  ['site-contact', 'firstName', ['Noor', 'Sami']],
  ['contact-me', 'property', ['1', '2']],
  ['site-contact', 'title', ['mr', 'ms']],
])('%s, %s sent twice is refused', (name, field, value) => {
  expect(check(name, { [field]: value })).toEqual([{ field, key: 'form.error.text.invalid' }])
})

test('a choice that offers nothing takes nothing', () => {
  const form = {
    groups: [{ name: 'you', fields: [{ name: 'types', kind: 'checkboxes', required: false, width: 6 }] }],
  }
  const bare = { ...form, rules: [] } as unknown as Parameters<typeof formProblems>[0]
  expect(formProblems(bare, { types: ['1'] })).toEqual([{ field: 'types', key: 'form.error.option.invalid' }])
  expect(formProblems(bare, {})).toEqual([])
})

test('inherited properties are no values', () => {
  const values: FormValues = Object.create(VALID['site-contact'])
  expect(formProblems(FORMS['site-contact'], values)).toHaveLength(4)
})
