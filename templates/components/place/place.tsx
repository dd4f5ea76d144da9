import type { Place as PlaceProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { MapButton } from '../map/map-button.tsx'

/**
 * A drawing with links to maps, so that other services are contacted only by a click. A hidden address has
 * the map of the site only, and nothing without script.
 */
export function Place({ place }: { readonly place: PlaceProps | undefined }) {
  const t = useT()
  if (!place) return null
  const { link, streetView, isTown, map } = place
  return (
    <section className="place" aria-labelledby="place-title" data-map-box hidden={link === undefined}>
      <div className="place__step step step--bleed">
        <h2 id="place-title">{t(isTown ? 'map.place' : 'estate.place')}</h2>
        {isTown && <p>{t('map.hiddenAround')}</p>}
        {map && <p>{t('estate.placeText', { host: map.host })}</p>}
        <MapButton map={map} className="button button--ink">
          {t('estate.placeShow')}
        </MapButton>
        {link && <Anchor link={link} className="arrow-link" />}
        {streetView && <Anchor link={streetView} className="arrow-link" />}
      </div>
    </section>
  )
}
