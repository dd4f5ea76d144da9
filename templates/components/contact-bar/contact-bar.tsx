import type { Link, Price as PriceProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Price } from '../price/price.tsx'

export interface ContactBarProps {
  /**
   * `near`: on a narrow screen, from the start. `far`: on a wide one, after the summary has scrolled out of
   * view.
   */
  readonly place: 'near' | 'far'
  readonly price: PriceProps | undefined
  readonly title: string
  readonly action: Link | undefined
}

/** Price and main action at the bottom edge of the screen. */
export function ContactBar({ place, price, title, action }: ContactBarProps) {
  const t = useT()
  if (!action) return null
  return (
    <section
      className={`contact-bar contact-bar--${place}`}
      aria-label={t('estate.quickContact')}
      data-contact-bar
    >
      {price && (
        <b>
          <Price price={price} />
        </b>
      )}
      <p>{title}</p>
      <Anchor link={action} className="button button--brick" />
    </section>
  )
}
