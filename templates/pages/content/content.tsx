import type { Banner as BannerProps, Block, ContentPage as Props } from '../../../core/view/types.ts'
import { ArrowLink } from '../../components/anchor/anchor.tsx'
import { firstPictured } from '../../components/block/segments.ts'
import { Blocks } from '../../components/block/blocks.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { SearchBlock } from '../../components/search-block/search-block.tsx'
import { Illustrated } from '../../components/story/illustrated.tsx'
import { Banner } from '../../layout/banner/banner.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useT } from '../../render-context.ts'

/** Home, listings, contact and every other page of modules. */
export function ContentPage(page: Props) {
  const { frame, banner, search } = page
  const hasText = page.body !== undefined || page.story !== undefined
  const pictured = isPictured(banner)
    ? undefined
    : firstPictured(hasText ? page.top : [...page.top, ...page.rows])
  return (
    <Document frame={frame} className="content" awaits={banner && search && 'search-goals'}>
      {banner && (
        <Banner
          banner={banner}
          text={page.bannerText}
          search={search}
          crumbs={page.bannerText?.title ? frame : undefined}
        />
      )}
      {!page.bannerText?.title && <Breadcrumbs frame={frame} />}
      <ContentHead page={page} />
      {search && !banner && (
        <div className="wrap">
          <SearchBlock search={search} />
        </div>
      )}
      <Blocks blocks={page.top} area="top" pictured={pictured} />
      {hasText && (
        <div className="wrap segment">
          <Illustrated body={page.body} story={page.story} className="content__body" />
        </div>
      )}
      <Blocks blocks={page.rows} area="rows" pictured={pictured} />
      <Blocks blocks={page.bottom} area="bottom" />
    </Document>
  )
}

/** The head of the page. A banner contains the title if there is one, so the page has one title. */
function ContentHead({ page }: { readonly page: Props }) {
  const t = useT()
  const { title } = page
  if (page.bannerText?.title) {
    const isSaid = page.lead === page.bannerText?.description || page.lead === page.bannerText?.description2
    return isSaid ? null : <p className="wrap content__lead">{page.lead}</p>
  }
  if (title === undefined) return <h1 className="hidden-text">{page.frame.head.title}</h1>
  const total = listedItems([...page.top, ...page.rows, ...page.bottom])
  return (
    <div className="wrap">
      <PageHead
        logo={page.logo}
        title={title}
        lead={page.lead}
        count={total === undefined ? undefined : { shown: total, spoken: t.count('listing.count', total) }}
      />
      {page.guide && (
        <p>
          <ArrowLink link={page.guide} />
        </p>
      )}
    </div>
  )
}

function listedItems(blocks: readonly Block[]): number | undefined {
  for (const block of blocks)
    if (block.kind === 'properties' && block.listing) return block.listing.paging.free
  return undefined
}

/**
 * Whether the banner loads a picture first. A colour loads nothing, and the browser loads the poster of a
 * video.
 */
function isPictured(banner: BannerProps | undefined): boolean {
  return banner !== undefined && banner.kind !== 'color'
}
