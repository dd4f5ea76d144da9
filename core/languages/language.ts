/**
 * The parts of a language beside its texts (`string-keys.ts`). Each is an export of its own of `<code>/language.ts` or
 * `<code>/number-words.ts`, because a script carries a part that it uses in every language, and no other part.
 */

/** How numbers and dates are written. */
export interface Formats {
  /** The tag of BCP 47 whose conventions Intl follows; its region is also that of Open Graph. */
  readonly tag: `${string}-${string}`
  /** The form of a counted text, `card.bedrooms.one` or `card.bedrooms.other`, that goes with a number. */
  readonly plural: (count: number) => 'one' | 'other'
  /** Corrects a date that Intl wrote. */
  readonly date: (text: string) => string
}

/** Words that the search box knows beside the names of types, towns and goals. */
export interface SearchWords {
  /** Small letters without accents. Between other words they mean nothing: "huis in Gent", "maison à Gand". */
  readonly links: readonly string[]
  /** Words of town names with their abbreviations: Sint-Amandsberg is also St. Amandsberg. */
  readonly abbreviations: readonly (readonly [word: string, short: string])[]
}

/** The type groups whose subtypes are known. `core/domain/home-type.ts` has their ids. */
export type TypeGroup =
  'house' | 'apartment' | 'studio' | 'land' | 'investment' | 'commercial' | 'garage' | 'industrial' | 'office'

/**
 * What visitors type for a type group, a new building and a goal beside the names that pages show. A plural that adds up
 * to three letters is found by its singular; other plurals are listed. The build writes these words into the search
 * file, and no script loads the tables.
 */
export interface IndexWords {
  /** Subtypes and synonyms. */
  readonly types: Readonly<Record<TypeGroup, readonly string[]>>
  /** Words for a project, and for the homes in it. */
  readonly newBuild: readonly string[]
  readonly sale: readonly string[]
  readonly rent: readonly string[]
}

/** The conventions that the build and the service need. No script of a page loads them. */
export interface Conventions {
  /** The name of the language in that language. */
  readonly name: string
  /** The abbreviation before the number of a letter box, in an address. */
  readonly box: string
  readonly townNames: TownNames
  /** In slugs, whether ä, ö and ü become ae, oe and ue; otherwise they lose their accents. */
  readonly spellsUmlauts: boolean
  /** A time of day, hours 0 to 23 and minutes 0 to 59, as an appointment names it. */
  readonly hour: (hour: number, minutes: number) => string
  /** Sets the spaces and marks of a text as the language prints them. Markdown and addresses stay as they are. */
  readonly typeset: (text: string) => string
  /** The full hour at which the afternoon begins, among the moments when a visitor can be called. */
  readonly afternoon: 13 | 14
  /** The areas of the flag, from back to front, in a square of 24. */
  readonly flag: readonly { readonly fill: string; readonly d: string }[]
}

/** The words that stay in lower case in the name of a town. The words of every language apply to every town. */
interface TownNames {
  /** Words that are small inside a name: Heist-op-den-Berg, Esch-sur-Alzette. */
  readonly particles: readonly string[]
  /** Words that are small after an apostrophe, also at the start: 's-Gravenbrakel, 't Zand. */
  readonly elided: readonly string[]
  /** Two letters that are one, and are both capitals at the start of a word: IJzendijke. */
  readonly digraphs: readonly string[]
}

/** Numbers and amounts in words, as an offer has them. */
export interface NumberWords {
  /** A whole number from 0 to 999 999 999. */
  readonly number: (value: number) => string
  /** The word in "twenty-five hundred". */
  readonly hundred: string
  /** The currency behind so many euros. */
  readonly euro: (count: number) => string
  /** One spelling for all words that say the same number. The words have small letters without accents. */
  readonly fold: (words: readonly string[]) => string
}

/** The units in which texts name a span of time. A working day is Monday to Friday without legal holidays. */
export type DurationUnit = 'minute' | 'hour' | 'day' | 'workingDay' | 'week' | 'month' | 'year'

/** Spans of time, counts and frequencies: how they are written, and how a text that was written by hand says them. */
export interface Quantities {
  /** A unit behind one and behind several. `before` is the text in front of the number, whose preposition may decide the case. */
  readonly unit: (unit: DurationUnit, count: number, before: string) => string
  /** `12 other towns`, at the end of a list of towns. */
  readonly otherTowns: (count: number, before: string) => string
  /** A time of the day to the minute: `10.15 uur`. */
  readonly clock: (hour: number, minute: number) => string
  /** The words of a text that say a quantity. All are in small letters. */
  readonly words: QuantityWords
}

interface QuantityWords {
  /** Every spelling of a unit. */
  readonly units: readonly string[]
  /** Words that are one only in front of a unit, as "an" in "an hour". */
  readonly one: readonly string[]
  /** Number words that mean something else as well, and count only in front of a unit: "neuf" is also "new". */
  readonly ambiguous: readonly string[]
  /** Words in front of a unit or a day of the week that say how often: "each week". */
  readonly every: readonly string[]
  /** Spans of time, hours and days that need no number: "half an hour", "today". */
  readonly phrases: readonly string[]
}

/** The choice of words that `check` holds texts and addresses to. */
export interface Wording {
  /** Articles, and prepositions with one: a name that is filled in behind them does not agree with them. */
  readonly articles: readonly string[]
  /** One word for one thing: a word that texts avoid, and the one in its place. */
  readonly glossary: Readonly<Record<string, string>>
  /** Words without accents that only this language has in addresses. */
  readonly addressWords: readonly string[]
}
