/** The page of an article, with links to other articles. */
import type { Teaser } from './card.ts'
import type { Html, Link, Picture } from './elements.ts'
import type { Frame } from './frame.ts'

export interface ArticlePage {
  readonly frame: Frame
  readonly title: string
  readonly name?: string
  readonly place?: string
  readonly date?: { readonly iso: string; readonly text: string }
  readonly lead?: string
  readonly body?: Html
  readonly picture?: Picture
  readonly list?: Link
  readonly previous?: Link
  readonly next?: Link
  readonly others: readonly Teaser[]
}
