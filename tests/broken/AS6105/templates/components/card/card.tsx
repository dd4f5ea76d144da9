import type { CardProps } from 'agency-site/templates/components/card/card.tsx'

export function Cardd({ card }: CardProps) {
  return <li>{card.title}</li>
}
