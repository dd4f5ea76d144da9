/**
 * The parts of a language beside its texts (`string-keys.ts`). Each is an export of its own of
 * `<code>/language.ts` or `<code>/number-words.ts`, because a script contains a part that it uses in every
 * language, and no other part.
 */

/** How numbers and dates are written. */
export interface Formats {
  /** The tag of BCP 47 whose conventions Intl follows; its region is also that of Open Graph. */
  readonly tag: `${string}-${string}`
  /** The form of a counted text, `card.bedrooms.one` or `card.bedrooms.other`, for a number. */
  readonly plural: (count: number) => 'one' | 'other'
  /** Corrects a date that Intl wrote. */
  readonly date: (text: string) => string
  /** The value of a fact that holds: `Lift: yes`. */
  readonly yes: string
  /** The day of a home that is available at once. */
  readonly now: string
}

/** How a program writes what it joins: a label with its value, a time of day. */
export interface Marks {
  /** `Prijs: € 245.000`. A label that ends with a question mark has no colon. */
  readonly labelled: (label: string, value: string) => string
  /** A time of day, hours 0 to 23 and minutes 0 to 59. */
  readonly time: (hour: number, minutes: number) => string
}

/** Words of the search box in addition to the names of types, towns and goals. */
export interface SearchWords {
  /**
   * Linking words in small letters without accents. They have no meaning of their own: "huis in Gent",
   * "maison à Gand".
   */
  readonly links: readonly string[]
  /** Words of town names with their abbreviations: Sint-Amandsberg is also St. Amandsberg. */
  readonly abbreviations: readonly (readonly [word: string, short: string])[]
}

/** The type groups with known subtypes. `core/domain/home-type.ts` contains their ids. */
export type TypeGroup =
  'house' | 'apartment' | 'studio' | 'land' | 'investment' | 'commercial' | 'garage' | 'industrial' | 'office'

/**
 * Words that visitors type for a type group, a new building and a goal, in addition to the names on pages. A
 * plural with up to three more letters is found by its singular; other plurals are listed. The build writes
 * these words into the search file, and no script loads the tables.
 */
export interface IndexWords {
  /** Subtypes and synonyms. */
  readonly types: Readonly<Record<TypeGroup, readonly string[]>>
  /** Words for a project, and for the homes in it. */
  readonly newBuild: readonly string[]
  readonly sale: readonly string[]
  readonly rent: readonly string[]
  /** Words for a home that is available at once, in small letters without accents. */
  readonly now: readonly string[]
  /** The names of the months, from January on, in small letters without accents. */
  readonly months: readonly string[]
}

/** The conventions that the build and the service need. No script of a page loads them. */
export interface Conventions {
  /** The name of the language in that language. */
  readonly name: string
  /** The abbreviation before the number of a letter box, in an address. */
  readonly box: string
  readonly townNames: TownNames
  readonly streetNames: StreetNames
  /** In slugs, whether ä, ö and ü become ae, oe and ue; otherwise they lose their accents. */
  readonly spellsUmlauts: boolean
  /**
   * Last parts of long compounds, in small letters. Narrow labels may break before them, as not every browser
   * has a dictionary for the language (`soft-hyphens.ts`).
   */
  readonly compoundEnds: readonly string[]
  /**
   * Sets the spaces and marks of a text by the typography of the language. Markdown and addresses do not
   * change.
   */
  readonly typeset: (text: string) => string
  /** The full hour at which the afternoon begins, among the times of contact. */
  readonly afternoon: 13 | 14
  readonly openingHours: OpeningWords
  /** The areas of the flag, from back to front, in a square of 24. */
  readonly flag: readonly { readonly fill: string; readonly d: string }[]
}

/** The words of the opening hours of an office. */
interface OpeningWords {
  /** `Monday to Friday`; the names are those of Intl. */
  readonly dayRange: (first: string, last: string) => string
  /** A time of day in a span of hours, hours 0 to 23 and minutes 0 to 59. */
  readonly clock: (hour: number, minutes: number) => string
  /** The word after the last time, or an empty text. */
  readonly unit: string
  /** After the names of days, which may be several. */
  readonly closed: string
}

