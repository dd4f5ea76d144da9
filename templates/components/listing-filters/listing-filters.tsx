import type { CountLink, Listing } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** Ways to narrow a list: links to pages that exist, each with its count. */
export function ListingFilters({ listing }: { readonly listing: Listing }) {
  const t = useT()
  return (
    <nav className="filters" aria-label={t('filter.label')}>
      <Filter title={t('filter.type')} all={t('filter.allTypes')} links={listing.types} />
      <Filter title={t('filter.city')} all={t('filter.allCities')} links={listing.cities} />
      <ListingCount listing={listing} />
    </nav>
  )
}

interface FilterProps {
  readonly title: string
  /** What the cell says while nothing is chosen. */
  readonly all: string
  readonly links: readonly CountLink[]
}

function Filter({ title, all, links }: FilterProps) {
  const chosen = links.find((link) => link.href === undefined)
  if (links.length === 0) return null
  return (
    <details className="filters__cell" name="filters" data-menu>
      <summary>
        <span className="filters__name">{title}</span>
        <span className="filters__value">{chosen?.label ?? all}</span>
        <Icon name="down" small />
      </summary>
      <ul className="sheet filters__list">
        {links.map((link) => (
          <li key={link.label}>
            {link.href === undefined ? (
              <span aria-current="true">
                {link.label} <small>{link.count}</small>
              </span>
            ) : (
              <a href={link.href}>
                {link.label} <small>{link.count}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function ListingCount({ listing: { paging, all } }: { readonly listing: Listing }) {
  const t = useT()
  return (
    <div className="filters__found">
      <p>
        <b>{t.count('listing.count', paging.total)}</b>
        {paging.pages > 1 && <span>{t('listing.range', { first: paging.first, last: paging.last })}</span>}
      </p>
      {all && (
        <a className="filters__all" href={all.href}>
          {all.label}
          <Icon name="close" small />
        </a>
      )}
    </div>
  )
}
