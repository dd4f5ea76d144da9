import type { Picture as PictureView } from '../../../core/view/types.ts'

/**
 * `high`: the largest picture of the first screen. `eager`: other pictures of the first screen. Without a
 * priority the browser loads the picture when it comes near the screen.
 */
export type Priority = 'high' | 'eager'

/**
 * The width of pictures on phones: 600 px for the main picture of a page except on the densest screens, and
 * for every list; in a strip 600 px on the densest screens, else 400 px. `sizes` contains widths, because
 * only the browser knows its density.
 */
export const PHONE = '(max-width: 639px) 69vw'
export const PHONE_STRIP = '(max-width: 639px) 46vw'
export const PHONE_LIST = `(max-width: 639px) and (min-resolution: 2.1dppx) 46vw, ${PHONE}`

export interface PictureProps {
  readonly picture: PictureView
  /** The displayed width, as a `sizes` list. */
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
      className={
        [className, picture.focus && `focus-${picture.focus}`].filter(Boolean).join(' ') || undefined
      }
      loading={priority === undefined ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
    />
  )
  // React adds a preload for eager pictures outside <picture>, which is unnecessary: the preload scanner of
  // browsers finds them as early.
  if (fallback === undefined && priority === undefined) return image
  return (
    <picture>
      {narrow && <source media="(max-width: 767px)" type="image/webp" srcSet={narrow} />}
      {fallback && <source type={picture.type} srcSet={picture.srcset} sizes={sizes} />}
      {image}
    </picture>
  )
}

/** Address of the widest variant, which opens when a visitor clicks the picture. */
export function largestVariant(picture: PictureView): string {
  // From narrow to wide. A single one has no width.
  const [url, width] = picture.srcset?.split(', ').at(-1)?.split(' ') ?? []
  return url === undefined || width === undefined ? picture.src : url
}
