import { SORT_ORDERS } from '../../../core/domain/list-query.ts'
import type { Listing } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'
import { SaveSearchButton } from '../saved/save-button.tsx'

/** The number of results, the chosen filters, and the choice of order and view. */
export function Found({ listing: { paging, all, map, goal } }: { readonly listing: Listing }) {
  const t = useT()
  return (
    <div className="filters__found">
      <Count goal={goal} paging={paging} />
      <ul className="filters__chips" aria-label={t('filter.chosen')} data-list-chips>
        {all && (
          <li>
            <a className="filters__chip" href={all.href}>
              {all.label}
              <Icon name="close" small />
            </a>
          </li>
        )}
      </ul>
      <SaveSearchButton goal={goal} />
      <label className="filters__sort needs-script">
        <span className="field__hint">{t('sort.label')}</span>
        <select name="sort">
          {SORT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      {map && <Views />}
    </div>
  )
}

/** The number of available properties, then of those that are sold or rented. */
function Count({ goal, paging }: Pick<Listing, 'goal' | 'paging'>) {
  const t = useT()
  const gone = goal === 0 ? 'listing.gone.sale' : 'listing.gone.rent'
  const sold = paging.total - paging.free
  return (
    <p
      role="status"
      tabIndex={-1}
      data-list-count
      data-one={t('listing.count.one')}
      data-other={t('listing.count.other')}
      data-gone-one={t(`${gone}.one`)}
      data-gone-other={t(`${gone}.other`)}
      data-range={t('listing.range')}
    >
      <b>{t.count('listing.count', paging.free)}</b>
      <span>{sold > 0 && ` ${t.count(gone, sold)}`}</span>
      <span>{paging.pages > 1 && t('listing.range', { first: paging.first, last: paging.last })}</span>
    </p>
  )
}

/** The choice between list and map. */
function Views() {
  const t = useT()
  return (
    <div className="filters__views needs-script" role="group" aria-label={t('view.label')}>
      <button className="button" type="button" aria-pressed="true" data-list-view="list">
        {t('view.list')}
      </button>
      <button className="button" type="button" aria-pressed="false" data-list-view="map">
        <Icon name="map" small />
        {t('view.map')}
      </button>
    </div>
  )
}
