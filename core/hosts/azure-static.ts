/**
 * Azure Static Web Apps reads `staticwebapp.config.json`. Its routes match exact addresses or a prefix, its overrides
 * know one page for each status, and it proxies no foreign host.
 * Source: Microsoft Learn, "Configure Azure Static Web Apps", read in November 2026.
 */
import { ASSET_FOLDER } from '../system/paths.ts'
import { folderRules, redirectRules } from './address-rules.ts'
import { cacheControl } from './headers.ts'
import { atRoot } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function azureStaticFiles(site: HostedSite): readonly HostFile[] {
  const text = () => `${JSON.stringify(configOf(site), null, 2)}\n`
  return [{ name: atRoot(site, 'staticwebapp.config.json'), parts: () => [text()] }]
}

function configOf(site: HostedSite): object {
  const { base, headers } = site
  // An address without its last slash is the same route here.
  const moved = redirectRules(site).filter(([from]) => from.endsWith('/'))
  const folders = folderRules(site).map(([folder, to]) => [`${folder}*`, to] as const)
  return {
    trailingSlash: 'always',
    routes: [
      ...[...moved, ...folders].map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
      {
        route: `${base}/${ASSET_FOLDER}/*`,
        headers: { 'Cache-Control': cacheControl(`/${ASSET_FOLDER}/`) },
      },
      ...headers.folders.map(({ folder, headers: own }) => ({ route: `${base}/${folder}/*`, headers: own })),
    ],
    globalHeaders: { ...headers.pages, 'Cache-Control': cacheControl('/') },
    responseOverrides: { 404: { rewrite: `${base}/404.html` } },
    mimeTypes: { '.webmanifest': 'application/manifest+json', '.ics': 'text/calendar; charset=utf-8' },
  }
}
