/** The blocks of content pages, each with its position in the grid. */
import type { Calculator } from './calculators.ts'
import type { Card, Teaser } from './card.ts'
import type { Html, Link, Picture } from './elements.ts'
import type { Form } from './forms.ts'
import type { Listing, SavedList } from './listing.ts'
import type { MapFrame } from './map.ts'
import type { Office, Person } from './offices.ts'
import type { FormUse, StorageTables } from './storage.ts'

/** One block of a page. */
export type Block = {
  readonly placement: Placement
  readonly title?: string
  readonly titleSize: 'small' | 'medium' | 'large'
} & (
  | {
      readonly kind: 'text'
      readonly body?: Html
      readonly body2?: Html
      readonly picture?: Picture
      /** Further pictures, side by side under the text. */
      readonly gallery?: readonly Picture[]
      readonly link?: Link
    }
  | {
      readonly kind: 'quote'
      readonly quote: string
      readonly name?: string
      readonly role?: string
      readonly picture?: Picture
    }
  | {
      readonly kind: 'articles'
      readonly view: ModuleView
      readonly perRow: number
      /** Seconds after which a slider moves on by itself. */
      readonly autoplay?: number
      readonly intro?: Html
      readonly teasers: readonly Teaser[]
      readonly link?: Link
    }
  | {
      readonly kind: 'properties'
      readonly perRow: number
      readonly intro?: Html
      readonly cards: readonly Card[]
      readonly link?: Link
      /** The paged list with its filters; set on listing pages only. */
      readonly listing?: Listing
    }
  | {
      readonly kind: 'projects'
      readonly perRow: number
      readonly intro?: Html
      readonly cards: readonly Card[]
      readonly link?: Link
    }
  | { readonly kind: 'form'; readonly intro?: Html; readonly form: Form }
  | { readonly kind: 'offices'; readonly offices: readonly Office[]; readonly map?: MapFrame }
  | { readonly kind: 'team'; readonly people: readonly Person[] }
  | {
      readonly kind: 'profile'
      readonly person: Person
      /** The languages that the person speaks: "Spreekt Nederlands en Frans". */
      readonly languages?: string
      readonly office?: string
      readonly appointment?: Link
    }
  | {
      readonly kind: 'archive'
      readonly intro?: Html
      readonly years: readonly ArchiveYear[]
      /** The pages of years. */
      readonly links: readonly Link[]
    }
  | ({ readonly kind: 'storage' } & StorageTables)
  | { readonly kind: 'forms'; readonly forms: readonly FormUse[] }
  | {
      readonly kind: 'saved'
      readonly lists: readonly SavedList[]
      /** The form that mails the list to the visitor; undefined if the service does not answer it. */
      readonly form?: Form | undefined
    }
  | { readonly kind: 'calculator'; readonly calculator: Calculator }
)

/** Sold and rented homes of a year, each with what its client said. */
export interface ArchiveYear {
  readonly year: string
  readonly homes: readonly { readonly card: Card; readonly quote?: Teaser }[]
}

export type ModuleView = 'module' | 'single' | 'quote' | 'slider'

/** The position of a module: its row's width of twelve columns, and its own width at three sizes. */
export interface Placement {
  readonly span: 12 | 10 | 8
  readonly sm: number
  readonly md: number
  readonly lg: number
  /** Class names: the module's own, and that of its configured background. */
  readonly className?: string
  /** Pictures behind the block. Several share its area. The text has a background of its own before them. */
  readonly backgrounds?: readonly Picture[]
  /** One of the classes sets a background colour, so the block has padding. */
  readonly tinted?: true
}
