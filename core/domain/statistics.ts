/** Views of pages, counted by the site’s own service: no cookie, nothing kept on the device, nothing known of who looked. */

export const STATISTICS_API = '/api/statistics'

/** Longer than any path of a site. */
export const LONGEST_PATH = 300
