/** Where something stands: links to maps of others, and our own map in its frame. */
import type { TileSource } from '../../domain/tiles.ts'
import type { Link } from './elements.ts'

/** Where a property stands, on maps of other services: none is asked before the visitor asks for it. */
export interface Place {
  /** By its address on the map of another site; absent where the address is hidden. */
  readonly link?: Link
  readonly streetView?: Link
  /** Around the middle of the town. */
  readonly isTown?: true
  readonly map?: MapFrame
}

/** Our own map, in a frame that comes after a click. */
export interface MapFrame {
  /** The page that the frame shows. */
  readonly src: string
  readonly title: string
  /** Who would be contacted. */
  readonly host: string
  /** What is posted to it: a `MapMessage` as JSON. */
  readonly message: string
}

/** The page of that frame. Words and tile sources stand in it; what it shows is posted to it. */
export interface MapPage {
  readonly title: string
  readonly script: string
  readonly road: TileSource
  readonly aerial?: TileSource
}
