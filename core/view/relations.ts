/** The relations of a module, in their order: the records that it shows. */
import type { PageModule } from '../schema/page.ts'
import type { LinkedArticle } from '../site/linked.ts'

type Relations = NonNullable<PageModule['relations']>

/** Consecutive articles and categories form one list, and so do homes and people. A module without relations has one empty group. */
export function relationGroups({ relations = [] }: PageModule): readonly Relations[] {
  const groups: Relations[] = []
  for (const relation of relations) {
    const last = groups.at(-1)
    if (last !== undefined && isAlike(last[0], relation)) groups.splice(-1, 1, [...last, relation])
    else groups.push([relation])
  }
  return groups.length === 0 ? [[]] : groups
}

type Type = Relations[number]['type']

const FAMILIES: readonly (readonly Type[])[] = [['article', 'category'], ['property'], ['person']]

function isAlike(first: Relations[number] | undefined, { type }: Relations[number]): boolean {
  return FAMILIES.some(
    (family) => family.includes(type) && first !== undefined && family.includes(first.type),
  )
}

export function isNamed(
  article: LinkedArticle,
  { type, id }: Relations[number],
  withSubcategories = false,
): boolean {
  if (type === 'article') return article.id === id
  return article.category === id || (withSubcategories && article.category.startsWith(`${id}/`))
}

/** The module for a further block. The first block has the texts and the background. */
export function continued(module: PageModule): PageModule {
  const { span, col, class: name, view, numberItemOfRow, maxItems, autoplay, isHasSubcategories } = module
  return { span, col, class: name, view, numberItemOfRow, maxItems, autoplay, isHasSubcategories }
}
