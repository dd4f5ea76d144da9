/** The position of a record: links to maps of other sites, and the site's own map in its frame. */
import type { TileSource } from '../../domain/tiles.ts'
import type { Link } from './elements.ts'

/** The position of a property on maps of other sites. No map is requested before the visitor asks for it. */
export interface Place {
  /** A link to the address on the map of another site; absent if the address is hidden. */
  readonly link?: Link
  readonly streetView?: Link
  /** The position is the middle of the town. */
  readonly isTown?: true
  readonly map?: MapFrame
}

/** The site's own map, in a frame that loads after a click. */
export interface MapFrame {
  /** The page that the frame shows. */
  readonly src: string
  readonly title: string
  /** The host of the tiles. */
  readonly host: string
  /** The message to that page: a `MapMessage` as JSON. */
  readonly message: string
}

/** The page of that frame. It contains texts and tile sources, and receives the records as a message. */
export interface MapPage {
  readonly title: string
  readonly script: string
  readonly road: TileSource
  readonly aerial?: TileSource
}
