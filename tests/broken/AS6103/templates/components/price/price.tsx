import type { PriceProps } from 'agency-site/templates/components/price/price.tsx'

export function Price({ price }: PriceProps) {
  return <strong>{price.text}</b>
}
