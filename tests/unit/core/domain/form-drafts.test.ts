import { describe, expect, test } from 'vitest'
import type { FormName } from '../../../../core/domain/forms.ts'
import { FORM_NAMES, FORMS } from '../../../../core/domain/forms.ts'
import {
  draftId,
  draftValues,
  keepsDrafts,
  readDrafts,
  withDraft,
  withoutDraft,
} from '../../../../core/domain/form-drafts.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21, 12)
const draft = { id: 'site-contact', at: NOW, values: { firstName: 'Noor' } }
const text = (...drafts: readonly unknown[]) => JSON.stringify(drafts)

test('forms of one address and of accounts have none', () => {
  const none: readonly FormName[] = [
    'saved-homes',
    'sign-newsletter',
    'owner-login',
    'forgot-password',
    'reset-password',
    'unsubscribe',
  ]
  expect(FORM_NAMES.filter((name) => !keepsDrafts(FORMS[name]))).toEqual(none)
})

test('each property has its own', () => {
  expect(draftId(FORMS['contact-me'], '4127')).toBe('contact-me 4127')
  expect(draftId(FORMS['site-contact'], '')).toBe('site-contact')
})

describe('what is stored', () => {
  test.each<[number, boolean]>([
    [NOW, true],
    [NOW - DAY + 1, true],
    [NOW - DAY, false],
    [NOW + 1, false],
    [Number.NaN, false],
  ])('a draft of %d holds: %s', (at, holds) => {
    expect(readDrafts(text({ ...draft, at }), NOW)).toHaveLength(holds ? 1 : 0)
  })

  test.each([
    null,
    '',
    '{',
    'null',
    '{}',
    '"text"',
    '[null]',
    '[[]]',
    '[{}]',
    text({ ...draft, id: 'no-form' }),
    text({ ...draft, id: 4 }),
    text({ ...draft, id: '__proto__' }),
    text({ ...draft, values: null }),
    text({ ...draft, at: '2026' }),
  ])('%j holds no draft', (stored) => {
    expect(readDrafts(stored, NOW)).toEqual([])
  })

  test('the newest come first, no more than twelve', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...draft, id: `contact-me ${index}` }))
    const kept = many.reduceRight<ReturnType<typeof readDrafts>>((all, one) => withDraft(all, one), [])
    expect(kept.map(({ id }) => id)).toEqual(many.slice(0, 12).map(({ id }) => id))
    expect(readDrafts(text(...many), NOW)).toHaveLength(12)
  })

  test('a later one takes the place of the earlier, an empty one leaves nothing', () => {
    const later = { ...draft, values: { firstName: 'Sami' } }
    expect(withDraft([draft], later)).toEqual([later])
    expect(withDraft([draft], { ...draft, values: {} })).toEqual([])
    expect(withoutDraft([draft], 'contact-me 4127')).toEqual([draft])
  })
})

describe('values', () => {
  test('what a visitor can type is kept', () => {
    const values = { street: 'Lindekaai 41', types: ['1', '2'], goal: 'sell', remarks: 'Dag,\ntot dan' }
    expect(draftValues(FORMS['contact-demand'], values)).toEqual(values)
  })

  test('passwords, hidden fields and the machines’ traps never are', () => {
    const values = {
      password: 'geheim',
      passwordConfirmation: 'geheim',
      token: 'x',
      language: 'nl',
      homepage: 'x',
      startedAt: '1',
      altcha: 'x',
      property: '1',
    }
    for (const name of FORM_NAMES) expect(draftValues(FORMS[name], values)).toEqual({})
  })

  test.each<[string, unknown]>([
    ['firstName', ''],
    ['firstName', 3],
    ['firstName', ['a']],
    ['firstName', { toString: 'x' }],
    ['firstName', 'x'.repeat(5001)],
    ['types', '1'],
    ['types', []],
    ['types', [1, null, {}]],
    ['__proto__', { firstName: 'x' }],
    ['constructor', 'x'],
  ])('%s: %j is left out', (name, value) => {
    const poisoned = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object
    expect(draftValues(FORMS['contact-demand'], poisoned as never)).toEqual({})
  })

  test('inherited values are none', () => {
    expect(draftValues(FORMS['site-contact'], Object.create({ firstName: 'Noor' }) as never)).toEqual({})
  })
})
