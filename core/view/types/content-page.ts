/** A page of the content: its banner and its search, then its text between the blocks. */
import type { Banner, BannerText } from './banner.ts'
import type { Block } from './blocks.ts'
import type { Html, Link, Picture, StoryPart } from './elements.ts'
import type { Frame } from './frame.ts'
import type { SearchBlock } from './search-block.ts'

export interface ContentPage {
  readonly frame: Frame
  readonly banner?: Banner
  readonly bannerText?: BannerText
  readonly search?: SearchBlock
  /** The logo above the title of a page without a banner. */
  readonly logo?: Picture
  /** The title of the banner takes its place, if there is one. */
  readonly title?: string
  readonly lead?: string
  readonly body?: Html
  /** In place of the body, if pictures stand in the text. */
  readonly story?: readonly StoryPart[]
  /** From the list of a town to the page about it. */
  readonly guide?: Link
  readonly top: readonly Block[]
  readonly rows: readonly Block[]
  readonly bottom: readonly Block[]
}
