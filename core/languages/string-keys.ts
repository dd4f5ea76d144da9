/** Keys of the texts. They are types only, so a script that names a key does not contain its text. */
import type { texts as reference } from './nl/strings.ts'

type Reference = typeof reference

/** The texts of one language, by file. A language that lacks a file or a key of Dutch does not compile. */
export type Texts = {
  readonly [Use in keyof Reference]: {
    readonly [File in keyof Reference[Use]]: Readonly<Record<keyof Reference[Use][File], string>>
  }
}

type KeyIn<Files> = Files extends unknown ? { [File in keyof Files]: keyof Files[File] }[keyof Files] : never

/** Keys of the texts of pages and scripts. */
export type StringKey = KeyIn<Reference['site']>

/**
 * Keys of all texts of the service. It has mails and pages of its own, whose texts are not in the site's
 * pages.
 */
export type ServiceKey = StringKey | KeyIn<Reference['service']>
export type ServiceStrings = Readonly<Record<ServiceKey, string>>

/** The strings of one language. A key with a count has two forms: `card.bedrooms.one` and `card.bedrooms.other`. */
export type Strings = Readonly<Record<StringKey, string>>

type Counted<Key> = Key extends `${infer Base}.one` ? Base : never
/** Keys that have a `.one` and an `.other` form. */
export type CountKey = Counted<StringKey>

export type ServiceCountKey = Counted<ServiceKey>
