import type { Teaser } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { PHONE_LIST, Picture } from '../picture/picture.tsx'

/** Testimonials one at a time. The strip scrolls by touch; its buttons are in the line above it. */
export function Slider({ id, teasers }: { readonly id: string; readonly teasers: readonly Teaser[] }) {
  const t = useT()
  return (
    <div
      className="voices"
      role="group"
      aria-label={t('slider.label')}
      tabIndex={0}
      id={`${id}-track`}
      data-track
    >
      {teasers.map((teaser) => (
        <Voice key={teaser.href ?? teaser.title} teaser={teaser} />
      ))}
    </div>
  )
}

/** One testimonial, beside its picture. */
export function Voice({ teaser }: { readonly teaser: Teaser }) {
  return (
    <figure className={teaser.picture ? 'voice' : 'voice voice--plain'}>
      {teaser.picture && (
        <Picture picture={teaser.picture} sizes={`${PHONE_LIST}, (max-width: 899px) 100vw, 60vw`} />
      )}
      <blockquote>
        <p>{teaser.summary ?? teaser.title}</p>
      </blockquote>
      <VoiceCaption teaser={teaser} />
    </figure>
  )
}

export function VoiceCaption({ teaser }: { readonly teaser: Teaser }) {
  const t = useT()
  const name = teaser.name ?? teaser.title
  return (
    <figcaption>
      <b>{name}</b>
      {teaser.place && <span>{teaser.place}</span>}
      {teaser.href && (
        <a href={teaser.href}>
          {t('teaser.testimonial')}
          <span className="hidden-text">{` (${name})`}</span>
        </a>
      )}
    </figcaption>
  )
}
