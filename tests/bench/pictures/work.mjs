/** What all have to make of each photograph: WebP of the quality that agency-site uses if nothing is said. */
export const QUALITY = 75
/** Of libwebp: 0 to 6. The default of sharp, and of agency-site. */
export const EFFORT = 4
export const WIDTHS = [1360, 600, 400, 100]
