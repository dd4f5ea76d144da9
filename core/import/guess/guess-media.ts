/** Texts in several languages, pictures and plans. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule, ListRule } from '../../schema/mapping-rules.ts'
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
  return { fields, notes: [] }
}

/** A column without a language has the text of homes that have none with one. */
function textRule(columns: ColumnsByMeaning, field: ExportColumn): AnyRule | undefined {
  const others = columns.withoutLanguage(field)
  const languages = Object.fromEntries(columns.inLanguages(field).toReversed())
  if (Object.keys(languages).length === 0) return others.length < 2 ? others[0] : [...others]
  return others.length === 0 ? { languages } : [{ languages }, ...others]
}

export function pictureRules(columns: ColumnsByMeaning): GuessedPart {
  const fields: Record<string, AnyRule> = {}
  for (const [meaning, field] of [
    ['pictures', 'XLargePictureItems'],
    ['plans', 'PlanItems'],
  ] as const) {
    const paths = [...new Set(columns.all(meaning))]
    if (paths.length > 0) fields[field] = listOf(paths, columns)
  }
  return { fields, notes: [] }
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
