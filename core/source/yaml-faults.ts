/** Messages for the errors of the YAML parser. */
import type { YAMLError } from 'yaml'
import { shorten } from '../diagnostics/words.ts'

interface Fault {
  readonly what: string
  readonly advice?: string
}

const QUOTES = 'put the text in quotation marks'

export function yamlFault({ code, message, pos }: YAMLError, yaml: string): Fault {
  const token = yaml.slice(...pos).split('\n', 1)[0] as string
  return FAULTS[code]?.(token, message) ?? { what: `the front matter is not valid YAML: ${message}` }
}

const FAULTS: Partial<Record<YAMLError['code'], (token: string, message: string) => Fault>> = {
  TAB_AS_INDENT: () => ({ what: 'the line is indented with a tab', advice: 'indent with spaces' }),
  BAD_INDENT: (_, message) =>
    message.startsWith('Flow')
      ? {
          what: `the ${message.includes('sequence') ? 'list' : 'object'} in brackets is not closed`,
          advice: `add ${message.at(-1)}`,
        }
      : {
          what: 'the indentation differs from the lines above',
          advice: 'start all keys of an object in the same column',
        },
  BLOCK_AS_IMPLICIT_KEY: () => ({ what: 'the value has a colon followed by a space', advice: QUOTES }),
  BLOCK_IN_FLOW: () => ({
    what: 'a list or an object inside brackets must use brackets as well',
    advice: 'use [a, b] and {a: b}',
  }),
  BAD_SCALAR_START: (token) => ({ what: `text may not start with "${shorten(token)}"`, advice: QUOTES }),
  BAD_DQ_ESCAPE: (token) => ({
    what: `"${shorten(token)}" is not an escape sequence`,
    advice: String.raw`write a backslash as \\, or use single quotation marks`,
  }),
  MISSING_CHAR: (_, message) => missing(message),
  UNEXPECTED_TOKEN: (token) => ({
    what: `${token === '' ? 'the line' : `"${shorten(token)}"`} is not allowed here`,
    advice: 'put text with quotation marks, brackets or commas in quotation marks',
  }),
  MULTILINE_IMPLICIT_KEY: noColon,
  KEY_OVER_1024_CHARS: () => ({ what: 'the key is longer than 1,024 characters', advice: QUOTES }),
  NON_STRING_KEY: () => ({ what: 'a key must be text, not a list, an object or an alias', advice: QUOTES }),
  MULTIPLE_DOCS: () => ({ what: 'a line "..." ends the front matter too early', advice: 'delete that line' }),
  ALIAS_PROPS: () => ({ what: 'an alias may have no anchor and no tag', advice: QUOTES }),
  BAD_ALIAS: () => ({ what: 'the alias or anchor has no name', advice: QUOTES }),
  MULTIPLE_ANCHORS: () => ({ what: 'a value can have only one anchor', advice: QUOTES }),
  MULTIPLE_TAGS: () => ({ what: 'a value can have only one tag', advice: QUOTES }),
}

function missing(message: string): Fault {
  if (message.includes('quote')) {
    return {
      what: 'the text has no closing quotation mark',
      advice: 'close it; double every quotation mark inside it',
    }
  }
  if (message.startsWith('Implicit')) return noColon()
  if (message.startsWith('Missing ,')) return { what: 'a comma is missing between the entries in brackets' }
  return { what: `the front matter is not valid YAML: ${message}` }
}

function noColon(): Fault {
  return { what: 'the line has no colon after its key', advice: 'write key: value' }
}
