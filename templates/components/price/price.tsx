import type { Price as PriceProps } from '../../../core/view/types.ts'

export function Price({ price }: { readonly price: PriceProps }) {
  return (
    <>
      {price.before && <small>{`${price.before} `}</small>}
      {price.text}
      {price.after && <small>{` ${price.after}`}</small>}
    </>
  )
}
