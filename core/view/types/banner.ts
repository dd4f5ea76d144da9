/** The top of a content page: pictures, a video, a colour or cards, with the title. */
import type { Card } from './card.ts'
import type { Picture } from './elements.ts'

export type Banner =
  | { readonly kind: 'image'; readonly picture: Picture }
  | { readonly kind: 'color'; readonly className: string }
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[]; readonly autoplay?: number }
  | { readonly kind: 'video'; readonly src: string; readonly type: string; readonly poster?: Picture }
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly autoplay?: number }

export interface BannerText {
  readonly title?: string
  readonly description?: string
  readonly description2?: string
  readonly logo?: Picture
}
