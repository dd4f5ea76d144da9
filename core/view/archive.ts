/** The archive of sold and rented homes: large pictures by year, and what the client said beside the house. */
import { groupBy } from '../domain/group-by.ts'
import type { PageModule } from '../schema/page.ts'
import { archivePath, yearOf } from '../site/archive-pages.ts'
import type { BlockContent } from './block-content.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { pageAt } from './links.ts'
import { teaserOf } from './teasers.ts'
import { htmlOf } from './text.ts'
import type { ArchiveYear, Link } from './types.ts'

export function archiveBlock(
  context: ViewContext,
  module: PageModule,
  ids: readonly number[],
): BlockContent | undefined {
  if (ids.length === 0) return undefined
  const byYear = groupBy(ids, (id) => [yearOf(context.reads.property(id)) ?? ''])
  const years = [...byYear].map(([year, homes]) => ({ year, homes: homes.map((id) => homeOf(context, id)) }))
  return compact<BlockContent & { kind: 'archive' }>({
    kind: 'archive',
    intro: htmlOf(context, module.description),
    years,
    links: linksToYears(context),
  })
}

function homeOf(context: ViewContext, id: number): ArchiveYear['homes'][number] {
  const quote = context.site.articles.find(
    ({ article, paths }) =>
      article.property === id && article.name !== undefined && paths[context.locale] !== undefined,
  )
  return compact<ArchiveYear['homes'][number]>({
    card: context.reads.card(id),
    quote: quote && teaserOf(context, quote),
  })
}

/** The pages of the years, the last one first. */
function linksToYears(context: ViewContext): readonly Link[] {
  return context.reads.stock
    .referenceYears()
    .toReversed()
    .flatMap((year) => {
      const href = pageAt(context, archivePath(year))
      return href === undefined ? [] : [{ href, label: year }]
    })
}
