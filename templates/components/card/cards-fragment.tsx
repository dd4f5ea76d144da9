import type { CardsFragment as Props } from '../../../core/view/types.ts'
import { columnsOf, sizesOf } from './cards.tsx'
import { PlainCard } from './plain-card.tsx'

/** Cards without their list, for a list that the browser filters. */
export function CardsFragment({ cards, perRow, level }: Props) {
  return cards.map((card) => (
    <PlainCard key={card.href} card={card} level={level} sizes={sizesOf(columnsOf(perRow))} />
  ))
}
