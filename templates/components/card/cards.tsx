import type { Card as CardProps } from '../../../core/view/types.ts'
import { Card } from './card.tsx'

interface Props {
  readonly cards: readonly CardProps[]
  readonly perRow: number
  readonly level: 2 | 3
  /** A row to swipe on a narrow screen, in place of a column. */
  readonly strip?: boolean
  /** Two cards of a long list stand out, so that one picture is large on each screen. */
  readonly leads?: boolean
  readonly priority?: boolean | undefined
}

/** Places of the lead cards in a row of three: the first on the left, one on the right further down. */
const LEFT_LEAD = 0
const RIGHT_LEAD = 7
const ENOUGH_FOR_LEADS = 6

export function Cards({ cards, perRow, level, strip, leads, priority }: Props) {
  const columns = Math.min(Math.max(perRow, 1), 6)
  const withLeads = leads && columns === 3 && cards.length >= ENOUGH_FOR_LEADS
  return (
    <div className="cards">
      <ul className={`cards__list cards__list--${columns}${strip ? ' cards__list--strip' : ''}`}>
        {cards.map((card, index) => {
          const lead = withLeads ? leadAt(index, card) : undefined
          return (
            <Card
              key={card.href}
              card={card}
              level={level}
              lead={lead}
              sizes={sizesOf(lead ? columns / 2 : columns, strip)}
              priority={priority && index === 0 ? 'high' : undefined}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** Nobody needs to see large what is sold. */
function leadAt(index: number, card: CardProps): 'left' | 'right' | undefined {
  if (card.status?.tone === 'sold' || !card.picture) return undefined
  return index === LEFT_LEAD ? 'left' : index === RIGHT_LEAD ? 'right' : undefined
}

function sizesOf(columns: number, strip: boolean | undefined): string {
  const narrow = strip ? '82vw' : '100vw'
  const medium = columns < 2 ? '100vw' : '50vw'
  return `(max-width: 639px) ${narrow}, (max-width: 1099px) ${medium}, ${Math.round(100 / columns)}vw`
}
