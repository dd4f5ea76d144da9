/** The description of a site for its service. */
import { wholeText } from '../../../../core/plan/service-text.ts'
import { serviceSiteText } from '../../../../core/view/service-site.ts'
import type { ServiceSite } from '../../../../core/schema/service-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { PICTURES, spaced, viewOf } from '../../../support/view.ts'
import type { PictureLookup } from '../../../../core/view/context.ts'

interface Given {
  readonly pictures?: PictureLookup
  /** The pages by their files. */
  readonly pages?: Parameters<typeof serviceSiteText>[1]['pages']
}

export async function siteIn(files: SiteFiles = {}, { pictures = PICTURES, pages = [] }: Given = {}) {
  const view = await viewOf(files, { pictures })
  const text = serviceSiteText([view.context, view.in('fr').context], { pages })
  if (text === null) throw new Error('There are languages')
  return spaced(JSON.parse(wholeText(text)) as ServiceSite)
}
