/** Texts in several languages, pictures and plans. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule, ListRule } from '../../schema/mapping-rules.ts'
import { typeGroupIn } from '../mapping/type-words.ts'
import { mentions } from './column-meaning.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { fileAddresses, orderName } from './file-address.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'

export function textRules(columns: ColumnsByMeaning): GuessedPart {
  const fields: Record<string, AnyRule> = {}
  for (const field of ['TypeDescription', 'Lead', 'Description'] as const) {
    const rule = textRule(columns, field)
    if (rule !== undefined) fields[field] = rule
  }
  const [name] = fields['TypeDescription'] === undefined ? titleColumns(columns) : []
  if (name === undefined) return { fields, notes: [] }
  const note = `"${name}" is the title of a home, by its values.`
  return { fields: { ...fields, TypeDescription: name }, notes: [note] }
}

/** Columns of names that say what a home is: "Villa te Knokke". Other names are those of people. */
export function titleColumns(columns: ColumnsByMeaning): readonly string[] {
  const isHome = (value: string) => /\s/.test(value.trim()) && typeGroupIn(value) !== undefined
  return columns.all('name').filter((path) => shareOf(columns.sample(path), isHome) > 0.5)
}

/** A column without a language has the text of homes that have none with one. */
function textRule(columns: ColumnsByMeaning, field: ExportColumn): AnyRule | undefined {
  const others = columns.withoutLanguage(field)
  // Remarks in the languages of visitors are for them.
  const spoken = field === 'Description' && columns.all(field).length === 0 ? 'remark' : field
  const languages = Object.fromEntries(columns.inLanguages(spoken).toReversed())
  if (Object.keys(languages).length === 0) return others.length < 2 ? others[0] : [...others]
  return others.length === 0 ? { languages } : [{ languages }, ...others]
}

export function pictureRules(columns: ColumnsByMeaning): GuessedPart {
  const fields: Record<string, AnyRule> = {}
  const named = [...new Set(columns.all('pictures'))]
  const plans = [...new Set(columns.all('plans'))]
  const byValues = pictureColumns(columns, named)
  const pictures = [...named, ...byValues]
  if (pictures.length > 0) fields['XLargePictureItems'] = listOf(pictures, columns)
  if (plans.length > 0) fields['PlanItems'] = listOf(plans, columns)
  return { fields, notes: byValues.map((path) => `"${path}" has pictures, by its values.`) }
}

const PICTURE = /^https?:\/\/[^\s?#]+\.(?:jpe?g|png|webp|avif)(?:[?#|;,\s]|$)/i
/** Pictures of something else, or small ones. */
const OTHER_PICTURE = /logo|avatar|icon|thumb|small|portrait|agent|plan|epc|peb|label/i

/**
 * Columns with addresses of pictures by their values: "autres photos" beside "photos", or if no column has the name of
 * pictures, the first one, as others may have the same pictures in other sizes.
 */
function pictureColumns(columns: ColumnsByMeaning, named: readonly string[]): readonly string[] {
  const found = columns.unnamed.filter((path) => {
    const isOther = OTHER_PICTURE.test(path) || path.startsWith('#parent')
    return !isOther && shareOf(columns.sample(path), (value) => PICTURE.test(value)) > 0.9
  })
  if (named.length === 0) return found.slice(0, 1)
  const isRead = (path: string) => named.some((list) => path.startsWith(`${list}.`))
  return found.filter((path) => mentions(path, 'pictures') && !isRead(path))
}

/** Names of the address of an element, for those of which no record that was profiled has one. */
const ADDRESSES = ['url', 'Url', 'URL', 'src', '#text']

/** Marks between addresses, the rarest in an address first. */
const SEPARATORS = ['|', ';', '\n', ',', ' '] as const

function listOf(paths: readonly string[], columns: ColumnsByMeaning): ListRule {
  const sample = paths.flatMap((path) => columns.sample(path))
  const separator = SEPARATORS.find((mark) => shareOf(sample, (value) => separates(value, mark)) > 0.05)
  const names = paths.flatMap((path) => columns.namesIn(path))
  const order = orderName(names)
  return {
    each: [...paths],
    ...(separator === undefined ? {} : { separators: separator }),
    ...(order === undefined ? {} : { order }),
    fields: {
      Url: { from: [...new Set([...fileAddresses(names), ...ADDRESSES])], as: 'url' },
      Name: ['Name', 'caption', 'title', 'description'],
    },
  }
}

/** Whether all parts of a text are files or addresses. */
function separates(text: string, mark: string): boolean {
  const parts = text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return (
    parts.length > 1 &&
    parts.every((part) =>
      /^(?:https?:\/\/|www\.)\S+$|^[^<>:"|?*]+\.(?:jpe?g|png|webp|avif|gif|pdf)$/i.test(part),
    )
  )
}
