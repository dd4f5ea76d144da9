/** The page of an article, with links to other articles. */
import type { Card, Teaser } from './card.ts'
import type { Html, Link, Picture, StoryPart } from './elements.ts'
import type { Frame } from './frame.ts'
import type { Person } from './offices.ts'

export interface ArticlePage {
  readonly frame: Frame
  readonly title: string
  readonly name?: string
  readonly place?: string
  readonly date?: { readonly iso: string; readonly text: string }
  readonly lead?: string
  readonly body?: Html
  /** In place of the body, if pictures stand in the text. */
  readonly story?: readonly StoryPart[]
  readonly picture?: Picture
  /** The author of the article, or the person whom the testimonial is about. */
  readonly person?: Person
  /** The home that it is about. */
  readonly home?: Card
  /** The pages of the towns that it is about. */
  readonly towns: readonly Link[]
  readonly list?: Link
  readonly previous?: Link
  readonly next?: Link
  readonly others: readonly Teaser[]
}
