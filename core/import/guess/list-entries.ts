/** Lists of names and values: `{ "name": "bedrooms", "value": 3 }`, `<field name="bedrooms">3</field>`. */
import type { RawFields, RawValue } from '../raw-record.ts'
import { meaningOf } from './column-meaning.ts'
import type { ColumnMeaning } from './column-meaning.ts'
import { wordsOfName } from './column-names.ts'
import { namesFacts, namesRooms } from './name-groups.ts'

const KEY = /^@?(?:name|key|meta_key|field|label|attribute|naam|nom|bezeichnung)$/i
const VALUE = /^(?:value|meta_value|#text|text|content|waarde|valeur|wert)$/i
/** In characters. A longer name is a text. */
const LONGEST = 40

interface Entry {
  /** `details[name=bedrooms].value` */
  readonly path: string
  readonly value: RawValue
}

/** Whether a key, or an attribute, holds the name of a value. */
export function isEntryKey(key: string): boolean {
  return KEY.test(key)
}

/** The value of an element by its name; undefined for an object without a name and a value. */
export function entryPath(list: string, element: RawFields): Entry | undefined {
  const key = Object.keys(element).find(isEntryKey)
  const name = key === undefined ? undefined : element[key]
  const values = Object.keys(element).filter((each) => each !== key && VALUE.test(each))
  const [field] = values
  if (field === undefined || values.length > 1 || typeof name !== 'string' || !isName(name)) return undefined
  const value = element[field] as RawValue
  return typeof value === 'object' && value !== null
    ? undefined
    : { path: `${list}[${String(key)}=${name}].${field}`, value }
}

function isName(text: string): boolean {
  return text.length <= LONGEST && /^[^[\]=]*\p{L}[^[\]=]*$/u.test(text)
}

const ENTRY = /^(.+)\[[^[\]=]+=([^[\]]*)\]\.[^.]+$/

/** The name of a value of a list; undefined for another path. */
export function entryName(path: string): string | undefined {
  return ENTRY.exec(path)?.[2]
}

/**
 * The meaning of a value by its name. The list is one of facts of the home, unless its own name says otherwise: a
 * "bedroom" in a list of rooms has its surface, and what is private is not read.
 */
export function meaningOfEntry(path: string): ColumnMeaning | undefined {
  const [, list = '', name = ''] = ENTRY.exec(path) ?? []
  const last = list.split('.').at(-1) ?? ''
  if (meaningOf(list) !== undefined || wordsOfName(last).some(namesRooms)) return undefined
  const found = meaningOf(`${list}.${name}`) ?? (namesFacts(last) ? undefined : meaningOf(`features.${name}`))
  return found?.meaning === 'private' ? undefined : found
}
