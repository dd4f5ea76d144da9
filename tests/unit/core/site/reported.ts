/** The problems of a site with the given files. */
import { linkFiles } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, route, withRoutes } from '../../../support/view.ts'

export const ABOUT = withRoutes(route('about'))

/** Returns severity, code and the underlined text of each problem. */
export async function found(files: SiteFiles, now?: number): Promise<readonly string[]> {
  const { diagnostics, marks } = await linkFiles(files, now)
  return diagnostics().map(({ severity }, index) => `${severity} ${marks()[index]}`)
}

export const about = (params: object, more: SiteFiles = {}) => ({
  ...ABOUT,
  ...page('about', params),
  ...more,
})
