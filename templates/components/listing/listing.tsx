import type { Block, Listing as ListingProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Cards } from '../card/cards.tsx'
import { ListingFilters } from '../listing-filters/listing-filters.tsx'
import { Paging } from '../paging/paging.tsx'

interface Props {
  readonly block: Extract<Block, { kind: 'properties' }>
  readonly listing: ListingProps
  readonly level: 2 | 3
  readonly priority?: boolean | undefined
}

/** A paged list with its ways to narrow it, and a way out for who did not find a home in it. */
export function Listing({ block, listing, level, priority }: Props) {
  const t = useT()
  return (
    <>
      <ListingFilters listing={listing} />
      {block.cards.length === 0 ? (
        <p className="listing__empty">{t('listing.empty')}</p>
      ) : (
        <Cards cards={block.cards} perRow={block.perRow} level={level} leads priority={priority} />
      )}
      <Paging paging={listing.paging} />
      {block.link && <Call level={level} link={block.link} />}
    </>
  )
}

function Call({
  link,
  level,
}: {
  readonly link: NonNullable<Props['block']['link']>
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
