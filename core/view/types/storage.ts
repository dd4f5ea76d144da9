/** What a visitor is told and asked about storage: the tables of the cookie policy, and the consent dialog. */
import type { StringKey } from '../../languages/string-keys.ts'
import type { Link } from './elements.ts'

/** The data that a visit may store on the device, and the hosts that are contacted. */
export interface StorageTables {
  /** Absent where nothing is asked. */
  readonly policy?: { readonly revision: number; readonly months: string }
  readonly groups: readonly {
    readonly title: StringKey
    readonly text: StringKey
    readonly items: readonly StorageRow[]
  }[]
  readonly contacts: readonly { readonly hosts: readonly string[]; readonly text: StringKey }[]
}

export interface StorageRow {
  /** Names as the browser shows them; a service that has many is named itself. */
  readonly names: readonly string[]
  readonly place?: StringKey
  readonly purpose: StringKey
  readonly lifetime: string
  readonly owner: string
}

/** The consent dialog of one language: a file of its own, as most views of a page never need it. */
export interface ConsentDialog {
  readonly title: string
  readonly description: string
  /** Whose receipt it is. */
  readonly siteName: string
  readonly links: readonly Link[]
}
