/** Whether address and price are shown. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule } from '../../schema/mapping-rules.ts'
import { fold, wordsOf } from '../mapping/fold.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'

const ON_REQUEST = wordsOf('onRequest')

/** Address and price are shown unless a column hides them, or the price is "on request". */
export function publishingRules(columns: ColumnsByMeaning): GuessedPart {
  const notes: string[] = []
  const rule = (field: 'PublishAddress' | 'PublishPrice', hidden: ExportColumn, what: string): AnyRule => {
    const shows = columns.all(field)
    const hides = columns.all(hidden)
    if (shows.length > 0) return { from: shows, combine: 'every', default: false }
    if (hides.length > 0) return { from: hides, negate: true, combine: 'every', default: true }
    const words = field === 'PublishPrice' ? onRequest(columns) : []
    if (words.length > 0) {
      const named = [...new Set(words.flatMap(({ is }) => is))].map((word) => `"${word}"`)
      notes.push(`A price is shown unless it is ${named.join(' or ')}.`)
      return [...words.map((when) => ({ constant: false, when })), { constant: true }]
    }
    notes.push(`No column hides the ${what}, so every ${what} is shown.`)
    return { constant: true }
  }
  const fields = {
    PublishAddress: rule('PublishAddress', 'hiddenAddress', 'address'),
    PublishPrice: rule('PublishPrice', 'hiddenPrice', 'price'),
  }
  return { fields, notes }
}

/** The words that columns of prices have in place of a price that is not published. */
function onRequest(columns: ColumnsByMeaning): readonly { readonly from: string; readonly is: string[] }[] {
  return columns.all('Price').flatMap((from) => {
    const is = [...new Set(columns.sample(from))].filter((value) => ON_REQUEST.has(fold(value)))
    return is.length === 0 ? [] : [{ from, is }]
  })
}
