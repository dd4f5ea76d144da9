/** The shell of a site with the given files. */
import { shellOf } from '../../../../core/view/shell.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { spaced, viewOf } from '../../../support/view.ts'

export const ICONS = {
  icons: [{ rel: 'icon', href: '/icon.png' }],
  manifest: '/site.webmanifest',
  fonts: ['/_a/f.woff2'],
}

export async function shellIn(files: SiteFiles = {}, locale: 'nl' | 'fr' = 'nl') {
  const { context } = await viewOf(files, { locale })
  return spaced(shellOf(context, ICONS))
}
