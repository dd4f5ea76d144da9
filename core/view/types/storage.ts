/** The data that a visit stores on the device: the tables of the cookie policy, and the consent dialog. */
import type { StringKey } from '../../languages/string-keys.ts'
import type { Link } from './elements.ts'

/** The data that a visit may store on the device, and the hosts that are contacted. */
export interface StorageTables {
  /** Absent if the site does not ask for consent. */
  readonly policy?: { readonly revision: number; readonly months: string }
  readonly groups: readonly {
    readonly title: StringKey
    readonly text: StringKey
    readonly items: readonly StorageRow[]
  }[]
  readonly contacts: readonly { readonly hosts: readonly string[]; readonly text: StringKey }[]
}

/** A form in the list of a privacy statement. */
export interface FormUse {
  readonly title: StringKey
  /** The labels of its fields. */
  readonly data: readonly string[]
  /** The sentence on the use of the data and its retention. */
  readonly use: StringKey
  readonly basis: StringKey
}

export interface StorageRow {
  /** Names as the browser shows them. A service with many names is listed by its own name. */
  readonly names: readonly string[]
  readonly place?: StringKey
  readonly purpose: StringKey
  readonly lifetime: string
  readonly owner: string
}

/** The consent dialog of one language. It is a file of its own, because most page views do not need it. */
export interface ConsentDialog {
  readonly title: string
  readonly description: string
  /** The name of the site, for the receipt of the consent. */
  readonly siteName: string
  readonly links: readonly Link[]
}
