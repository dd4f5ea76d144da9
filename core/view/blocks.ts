/** Converts the modules of a page into blocks. */
import { FORMS, isFormName } from '../domain/forms.ts'
import type { PageModule } from '../schema/page.ts'
import { isPublished } from '../site/published.ts'
import { calculatorOf } from './calculators.ts'
import type { BlockContent } from './block-content.ts'
import { projectCard } from './card.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { formOf } from './forms.ts'
import { linkOf } from './links.ts'
import { articlesOf, cardsOf, propertiesOf } from './list-blocks.ts'
import type { ListingPage } from './listing.ts'
import { mapFrame, mapOffices } from './map.ts'
import { officesToVisit, peopleOf } from './offices.ts'
import { memberOf, personBlock } from './people.ts'
import { pictureOf } from './pictures.ts'
import { placementOf } from './placement.ts'
import { continued, relationGroups } from './relations.ts'
import { savedForm, savedLists } from './saved.ts'
import { formUses } from './form-uses.ts'
import { storageTables } from './storage.ts'
import { htmlOf, say, textOf } from './text.ts'
import type { Block } from './types.ts'

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

function blockOf(context: ViewContext, module: PageModule, content: BlockContent): Block {
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
): BlockContent | undefined {
  const relation = module.relations?.[0]
  switch (relation?.type) {
    case 'property':
    case 'property-list':
      return propertiesOf(context, module, listing)
    case 'person':
      return personBlock(context, module)
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
      return contactOf(context, module, relation)
    case 'storage':
      return { kind: 'storage', ...storageTables(context) }
    case 'forms':
      return formsOf(context)
    case 'saved':
      return compact<BlockContent & { kind: 'saved' }>({
        kind: 'saved',
        lists: savedLists(context),
        form: savedForm(context),
      })
    case 'calculator':
      return calculatorBlock(context, relation.id)
    default:
      return module.view === 'quote-view' ? quoteOf(context, module) : textBlockOf(context, module)
  }
}

function calculatorBlock(context: ViewContext, id: string | undefined): BlockContent | undefined {
  const calculator = calculatorOf(context, id)
  return calculator && { kind: 'calculator', calculator }
}

/** Nothing is said of forms that open a mail of the visitor. */
function formsOf(context: ViewContext): BlockContent | undefined {
  const forms = formUses(context)
  return forms.length === 0 ? undefined : { kind: 'forms', forms }
}

function contactOf(
  context: ViewContext,
  module: PageModule,
  { id, agent }: NonNullable<PageModule['relations']>[number],
): BlockContent | undefined {
  if (id === 'offices') return officesBlock(context)
  if (id === 'team') return teamOf(context)
  if (id === undefined || !isFormName(id)) return undefined
  return compact<BlockContent & { kind: 'form' }>({
    kind: 'form',
    intro: htmlOf(context, module.description),
    form: formOf(context, FORMS[id], memberOf(context, agent)),
  })
}

function officesBlock(context: ViewContext): BlockContent {
  const properties = mapOffices(context)
  const map =
    properties.length === 0
      ? undefined
      : mapFrame(context, { title: say(context, 'map.offices'), properties })
  return compact<BlockContent & { kind: 'offices' }>({
    kind: 'offices',
    offices: officesToVisit(context),
    map,
  })
}

function teamOf(context: ViewContext): BlockContent | undefined {
  const people = peopleOf(context)
  return people.length === 0 ? undefined : { kind: 'team', people }
}

function quoteOf(context: ViewContext, module: PageModule): BlockContent | undefined {
  const quote = textOf(context, module.description)
  if (quote === undefined) return undefined
  return compact<BlockContent & { kind: 'quote' }>({
    kind: 'quote',
    quote,
    name: textOf(context, module.title),
    role: textOf(context, module.description2),
    picture: pictureOf(context, module.image, 'article'),
  })
}

function textBlockOf(context: ViewContext, module: PageModule): BlockContent | undefined {
  const picture = module.backgroundType === 'image' ? undefined : pictureOf(context, module.image, 'article')
  const body = htmlOf(context, module.description)
  const images = module.backgroundType === 'gallery' ? [] : (module.images ?? [])
  const gallery = images.flatMap((image) => pictureOf(context, image, 'article') ?? [])
  const isEmpty = body === undefined && picture === undefined && gallery.length === 0
  if (isEmpty && textOf(context, module.title) === undefined) return undefined
  return compact<BlockContent & { kind: 'text' }>({
    kind: 'text',
    body,
    body2: htmlOf(context, module.description2),
    picture,
    gallery: gallery.length > 0 ? gallery : undefined,
    link: module.link && linkOf(context, module.link.path, module.link.label),
  })
}
