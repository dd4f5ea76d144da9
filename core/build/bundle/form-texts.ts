import type { Localised } from '../../domain/locale.ts'
import { contextFor } from '../../view/recorded-site.ts'
import { formTexts } from '../../view/form-texts.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import type { Prepared } from '../prepare.ts'

/**
 * The texts of the script of forms in each language. They are made before the plan, because pages refer to the file,
 * whose name contains the hash of its content.
 */
export function formTextFiles({ site, pictures }: Pick<Prepared, 'site' | 'pictures'>): Localised<string> {
  const { assets } = UNBUILT_ASSETS
  return Object.fromEntries(
    site.locales.map((locale) => [
      locale,
      JSON.stringify(formTexts(contextFor({ site, pictures, assets }, locale))),
    ]),
  )
}
