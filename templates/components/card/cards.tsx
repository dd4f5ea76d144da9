import type { Card as CardProps } from '../../../core/view/types.ts'
import { PHONE_LIST, PHONE_STRIP } from '../picture/picture.tsx'
import { Card } from './card.tsx'
import { PlainCard } from './plain-card.tsx'

export interface CardsProps {
  readonly cards: readonly CardProps[]
  readonly perRow: number
  readonly level: 2 | 3
  /** On a narrow screen the cards are a row to swipe instead of a column. */
  readonly strip?: boolean
  /** Two cards of a long list are larger than the others, so that each screen has a large picture. */
  readonly leads?: boolean
  readonly priority?: boolean | undefined
}

/** Indexes of the large cards in rows of three: the first on the left, one on the right further down. */
const LEFT_LEAD = 0
const RIGHT_LEAD = 7
const ENOUGH_FOR_LEADS = 6

/** The minimum number of columns: a card is at most half as wide as the row. */
const FEWEST_COLUMNS = 2

export function Cards({ cards, perRow, level, strip, leads, priority }: CardsProps) {
  const columns = Math.min(columnsOf(perRow), Math.max(cards.length, FEWEST_COLUMNS))
  const withLeads = leads && columns === 3 && cards.length >= ENOUGH_FOR_LEADS
  return (
    <div className="cards">
      <ul className={`cards__list cards__list--${columns}${strip ? ' cards__list--strip' : ''}`}>
        {cards.map((card, index) => {
          const lead = withLeads ? leadAt(index, card) : undefined
          const sizes = sizesOf(lead ? columns / 2 : columns, strip)
          const isFirst = priority && index === 0
          return lead || isFirst ? (
            <Card key={card.href} {...{ card, level, lead, sizes }} priority={isFirst ? 'high' : undefined} />
          ) : (
            <PlainCard key={card.href} {...{ card, level, sizes }} />
          )
        })}
      </ul>
    </div>
  )
}

/** Sold properties have no large card. */
function leadAt(index: number, card: CardProps): 'left' | 'right' | undefined {
  if (card.status?.tone === 'sold' || !card.picture) return undefined
  return index === LEFT_LEAD ? 'left' : index === RIGHT_LEAD ? 'right' : undefined
}

export function columnsOf(perRow: number): number {
  return Math.min(Math.max(perRow, 1), 6)
}

export function sizesOf(columns: number, strip?: boolean): string {
  const phone = strip ? PHONE_STRIP : PHONE_LIST
  const medium = columns < 2 ? '100vw' : '50vw'
  return `${phone}, (max-width: 1099px) ${medium}, ${Math.round(100 / columns)}vw`
}
