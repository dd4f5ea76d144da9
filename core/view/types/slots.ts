/** The props of each page template, and the functions that `templates/entry.tsx` exports. Start here. */
import type { Locale } from '../../languages/codes.ts'
import type { StringKey, Strings } from '../../languages/string-keys.ts'
import type { ArticlePage } from './article-page.ts'
import type { CardsFragment } from './card.ts'
import type { ContentPage } from './content-page.ts'
import type { MapPage } from './map.ts'
import type { ProjectPage } from './project-page.ts'
import type { PropertyPage } from './property-page.ts'
import type { Shell } from './shell.ts'
import type { InternalPage, LanguagesPage, NotFoundPage, PortalPage, RedirectPage } from './special-pages.ts'
import type { ConsentDialog } from './storage.ts'

/** Slot name -> its props. Templates map each slot to a component; an agency may replace one by path. */
export interface SlotProps {
  readonly content: ContentPage
  readonly property: PropertyPage
  readonly project: ProjectPage
  readonly article: ArticlePage
  readonly languages: LanguagesPage
  readonly internal: InternalPage
  readonly redirect: RedirectPage
  readonly 'not-found': NotFoundPage
  readonly map: MapPage
  readonly portal: PortalPage
  readonly cards: CardsFragment
}

export type SlotName = keyof SlotProps

/** The export of `templates/entry.tsx`: a page is a pure function of its props and the shell of its language. */
export type RenderPage = <Slot extends SlotName>(
  slot: Slot,
  props: SlotProps[Slot],
  surroundings: PageSurroundings,
) => string

export interface PageSurroundings {
  readonly shell: Shell
  /** Receives each part of the shell that the page contains. */
  readonly parts?: PartList | undefined
}

export interface PartList {
  readonly add: (part: ShellPart) => void
  /** Adds all parts of a list that `another` made. */
  readonly addAll: (parts: Pick<PartList, 'bits'>) => void
  readonly another: () => PartList
  readonly bits: Uint32Array
}

/** A field of the shell, one of its forms, or one of its texts. */
export type ShellPart = `shell.${keyof Shell}` | `shell.requests.${string}` | StringKey

/** `renderConsent` of `templates/entry.tsx`: the dialog that stands in a file of its own. */
export type RenderConsent = (dialog: ConsentDialog, strings: Strings, locale: Locale) => string
