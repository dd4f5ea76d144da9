import type { Localised } from '../../domain/locale.ts'
import { contextFor } from '../../view/recorded-site.ts'
import { formTexts } from '../../view/form-texts.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import type { Prepared } from '../prepare.ts'

/** What the script of forms says, for each language. Made before the plan, as pages name the file by what is in it. */
export function formTextFiles({ site, pictures }: Pick<Prepared, 'site' | 'pictures'>): Localised<string> {
  const { assets } = UNBUILT_ASSETS
  return Object.fromEntries(
    site.locales.map((locale) => [
      locale,
      JSON.stringify(formTexts(contextFor({ site, pictures, assets }, locale))),
    ]),
  )
}
