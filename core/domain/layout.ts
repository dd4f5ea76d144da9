/**
 * Device and layout constants (spec 3 "Device settings", spec 9). Rules keep their own constants; these have no rule.
 * Those that nothing reads yet are for the client scripts of later work.
 */

/** Helper one: over 960 px desktop, 768 to 960 tablet, up to 767 mobile. */
export const DEVICE_BREAKPOINTS = { tablet: 768, desktop: 961 } as const

/** Layout: 1280 px and up desktop, 767 to under 1280 tablet, under 767 mobile. */
export const LAYOUT_BREAKPOINTS = { tablet: 767, desktop: 1280 } as const

export type Device = 'mobile' | 'tablet' | 'desktop'

export function deviceOf(
  width: number,
  breakpoints: { tablet: number; desktop: number } = DEVICE_BREAKPOINTS,
): Device {
  return width >= breakpoints.desktop ? 'desktop' : width >= breakpoints.tablet ? 'tablet' : 'mobile'
}

export const HEADER_FIXED_AFTER = 30
export const SCROLL_TOP_AFTER = 10
export const SCROLL_DEBOUNCE_MS = 100
export const SCROLL_TOP_MS = 500
export const GALLERY_FADE_MS = 500

/** Home: four latest properties in one row; testimonials slider: one a row, at most fifty. */
export const LATEST_ITEMS = { perRow: 4, max: 4 } as const
export const TESTIMONIAL_ITEMS = { perRow: 1, max: 50 } as const

export const GRID_COLUMNS = 12
export const GRID_SPANS = [12, 10, 8] as const

/** Cards on one static listing page. */
export const LISTING_PAGE_SIZE = 24

/** Similar properties under a property. */
export const SIMILAR_ITEMS = 4
