import type messages from './nl/messages.json'
import type property from './nl/property.json'
import type interface_ from './nl/interface.json'
import type listing from './nl/listing.json'
import type map from './nl/map.json'
import type page from './nl/page.json'
import type consent from './nl/consent.json'
import type saved from './nl/saved.json'
import type form from './nl/form.json'
import type portal from './nl/portal.json'

/** Keys of the interface strings. Dutch is the reference: a key that it lacks does not compile. */
export type StringKey =
  | keyof typeof messages
  | keyof typeof property
  | keyof typeof interface_
  | keyof typeof page
  | keyof typeof consent
  | keyof typeof listing
  | keyof typeof map
  | keyof typeof saved
  | keyof typeof form
  | keyof typeof portal

/** The strings of one language. A key with a count has two forms: `card.bedrooms.one` and `card.bedrooms.other`. */
export type Strings = Readonly<Record<StringKey, string>>

type Counted<Key> = Key extends `${infer Base}.one` ? Base : never
/** Keys that have a `.one` and an `.other` form. */
export type CountKey = Counted<StringKey>
