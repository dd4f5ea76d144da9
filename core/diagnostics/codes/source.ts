import { defineCode } from '../define-code.ts'

/** AS10xx: bytes, JSON, and what no data may hold. AS11xx: front matter. */
export const SOURCE_CODES = {
  AS1001: defineCode<{ size: string; limit: string }>({
    severity: 'error',
    title: 'File too large',
    about:
      'A source file is read whole, so its size is limited: 20 MB for JSON, 2 MB for everything else. A ' +
      'larger file is most often an export in the wrong place, or a picture with the wrong ending. ' +
      'Records may be spread over any number of files.',
    message: ({ size, limit }) => `the file is ${size}, more than the ${limit} that is read`,
    hint: () => 'spread the records over several files',
  }),
  AS1002: defineCode<{ offset: number; byte: string }>({
    severity: 'error',
    title: 'Not UTF-8',
    about:
      'Source files are text in UTF-8. A byte that cannot stand in UTF-8 means that the file was saved ' +
      'in another encoding, such as Windows-1252 or ISO 8859-1. Save it again as UTF-8. The offset ' +
      'counts bytes from the start of the file, the first being 0.',
    message: ({ offset, byte }) => `the byte ${byte} at offset ${offset} is not UTF-8`,
    hint: () => 'save the file as UTF-8',
  }),
  AS1003: defineCode<{ encoding: string }>({
    severity: 'error',
    title: 'UTF-16 text',
    about:
      'Source files are text in UTF-8. Some editors on Windows call UTF-16 "Unicode"; choose "UTF-8" ' +
      'when saving.',
    message: ({ encoding }) => `the file is ${encoding} text, not UTF-8`,
    hint: () => 'save the file as UTF-8',
  }),
  AS1004: defineCode<{ offset: number }>({
    severity: 'error',
    title: 'NUL byte',
    about:
      'Text has no NUL bytes. The file is damaged, as after a crash while it was written, or it is no ' +
      'text at all. The offset counts bytes from the start of the file, the first being 0.',
    message: ({ offset }) => `there is a NUL byte at offset ${offset}: the file is damaged, or no text`,
    hint: () => 'take the file from a backup, or export it again',
  }),

  AS1010: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Empty JSON file',
    about: 'A JSON file must hold a value. An empty list is `[]`, an empty object is `{}`.',
    message: () => 'the file is empty',
    hint: () => 'write {} or [], or delete the file',
  }),
  AS1011: defineCode<{ what: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'JSON syntax',
    about:
      'The file is not valid JSON. Keys and text stand in double quotation marks, entries have one ' +
      'comma between them and none after the last, and there are no comments. At most ten mistakes of a ' +
      'file are shown, one in a line, as the first often causes the others.',
    message: ({ what }) => what,
    hint: ({ advice }) => advice,
  }),

  AS1020: defineCode<{ key: string }>({
    severity: 'error',
    title: 'Duplicate key',
    about:
      'An object has the same key twice. Only one of the values could be used, and which one is meant ' +
      'cannot be known.',
    message: ({ key }) => `the key "${key}" stands twice in this object`,
    hint: () => 'keep one of them',
  }),
  AS1021: defineCode<{ limit: number }>({
    severity: 'error',
    title: 'Nested too deeply',
    about:
      'Objects and lists are nested more than 100 levels deep. No content needs that: the file is damaged.',
    message: ({ limit }) => `objects and lists are nested more than ${limit} levels deep`,
  }),
  AS1022: defineCode<{ number: string }>({
    severity: 'error',
    title: 'Number too large',
    about:
      'The number is outside the range that can be stored (about 1.8e308), or it is not a number at all.',
    message: ({ number }) => `${number} is not a number that can be stored`,
  }),
  AS1023: defineCode<{ key: string }>({
    severity: 'error',
    title: 'Refused key',
    about:
      'The keys `__proto__`, `constructor` and `prototype` have a meaning of their own in JavaScript ' +
      'and are used in attacks. They may stand nowhere in the data.',
    message: ({ key }) => `the key "${key}" is not allowed anywhere`,
    hint: () => 'remove it, or give it another name',
  }),

  AS1101: defineCode<{ line: string }>({
    severity: 'error',
    title: 'Front matter in another language',
    about:
      'Front matter is YAML between two lines that are exactly `---`. A language after the first line, ' +
      'such as `---js` or `---json`, is refused: content never runs code.',
    message: ({ line }) => `the first line is "${line}", but only "---" may open the front matter`,
    hint: () => 'write the front matter in YAML, below a line that is exactly ---',
  }),
  AS1102: defineCode<{ line?: string | undefined }>({
    severity: 'error',
    title: 'Front matter not closed',
    about:
      'Front matter ends with a line that is exactly `---`. Without it the whole file would be front matter.',
    message: ({ line }) =>
      line === undefined
        ? 'the front matter is not closed'
        : `the line "${line}" does not close the front matter, as it is not exactly "---"`,
    hint: () => 'put a line that is exactly --- between the front matter and the text',
  }),
  AS1103: defineCode<{ what: string }>({
    severity: 'error',
    title: 'Front matter too large',
    about:
      'Front matter may be 64 KB long, and have at most 1,000 blank characters in a row. Longer text ' +
      'belongs in the body of the file.',
    message: ({ what }) => `the front matter has ${what}`,
    hint: () => 'put long text below the front matter',
  }),
  AS1104: defineCode<{ what: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'YAML syntax',
    about:
      'The front matter is not valid YAML. Indent with spaces, never with tabs, and put text in ' +
      'quotation marks if it has `: ` or ` #` in it or starts with a sign such as `@`, `%`, `*`, `&` or ' +
      '`!`. At most ten mistakes of a file are shown, one in a line.',
    message: ({ what }) => what,
    hint: ({ advice }) => advice,
  }),
  AS1105: defineCode<{ actual: string }>({
    severity: 'error',
    title: 'Front matter without keys',
    about: 'Front matter is a list of keys with their values, such as `title: About us`.',
    message: ({ actual }) => `the front matter must be keys with values, not ${actual}`,
    hint: () => 'write lines such as title: About us',
  }),
  AS1106: defineCode<{ tag: string }>({
    severity: 'error',
    title: 'YAML tag refused',
    about:
      'YAML tags such as `!!js/function` or `!!binary` turn text into other things. Front matter is ' +
      'plain data: text, numbers, true and false, lists and objects.',
    message: ({ tag }) => `the tag "${tag}" is not allowed in front matter`,
    hint: () => 'remove the tag; put text that starts with ! in quotation marks',
  }),
  AS1107: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'YAML merge key refused',
    about: 'The key `<<` copies other keys into an object. It is not part of YAML 1.2; write the keys out.',
    message: () => 'the key "<<" is not allowed in front matter',
    hint: () => 'write the keys out',
  }),
  AS1108: defineCode<{ alias: string; why: string }>({
    severity: 'error',
    title: 'YAML alias refused',
    about:
      'An alias (`*name`) repeats what an anchor (`&name`) marks. The anchor must come first, an alias ' +
      'may not stand inside its own anchor, and all aliases together may repeat at most 1,000 values: ' +
      'more is an attack on memory.',
    message: ({ alias, why }) => `the alias "*${alias}" ${why}`,
    hint: () => 'write the value out; put text that starts with * in quotation marks',
  }),
  AS1109: defineCode<Record<never, never>>({
    severity: 'warning',
    title: 'Front matter not at the top',
    about:
      'Front matter must start in the first line of the file. Below an empty line it is read as text, ' +
      'and shown to visitors.',
    message: () => 'the front matter does not start in the first line, so it is read as text',
    hint: () => 'delete the empty lines above ---',
  }),
} as const
