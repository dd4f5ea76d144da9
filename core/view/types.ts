/**
 * Props of the templates: the contract between view (which fills them) and templates (which show them). This is its door:
 * whoever needs one of these types takes it from here, in the site's own templates as `agency-site/core/view/types.ts`.
 *
 * Props are plain JSON and final: texts are in the page's language, prices, dates and numbers are formatted, links and
 * picture addresses are decided. `undefined` means "leave out". Labels of the interface are not in the props: templates
 * take them from the shell's `strings`. A page's identity is the hash of its props, so nothing may stand here that the
 * page does not show.
 *
 * The files of `types/` stand here in the order in which one who writes templates meets them. Most are called like the file
 * of `core/view` that fills them.
 */

// Which template gets what.
export type * from './types/slots.ts'

// Around every page: the shell is that of the language, frame and head are the page's own.
export type * from './types/shell.ts'
export type * from './types/frame.ts'
export type * from './types/head.ts'

// The pages.
export type * from './types/content-page.ts'
export type * from './types/property-page.ts'
export type * from './types/project-page.ts'
export type * from './types/article-page.ts'
export type * from './types/special-pages.ts'

// What a content page is composed of.
export type * from './types/banner.ts'
export type * from './types/search-block.ts'
export type * from './types/blocks.ts'
export type * from './types/storage.ts'

// Properties, projects and articles in lists, on any page.
export type * from './types/card.ts'
export type * from './types/listing.ts'

// What is said of a property or a project, and whom to ask.
export type * from './types/facts.ts'
export type * from './types/energy.ts'
export type * from './types/detail.ts'
export type * from './types/map.ts'
export type * from './types/offices.ts'
export type * from './types/forms.ts'

// What all of these are made of.
export type * from './types/elements.ts'
