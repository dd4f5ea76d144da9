import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Availability } from '../../../core/domain/availability.ts'
import { contactSlots } from '../../../core/domain/form-fields.ts'
import type { MessageKey } from '../../../core/domain/form-problem.ts'
import { fieldsOf } from '../../../core/domain/form-definition.ts'
import { FORMS } from '../../../core/domain/forms.ts'
import type { JudicialDecision } from '../../../core/domain/judicial.ts'
import { LOCALES } from '../../../core/languages/codes.ts'
import type { Locale } from '../../../core/languages/codes.ts'
import { FLOOD_KINDS, FLOOD_SCORES, floodKeys } from '../../../core/domain/planning.ts'
import { PLANNING_CODES, planningKeys } from '../../../core/domain/planning.ts'
import type { Region } from '../../../core/domain/region.ts'
import type { StringKey } from '../../../core/languages/string-keys.ts'

type Strings = Readonly<Record<string, string>>

const folderOf = (locale: Locale) => new URL(`../../../core/languages/${locale}/strings/`, import.meta.url)
const FILES = readdirSync(folderOf('nl')).map((name) => name.replace(/\.json$/, ''))

function read(locale: Locale, file: string): Strings {
  return JSON.parse(readFileSync(new URL(`${file}.json`, folderOf(locale)), 'utf8')) as Strings
}

const placeholders = (text = '') => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name).toSorted()

describe.each(FILES)('%s.json', (file) => {
  const dutch = read('nl', file)

  test('Dutch has strings', () => {
    expect(Object.keys(dutch)).not.toEqual([])
  })

  test.each(LOCALES)('%s has the same keys, in the same order', (locale) => {
    expect(Object.keys(read(locale, file))).toEqual(Object.keys(dutch))
  })

  test.each(LOCALES)('%s has the same placeholders, and every brace belongs to one', (locale) => {
    for (const [key, text] of Object.entries(read(locale, file))) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(dutch[key])])
      expect([key, text.replace(/\{[A-Za-z]+(?::[\w-]+)?\}/g, '')]).not.toEqual([
        key,
        expect.stringMatching(/[{}]/),
      ])
    }
  })

  test.each(LOCALES)('%s leaves nothing empty, untrimmed or doubled', (locale) => {
    for (const [key, text] of Object.entries(read(locale, file))) {
      expect([key, text]).toEqual([key, text.trim()])
      expect([key, text]).not.toEqual([key, ''])
      expect([key, text]).not.toEqual([key, expect.stringMatching(/ {2}/)])
    }
  })
})

test('counted strings have both forms', () => {
  const keys = FILES.flatMap((file) => Object.keys(read('nl', file)))
  const form = (name: 'one' | 'other') =>
    keys.filter((key) => key.endsWith(`.${name}`)).map((key) => key.slice(0, -name.length - 1))
  expect(form('one').length).toBeGreaterThan(10)
  // The word `other` means another account or another buyer here, and not a plural form.
  const plain = ['portal.code', 'money.buyer', 'money.home', 'money.table']
  const counted = form('other').filter((key) => !plain.includes(key))
  expect(counted.toSorted()).toEqual(form('one').toSorted())
})

test('no key stands in two files', () => {
  const keys = FILES.flatMap((file) => Object.keys(read('nl', file)))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** Keys that are derived from rules: `StringKey` checks the types, and this list checks the files. */
describe('keys that the rules give', () => {
  const all: Strings = Object.assign({}, ...FILES.map((file) => read('nl', file)))
  const forms = Object.values(FORMS)
  const fields = forms.flatMap(fieldsOf)

  const keys: readonly StringKey[] = [
    ...forms.flatMap((form) => [form.title, form.submit, ...form.groups.flatMap(({ title }) => title ?? [])]),
    ...forms.flatMap((form) => form.groups.flatMap(({ notices }) => notices ?? [])),
    ...fields.flatMap((field) => [field.label ?? [], field.hint ?? []].flat()),
    ...fields.flatMap((field) => field.options?.map(({ label }) => label) ?? []),
    ...fields.flatMap((field) => (field.required ? (`form.error.${field.name}.required` as const) : [])),
    ...LOCALES.flatMap((locale) => contactSlots(locale).map(({ label }) => label)),
    ...PLANNING_CODES.flatMap((code) => Object.values(planningKeys(code))),
    ...FLOOD_KINDS.flatMap((kind) => FLOOD_SCORES.flatMap((score) => Object.values(floodKeys(kind, score)))),
  ]

  test.each([...new Set(keys)])('%s', (key) => {
    expect(all).toHaveProperty([key])
  })

  test('keys that are known by type alone compile', () => {
    const typed = (
      key: MessageKey,
      rest: { availability: Availability; judicial: JudicialDecision; region: Exclude<Region, 'unknown'> },
    ): readonly StringKey[] => [
      key,
      `availability.${rest.availability}`,
      `judicial.${rest.judicial}`,
      `energy.region.${rest.region}`,
    ]
    const rest = { availability: 'sold-out', judicial: 'on-request', region: 'luxembourg' } as const
    for (const key of typed('form.error.captcha.invalid', rest)) expect(all).toHaveProperty([key])
  })
})

describe('fixed sentences', () => {
  test.each<[Locale, StringKey, string]>([
    ['nl', 'form.error.street.required', 'Vul uw straat en nummer in'],
    ['nl', 'form.error.email.invalid', 'E-mailadres is niet geldig'],
    ['nl', 'form.error.types.required', 'Kies minstens één type pand'],
    ['fr', 'form.error.email.invalid', 'Votre adresse e-mail est invalide'],
    ['fr', 'form.error.phone.required', 'Indiquez votre numéro de téléphone'],
    ['en', 'form.error.firstName.required', 'Enter your first name'],
    ['en', 'form.error.email.invalid', 'Email address is not valid'],
    ['en', 'form.error.captcha.invalid', 'The entered characters are not valid'],
    ['en', 'error.credentials', 'The email address or the password is not correct.'],
    ['en', 'error.appointmentsFull', 'All times for viewings are taken'],
  ])('%s, %s', (locale, key, sentence) => {
    const file = key.startsWith('form.') || key.startsWith('error.') ? 'messages' : 'property'
    expect(read(locale, file)[key]).toBe(sentence)
  })

  test('the renovation notice has no number of years of its own', () => {
    for (const locale of LOCALES) {
      expect(read(locale, 'property')['renovation.notice']).toMatch(/^[^0-9]*\{years\}[^0-9]*$/)
    }
  })
})
