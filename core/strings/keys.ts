import type messages from './nl/messages.json'
import type property from './nl/property.json'
import type interface_ from './nl/interface.json'
import type listing from './nl/listing.json'
import type map from './nl/map.json'
import type page from './nl/page.json'
import type consent from './nl/consent.json'
import type saved from './nl/saved.json'
import type form from './nl/form.json'
import type mail from './nl/mail.json'
import type history from './nl/history.json'
import type requests from './nl/requests.json'
import type servicePages from './nl/service-pages.json'
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

/** What the service says beside: in its pages and mails. The site's pages have none of it. */
export type ServiceKey =
  StringKey | keyof typeof mail | keyof typeof history | keyof typeof requests | keyof typeof servicePages
export type ServiceStrings = Readonly<Record<ServiceKey, string>>

/** The strings of one language. A key with a count has two forms: `card.bedrooms.one` and `card.bedrooms.other`. */
export type Strings = Readonly<Record<StringKey, string>>

type Counted<Key> = Key extends `${infer Base}.one` ? Base : never
/** Keys that have a `.one` and an `.other` form. */
export type CountKey = Counted<StringKey>

export type ServiceCountKey = Counted<ServiceKey>
