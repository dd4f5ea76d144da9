/** The addresses of a site, for the files that a host reads (core/hosts). */
import type { HostedAddresses, HostedRedirect } from '../hosts/hosted-site.ts'
import { pageKey } from '../domain/addresses.ts'
import { basePathOf } from '../domain/site-address.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { localeOfRedirect, redirectsOf } from '../site/redirects.ts'
import {
  encodedAnswer,
  formerPages,
  missingPage,
  patternsOf,
  recordAnswers,
  townAnswers,
} from './address-files.ts'
import type { PlanContext } from './plan-context.ts'

export function hostedAddresses(
  plan: PlanContext,
  { ledger, folders }: { readonly ledger: Ledger; readonly folders: HostedAddresses['folders'] },
): HostedAddresses {
  const { site } = plan
  return {
    base: basePathOf(site.config.site.url),
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    redirects: hostedRedirects(plan, ledger),
    folders,
    patterns: patternsOf(plan, ledger),
    missing: missingPage(plan),
    *answers() {
      for (const [key, answer] of recordAnswers(plan)) yield [key, encodedAnswer(answer)]
      for (const [key, answer] of townAnswers(plan)) yield [key, encodedAnswer(answer)]
    },
  }
}

/**
 * A redirect of the configuration takes precedence over the former address of a page, and a current page over both.
 * Hosts redirect before they look for files.
 */
function hostedRedirects(plan: PlanContext, ledger: Ledger): readonly HostedRedirect[] {
  const { site } = plan
  const pages = [...site.published.pages.values()].flatMap((paths) => Object.values(paths))
  const live = new Set(pages.map(pageKey))
  const found = new Map<string, string>()
  for (const { from, href } of redirectsOf(site)) found.set(from, href)
  for (const [from, paths] of formerPages(plan, ledger)) {
    const to = paths[localeOfRedirect(site, from)] ?? paths[site.defaultLocale]
    if (to !== undefined && !found.has(from) && !live.has(pageKey(from))) found.set(from, encodeURI(to))
  }
  return [...found].map(([from, to]) => ({ from, to }))
}
