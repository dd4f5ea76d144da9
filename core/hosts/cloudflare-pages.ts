/**
 * Cloudflare Pages reads `_headers` and `_redirects` at the root of what it publishes. A header of two rules gets both
 * values, unless the second rule detaches it first (`!`). Redirects apply to every address, and know no status 404 or
 * 410. The nearest `404.html` answers unknown addresses. Requests to a service elsewhere pass a worker.
 * Source: Cloudflare Docs, "Pages: Headers", "Redirects", "Serving Pages", "Advanced mode", read in November 2026.
 */
import { folderRules, redirectRules } from './address-rules.ts'
import { headerRules, headersText } from './headers-file.ts'
import { atRoot } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function cloudflarePagesFiles(site: HostedSite): readonly HostFile[] {
  const text = (name: string, made: () => string): HostFile => ({
    name: atRoot(site, name),
    parts: () => [made()],
  })
  const { service, base } = site
  return [
    text('_headers', () => headersText(headerRules(site), { replaces: true })),
    text('_redirects', () =>
      [...redirectRules(site), ...folders(site)]
        .map(([from, to]) => `${encodeURI(from)} ${to} 301\n`)
        .join(''),
    ),
    ...(service === undefined
      ? []
      : [
          text('_worker.js', () => workerFor(service, base)),
          text('_routes.json', () => JSON.stringify({ version: 1, include: [`${base}/api/*`], exclude: [] })),
        ]),
  ]
}

/** A star at the end means what is below the slash before it, and not the folder without that slash. */
function folders(site: HostedSite): ReturnType<typeof redirectRules> {
  return folderRules(site).flatMap(([folder, to]) => [
    [folder.slice(0, -1), to],
    [`${folder}*`, to],
  ])
}

/** The host names the visitor in a header of its own, and the service reads the usual ones. */
function workerFor(service: string, base: string): string {
  return `// Requests to ${base}/api/ are answered by the service of the site.
export default {
  fetch(request) {
    const url = new URL(request.url)
    const target = new URL(url.pathname.slice(${base.length}) + url.search, ${JSON.stringify(service)})
    const headers = new Headers(request.headers)
    headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '')
    headers.set('X-Forwarded-Proto', 'https')
    headers.set('X-Forwarded-Host', url.host)
    return fetch(new Request(target, { method: request.method, headers, body: request.body, redirect: 'manual' }))
  },
}
`
}
