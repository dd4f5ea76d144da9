import type { Price as PriceProps } from '../../../core/view/types.ts'

export function Price({ price }: { readonly price: PriceProps }) {
  return (
    <>
      {price.before && <small>{`${price.before} `}</small>}
      {price.lang === undefined ? price.text : <span lang={price.lang}>{price.text}</span>}
      {price.after && <small>{` ${price.after}`}</small>}
    </>
  )
}
