import { describe, expect, test } from 'vitest'
import type { FormName } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { FORM_NAMES, FORMS } from '../../../../core/domain/forms.ts'
import { ANSWERS } from '../../../../core/http/answers.ts'
import { encoded, exampleAnswer, exampleOf, exampleRefusal } from '../../../../scripts/docs/examples.ts'
import { readSubmission } from '../../../../core/http/submission.ts'

const NOW = 1_795_000_000_000

type Change = Readonly<Record<string, string | readonly string[]>>

function read(name: FormName, change: Change = {}) {
  const body = new URLSearchParams(encoded({ ...exampleOf(name), ...change }))
  return readSubmission(FORMS[name], body, NOW)
}

function valuesOf(name: FormName, change: Change = {}) {
  const found = read(name, change)
  return found.kind === 'read' ? found.values : found
}

const errors = (name: FormName, change: Change) => {
  const found = read(name, change)
  return found.kind === 'refused' ? found.problems.map(({ field, key }) => `${field}: ${key}`) : found.kind
}

describe.each(FORM_NAMES)('%s', (name) => {
  const fields = fieldsOf(FORMS[name])

  test('filled in is read as it was written', () => {
    expect(read(name)).toEqual({ kind: 'read', values: exampleOf(name), solution: undefined })
  })

  test.each(fields.filter(({ required }) => required).map((field) => field.name))('needs %s', (field) => {
    const key = `${field}: form.error.${field}.required`
    for (const value of ['', ' \t', []]) expect(errors(name, { [field]: value })).toContain(key)
  })

  test.each(fields.filter(({ required }) => !required).map((field) => field.name))(
    'may lack %s, and then does not hold it',
    (field) => {
      const { [field]: _, ...rest } = exampleOf(name)
      // A second buyer has a whole name or none.
      const nobody = field.endsWith('B') ? { firstNameB: '', lastNameB: '', emailB: '', phoneB: '' } : {}
      const values = valuesOf(name, { [field]: ' ', ...nobody })
      const expected = Object.entries(rest).filter(([other]) => !Object.hasOwn(nobody, other))
      expect(values).toEqual(Object.fromEntries(expected))
    },
  )

  test('refuses a field that was sent twice, where there is only one', () => {
    for (const field of fields.filter(({ kind }) => kind !== 'checkboxes')) {
      const value = [exampleOf(name)[field.name] ?? ''].flat()
      expect(errors(name, { [field.name]: [...value, ...value] })).toContain(
        `${field.name}: form.error.text.invalid`,
      )
    }
  })

  test('is answered in the documents as it is in truth', () => {
    const first = fields.find(({ required }) => required)?.name
    const refusal = ANSWERS.unfit.body.parse(exampleRefusal(name))
    expect(refusal.errors[0]).toEqual({ field: first, code: 'required' })
    expect(ANSWERS.done.body.parse(exampleAnswer(name)).ok).toBe(true)
  })
})

test.each<[FormName, Change, string]>([
  ['offer', { endDate: '2026-11-30' }, 'endDate: form.error.endDate.beforeStart'],
  ['offer', { endDate: '2026-12-01', signDate: '2026-12-02' }, 'signDate: form.error.signDate.afterEnd'],
  ['offer', { lastNameB: '' }, 'lastNameB: form.error.lastNameB.required'],
  ['offer', { amount: '880.00' }, 'amount: form.error.amount.invalid'],
  ['demand-register', { priceMax: '249999' }, 'priceMax: form.error.priceMax.belowMin'],
  [
    'reset-password',
    { passwordConfirmation: 'een andere zin' },
    'passwordConfirmation: form.error.passwordConfirmation.mismatch',
  ],
  ['contact-me', { email: 'a@b\r\nBcc:x' }, 'email: form.error.email.invalid'],
  ['contact-me', { firstName: 'Noor\nBcc: x' }, 'firstName: form.error.text.invalid'],
  ['contact-me', { language: 'xx' }, 'language: form.error.option.invalid'],
  ['contact-me', { remarks: 'x'.repeat(5001) }, 'remarks: form.error.text.tooLong'],
])('%s with %j: %s', (name, change, expected) => {
  expect(errors(name, change)).toEqual([expected])
})

describe('values', () => {
  test('are tidied, but for passwords', () => {
    const values = valuesOf('contact-me', { firstName: ' Noor ', remarks: '\r\nDag,\r\neen vraag\r\n' })
    expect(values).toMatchObject({ firstName: 'Noor', remarks: 'Dag,\neen vraag' })
    const password = '  een lange zin  '
    expect(valuesOf('reset-password', { password, passwordConfirmation: password })).toMatchObject({
      password,
    })
  })

  test('of a list come once each, blanks aside', () => {
    const types = ['2', '', '1', '2', ' 1']
    expect(errors('contact-demand', { types })).toEqual(['types: form.error.option.invalid'])
    expect(valuesOf('contact-demand', { types: types.slice(0, 4) })).toMatchObject({ types: ['2', '1'] })
    expect(valuesOf('contact-demand', { types: ['2'] })).toMatchObject({ types: ['2'] })
  })

  test('of fields that the form does not have stay out', () => {
    const strange = { password: 'x', __proto__: 'x', constructor: 'x', friendEmail: 'x' }
    const body = [
      ...new URLSearchParams(encoded(exampleOf('unsubscribe'))),
      ...Object.entries(strange),
    ] as const
    expect(readSubmission(FORMS.unsubscribe, [...body, ['__proto__', 'x']], NOW)).toEqual(read('unsubscribe'))
  })
})

describe('machines', () => {
  test.each([
    ['https://spam.example', 'trapped'],
    ['0', 'trapped'],
    ['', 'read'],
    ['  ', 'read'],
  ])('a trap that holds %j: %s', (homepage, kind) => {
    expect(read('contact-me', { homepage }).kind).toBe(kind)
  })

  test('are not told what is wrong', () => {
    expect(read('contact-me', { homepage: 'x', email: '' })).toEqual({ kind: 'trapped' })
  })

  test.each([
    [NOW, { kind: 'early', seconds: 3 }],
    [NOW - 2999, { kind: 'early', seconds: 1 }],
    [NOW - 3000, { kind: 'read' }],
    [NOW + 1, { kind: 'read' }],
  ])('begun at %d', (startedAt, expected) => {
    expect(read('contact-me', { startedAt: String(startedAt) })).toMatchObject(expected)
  })

  test('an owner whose browser fills in the password at once does not have to wait', () => {
    const owner = { email: 'noor@voorbeeld.be', password: 'een lang wachtwoord', startedAt: String(NOW) }
    expect(read('owner-login', owner).kind).toBe('read')
  })

  test('a visitor who was fast and wrong is told what is wrong', () => {
    expect(errors('contact-me', { startedAt: String(NOW), email: 'x' })).toEqual([
      'email: form.error.email.invalid',
    ])
  })

  test('the solution is handed on', () => {
    expect(read('contact-me', { altcha: ['', 'abc'] })).toMatchObject({ kind: 'read', solution: 'abc' })
  })
})
