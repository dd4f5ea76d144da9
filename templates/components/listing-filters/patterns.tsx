import type { ListFilters, Paging as PagingProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { EmptyList } from '../listing/empty-list.tsx'
import { Icon } from '../icon/icon.tsx'
import { Paging } from '../paging/paging.tsx'

/** Every part of paging: a number, a gap, the current number, and both steps. */
const ALL_PARTS: PagingProps = {
  page: 3,
  pages: 5,
  total: 0,
  free: 0,
  first: 0,
  last: 0,
  links: [
    { page: 1, href: '#' },
    { page: 3, href: '#' },
  ],
  previous: '#',
  next: '#',
}

/** Markup that the script copies and fills, so that the script contains none. */
export function ListPatterns({ filters }: { readonly filters: ListFilters }) {
  const t = useT()
  return (
    <>
      <template data-pattern="choice">
        <li>
          <label className="choice choice--checkbox">
            <input type="checkbox" />
            <span />
            <small />
          </label>
        </li>
      </template>
      <template data-pattern="chip">
        <li>
          <a className="filters__chip" href={filters.action}>
            <span />
            <span className="hidden-text">{` ${t('filter.remove')}`}</span>
            <Icon name="close" small />
          </a>
        </li>
      </template>
      {filters.here && <ResultPatterns action={filters.action} />}
    </>
  )
}

/** Markup below the filters, on the page that shows the results itself. */
function ResultPatterns({ action }: Pick<ListFilters, 'action'>) {
  const t = useT()
  return (
    <>
      <template data-pattern="paging" data-position={t('paging.position')} data-page={t('paging.page')}>
        <Paging paging={ALL_PARTS} />
      </template>
      <template data-pattern="none">
        <EmptyList text={t('listing.empty')} link={{ href: action, label: t('listing.clear') }} />
      </template>
      <template data-pattern="unknown">
        <p className="listing__empty" role="status">
          {`${t('error.noSearchResults')} ${t('search.unknown')}`}
        </p>
      </template>
      <template data-pattern="failed">
        <EmptyList text={t('listing.failed')} link={{ href: action, label: t('listing.retry') }} />
      </template>
    </>
  )
}
