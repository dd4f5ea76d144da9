import { defineCode } from '../define-code.ts'
import { allOf, grouped, shorten } from '../words.ts'

interface UnknownKey {
  readonly name: string
  readonly suggestion?: string | undefined
  /** The place of the setting that other programs have under this key. */
  readonly elsewhere?: string | undefined
  /** The keys of the object. */
  readonly known?: readonly string[]
}

/** A longer list of keys is looked up in docs/reference. */
const MOST_NAMED = 16

/** Data that does not match its schema (AS20xx). `name` is already quoted; see `from-zod.ts`. */
export const SCHEMA_CODES = {
  AS2001: defineCode<UnknownKey>({
    severity: 'error',
    title: 'Unknown key',
    about:
      'The object has a key that agency-site does not read, most often a misspelt one. Data of your own belongs ' +
      'under `extra`, which is neither read nor published.',
    message: ({ name }) => `unknown key ${name}`,
    hint: ({ suggestion, elsewhere, known = [] }) => {
      if (suggestion !== undefined) return `did you mean "${suggestion}"?`
      if (elsewhere !== undefined || known.length === 0 || known.length > MOST_NAMED) return elsewhere
      return known.length === 1 ? `the only key here is ${known[0]}` : `the keys here are ${allOf(known)}`
    },
  }),
  AS2002: defineCode<{ name: string; about?: string | undefined }>({
    severity: 'error',
    title: 'Missing key',
    about:
      'A required key is absent or empty. Null and blank text count as empty. The location is the object ' +
      'that lacks the key.',
    message: ({ name }) => `${name} is missing`,
    hint: ({ about }) => about,
  }),
  AS2003: defineCode<{ name: string; expected: string; actual: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Wrong type',
    about: 'The value has another type than the key requires, such as text instead of a number.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ advice }) => advice,
  }),
  AS2004: defineCode<{ name: string; expected: string; actual: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Not an allowed value',
    about: 'The key allows only certain values. Upper and lower case are distinguished.',
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
    about: 'The text does not have the format that the key requires, such as a date, an address or a colour.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ advice }) => advice,
  }),
  AS2007: defineCode<{ name: string; limit: string; actual: number }>({
    severity: 'error',
    title: 'Too long',
    about: 'The text or the list is longer than the key allows.',
    message: ({ name, limit, actual }) => `${name} may have at most ${limit}, but has ${grouped(actual)}`,
  }),
  AS2008: defineCode<{ name: string; limit: string; actual: number }>({
    severity: 'error',
    title: 'Too short',
    about: 'The text or the list is shorter than the key allows, such as a list without entries.',
    message: ({ name, limit, actual }) => `${name} must have at least ${limit}, but has ${grouped(actual)}`,
  }),
  AS2009: defineCode<{ name: string; expected: string; actual: string }>({
    severity: 'error',
    title: 'Form address not allowed',
    about:
      'Forms, and the challenges that protect them, are sent to a path of this site or to an https address, so that visitors’ data ' +
      'is always encrypted. The address is part of every page and its host part of the content security policy, so it contains ' +
      'no password and no placeholder other than {form}.',
    message: ({ name, expected, actual }) => `${name} must be ${expected}, not ${actual}`,
    hint: ({ actual }) =>
      /^"mailto:/i.test(actual)
        ? 'without a service and a target, each form opens a mail to the office: leave the target out'
        : 'use a path such as /api/forms/{form}; docs/http-api.md describes the answers of a receiver',
  }),
  AS2010: defineCode<{ name: string; changes: string }>({
    severity: 'warning',
    title: 'Text cleaned',
    about:
      'A text had something that its field cannot show, and agency-site removed it: control characters of another encoding, marks that ' +
      'turn the direction of all text around them, HTML and character references such as `&eacute;` in a title or a sentence, or ' +
      'a text without any visible character. `Description` and other rich texts keep their HTML. The export should be corrected.',
    message: ({ name, changes }) => `${name} had ${changes}, which were removed or replaced`,
    hint: () => 'export the field as plain text in UTF-8',
  }),
  AS2011: defineCode<{ latitude: number; longitude: number; areSwapped: boolean }>({
    severity: 'warning',
    title: 'Coordinates of another country',
    about:
      'The coordinates are not in Belgium or Luxembourg, or are in the sea. They are ignored, so that no page shows a wrong place on the map. 0 and 0, ' +
      'which exports write for an unknown place, count as absent.',
    message: ({ latitude, longitude }) =>
      `the latitude ${latitude} and longitude ${longitude} are not in Belgium or Luxembourg, and are ignored`,
    hint: ({ areSwapped }) =>
      areSwapped ? 'exchange them: latitude and longitude are swapped' : 'correct them, or leave them out',
  }),
  AS2012: defineCode<{ name: string; reason: string; count: number }>({
    severity: 'warning',
    title: 'Field kept for exports',
    about:
      'Exports of CRMs and content systems contain the field, so it is accepted, but it changes no page. Only `check --all` reports it, ' +
      'once for each field, and it never fails a check.',
    message: ({ name, reason, count }) =>
      `"${name}" changes no page (${reason}); ${count === 1 ? 'one record has it' : `it occurs ${count} times`}`,
  }),
  AS2013: defineCode<{ id: string; language: string; missing: number }>({
    severity: 'error',
    title: 'Record with texts alone',
    about:
      'The texts of a property or project are in one record, with a text for each language, or in one record for each language. ' +
      'Each of these records is complete: its required fields, such as the goal and the town, are repeated.',
    message: ({ id, language, missing }) =>
      `the record of ${id} in ${language} has texts alone: ${missing} required fields are missing`,
    hint: ({ language }) =>
      `put the texts into the complete record, as in "TypeDescription": { "nl": "…", "fr": "…" }, or repeat its required fields in ${language}`,
  }),
  AS2014: defineCode<{ kind: string; validFrom: string; checkedOn: string; source: string | undefined }>({
    severity: 'warning',
    title: 'Legal rule not checked for a year',
    about:
      'Pages show figures of the law from site-config/rules.json, and laws change. "checkedOn" is the day on which a figure was compared ' +
      'with the law, and "source" is where. Only `check --all` reports a rule that was not compared for a year, and it never fails a check.',
    message: ({ kind, validFrom, checkedOn }) =>
      `the rule "${kind}" of ${validFrom} was last compared with the law on ${checkedOn}`,
    hint: ({ source }) =>
      `compare it with ${source === undefined ? 'the law' : shorten(source)}, and set "checkedOn" to the day of that`,
  }),
  AS2015: defineCode<{ year: number; pastFrom: string }>({
    severity: 'warning',
    title: 'Figures of money past their date',
    about:
      'Pages compute costs of buying and renting with the dated table of the package (docs/money.md), and costs of notaries and charges ' +
      'of the land registry change each year on 1 January. Pages name the year of the table. The warning never fails a check.',
    message: ({ year, pastFrom }) =>
      `the figures of buying and renting are those of ${year}, and are past their date since ${pastFrom}`,
    hint: () => 'update agency-site to a version with the figures of this year',
  }),
  AS2016: defineCode<{ name: string; confidence: string; sources: readonly string[] }>({
    severity: 'warning',
    title: 'Unconfirmed figure',
    about:
      'A figure of docs/money.md is given by one source alone, or its sources differ. Pages show what follows from it as "about", or ' +
      'lead to the official calculator. Only `check --all` names these figures, and they never fail a check.',
    message: ({ name, confidence }) =>
      confidence === 'likely'
        ? `the figure "${name}" is unconfirmed: one source alone gives it`
        : `the figure "${name}" is unconfirmed: its sources differ`,
    hint: ({ sources }) => `compare it with ${sources.map(shorten).join(', ') || 'the law'}`,
  }),
} as const
