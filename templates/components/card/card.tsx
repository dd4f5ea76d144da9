import type { Card as CardView } from '../../../core/view/types.ts'
import { EnergyChip } from '../energy-chip/energy-chip.tsx'
import { NoPicture } from '../no-picture/no-picture.tsx'
import { Picture, type Priority } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import { Status } from '../status/status.tsx'

export interface CardProps {
  readonly card: CardView
  /** Level of the title's heading: one below the list's. */
  readonly level: 2 | 3
  readonly sizes: string
  readonly priority?: Priority | undefined
  readonly lead?: 'left' | 'right' | undefined
}

/** A card whose whole area is a link: the style sheet extends the link of the title over the picture. */
export function Card({ card, level, sizes, priority, lead }: CardProps) {
  const Heading = `h${level}` as const
  const isProject = card.id === undefined
  const variants = [
    isProject && 'card--project',
    lead && 'card--lead',
    lead && `card--${lead}`,
    card.status && `card--${card.status.tone}`,
  ]
  return (
    <li className={['card', ...variants.filter(Boolean)].join(' ')} data-home={card.id}>
      <div className="card__picture" data-second={card.second}>
        {card.picture ? <Picture picture={card.picture} sizes={sizes} priority={priority} /> : <NoPicture />}
        {card.status && <Status status={card.status} />}
      </div>
      <div className="card__body">
        <Heading className="card__title">
          <a href={card.href}>{`${card.title}, ${card.place}`}</a>
        </Heading>
        {card.price && (
          <p className="card__price">
            <Price price={card.price} />
          </p>
        )}
        {card.energy && <EnergyChip energy={card.energy} />}
        {card.facts.length > 0 && <CardFacts facts={card.facts} />}
      </div>
    </li>
  )
}

function CardFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul className="card__facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
