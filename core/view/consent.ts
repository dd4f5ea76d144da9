/** The consent dialog of a language. It exists if the site asks for consent. */
import { needsConsent } from '../domain/storage.ts'
import { tagList } from '../domain/tags.ts'
import type { LinkedSite } from '../site/linked.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { ViewContext } from './context.ts'
import { hrefTo } from './links.ts'
import { say, textOf } from './text.ts'
import type { ConsentDialog, Link, Shell } from './types.ts'

/** The configuration of consent; undefined if no tag is configured, as there is nothing to consent to. */
export function consentOf({ config }: LinkedSite): SiteConfig['consent'] {
  return needsConsent(config.site) ? config.consent : undefined
}

export function consentDialog(
  context: ViewContext,
  { title, description, policy }: NonNullable<SiteConfig['consent']>,
): ConsentDialog {
  return {
    title: textOf(context, title) ?? say(context, 'consent.title'),
    description: textOf(context, description) ?? say(context, 'consent.description'),
    siteName: context.site.config.site.name,
    links: [
      ...pageLink(context, policy, say(context, 'consent.policy')),
      ...pageLink(context, '/Privacy/', say(context, 'form.privacy')),
    ],
  }
}

/** A page that this language lacks is not linked, because its link would lead to the home page. */
function pageLink(context: ViewContext, original: string, label: string): readonly Link[] {
  const href = hrefTo(context, original)
  return href === hrefTo(context, '/') ? [] : [{ href, label }]
}

export function shellConsent({ site, assets, locale }: ViewContext): Shell['consent'] {
  const consent = consentOf(site)
  const href = assets.consent[locale]
  if (consent === undefined || href === undefined) return undefined
  const { revision, months, mode } = consent
  return { href, revision, months, mode, tags: tagList(site.config.site) }
}
