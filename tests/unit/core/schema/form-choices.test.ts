import { expect, test } from 'vitest'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { report } from '../diagnostics/zod-report.ts'

const NAMES = [{ name: 'firstName' }, { name: 'lastName' }]
const PERSON = [...NAMES, { name: 'email' }]
const found = (fields: object) => report(SITE_CONFIG.forms.schema, { fields })

test.each<[string, object]>([
  ['all that a question needs', { 'contact-me': PERSON }],
  [
    'another order, and a title that is needed',
    { 'contact-me': [...PERSON.toReversed(), { name: 'title', required: true }] },
  ],
  [
    'no need of a telephone number',
    { 'contact-appointment': [...PERSON, { name: 'phone', required: false }] },
  ],
])('a form may have %s', (_, fields) => {
  expect(found(fields)).toEqual([])
})

test.each<[string, object, string]>([
  [
    'a field that the form needs is not there',
    { 'contact-me': NAMES },
    'AS2006 "fields.contact-me" must be a list with "email", which the form needs, not a list',
  ],
  [
    'a field that the form needs is optional',
    { 'contact-me': [...NAMES, { name: 'email', required: false }] },
    'AS2006 "fields.contact-me[2].required" must be true, as the form needs "email", not false',
  ],
  [
    'a meeting by telephone is without a number',
    { appointment: [{ name: 'goal' }, { name: 'meeting' }, ...PERSON] },
    'AS2006 "fields.appointment" must be a list with "phone", which the form needs, not a list',
  ],
  [
    'a consent is required',
    { 'contact-me': [...PERSON, { name: 'newsletter', required: true }] },
    'AS2006 "fields.contact-me[3].required" must be false, as nobody has to fill in "newsletter", not true',
  ],
  [
    'a field is there twice',
    { 'contact-me': [...PERSON, { name: 'email' }] },
    'AS2006 "fields.contact-me[3].name" must be a field that is listed once, not "email"',
  ],
  ['a field is misspelt', { 'contact-me': [...PERSON, { name: 'phoen' }] }, 'did you mean "phone"?'],
  [
    'a form is misspelt',
    { 'contact-mee': PERSON },
    'AS2001 unknown key "fields.contact-mee" | did you mean "contact-me"?',
  ],
  [
    'the form is one of accounts',
    { 'owner-login': [{ name: 'email' }] },
    'AS2001 unknown key "fields.owner-login"',
  ],
])('a problem is reported where %s', (_, fields, expected) => {
  expect(found(fields)).toEqual([expect.stringContaining(expected)])
})
