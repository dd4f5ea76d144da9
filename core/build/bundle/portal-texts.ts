import type { Localised } from '../../domain/locale.ts'
import { contextFor } from '../../view/recorded-site.ts'
import { portalPlace, portalTexts } from '../../view/portal.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import type { Prepared } from '../prepare.ts'

/** What the script of the portal says, in each language that has one. Named by what is in it, as the texts of forms are. */
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
