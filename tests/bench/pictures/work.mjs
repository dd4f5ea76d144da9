/** The common task for each photograph: WebP in the default quality of agency-site. */
export const QUALITY = 75
/** The effort of libwebp, 0 to 6. This is the default of sharp and of agency-site. */
export const EFFORT = 4
export const WIDTHS = [1360, 600, 400, 100]
