import { describe, expect, test } from 'vitest'
import type { FormValues } from '../../../../core/domain/form-rules.ts'
import { nativeMessage } from '../../../../core/domain/form-rules.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { FORMS } from '../../../../core/domain/forms.ts'
import { check, keys } from './valid-values.ts'

describe('between two fields', () => {
  test.each([
    ['100', '200', []],
    ['200', '200', []],
    ['1000', '200', ['form.error.priceMax.belowMin']],
    ['', '200', []],
    ['200', '', []],
    ['x', '200', ['form.error.number.invalid']],
  ])('a price from %j to %j: %j', (priceMin, priceMax, found) => {
    expect(keys('demand-register', { priceMin, priceMax })).toEqual(found)
  })

  test.each(['appointment', 'contact-appointment', 'offer'] as const)(
    '%s: the last day follows the first',
    (name) => {
      expect(keys(name, { startDate: '2026-11-21', endDate: '2026-11-20', signDate: '2026-11-01' })).toEqual([
        expect.stringMatching(/^form\.error\.endDate\./),
      ])
      expect(keys(name, { startDate: '2026-11-21', endDate: '2026-11-21', signDate: '2026-11-01' })).toEqual(
        [],
      )
    },
  )

  test('a field has one problem: its own before that with another', () => {
    expect(keys('contact-appointment', { startDate: '2026-11-21', endDate: '2026-1' })).toEqual([
      'form.error.endDate.invalid',
    ])
  })

  test.each<[FormValues, readonly string[]]>([
    [{}, []],
    [{ firstNameB: 'Sami', lastNameB: 'Aziz' }, []],
    [{ firstNameB: 'Sami' }, ['form.error.lastNameB.required']],
    [{ lastNameB: 'Aziz' }, ['form.error.firstNameB.required']],
    [{ emailB: 'sami@voorbeeld.be' }, ['form.error.firstNameB.required', 'form.error.lastNameB.required']],
    [{ phoneB: ' ' }, []],
    [{ firstNameB: 'Sami', lastNameB: 'Aziz', emailB: 'sami@' }, ['form.error.emailB.invalid']],
    [{ firstNameB: 'Sami', lastNameB: 'Aziz', phoneB: 'bel mij' }, ['form.error.phoneB.invalid']],
  ])('a second buyer %j: %j', (values, found) => {
    expect(keys('offer', values)).toEqual(found)
  })

  test('fields that a form does not have are not looked at', () => {
    const extra = {
      startDate: '2026-11-21',
      endDate: '2020-01-01',
      password: 'a',
      friendEmail: 'x',
      ['__proto__']: 'x',
    }
    expect(check('site-contact', extra)).toEqual([])
  })
})

describe('without script', () => {
  test.each<[FormName, string, string | null]>([
    ['offer', 'reference', 'form.error.reference.required'],
    ['offer', 'endDate', 'form.error.endDate.invalid'],
    ['offer', 'email', 'form.error.email.invalid'],
    ['offer', 'phone', 'form.error.phone.required'],
    ['offer', 'binding', 'form.error.binding.required'],
    ['offer', 'firstNameB', null],
    ['offer', 'emailB', 'form.error.emailB.invalid'],
    ['demand-register', 'bedrooms', 'form.error.number.invalid'],
    ['demand-register', 'types', null],
    ['site-contact', 'remarks', null],
  ])('%s says of a wrong %s: %s', (name, wanted, key) => {
    const field = fieldsOf(FORMS[name]).find((candidate) => candidate.name === wanted)
    expect(field && nativeMessage(field)).toBe(key)
  })
})
