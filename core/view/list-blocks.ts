/** Blocks that list homes, projects or articles. */
import { LATEST_ITEMS, TESTIMONIAL_ITEMS } from '../domain/layout.ts'
import type { PageModule } from '../schema/page.ts'
import { listingGoal } from '../site/pages.ts'
import { archiveBlock } from './archive.ts'
import type { BlockContent } from './block-content.ts'
import { hasHomePage, propertyCard } from './card.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { linkOf } from './links.ts'
import { itemsOfPage, listingOf } from './listing.ts'
import type { ListingPage } from './listing.ts'
import { isNamed } from './relations.ts'
import { inArticleOrder, teaserOf } from './teasers.ts'
import { htmlOf } from './text.ts'
import type { Card, ModuleView } from './types.ts'

const VIEWS: Readonly<Record<NonNullable<PageModule['view']>, ModuleView>> = {
  'module-view': 'module',
  'archive-view': 'module',
  'single-view': 'single',
  'quote-view': 'quote',
  'slider-view': 'slider',
}

export function cardsOf(
  context: ViewContext,
  module: PageModule,
  { kind, cards }: { kind: 'properties' | 'projects'; cards: readonly Card[] },
): BlockContent | undefined {
  const shown = cards.slice(0, module.maxItems)
  // An empty list shows a message, and an empty teaser is left out.
  if (shown.length === 0 && (kind === 'properties' || module.maxItems !== undefined)) return undefined
  return compact<BlockContent & { kind: typeof kind }>({
    kind,
    perRow: module.numberItemOfRow ?? (kind === 'properties' ? LATEST_ITEMS.perRow : 2),
    intro: htmlOf(context, module.description),
    cards: shown,
    link: module.link && linkOf(context, module.link.path, module.link.label),
  })
}

export function propertiesOf(
  context: ViewContext,
  module: PageModule,
  listing: ListingPage | undefined,
): BlockContent | undefined {
  const { locale } = context
  if (listing !== undefined && listingGoal(module) === listing.series.goal) {
    const cards = itemsOfPage(listing.series, locale, listing.number).map((property) =>
      propertyCard(context, property),
    )
    return compact<BlockContent & { kind: 'properties' }>({
      kind: 'properties',
      perRow: module.numberItemOfRow ?? 3,
      intro: htmlOf(context, module.description),
      cards,
      listing: listingOf(context, listing),
      link: module.link && linkOf(context, module.link.path, module.link.label),
    })
  }
  const ids = idsNamed(context, module)
  if (module.view === 'archive-view') return archiveBlock(context, module, ids)
  return cardsOf(context, module, { kind: 'properties', cards: ids.map((id) => context.reads.card(id)) })
}

/** The homes that a module names one by one, or those of its list, in the language of the page. */
function idsNamed(context: ViewContext, module: PageModule): readonly number[] {
  const { relations = [], maxItems } = module
  const [first] = relations
  if (first?.type === 'property') {
    return relations.map(({ id }) => Number(id)).filter((id) => hasHomePage(context, id))
  }
  const { stock } = context.reads
  if (first?.id === 'references') return stock.references().slice(0, maxItems)
  if (first?.id === 'latest') return stock.available('latest', maxItems ?? LATEST_ITEMS.max)
  return stock.available(first?.id === 'rent' ? 'rent' : 'sale', maxItems)
}

export function articlesOf(context: ViewContext, module: PageModule): BlockContent | undefined {
  const { relations = [] } = module
  const view = VIEWS[module.view ?? 'module-view']
  const articles = context.site.articles
    .filter((article) => relations.some((relation) => isNamed(article, relation, module.isHasSubcategories)))
    .filter(({ paths }) => paths[context.locale] !== undefined)
    .sort(inArticleOrder)
    .slice(0, module.maxItems ?? TESTIMONIAL_ITEMS.max)
  if (articles.length === 0) return undefined
  return compact<BlockContent & { kind: 'articles' }>({
    kind: 'articles',
    view,
    perRow: module.numberItemOfRow ?? (view === 'slider' ? TESTIMONIAL_ITEMS.perRow : 3),
    autoplay: view === 'slider' ? module.autoplay : undefined,
    intro: htmlOf(context, module.description),
    teasers: articles.map((article) => teaserOf(context, article)),
    link: module.link && linkOf(context, module.link.path, module.link.label),
  })
}
