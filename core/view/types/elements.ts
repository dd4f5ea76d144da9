/** Elements of all props: rich text, links, pictures and icons. */

import type { Locale } from '../../languages/codes.ts'
import type { Html } from '../../markup/html.ts'

export type { Html } from '../../markup/html.ts'

export interface Link {
  readonly href: string
  readonly label: string
  /** The link leads to another site and opens in a new tab with `rel="noopener"`. */
  readonly external?: true
}

/** One picture with its variants, from narrow to wide. `srcset` is absent for pictures on another host. */
export interface Picture {
  readonly src: string
  readonly srcset?: string
  readonly type?: 'image/webp'
  /** PNG for browsers without WebP: `{src, srcset}` of the same widths. */
  readonly fallback?: { readonly src: string; readonly srcset: string }
  /** The middle of the picture in WebP, for narrow screens, which show only that part. */
  readonly narrow?: string
  readonly width?: number
  readonly height?: number
  /** The edge or corner that stays in view where a frame crops the picture. The class is `focus-top-left`. */
  readonly focus?: string
  readonly alt: string
  /** The language of `alt`, if it is not that of the page. */
  readonly altLang?: Locale
}

export interface GalleryPicture extends Picture {
  /** A plan or a section, which must not be cropped. It is a PNG; photographs are JPEG. */
  readonly drawing?: true
}

/** A picture or a plan in the description of a home. */
export interface StoryPicture extends GalleryPicture {
  readonly caption?: string
  /** In place of the picture in full screen. */
  readonly link?: Link
}

/** A section of a description, or the pictures that follow it. */
export type StoryPart =
  | { readonly kind: 'text'; readonly html: Html }
  | { readonly kind: 'pictures'; readonly pictures: readonly StoryPicture[] }

/** A symbol of `templates/icons.svg` that props may ask for. */
export type IconName =
  | 'area'
  | 'bath'
  | 'bed'
  | 'car'
  | 'heart'
  | 'key'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'plot'
  | 'sun'
  | 'toilet'
  | 'year'
