/**
 * GitHub Pages sends no headers of a site and has no redirects: pages redirect, and the script of `404.html` finds
 * records that moved. Without `.nojekyll` it leaves out names that begin with an underscore, such as `_a/`. `CNAME`
 * names the domain of a site that is published from a branch.
 * Source: GitHub Docs, "GitHub Pages", read in November 2026.
 */
import { atRoot } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function githubPagesFiles(site: HostedSite): readonly HostFile[] {
  const { hostname } = new URL(site.url)
  const isOwn = site.base === '' && !hostname.endsWith('.github.io')
  return [
    // GitHub serves a project as a folder of its host, so this is the root of the published files.
    { name: '.nojekyll', parts: () => [] },
    ...(isOwn ? [{ name: atRoot(site, 'CNAME'), parts: () => [`${hostname}\n`] }] : []),
  ]
}
