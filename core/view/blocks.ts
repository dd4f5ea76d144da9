/** Converts the modules of a page into blocks. */
import { LATEST_ITEMS, TESTIMONIAL_ITEMS } from '../domain/layout.ts'
import { FORMS, isFormName } from '../domain/forms.ts'
import type { PageModule } from '../schema/page.ts'
import { isSold, listingOrderOf } from '../site/listings.ts'
import { listingGoal } from '../site/pages.ts'
import { isPublished } from '../site/published.ts'
import { calculatorOf } from './calculators.ts'
import { projectCard, propertyCard } from './card.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { formOf } from './forms.ts'
import { linkOf } from './links.ts'
import { itemsOfPage, listingOf } from './listing.ts'
import type { ListingPage } from './listing.ts'
import { mapFrame, mapOffices } from './map.ts'
import { officesToVisit, peopleOf } from './offices.ts'
import { pictureOf } from './pictures.ts'
import { placementOf } from './placement.ts'
import { continued, isNamed, relationGroups } from './relations.ts'
import { savedLists } from './saved.ts'
import { formUses } from './form-uses.ts'
import { storageTables } from './storage.ts'
import { inArticleOrder, teaserOf } from './teasers.ts'
import { htmlOf, say, textOf } from './text.ts'
import type { Block, Card, ModuleView } from './types.ts'

/** A block without the fields that all blocks share. */
type Content = Block extends infer Kind
  ? Kind extends Block
    ? Omit<Kind, 'placement' | 'title' | 'titleSize'>
    : never
  : never

const VIEWS: Readonly<Record<NonNullable<PageModule['view']>, ModuleView>> = {
  'module-view': 'module',
  'single-view': 'single',
  'quote-view': 'quote',
  'slider-view': 'slider',
}

/** The modules of one position, in their order. A module without content is left out. */
export function blocksOf(
  context: ViewContext,
  modules: readonly PageModule[],
  { position, listing }: { position: NonNullable<PageModule['position']>; listing?: ListingPage | undefined },
): readonly Block[] {
  return modules
    .filter((module) => (module.position ?? 'contentRow') === position && isPublished(module))
    .sort((left, right) => (left.sort ?? 0) - (right.sort ?? 0))
    .flatMap((module) => blocksOfModule(context, module, listing))
}

/** A block for each group of relations. The first that is not empty carries the texts of the module. */
function blocksOfModule(
  context: ViewContext,
  module: PageModule,
  listing: ListingPage | undefined,
): readonly Block[] {
  let part = module
  return relationGroups(module).flatMap((relations) => {
    const content = contentOf(context, { ...part, relations }, listing)
    if (content === undefined) return []
    const block = blockOf(context, part, content)
    part = continued(module)
    return [block]
  })
}

function blockOf(context: ViewContext, module: PageModule, content: Content): Block {
  const title = content.kind === 'quote' ? undefined : textOf(context, module.title)
  return compact<Block>({
    ...content,
    placement: placementOf(context, module),
    title,
    titleSize: module.titleSize ?? 'medium',
  })
}

function contentOf(
  context: ViewContext,
  module: PageModule,
  listing: ListingPage | undefined,
): Content | undefined {
  const relation = module.relations?.[0]
  switch (relation?.type) {
    case 'property-list':
      return propertiesOf(context, module, listing)
    case 'project-list':
      return cardsOf(context, module, {
        kind: 'projects',
        cards: context.site.projects
          .filter(({ paths }) => paths[context.locale] !== undefined)
          .map((project) => projectCard(context, project)),
      })
    case 'article':
    case 'category':
      return articlesOf(context, module)
    case 'contact':
      return contactOf(context, module, relation.id)
    case 'storage':
      return { kind: 'storage', ...storageTables(context) }
    case 'forms':
      return formsOf(context)
    case 'saved':
      return { kind: 'saved', lists: savedLists(context) }
    case 'calculator':
      return calculatorBlock(context, relation.id)
    default:
      return module.view === 'quote-view' ? quoteOf(context, module) : textBlockOf(context, module)
  }
}

function calculatorBlock(context: ViewContext, id: string | undefined): Content | undefined {
  const calculator = calculatorOf(context, id)
  return calculator && { kind: 'calculator', calculator }
}

/** Nothing is said of forms that open a mail of the visitor. */
function formsOf(context: ViewContext): Content | undefined {
  const forms = formUses(context)
  return forms.length === 0 ? undefined : { kind: 'forms', forms }
}

