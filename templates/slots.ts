/**
 * Slot -> component. A site replaces a component by a file with the same path (docs/replacing-templates.md).
 */
import type { ComponentType } from 'react'
import type { SlotName, SlotProps } from '../core/view/types.ts'
import { CardsFragment } from './components/card/cards-fragment.tsx'
import { ArticlePage } from './pages/article/article.tsx'
import { ContentPage } from './pages/content/content.tsx'
import { InternalPage } from './pages/internal/internal.tsx'
import { LanguagesPage } from './pages/languages/languages.tsx'
import { MapPage } from './pages/map/map.tsx'
import { NotFoundPage } from './pages/not-found/not-found.tsx'
import { PortalPage } from './pages/portal/portal.tsx'
import { ProjectPage } from './pages/project/project.tsx'
import { PropertyPage } from './pages/property/property.tsx'
import { RedirectPage } from './pages/redirect/redirect.tsx'

export const slots: { readonly [Name in SlotName]: ComponentType<SlotProps[Name]> } = {
  content: ContentPage,
  property: PropertyPage,
  project: ProjectPage,
  article: ArticlePage,
  languages: LanguagesPage,
  internal: InternalPage,
  redirect: RedirectPage,
  'not-found': NotFoundPage,
  map: MapPage,
  portal: PortalPage,
  cards: CardsFragment,
}
