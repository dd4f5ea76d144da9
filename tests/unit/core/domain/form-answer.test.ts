import { describe, expect, test } from 'vitest'
import { addressOn, readAnswer } from '../../../../core/domain/form-answer.ts'
import type { FormResponse } from '../../../../core/domain/form-answer.ts'
import {
  codedProblem,
  messageKeys,
  messageValues,
  PROBLEM_CODES,
} from '../../../../core/domain/form-codes.ts'
import { FORM_NAMES, FORMS } from '../../../../core/domain/forms.ts'
import type { Form } from '../../../../core/domain/forms.ts'
import { formProblems } from '../../../../core/domain/form-rules.ts'
import messages from '../../../../core/languages/nl/strings/messages.json' with { type: 'json' }

const ORIGIN = 'https://www.dorpel-linde.example'
const VISIT: Form = FORMS['contact-appointment']

function read(answer: Partial<FormResponse>, form = VISIT) {
  const whole = { status: 200, redirected: false, url: `${ORIGIN}/api/forms/x`, body: undefined, ...answer }
  return readAnswer(whole, form, ORIGIN)
}

describe('sent', () => {
  test.each<[string, Partial<FormResponse>, object]>([
    ['JSON that says so', { body: { ok: true } }, { kind: 'sent' }],
    [
      'with the next page',
      { body: { ok: true, next: '/nl/bedankt/' } },
      { kind: 'sent', next: `${ORIGIN}/nl/bedankt/` },
    ],
    ['with another status', { status: 201, body: { ok: true } }, { kind: 'sent' }],
    [
      'a page of ours that it led to',
      { redirected: true, url: `${ORIGIN}/nl/bedankt/contact/` },
      { kind: 'sent', next: `${ORIGIN}/nl/bedankt/contact/` },
    ],
  ])('%s', (_, answer, outcome) => {
    expect(read(answer)).toEqual(outcome)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://www.dorpel-linde.example/',
    42,
    null,
    {},
  ])('leads nowhere else: %j', (next) => {
    expect(read({ body: { ok: true, next } })).toEqual({ kind: 'sent' })
  })
})

test('a path that begins with two slashes stays on the site', () => {
  expect(addressOn(`${ORIGIN}//evil.example`, ORIGIN)).toBe(`${ORIGIN}//evil.example`)
  expect(addressOn('/.//evil.example', ORIGIN)).toBe(`${ORIGIN}//evil.example`)
  expect(addressOn('https://[', ORIGIN)).toBeNull()
})

describe('refused', () => {
  test.each<[number, unknown, string]>([
    [409, { ok: false, code: 'already-requested' }, 'error.documentsRequested'],
    [401, { ok: false, code: 'login' }, 'error.credentials'],
    [429, undefined, 'error.tooManyAttempts'],
  ])('%i %j', (status, body, key) => {
    expect(read({ status, body })).toEqual({ kind: 'refused', key })
  })

  test('a link to choose a password that has expired', () => {
    const body = { ok: false, errors: [{ field: 'token', code: 'invalid' }] }
    expect(read({ status: 422, body }, FORMS['reset-password'])).toEqual({
      kind: 'refused',
      key: 'error.linkExpired',
    })
  })
})

test.each<[string, Partial<FormResponse>]>([
  ['a page that nobody was led to, as of a network that wants a login', {}],
  ['a page of another site', { redirected: true, url: 'https://login.network.example/' }],
  ['JSON that does not say so', { body: {} }],
  ['JSON that says no', { body: { ok: false } }],
  ['JSON of another kind', { body: 'ok' }],
  ['null', { body: null }],
  ['a status alone', { status: 500 }],
  ['no such form', { status: 404 }],
  ['a conflict of an unknown kind', { status: 409, body: { code: 'constructor' } }],
  ['a conflict without a code', { status: 409 }],
  ['problems without a list', { status: 422, body: { errors: 'email' } }],
  [
    'problems of unknown fields',
    { status: 422, body: { errors: [{ field: '__proto__', code: 'required' }] } },
  ],
  ['problems of another form', { status: 422, body: { errors: [{ field: 'amount', code: 'required' }] } }],
  [
    'problems of what nobody sees',
    { status: 422, body: { errors: [{ field: 'property', code: 'invalid' }] } },
  ],
  ['unknown problems', { status: 422, body: { errors: [{ field: 'email', code: '<b>' }, null, 3] } }],
])('has failed: %s', (_, answer) => {
  expect(read(answer)).toEqual({ kind: 'failed' })
})

test('problems: those that the form knows', () => {
  const errors = [
    { field: 'email', code: 'invalid', message: '<script>' },
    { field: 'endDate', code: 'beforeStart' },
    { field: 'captcha', code: 'invalid' },
    { field: 'nobody', code: 'invalid' },
  ]
  expect(read({ status: 422, body: { ok: false, errors } })).toEqual({
    kind: 'problems',
    problems: [
      { field: 'email', code: 'invalid' },
      { field: 'endDate', code: 'beforeStart' },
      { field: 'captcha', code: 'invalid' },
    ],
  })
})

test.each(FORM_NAMES)('%s has a sentence for not getting through', (name) => {
  expect(FORMS[name].failure.length).toBeGreaterThan(0)
  for (const key of FORMS[name].failure) expect(messages).toHaveProperty([key])
})

describe('codes', () => {
  test('every message of a field has one, and only one', () => {
    const keys = Object.keys(messages).filter((key) => /^form\.error\.\w+\.\w+$/.test(key))
    expect(keys.length).toBeGreaterThan(50)
    for (const key of keys)
      expect([key, PROBLEM_CODES.filter((code) => key.endsWith(`.${code}`)).length]).toEqual([key, 1])
  })

  test('what the rules find is said by the same message after a journey as a code', () => {
    const values = {
      language: 'nl',
      email: 'noor@',
      startDate: '2026-11-21',
      endDate: '2026-11-20',
      firstName: 'x'.repeat(201),
      title: 'dr',
      slots: 'nooit',
      phone: 'x',
    }
    const found = formProblems(VISIT, values)
    expect(found.length).toBeGreaterThan(5)
    for (const problem of found) {
      const coded = codedProblem(problem)
      const said = messageKeys(VISIT, coded).find((key) => key in messages)
      expect(said).toBe(problem.key)
      expect(messageValues(VISIT, coded.field)).toMatchObject(problem.values ?? {})
    }
  })

  test.each([
    ['bedrooms', 'invalid', 'form.error.number.invalid'],
    ['remarks', 'tooLong', 'form.error.text.tooLong'],
    ['types', 'invalid', 'form.error.option.invalid'],
    ['captcha', 'invalid', 'form.error.captcha.invalid'],
  ] as const)('%s, %s: %s', (field, code, key) => {
    const keys = messageKeys(FORMS['demand-register'], { field, code })
    expect(keys.find((known) => known in messages)).toBe(key)
  })
})
