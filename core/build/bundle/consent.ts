import type { Localised } from '../../domain/locale.ts'
import { consentDialog, consentOf } from '../../view/consent.ts'
import { contextFor } from '../../view/recorded-site.ts'
import { pointAtConfig } from '../../site/records.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import { StageFailure } from '../environment.ts'
import type { Prepared } from '../prepare.ts'
import { failureOf } from '../threads/render-failures.ts'
import { reasonOf } from '../threads/renderer.ts'
import type { Renderer } from '../threads/renderer.ts'

/**
 * The consent dialog of each language. It is made before the plan, because every page refers to its file, whose name
 * contains the hash of its content.
 */
export async function consentDialogs(
  { site, pictures }: Prepared,
  { renderConsent, trace }: Pick<Renderer, 'renderConsent' | 'trace'>,
): Promise<Localised<string>> {
  const consent = consentOf(site)
  if (consent === undefined) return {}
  const { assets } = UNBUILT_ASSETS
  try {
    return Object.fromEntries(
      site.locales.map((locale) => {
        const context = contextFor({ site, pictures, assets }, locale)
        return [locale, renderConsent(consentDialog(context, consent), context.strings, locale)]
      }),
    )
  } catch (error) {
    const failed = {
      url: '/_a/consent',
      slot: 'consent-dialog',
      name: 'the consent dialog',
      at: [pointAtConfig('consent')],
    }
    throw new StageFailure([failureOf(failed, { reason: reasonOf(error), place: await trace(error) })])
  }
}
