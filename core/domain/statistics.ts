/**
 * Views of pages, counted by the site's own service without cookies, without storage on the device and
 * without data about the visitor.
 */

export const STATISTICS_API = '/api/statistics'

/** Above the length of any path of a site. */
export const LONGEST_PATH = 300
