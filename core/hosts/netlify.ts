/**
 * Netlify reads `_headers` and `_redirects` at the root of what it publishes. Headers of later rules replace those of
 * earlier ones. A redirect applies to an address that has a file only if it is forced (`!`). Netlify documents no rule
 * with status 410, so removed homes are answered with 404 and the page that shows their end.
 * Source: Netlify Docs, "Redirects and rewrites" and "Custom headers", read in November 2026.
 */
import { folderRules, redirectRules, removedRules } from './address-rules.ts'
import { headerRules, headersText } from './headers-file.ts'
import { atRoot } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function netlifyFiles(site: HostedSite): readonly HostFile[] {
  return [
    { name: atRoot(site, '_headers'), parts: () => [headersText(headerRules(site))] },
    { name: atRoot(site, '_redirects'), parts: () => [`${redirectLines(site).join('\n')}\n`] },
  ]
}

/** The first line that fits an address decides. */
function redirectLines(site: HostedSite): readonly string[] {
  const { base, service } = site
  const proxied = service === undefined ? [] : [`${base}/api/* ${service}/api/:splat 200!`]
  const moved = redirectRules(site).map(([from, to]) => `${encodeURI(from)} ${to} 301!`)
  const removed = removedRules(site).flatMap(({ pattern, ids, page }) =>
    ids.map((id) => `${placeholders(pattern, id)} ${page} 404`),
  )
  const folders = folderRules(site).map(([folder, to]) => `${encodeURI(folder)}* ${to} 301`)
  const missing = site.locales.map((locale) => `${base}/${locale}/* ${base}/${locale}/404.html 404`)
  return [...proxied, ...moved, ...removed, ...folders, ...missing, `${base}/* ${base}/404.html 404`]
}

/** `/nl/te-koop/{town}/{slug}/{id}/` and 4102 -> `/nl/te-koop/:town/:slug/4102`, with and without a slash at its end. */
function placeholders(pattern: string, id: string): string {
  const path = pattern.replace(/\/$/, '').replace('{id}', id)
  return encodeURI(path.replace(/\{([^{}]*)\}/g, ':$1'))
}
