import type { Teaser } from '../../../core/view/types.ts'
import { VoiceCaption } from './slider.tsx'

/** Testimonials side by side, without pictures. */
export function TeaserQuotes({
  teasers,
  perRow,
}: {
  readonly teasers: readonly Teaser[]
  readonly perRow: number
}) {
  return (
    <div className="cards">
      <ul className={`cards__list cards__list--${Math.min(perRow, 6)}`}>
        {teasers.map((teaser) => (
          <li key={teaser.href ?? teaser.title}>
            <figure className="voice-note">
              <blockquote>
                <p>{teaser.summary ?? teaser.title}</p>
              </blockquote>
              <VoiceCaption teaser={teaser} />
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
