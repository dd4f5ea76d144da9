import { Cached } from '../../cached.tsx'
import { Card } from './card.tsx'
import type { CardProps } from './card.tsx'

/**
 * A card as in most lists, which are those of similar homes and of the filters, among others. It is rendered
 * once for all of them.
 */
export function PlainCard(props: Pick<CardProps, 'card' | 'level' | 'sizes'>) {
  return <Cached of={Card} with={props} by={props.card.href} most={MOST} />
}

/** About two kilobytes each. */
const MOST = 8000
