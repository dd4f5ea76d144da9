/** Constants of the layout that pages and scripts share. Rules keep their own. */

/** Pixels of scrolling after which the header is fixed and the link to the top appears. */
export const HEADER_FIXED_AFTER = 30
export const SCROLL_TOP_AFTER = 10
export const SCROLL_DEBOUNCE_MS = 100
export const SCROLL_TOP_MS = 500

/** Items of a module: four latest properties in one row; testimonials one a row, at most fifty. */
export const LATEST_ITEMS = { perRow: 4, max: 4 } as const
export const TESTIMONIAL_ITEMS = { perRow: 1, max: 50 } as const

/** Cards on one static listing page. */
export const LISTING_PAGE_SIZE = 24

/** Similar properties under a property. */
export const SIMILAR_ITEMS = 4
