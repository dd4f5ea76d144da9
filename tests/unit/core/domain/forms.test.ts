import { describe, expect, test } from 'vitest'
import { definitionOf } from '../../../../core/domain/browser-forms.ts'
import { contactSlots } from '../../../../core/domain/form-fields.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { FORM_NAMES, isFormName, FORMS } from '../../../../core/domain/forms.ts'
import type { Locale } from '../../../../core/languages/codes.ts'

const namesOf = (name: FormName, required?: boolean) =>
  fieldsOf(FORMS[name])
    .filter((field) => field.kind !== 'hidden' && (required === undefined || field.required === required))
    .map((field) => field.name)

const hiddenIn = (name: FormName) =>
  fieldsOf(FORMS[name]).flatMap((field) => (field.kind === 'hidden' ? [field.name] : []))

describe.each(FORM_NAMES)('%s', (name) => {
  const fields = fieldsOf(FORMS[name])

  test('is found by its public name, in the browser too', () => {
    expect(FORMS[name].name).toBe(name)
    expect(definitionOf(name)).toMatchObject({ name, groups: FORMS[name].groups, rules: FORMS[name].rules })
  })

  test('names each field once', () => {
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length)
  })

  test('carries its language, and labels all that is seen', () => {
    expect(hiddenIn(name)).toContain('language')
    for (const field of fields) {
      expect(field.label).toBe(field.kind === 'hidden' ? undefined : `form.label.${field.name}`)
    }
  })

  test('fills its rows of six columns without a gap', () => {
    for (const group of FORMS[name].groups) {
      const widths = group.fields.flatMap((field) => (field.kind === 'hidden' ? [] : [field.width]))
      const rows: number[] = []
      for (const width of widths) {
        const row = rows.at(-1) ?? 6
        if (row === 6) rows.push(width)
        else rows[rows.length - 1] = row + width
      }
      expect(rows).toEqual(rows.map(() => 6))
    }
  })

  test('says what the options of a choice are', () => {
    for (const field of fields.filter(({ kind }) => ['radio', 'select', 'checkboxes'].includes(kind))) {
      expect(field.options ?? field.optionsFrom).toBeDefined()
    }
  })
})

const PERSON = ['firstName', 'lastName', 'email', 'phone']

test.each<[FormName, readonly string[]]>([
  ['site-contact', PERSON],
  ['contact-me', PERSON],
  ['contact-appointment', PERSON],
  ['contact-construction', PERSON],
  ['contact-demand', ['street', 'zip', 'city', 'types', 'goal', ...PERSON]],
  ['demand-register', ['goal', 'types', 'zone', ...PERSON]],
  ['send-to-friend', ['friendEmail', 'firstName', 'lastName', 'email']],
  ['sign-newsletter', ['email']],
  ['owner-login', ['email', 'password']],
  ['forgot-password', ['email']],
  ['reset-password', ['password', 'passwordConfirmation']],
  ['testimonial', ['testimonial', 'firstName', 'lastName', 'email']],
  [
    'offer',
    [
      'reference',
      'amount',
      'amountWords',
      'startDate',
      'endDate',
      ...PERSON,
      'street',
      'zip',
      'city',
      'signPlace',
      'signDate',
      'binding',
    ],
  ],
  [
    'rental-confirmation',
    ['reference', 'moveIn', 'persons', 'income', ...PERSON, 'street', 'zip', 'city', 'conditions'],
  ],
  ['appointment', ['goal', 'meeting', ...PERSON]],
  ['request-documents', ['documents', ...PERSON]],
  ['job-contact', ['position', 'motivation', ...PERSON]],
  ['unsubscribe', ['email']],
])('%s needs %j', (name, fields) => {
  expect(namesOf(name, true)).toEqual(fields)
})

test.each<[FormName, readonly string[]]>([
  ['site-contact', ['goal', 'title', 'street', 'zip', 'city', 'slots', 'remarks', 'newsletter']],
  ['demand-register', ['priceMin', 'priceMax', 'bedrooms', 'title', 'remarks', 'newsletter']],
  [
    'contact-appointment',
    ['openDays', 'office', 'start', 'startDate', 'endDate', 'title', 'slots', 'remarks', 'newsletter'],
  ],
  ['owner-login', []],
  ['offer', ['title', 'firstNameB', 'lastNameB', 'emailB', 'phoneB']],
  ['rental-confirmation', ['title', 'remarks']],
  [
    'appointment',
    ['street', 'zip', 'city', 'office', 'start', 'startDate', 'endDate', 'title', 'slots', 'remarks'],
  ],
  ['job-contact', ['registration', 'title']],
])('%s may hold %j', (name, fields) => {
  expect(namesOf(name, false)).toEqual(fields)
})