function cardsOf(
  context: ViewContext,
  module: PageModule,
  { kind, cards }: { kind: 'properties' | 'projects'; cards: readonly Card[] },
): Content | undefined {
  const shown = cards.slice(0, module.maxItems)
  // An empty list shows a message, and an empty teaser is left out.
  if (shown.length === 0 && (kind === 'properties' || module.maxItems !== undefined)) return undefined
  return compact<Content & { kind: typeof kind }>({
    kind,
    perRow: module.numberItemOfRow ?? (kind === 'properties' ? LATEST_ITEMS.perRow : 2),
    intro: htmlOf(context, module.description),
    cards: shown,
    link: module.link && linkOf(context, module.link.path, module.link.label),
  })
}

function propertiesOf(
  context: ViewContext,
  module: PageModule,
  listing: ListingPage | undefined,
): Content | undefined {
  const { site, locale } = context
  const id = module.relations?.[0]?.id
  if (listing !== undefined && listingGoal(module) === listing.series.goal) {
    const cards = itemsOfPage(listing.series, locale, listing.number).map((property) =>
      propertyCard(context, property),
    )
    return compact<Content & { kind: 'properties' }>({
      kind: 'properties',
      perRow: module.numberItemOfRow ?? 3,
      intro: htmlOf(context, module.description),
      cards,
      listing: listingOf(context, listing),
      link: module.link && linkOf(context, module.link.path, module.link.label),
    })
  }
  const { sale, rent } = site.listings[locale]
  const free =
    id === 'latest' ? listingOrderOf([...sale.items, ...rent.items]) : id === 'rent' ? rent.items : sale.items
  const items =
    id === 'references'
      ? site.references.filter(({ paths }) => paths[locale])
      : free.filter((item) => !isSold(item))
  const max = module.maxItems ?? (id === 'latest' ? LATEST_ITEMS.max : undefined)
  return cardsOf(context, module, {
    kind: 'properties',
    cards: items.slice(0, max).map((property) => propertyCard(context, property)),
  })
}

function articlesOf(context: ViewContext, module: PageModule): Content | undefined {
  const { relations = [] } = module
  const view = VIEWS[module.view ?? 'module-view']
  const articles = context.site.articles
    .filter((article) => relations.some((relation) => isNamed(article, relation, module.isHasSubcategories)))
    .filter(({ paths }) => paths[context.locale] !== undefined)
    .sort(inArticleOrder)
    .slice(0, module.maxItems ?? TESTIMONIAL_ITEMS.max)
  if (articles.length === 0) return undefined
  return compact<Content & { kind: 'articles' }>({
    kind: 'articles',
    view,
    perRow: module.numberItemOfRow ?? (view === 'slider' ? TESTIMONIAL_ITEMS.perRow : 3),
    autoplay: view === 'slider' ? module.autoplay : undefined,
    intro: htmlOf(context, module.description),
    teasers: articles.map((article) => teaserOf(context, article)),
    link: module.link && linkOf(context, module.link.path, module.link.label),
  })
}

function contactOf(context: ViewContext, module: PageModule, id: string | undefined): Content | undefined {
  if (id === 'offices') return officesBlock(context)
  if (id === 'team') return teamOf(context)
  if (id === undefined || !isFormName(id)) return undefined
  return compact<Content & { kind: 'form' }>({
    kind: 'form',
    intro: htmlOf(context, module.description),
    form: formOf(context, FORMS[id]),
  })
}

function officesBlock(context: ViewContext): Content {
  const properties = mapOffices(context)
  const map =
    properties.length === 0
      ? undefined
      : mapFrame(context, { title: say(context, 'map.offices'), properties })
  return compact<Content & { kind: 'offices' }>({ kind: 'offices', offices: officesToVisit(context), map })
}

function teamOf(context: ViewContext): Content | undefined {
  const people = peopleOf(context)
  return people.length === 0 ? undefined : { kind: 'team', people }
}

function quoteOf(context: ViewContext, module: PageModule): Content | undefined {
  const quote = textOf(context, module.description)
  if (quote === undefined) return undefined
  return compact<Content & { kind: 'quote' }>({
    kind: 'quote',
    quote,
    name: textOf(context, module.title),
    role: textOf(context, module.description2),
    picture: pictureOf(context, module.image, 'article'),
  })
}

function textBlockOf(context: ViewContext, module: PageModule): Content | undefined {
  const picture = module.backgroundType === 'image' ? undefined : pictureOf(context, module.image, 'article')
  const body = htmlOf(context, module.description)
  const images = module.backgroundType === 'gallery' ? [] : (module.images ?? [])
  const gallery = images.flatMap((image) => pictureOf(context, image, 'article') ?? [])
  const isEmpty = body === undefined && picture === undefined && gallery.length === 0
  if (isEmpty && textOf(context, module.title) === undefined) return undefined
  return compact<Content & { kind: 'text' }>({
    kind: 'text',
    body,
    body2: htmlOf(context, module.description2),
    picture,
    gallery: gallery.length > 0 ? gallery : undefined,
    link: module.link && linkOf(context, module.link.path, module.link.label),
  })
}
