import type { Localised } from '../../domain/locale.ts'
import { contextFor } from '../../view/recorded-site.ts'
import { portalPlace, portalTexts } from '../../view/portal.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import type { Prepared } from '../prepare.ts'

/**
 * The texts of the script of the portal in each language that has a portal. File names contain the hash of the
 * content, as for the texts of forms.
 */
export function portalTextFiles({ site, pictures }: Pick<Prepared, 'site' | 'pictures'>): Localised<string> {
  const { paths = {} } = portalPlace(site) ?? {}
  const { assets } = UNBUILT_ASSETS
  return Object.fromEntries(
    site.locales.flatMap((locale) =>
      paths[locale] === undefined
        ? []
        : [[locale, JSON.stringify(portalTexts(contextFor({ site, pictures, assets }, locale)))]],
    ),
  )
}
