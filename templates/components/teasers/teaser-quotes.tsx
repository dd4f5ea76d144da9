import type { Teaser } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Voice, VoiceCaption } from './slider.tsx'

export interface TeaserQuotesProps {
  readonly teasers: readonly Teaser[]
  readonly perRow: number
}

/** Number of testimonials before the rest is unfolded: full rows of three, with two large ones. */
const SHOWN = 14
/** From this number on, some take a whole row with their picture. */
const ENOUGH_FOR_LARGE = 6
const LARGE_EVERY = 7

/** Testimonials side by side, a few of them large. */
export function TeaserQuotes({ teasers, perRow }: TeaserQuotesProps) {
  const t = useT()
  const rest = teasers.slice(SHOWN)
  return (
    <div className="cards">
      <Quotes teasers={teasers.slice(0, SHOWN)} perRow={perRow} />
      {rest.length > 0 && (
        <details className="voice-more">
          <summary className="button">{t('teaser.allTestimonials', { count: teasers.length })}</summary>
          <Quotes teasers={rest} perRow={perRow} />
        </details>
      )}
    </div>
  )
}

function Quotes({ teasers, perRow }: TeaserQuotesProps) {
  const withLarge = teasers.length >= ENOUGH_FOR_LARGE
  return (
    <ul className={`cards__list cards__list--${Math.min(perRow, 6)}`}>
      {teasers.map((teaser, index) =>
        withLarge && teaser.picture && index % LARGE_EVERY === 0 ? (
          <li key={teaser.href ?? teaser.title} className="voice-large">
            <Voice teaser={teaser} />
          </li>
        ) : (
          <li key={teaser.href ?? teaser.title}>
            <figure className="voice-note">
              <blockquote>
                <p>{teaser.summary ?? teaser.title}</p>
              </blockquote>
              <VoiceCaption teaser={teaser} />
            </figure>
          </li>
        ),
      )}
    </ul>
  )
}