/** The words that stay in lower case in the name of a town. The words of every language apply to every town. */
interface TownNames {
  /** Words in lower case inside a name: Heist-op-den-Berg, Esch-sur-Alzette. */
  readonly particles: readonly string[]
  /** Words in lower case before an apostrophe, also at the start: 's-Gravenbrakel, 't Zand. */
  readonly elided: readonly string[]
  /** Two letters that count as one, and are both capitals at the start of a word: IJzendijke. */
  readonly digraphs: readonly string[]
}

/** Names of streets that are written in capitals. The words of every language apply to every street. */
interface StreetNames {
  /** Words in lower case inside a name, in addition to those of towns: Rue du Pont en Pierre. */
  readonly particles: readonly string[]
  /**
   * Words that lose their accents in capitals, by their spelling in small letters without them; with the word before
   * where it decides: Place du Marché, and Rue de Marche.
   */
  readonly words: Readonly<Record<string, string>>
  /** The same for the ends of words: Hauptstraße. */
  readonly ends: Readonly<Record<string, string>>
}

/** Numbers and amounts in words, for offers. */
export interface NumberWords {
  /** A whole number from 0 to 999 999 999. */
  readonly number: (value: number) => string
  /** The word in "twenty-five hundred". */
  readonly hundred: string
  /** The currency after this number of euros. */
  readonly euro: (count: number) => string
  /** One spelling for all words of the same number. The words have small letters without accents. */
  readonly fold: (words: readonly string[]) => string
}

/** The units of durations in texts. A working day is Monday to Friday without legal holidays. */
export type DurationUnit = 'minute' | 'hour' | 'day' | 'workingDay' | 'week' | 'month' | 'year'

/**
 * Durations, counts and frequencies: their notation, and the words by which hand-written texts contain them.
 */
export interface Quantities {
  /**
   * A unit in the singular or plural. `before` is the text before the number, whose preposition may determine
   * the case.
   */
  readonly unit: (unit: DurationUnit, count: number, before: string) => string
  /** `12 other towns`, at the end of a list of towns. */
  readonly otherTowns: (count: number, before: string) => string
  /** The words of a text that mean a quantity, in small letters. */
  readonly words: QuantityWords
}

interface QuantityWords {
  /** Every spelling of a unit. */
  readonly units: readonly string[]
  /** Words that mean one only before a unit, as "an" in "an hour". */
  readonly one: readonly string[]
  /** Number words with another meaning, which count only before a unit: "neuf" is also "new". */
  readonly ambiguous: readonly string[]
  /** Words before a unit or a day of the week that mean a frequency: "each week". */
  readonly every: readonly string[]
  /** Durations, hours and days without a number: "half an hour", "today". */
  readonly phrases: readonly string[]
  /** Expressions that contain such words and state nothing: "a day that suits you", "monthly income". */
  readonly harmless: readonly string[]
}

/** The words that `check` requires of texts and addresses. */
export interface Wording {
  /** Articles, and prepositions with one. They do not agree with a name that is filled in after them. */
  readonly articles: readonly string[]
  /** One word for one thing: words to avoid, with their replacements. */
  readonly glossary: Readonly<Record<string, string>>
  /** Words without accents that only this language has in addresses. */
  readonly addressWords: readonly string[]
}

/** Words by which adverts and exports say that something is missing. */
export interface AdvertWords {
  /** A field that is not filled in. Case, dots and underscores are ignored: "N.v.t." is also "nvt". */
  readonly notFilledIn: readonly string[]
  /** Names of the energy certificate, in addition to its abbreviations. */
  readonly certificates: readonly string[]
  /** Phrases after the name of a certificate by which it does not exist yet. */
  readonly pending: readonly string[]
  /** Phrases that refuse a group of people. */
  readonly excluding: readonly string[]
  /** Phrases that ask candidates for an income or a contract. */
  readonly means: readonly string[]
}
