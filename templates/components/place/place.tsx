import type { Link } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'

/** A drawing, not a map: another service is asked only by a visitor who follows the link. */
export function Place({ map }: { readonly map: Link | undefined }) {
  const t = useT()
  if (!map) return null
  return (
    <section className="place" aria-labelledby="place-title">
      <div className="place__step step step--bleed">
        <h2 id="place-title">{t('estate.place')}</h2>
        <p>{t('estate.placeText')}</p>
        <Anchor link={map} className="button button--ink" />
      </div>
    </section>
  )
}
