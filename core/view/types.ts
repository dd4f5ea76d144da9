/**
 * Props of the templates: the contract between the views, which fill them, and the templates, which show
 * them. Import these types from this file; a site's own templates import them from
 * `agency-site/core/view/types.ts`.
 *
 * Props are plain JSON and final: texts are in the page's language, prices, dates and numbers are formatted,
 * links and picture addresses are resolved. `undefined` means "leave out". Labels of the interface are not in
 * the props: templates take them from the shell's `strings`. A page with other props is made again, so props
 * contain nothing that the page does not show.
 *
 * The files of `types/` are exported in the order in which an author of templates needs them. Most have the
 * name of the file of `core/view` that fills them.
 */

// The props of each template.
export type * from './types/slots.ts'

// The parts around every page: the shell belongs to the language, frame and head to the page.
export type * from './types/shell.ts'
export type * from './types/frame.ts'
export type * from './types/head.ts'

// The pages.
export type * from './types/content-page.ts'
export type * from './types/property-page.ts'
export type * from './types/project-page.ts'
export type * from './types/article-page.ts'
export type * from './types/special-pages.ts'

// The parts of a content page.
export type * from './types/banner.ts'
export type * from './types/search-block.ts'
export type * from './types/blocks.ts'
export type * from './types/storage.ts'
export type * from './types/calculators.ts'

// Properties, projects and articles in lists, on any page.
export type * from './types/card.ts'
export type * from './types/listing.ts'

// The parts of the pages of properties and projects.
export type * from './types/facts.ts'
export type * from './types/energy.ts'
export type * from './types/detail.ts'
export type * from './types/map.ts'
export type * from './types/offices.ts'
export type * from './types/forms.ts'

// The elements of all of these.
export type * from './types/elements.ts'
