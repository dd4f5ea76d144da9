import type { Picture as PictureView } from '../../../core/view/types.ts'

/**
 * `high`: the one picture of the page that a visitor waits for. `eager`: others that are seen before scrolling.
 * Without it the browser loads the picture when it comes near the screen.
 */
export type Priority = 'high' | 'eager'

/**
 * On a phone, 600 px are enough: for the main picture of a page except on the densest screens, for a list always, and
 * for a strip on the densest screens, else 400. `sizes` gives widths, because only the browser knows its density.
 */
export const PHONE = '(max-width: 639px) 69vw'
export const PHONE_STRIP = '(max-width: 639px) 46vw'
export const PHONE_LIST = `(max-width: 639px) and (min-resolution: 2.1dppx) 46vw, ${PHONE}`

export interface PictureProps {
  readonly picture: PictureView
  /** How wide it is shown, as a `sizes` list. */
  readonly sizes: string
  readonly priority?: Priority | undefined
  readonly className?: string
}

export function Picture({ picture, sizes, priority, className }: PictureProps) {
  const { fallback, narrow } = picture
  const shown = fallback ?? picture
  const image = (
    <img
      src={shown.src}
      srcSet={shown.srcset}
      sizes={shown.srcset === undefined ? undefined : sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      lang={picture.altLang}
      className={className}
      loading={priority === undefined ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
    />
  )
  // React adds a preload for eager pictures outside <picture>; the browser's own scanner finds them as early.
  if (fallback === undefined && priority === undefined) return image
  return (
    <picture>
      {narrow && <source media="(max-width: 767px)" type="image/webp" srcSet={narrow} />}
      {fallback && <source type={picture.type} srcSet={picture.srcset} sizes={sizes} />}
      {image}
    </picture>
  )
}

/** Address of the widest variant: what opens when a visitor asks for the picture itself. */
export function largestVariant(picture: PictureView): string {
  // From narrow to wide; a single one has no width.
  const [url, width] = picture.srcset?.split(', ').at(-1)?.split(' ') ?? []
  return url === undefined || width === undefined ? picture.src : url
}
