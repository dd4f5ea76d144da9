import { defineCode } from '../define-code.ts'
import { numberAdvice } from '../number-advice.ts'
import { shorten } from '../words.ts'

/** Bytes, JSON and refused data (AS10xx), and front matter (AS11xx). */
export const SOURCE_CODES = {
  AS1001: defineCode<{ size: string; limit: string }>({
    severity: 'error',
    title: 'File too large',
    about:
      'A source file is read into memory as a whole, so its size is limited to 20 MB for JSON and 2 MB for other files. A ' +
      'larger file is most often an export in the wrong folder, or a picture with the wrong ending. ' +
      'Records may be split over any number of files.',
    message: ({ size, limit }) => `the file is ${size} large; the limit is ${limit}`,
    hint: () => 'split the records over several files',
  }),
  AS1002: defineCode<{ offset: number; byte: string }>({
    severity: 'error',
    title: 'Not UTF-8',
    about:
      'Source files are UTF-8 text. A byte that is not valid UTF-8 means that the file was saved ' +
      'in another encoding, such as Windows-1252 or ISO 8859-1. The offset counts bytes from the start ' +
      'of the file, beginning with 0.',
    message: ({ offset, byte }) => `the byte ${byte} at offset ${offset} is not valid UTF-8`,
    hint: () => 'save the file as UTF-8',
  }),
  AS1003: defineCode<{ encoding: string }>({
    severity: 'error',
    title: 'UTF-16 text',
    about:
      'Source files are UTF-8 text. Some editors on Windows call UTF-16 "Unicode"; choose "UTF-8" ' +
      'instead.',
    message: ({ encoding }) => `the file is ${encoding} text, not UTF-8`,
    hint: () => 'save the file as UTF-8',
  }),
  AS1004: defineCode<{ offset: number }>({
    severity: 'error',
    title: 'NUL byte',
    about:
      'Text contains no NUL bytes. Either the file is damaged, for example by a crash while it was written, or it is not ' +
      'a text file. The offset counts bytes from the start of the file, beginning with 0.',
    message: ({ offset }) =>
      `the file has a NUL byte at offset ${offset}, so it is damaged or is not a text file`,
    hint: () => 'restore the file from a backup, or export it again',
  }),

  AS1010: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Empty JSON file',
    about: 'A JSON file must contain a value. An empty list is `[]`, an empty object is `{}`.',
    message: () => 'the file is empty',
    hint: () => 'write {} or [], or delete the file',
  }),
  AS1011: defineCode<{ what: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'JSON syntax error',
    about:
      'The file is not valid JSON. Keys and text need double quotation marks, a comma separates two entries ' +
      'but does not follow the last one, and comments are not allowed. The report shows at most ten errors of a ' +
      'file and one per line, because the first error often causes the others.',
    message: ({ what }) => what,
    hint: ({ advice }) => advice,
  }),
  AS1012: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Merge conflict',
    about:
      'Git could not merge two versions of the file and wrote both, between the lines <<<<<<<, ======= and >>>>>>>. ' +
      'Neither JSON nor Markdown is read before the conflict is resolved.',
    message: () => 'the file has a merge conflict that is not resolved',
    hint: () => 'keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>',
  }),

  AS1020: defineCode<{ key: string }>({
    severity: 'error',
    title: 'Duplicate key',
    about:
      'An object contains the same key twice. Only one of the values can be used, and it is unclear which ' +
      'one is meant.',
    message: ({ key }) => `the key "${key}" appears twice in this object`,
    hint: () => 'remove one of the two',
  }),
  AS1021: defineCode<{ limit: number }>({
    severity: 'error',
    title: 'Nested too deeply',
    about:
      'Objects and lists are nested more than 100 levels deep. No content needs that, so the file is likely damaged.',
    message: ({ limit }) => `objects and lists are nested more than ${limit} levels deep`,
    hint: () => 'restore the file from a backup, or export it again',
  }),
  AS1022: defineCode<{ number: string }>({
    severity: 'error',
    title: 'Number too large',
    about:
      'The number is infinite or not a number, or it is outside the range that can be stored (about 1.8e308).',
    message: ({ number }) => `the number ${number} cannot be stored`,
    hint: () => 'write a smaller number',
  }),
  AS1023: defineCode<{ key: string }>({
    severity: 'error',
    title: 'Refused key',
    about:
      'The keys `__proto__`, `constructor` and `prototype` have a special meaning in JavaScript ' +
      'and are used in attacks. The data may not contain them at any level.',
    message: ({ key }) => `the key "${key}" is not allowed`,
    hint: () => 'remove the key, or rename it',
  }),

  AS1024: defineCode<{ number: string }>({
    severity: 'warning',
    title: 'Dot that seems to separate thousands',
    about:
      'In JSON a dot begins decimals, so 635.000 is 635. A number with three decimals, of which the last is 0, was probably meant to be a ' +
      'thousand times as large.',
    message: ({ number }) => `${number} is ${Number(number)}, because a dot begins decimals`,
    hint: ({ number }) => numberAdvice(number),
  }),
  AS1101: defineCode<{ line: string }>({
    severity: 'error',
    title: 'Front matter in another language',
    about:
      'Front matter is YAML between two lines that are exactly `---`. A language after the first dashes, ' +
      'such as `---js` or `---json`, is refused, because content never runs code. The fences of other generators, such as ' +
      '`+++` for TOML, are not read either.',
    message: ({ line }) => `the first line is "${line}", but only "---" may open the front matter`,
    hint: () => 'write the front matter as YAML, below a line that is exactly ---',
  }),
  AS1102: defineCode<{ line?: string | undefined }>({
    severity: 'error',
    title: 'Front matter not closed',
    about:
      'Front matter ends with a line that is exactly `---`. Without that line the whole file would be front matter.',
    message: ({ line }) =>
      line === undefined
        ? 'the front matter is not closed'
        : `the line "${line}" does not close the front matter, because it is not exactly "---"`,
    hint: () => 'add a line that is exactly --- between the front matter and the text',
  }),
  AS1103: defineCode<{ what: string }>({
    severity: 'error',
    title: 'Front matter too large',
    about:
      'Front matter is at most 64 KB long and has at most 1,000 consecutive blank characters. Longer text ' +
      'belongs in the body of the file.',
    message: ({ what }) => `the front matter has ${what}`,
    hint: () => 'move long text below the front matter',
  }),
  AS1104: defineCode<{ what: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'YAML syntax error',
    about:
      'The front matter is not valid YAML. Indent with spaces, never with tabs, and put text in ' +
      'quotation marks if it contains `: ` or ` #`, or starts with a character such as `@`, `%`, `*`, `&` or ' +
      '`!`. The report shows at most ten errors of a file and one per line.',
    message: ({ what }) => what,
    hint: ({ advice }) => advice,
  }),
  AS1105: defineCode<{ actual: string }>({
    severity: 'error',
    title: 'Front matter without keys',
    about: 'Front matter consists of keys with values, such as `title: About us`.',
    message: ({ actual }) => `the front matter must be keys with values, not ${actual}`,
    hint: () => 'write lines such as title: About us',
  }),
  AS1106: defineCode<{ tag: string }>({
    severity: 'error',
    title: 'YAML tag refused',
    about:
      'YAML tags such as `!!js/function` or `!!binary` convert text into other values. Front matter is ' +
      'plain data: text, numbers, true, false, lists and objects.',
    message: ({ tag }) => `the tag "${tag}" is not allowed in front matter`,
    hint: () => 'remove the tag; put text that starts with ! in quotation marks',
  }),
  AS1107: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'YAML merge key refused',
    about: 'The key `<<` copies other keys into an object. It is not part of YAML 1.2.',
    message: () => 'the key "<<" is not allowed in front matter',
    hint: () => 'write the keys out',
  }),
  AS1108: defineCode<{ alias: string; why: string }>({
    severity: 'error',
    title: 'YAML alias refused',
    about:
      'An alias (`*name`) repeats the value that an anchor (`&name`) marks. The anchor must come first, an alias ' +
      'may not be inside its own anchor, and all aliases together may repeat at most 1,000 values, ' +
      'because more could exhaust the memory.',
    message: ({ alias, why }) => `the alias "*${alias}" ${why}`,
    hint: () => 'write the value out; put text that starts with * in quotation marks',
  }),
  AS1109: defineCode<Record<never, never>>({
    severity: 'warning',
    title: 'Front matter not at the top',
    about:
      'Front matter must start in the first line of the file. Below an empty line or a comment it is read as text ' +
      'and shown to visitors.',
    message: () => 'the front matter does not start in the first line, so it is read as text',
    hint: () => 'delete the lines above ---',
  }),
  AS1110: defineCode<{ comment: string }>({
    severity: 'warning',
    title: 'Text taken as a comment',
    about:
      'In YAML, a `#` after a blank begins a comment: `title: Guide #1` is the title "Guide", and `colour: #112233` is ' +
      'empty. Without a blank after the `#`, this was probably meant to be text.',
    message: ({ comment }) => `"#${shorten(comment)}" is a comment, and no part of the value`,
    hint: () => 'put the value in quotation marks; a comment has a blank after #',
  }),
} as const
