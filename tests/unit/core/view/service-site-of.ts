/** The description of a site for its service. */
import { serviceSiteOf } from '../../../../core/view/service-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { PICTURES, spaced, viewOf } from '../../../support/view.ts'
import type { PictureLookup } from '../../../../core/view/context.ts'

export async function siteIn(files: SiteFiles = {}, pictures: PictureLookup = PICTURES) {
  const view = await viewOf(files, { pictures })
  const site = serviceSiteOf([view.context, view.in('fr').context], [], { today: '2026-11-20' })
  if (site === null) throw new Error('There are languages')
  return spaced(site)
}
