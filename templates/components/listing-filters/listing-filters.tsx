import { LIST_PARAMETERS } from '../../../core/domain/list-parameters.ts'
import type { CountLink, ListFilters, Listing } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'
import { MoreCell } from './more-cell.tsx'
import { SelectCells } from './select-cells.tsx'
import { Found } from './found.tsx'

interface Props {
  readonly listing: Listing
  readonly filters: ListFilters
}

/**
 * The filters of a list. Without script they are links to static pages with their counts. With script, types
 * and towns become choices. Controls that need a script are visible from the first paint, so that nothing
 * moves when it starts.
 */
export function ListingFilters({ listing, filters }: Props) {
  const t = useT()
  return (
    <form
      className="filters"
      action={filters.action}
      aria-label={t('filter.label')}
      autoComplete="off"
      data-list={filters.data}
      data-list-here={filters.here && ''}
      data-list-parameters={LIST_PARAMETERS.join(' ')}
      data-list-scope={filters.scope}
      data-list-search={filters.search}
    >
      <details className="filters__fold">
        <summary>
          <span>
            {t('filter.fold')} <span data-list-set />
          </span>
          <Icon name="down" small />
        </summary>
        <div className="filters__cells">
          <LinksCell name="type" title={t('filter.type')} all={t('filter.allTypes')} links={listing.types} />
          <LinksCell
            name="city"
            title={t('filter.city')}
            all={t('filter.allCities')}
            links={listing.cities}
          />
          <SelectCells selects={filters.selects.filter(({ isMain }) => isMain)} />
          <MoreCell selects={filters.selects.filter(({ isMain }) => !isMain)} />
        </div>
      </details>
      <Found listing={listing} />
      <noscript>
        <i />
      </noscript>
    </form>
  )
}

interface LinksCellProps {
  readonly name: 'type' | 'city'
  readonly title: string
  /** The text of the cell without a choice. */
  readonly all: string
  readonly links: readonly CountLink[]
}

function LinksCell({ name, title, all, links }: LinksCellProps) {
  const chosen = links.find((link) => link.href === undefined)
  return (
    <details
      className={`filters__cell${links.length === 0 ? ' needs-script' : ''}`}
      name="filters"
      data-menu
      data-list-cell={name}
    >
      <summary>
        <span className="field__hint">{title}</span>
        <span className="filters__value" data-all={all}>
          {chosen?.label ?? all}
        </span>
        <Icon name="down" small />
      </summary>
      <ul className="sheet filters__list">
        {links.map((link) => (
          <li key={link.label} className={link.isPart && 'filters__part'}>
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
