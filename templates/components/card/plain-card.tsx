import { Cached } from '../../cached.tsx'
import { Card } from './card.tsx'
import type { CardProps } from './card.tsx'

/** A card as most lists have it, those of similar homes and what filters load among them: rendered once for all of them. */
export function PlainCard(props: Pick<CardProps, 'card' | 'level' | 'sizes'>) {
  return <Cached of={Card} with={props} by={props.card.href} most={MOST} />
}

/** Two kilobytes each. */
const MOST = 8000
