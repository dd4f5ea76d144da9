import type { Block, Listing as ListingView } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor, ArrowLink } from '../anchor/anchor.tsx'
import { Cards } from '../card/cards.tsx'
import { ListingFilters } from '../listing-filters/listing-filters.tsx'
import { ListPatterns } from '../listing-filters/patterns.tsx'
import { Paging } from '../paging/paging.tsx'
import { TownMap } from '../town-map/town-map.tsx'
import { EmptyList } from './empty-list.tsx'

export interface ListingProps {
  readonly block: Extract<Block, { kind: 'properties' }>
  readonly listing: ListingView
  readonly level: 2 | 3
  readonly priority?: boolean | undefined
}

/** A paged list with its filters, and a link to registered searches below. */
export function Listing({ block, listing, level, priority }: ListingProps) {
  const t = useT()
  const { filters, paging, map, goal, other, follow, followsFilters } = listing
  return (
    <>
      {filters && <ListingFilters listing={listing} filters={filters} />}
      <div className="results" data-list-results>
        <div className="results__list">
          {block.cards.length === 0 ? (
            <EmptyList text={t(goal === 0 ? 'listing.none.sale' : 'listing.none.rent')} link={other} />
          ) : (
            <Cards cards={block.cards} perRow={block.perRow} level={level} leads priority={priority} />
          )}
          <Paging paging={paging} />
        </div>
        {map && <TownMap map={map} />}
      </div>
      {filters && <ListPatterns filters={filters} />}
      {follow && (
        <div data-list-feed={followsFilters}>
          <ArrowLink link={follow} />
        </div>
      )}
      {block.link && <Call level={level} link={block.link} />}
    </>
  )
}

function Call({
  link,
  level,
}: {
  readonly link: NonNullable<ListingProps['block']['link']>
  readonly level: 2 | 3
}) {
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <aside className="call" aria-labelledby="listing-call">
      <div>
        <Heading id="listing-call">{t('listing.callTitle')}</Heading>
        <p>{t('listing.callText')}</p>
      </div>
      <Anchor link={link} className="button button--ink" />
    </aside>
  )
}
