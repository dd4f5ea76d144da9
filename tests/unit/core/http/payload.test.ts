/** The description of a field equals its rules. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { FormName } from '../../../../core/domain/forms.ts'
import { FORM_NAMES, FORMS } from '../../../../core/domain/forms.ts'
import { formProblems } from '../../../../core/domain/form-rules.ts'
import { exampleOf } from '../../../../scripts/docs/examples.ts'
import { payloadOf } from '../../../../core/http/payload.ts'

interface Described {
  readonly anyOf?: readonly Described[]
  readonly items?: Described
  readonly enum?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

const GUARDS = ['homepage', 'startedAt', 'key', 'altcha']

function described(name: FormName) {
  const { properties, required } = z.toJSONSchema(payloadOf(FORMS[name]), { io: 'input' })
  return { fields: Object.entries(properties ?? {}) as [string, Described][], required: required ?? [] }
}

/** The schema of one value: without the blank of an optional field, and without its list. */
function one({ anyOf, items, ...field }: Described): Described {
  return items ?? anyOf?.at(-1) ?? field
}

const isRefused = (name: FormName, field: string, value: unknown) => {
  const values = { ...exampleOf(name), [field]: value }
  const byRules = formProblems(FORMS[name], values as never).some((problem) => problem.field === field)
  const bySchema = !payloadOf(FORMS[name]).safeParse(values).success
  expect(bySchema, `${name} ${field} ${JSON.stringify(value).slice(0, 80)}`).toBe(byRules)
  return byRules
}

/** The notation of the field: several values, or one. */
const sent = (field: Described, value: string) => (field.items ? [value] : value)

test('lengths, options and patterns are said of some fields', () => {
  const all = FORM_NAMES.flatMap((name) => described(name).fields.map(([, field]) => one(field)))
  expect(all.filter(({ maxLength }) => maxLength !== undefined).length).toBeGreaterThan(20)
  expect(all.filter(({ enum: options = [] }) => options.length > 0).length).toBeGreaterThan(5)
  expect(all.filter(({ pattern }) => pattern !== undefined).length).toBeGreaterThan(5)
})

describe.each(FORM_NAMES)('%s', (name) => {
  const { fields, required } = described(name)
  const own = fields.filter(([field]) => !GUARDS.includes(field))

  test('names the fields of the form, and what guards it', () => {
    const guards = FORMS[name].captcha ? GUARDS : GUARDS.slice(0, 3)
    expect(fields.map(([field]) => field)).toEqual([...Object.keys(exampleOf(name)), ...guards])
  })

  test('is good when filled in, and refused when one needed field is missing', () => {
    expect(payloadOf(FORMS[name]).safeParse(exampleOf(name)).success).toBe(true)
    for (const field of required) {
      const { [field]: _, ...rest } = exampleOf(name)
      expect(payloadOf(FORMS[name]).safeParse(rest).success, field).toBe(false)
    }
  })

  test('no longer than it says', () => {
    for (const [field, whole] of own) {
      const { maxLength, pattern, format } = one(whole)
      // Another field confirms a password; a text with a format cannot be filled to its limit.
      if (maxLength === undefined || pattern || format) continue
      expect(isRefused(name, field, sent(whole, 'a'.repeat(maxLength))), field).toBe(false)
      expect(isRefused(name, field, sent(whole, 'a'.repeat(maxLength + 1))), field).toBe(true)
    }
  })

  test('of the options that it lists, and no others', () => {
    for (const [field, whole] of own) {
      const { enum: options = [] } = one(whole)
      for (const option of options) expect(isRefused(name, field, sent(whole, option)), option).toBe(false)
      if (options.length > 0) expect(isRefused(name, field, sent(whole, `${options[0]}x`)), field).toBe(true)
    }
  })

  test('of the form that its pattern shows', () => {
    for (const [field, whole] of own) {
      const { pattern } = one(whole)
      if (pattern === undefined) continue
      for (const value of [
        '4127',
        '450.000',
        '9000',
        'x',
        '-1',
        '1e3',
        '0',
        '99999999999',
        '+32 9 000 12 34',
      ])
        if (!new RegExp(pattern, 'u').test(value))
          expect(isRefused(name, field, sent(whole, value)), `${field} ${value}`).toBe(true)
      const example = [exampleOf(name)[field] ?? ''].flat()[0] ?? ''
      expect(example).toMatch(new RegExp(pattern, 'u'))
    }
  })

  test('empty where it is not needed', () => {
    for (const [field, { items }] of own) {
      // A second buyer has a whole name or none; a new password is typed twice.
      if (/B$|^password/.test(field)) continue
      expect(isRefused(name, field, items ? [] : ''), field).toBe(required.includes(field))
    }
  })

  test('a trap that was filled in is refused', () => {
    expect(payloadOf(FORMS[name]).safeParse({ ...exampleOf(name), homepage: 'x' }).success).toBe(false)
  })
})

test('an open-house day has the length of a text, whatever the page offers', () => {
  const { fields } = described('contact-appointment')
  const [, day] = fields.find(([name]) => name === 'openDays') ?? []
  expect(day && one(day)).toMatchObject({ maxLength: 200 })
})
