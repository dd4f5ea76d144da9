import type { GalleryPicture, Status as StatusProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'
import { NoPicture } from '../no-picture/no-picture.tsx'
import { largestVariant, PHONE, Picture } from '../picture/picture.tsx'
import { Status } from '../status/status.tsx'
import { TrackControls } from '../track/track-controls.tsx'

/** Pictures on one screen of the mosaic: a large one and two smaller ones. */
const PER_SCREEN = 3

export interface GalleryProps {
  readonly pictures: readonly GalleryPicture[]
  /** Shown on the pictures of a sold or rented property. The summary shows it as well. */
  readonly status?: StatusProps | undefined
}

/**
 * A mosaic that scrolls sideways, screen by screen. On a narrow screen it shows one picture at a time. Every
 * picture opens its largest variant.
 */
export function Gallery({ pictures, status }: GalleryProps) {
  const t = useT()
  const [first] = pictures
  if (!first)
    return (
      <div className="gallery gallery--empty">
        <NoPicture />
      </div>
    )
  return (
    <section className="gallery" aria-label={t('gallery.label')} data-track-box data-pictures>
      <ul
        className={`gallery__track gallery__track--${Math.min(pictures.length, PER_SCREEN)}`}
        aria-label={t('gallery.scroll')}
        data-track
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className={picture.drawing && 'gallery__drawing'}>
            <a href={largestVariant(picture)}>
              <Picture
                picture={picture}
                sizes={sizesAt(index, pictures.length)}
                priority={index === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className="gallery__bar">
        {status?.tone === 'sold' && (
          <span aria-hidden="true">
            <Status status={status} />
          </span>
        )}
        <a className="gallery__open" href={largestVariant(first)}>
          <Icon name="photos" small />
          {t.count('gallery.open', pictures.length)}
        </a>
        {pictures.length > 1 && (
          <TrackControls total={pictures.length} previous="gallery.previous" next="gallery.next" />
        )}
      </div>
    </section>
  )
}

/** Pictures of 3:2 in a higher frame are wider than their visible part. */
function sizesAt(index: number, total: number): string {
  const isAlone = index % PER_SCREEN === 1 && index === total - 1
  const wide = total === 1 ? '100vw' : index % PER_SCREEN === 0 || isAlone ? '74vw' : '37vw'
  return `${PHONE}, (max-width: 767px) 100vw, ${wide}`
}
