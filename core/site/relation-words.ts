/** The words of messages for the relations of modules. */
import type { PageModule } from '../schema/page.ts'

export type RelationType = NonNullable<PageModule['relations']>[number]['type']

export const RELATION_WORDS: Readonly<Record<RelationType, string>> = {
  article: 'article',
  category: 'category of articles',
  property: 'home',
  'property-list': 'list of properties',
  'project-list': 'list of projects',
  person: 'team member',
  contact: 'form',
  storage: 'list of what is stored',
  forms: 'list of the forms',
  saved: 'list of what is saved',
  calculator: 'calculator',
}
