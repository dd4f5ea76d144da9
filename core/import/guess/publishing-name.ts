/** Columns of yes and no that say whether the address or the price is shown: `isAddressDisplayed`, "Adres verbergen". */
import type { ExportColumn, ExportWords } from '../../languages/export-columns.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { foldedWords } from '../mapping/fold.ts'
import { wordsOfName } from './column-names.ts'

/** In characters. Hostile names would take long. */
const LONGEST = 150

type Part = keyof ExportWords['publishing']

const wordsFor = (part: Part): ReadonlySet<string> =>
  new Set(Object.values(EXPORT_WORDS).flatMap(({ publishing }) => foldedWords(publishing[part])))

const WORDS: Readonly<Record<Part, ReadonlySet<string>>> = {
  shows: wordsFor('shows'),
  hides: wordsFor('hides'),
  not: wordsFor('not'),
  address: wordsFor('address'),
  price: wordsFor('price'),
}

/** The last name of a path decides before those of its objects: `address.priceVisible` is about the price. */
export function publishingMeaning(path: string): ExportColumn | undefined {
  if (path.length > LONGEST) return undefined
  return meaningOfAll(wordsOfName(path.split('.').at(-1) ?? '')) ?? meaningOfAll(wordsOfName(path))
}

function meaningOfAll(name: readonly string[]): ExportColumn | undefined {
  const has = (part: Part) => name.some((word) => WORDS[part].has(word))
  const [shows, hides] = [has('shows'), has('hides')]
  if (shows === hides || has('address') === has('price')) return undefined
  const isShown = shows !== has('not')
  if (has('address')) return isShown ? 'PublishAddress' : 'hiddenAddress'
  return isShown ? 'PublishPrice' : 'hiddenPrice'
}
