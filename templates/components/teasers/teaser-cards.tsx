import type { Teaser } from '../../../core/view/types.ts'
import { PHONE_LIST, Picture } from '../picture/picture.tsx'

export interface TeaserCardsProps {
  readonly teasers: readonly Teaser[]
  readonly perRow: number
  readonly level: 2 | 3
}

export function TeaserCards({ teasers, perRow, level }: TeaserCardsProps) {
  const Heading = `h${level}` as const
  const columns = Math.min(perRow, 6)
  const sizes = `${PHONE_LIST}, (max-width: 1099px) 50vw, ${Math.round(100 / columns)}vw`
  return (
    <div className="cards">
      <ul className={`cards__list cards__list--${columns}`}>
        {teasers.map((teaser) => (
          <li key={teaser.href ?? teaser.title} className="card card--teaser">
            {teaser.picture && (
              <div className="card__picture">
                <Picture picture={teaser.picture} sizes={sizes} />
              </div>
            )}
            <Heading className="card__title">
              {teaser.href ? <a href={teaser.href}>{teaser.title}</a> : teaser.title}
            </Heading>
            {teaser.place && <p className="card__place">{teaser.place}</p>}
            {teaser.summary && <p>{teaser.summary}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
