import { defineCode } from '../define-code.ts'

/** AS20xx: data that does not fit its schema. `name` is quoted already; see `from-zod.ts`. */
export const SCHEMA_CODES = {
  AS2001: defineCode<{ name: string; suggestion?: string | undefined }>({
    severity: 'error',
    title: 'Unknown key',
    about:
      'The object has a key that nothing reads, most often a slip of the pen. Data of your own may ' +
      'stand under `extra`, which is never read nor published.',
    message: ({ name }) => `unknown key ${name}`,
    hint: ({ suggestion }) => (suggestion === undefined ? undefined : `did you mean "${suggestion}"?`),
  }),
  AS2002: defineCode<{ name: string; about?: string | undefined }>({
    severity: 'error',
    title: 'Missing key',
    about:
      'A key that every record must have is not there, or it is empty: null and blank text count as ' +
      'empty. The place shown is the object that should have it.',
    message: ({ name }) => `${name} is missing`,
    hint: ({ about }) => about,
  }),
  AS2003: defineCode<{ name: string; expected: string; actual: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Wrong type',
    about: 'The value is of another kind than the key asks for, such as text where a number must stand.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ advice }) => advice,
  }),
  AS2004: defineCode<{ name: string; expected: string; actual: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Not an allowed value',
    about: 'The key allows only certain values. Upper and lower case differ.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ advice }) => advice,
  }),
  AS2005: defineCode<{ name: string; expected: string; actual: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Out of range',
    about: 'The number is smaller or larger than the key allows.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ advice }) => advice,
  }),
  AS2006: defineCode<{ name: string; expected: string; actual: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Wrong format',
    about: 'The text does not have the form that the key asks for: a date, an address, a colour and so on.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ advice }) => advice,
  }),
  AS2007: defineCode<{ name: string; limit: string; actual: number }>({
    severity: 'error',
    title: 'Too long',
    about: 'The text or the list is longer than the key allows.',
    message: ({ name, limit, actual }) => `${name} may have at most ${limit}, but has ${actual}`,
  }),
  AS2008: defineCode<{ name: string; limit: string; actual: number }>({
    severity: 'error',
    title: 'Too short',
    about: 'The text or the list is shorter than the key allows, such as a list without entries.',
    message: ({ name, limit, actual }) => `${name} must have at least ${limit}, but has ${actual}`,
  }),
  AS2009: defineCode<{ name: string; expected: string; actual: string }>({
    severity: 'error',
    title: 'Address that forms cannot be sent to',
    about:
      'Forms, and the challenges that guard them, go to a path of this site or to an https address. The address stands in ' +
      'every page and its host in the security policy, so visitors’ data must never leave unencrypted, and the address ' +
      'holds neither a password nor a placeholder but {form}.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: () => 'docs/http-api.md says what a receiver of forms has to answer',
  }),
} as const
