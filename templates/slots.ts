/** Slot -> component. An agency replaces a component by a file of the same path in its own `templates/`. */
import type { ComponentType } from 'react'
import type { SlotName, SlotProps } from '../core/view/types.ts'
import { ArticlePage } from './pages/article.tsx'
import { ContentPage } from './pages/content.tsx'
import { InternalPage } from './pages/internal.tsx'
import { LanguagesPage } from './pages/languages.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { ProjectPage } from './pages/project.tsx'
import { PropertyPage } from './pages/property.tsx'
import { RedirectPage } from './pages/redirect.tsx'

export const slots: { readonly [Name in SlotName]: ComponentType<SlotProps[Name]> } = {
  content: ContentPage,
  property: PropertyPage,
  project: ProjectPage,
  article: ArticlePage,
  languages: LanguagesPage,
  internal: InternalPage,
  redirect: RedirectPage,
  'not-found': NotFoundPage,
}