test.each<[FormName, readonly string[]]>([
  ['contact-me', ['language', 'property']],
  ['contact-appointment', ['language', 'property', 'hold']],
  ['send-to-friend', ['language', 'property']],
  ['contact-construction', ['language', 'project']],
  ['request-documents', ['language', 'property', 'project']],
  ['offer', ['language']],
  ['reset-password', ['language', 'token']],
])('%s carries %j', (name, fields) => {
  expect(hiddenIn(name)).toEqual(fields)
})

test.each<[FormName, string | undefined]>([
  ['site-contact', '/feedback/site-contact/'],
  ['contact-me', '/feedback/contact-me/'],
  ['contact-appointment', '/feedback/contact-appointment/'],
  ['contact-construction', '/feedback/contact-construction/'],
  ['contact-demand', '/feedback/contact-demand/'],
  ['demand-register', '/feedback/demand-register/'],
  ['send-to-friend', '/feedback/send-to-friend/'],
  ['sign-newsletter', '/feedback/sign-newsletter/'],
  ['owner-login', undefined],
  ['forgot-password', '/feedback/forgot-password/'],
  ['reset-password', '/feedback/reset-password/'],
  ['testimonial', '/feedback/testimonial/'],
  ['offer', '/feedback/offer/'],
  ['rental-confirmation', '/feedback/rental-confirmation/'],
  ['appointment', '/feedback/appointment/'],
  ['request-documents', '/feedback/request-documents/'],
  ['job-contact', '/feedback/job-contact/'],
  ['unsubscribe', '/feedback/unsubscribe/'],
])('%s thanks at %s', (name, path) => {
  expect(FORMS[name].thanks).toBe(path)
})

test.each<[FormName, readonly string[]]>([
  ['site-contact', ['sell', 'rentOut', 'buy']],
  ['contact-demand', ['sell', 'rentOut', 'know']],
  ['demand-register', ['buy', 'rent']],
  ['appointment', ['sell', 'rentOut', 'buy']],
])('goals of %s are %j', (name, goals) => {
  const goal = fieldsOf(FORMS[name]).find((field) => field.name === 'goal')
  expect(goal?.options?.map(({ value }) => value)).toEqual(goals)
})

test.each<[FormName, string, readonly string[]]>([
  ['offer', 'binding', ['form.notice.binding', 'form.notice.advance']],
  ['rental-confirmation', 'conditions', ['form.notice.costs', 'form.notice.deposit']],
])('%s says what it means beside the box %s that has to be ticked', (name, box, notices) => {
  const last = FORMS[name].groups.at(-1)
  expect(last?.notices).toEqual(notices)
  expect(last?.fields.at(-1)).toMatchObject({ name: box, kind: 'checkbox', required: true })
})

test('passwords tell their managers which one is meant', () => {
  const autocomplete = (name: FormName) =>
    fieldsOf(FORMS[name])
      .filter(({ kind }) => kind !== 'hidden')
      .map((field) => field.autocomplete)
  expect(autocomplete('owner-login')).toEqual(['username', 'current-password'])
  expect(autocomplete('reset-password')).toEqual(['new-password', 'new-password'])
})

test.each<[Locale, string]>([
  ['nl', '13:00-16:00'],
  ['fr', '14:00-16:00'],
  ['en', '13:00-16:00'],
  ['de', '13:00-16:00'],
])('the slots in %s have the afternoon %s', (locale, afternoon) => {
  expect(contactSlots(locale).map(({ value }) => value)).toEqual(['10:00-13:00', afternoon, '16:00-19:00'])
})

test.each([
  ['contact-me', true],
  ['offer', true],
  ['order', false],
  ['', false],
  ['constructor', false],
  ['__proto__', false],
])('%j is a form: %s', (name, known) => {
  expect(isFormName(name)).toBe(known)
})

test('the browser does not fill in the first buyer where the second is asked for', () => {
  const second = fieldsOf(FORMS.offer).filter(({ about }) => about === 'secondBuyer')
  expect(second.map(({ name, autocomplete }) => [name, autocomplete])).toEqual(
    ['firstNameB', 'lastNameB', 'emailB', 'phoneB'].map((name) => [name, 'off']),
  )
})

test('every form asks for a proof of work but the one that a mailed link opens', () => {
  expect(Object.values(FORMS).flatMap(({ name, captcha }) => (captcha ? [] : [name]))).toEqual([
    'reset-password',
  ])
})
