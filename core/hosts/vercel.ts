/**
 * Vercel reads `vercel.json` of the folder that it publishes. `routes` is its only form with rules for a status, and
 * excludes the other forms. Expressions are PCRE over the encoded path. Rules before `filesystem` apply to every
 * address, those after it only to addresses without a file.
 * Source: Vercel Docs, "Project Configuration" and "Build Output Configuration: routes", read in November 2026.
 */
import { ASSET_FOLDER } from '../system/paths.ts'
import {
  belowFolder,
  expressionOf,
  folderRules,
  literal,
  redirectRules,
  removedRules,
  unknownRules,
} from './address-rules.ts'
import { cacheControl } from './headers.ts'
import { differences } from './headers-file.ts'
import { atRoot } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function vercelFiles(site: HostedSite): readonly HostFile[] {
  const config = () => ({ version: 2, routes: vercelRoutes(site) })
  return [{ name: atRoot(site, 'vercel.json'), parts: () => [`${JSON.stringify(config(), null, 2)}\n`] }]
}

function vercelRoutes(site: HostedSite): readonly object[] {
  const { base, headers, service } = site
  const moved = redirectRules(site).map(([from, to]) => permanent(`^${literal(encodeURI(from))}$`, to))
  const proxied = service === undefined ? [] : [{ src: `^${base}/api/(.*)$`, dest: `${service}/api/$1` }]
  const removed = removedRules(site).map((rule) => ({
    src: `^${expressionOf({ ...rule, pattern: encodedPattern(rule.pattern) }, rule.ids)}$`,
    status: 410,
    dest: `${rule.page}index.html`,
  }))
  const folders = folderRules(site).map(([folder, to]) =>
    permanent(`^${belowFolder(encodeURI(folder))}$`, to),
  )
  const unknown = unknownRules(site).map((rule) => ({
    src: `^${expressionOf({ ...rule, pattern: encodedPattern(rule.pattern) })}$`,
    status: 404,
    dest: `${rule.page}index.html`,
  }))
  const missing = site.locales.map((locale) => ({
    src: `^${base}/${locale}(?:/.*)?$`,
    status: 404,
    dest: `${base}/${locale}/404.html`,
  }))
  return [
    { src: '^/.*$', headers: headers.pages, continue: true },
    ...overlay(`^${base}/${ASSET_FOLDER}/`, [['Cache-Control', cacheControl(`/${ASSET_FOLDER}/`)]]),
    ...headers.folders.flatMap(({ folder, headers: own }) =>
      overlay(`^${base}/${folder}/`, differences(own, headers.pages)),
    ),
    ...proxied,
    ...moved,
    ...folders,
    // The address of a page ends in a slash, as everywhere in the site.
    permanent(`^((?:/[^/]+)*/[^/.]+)$`, '$1/'),
    { handle: 'filesystem' },
    ...removed,
    ...unknown,
    ...missing,
    { src: '^/.*$', status: 404, dest: `${base}/404.html` },
  ]
}

function permanent(src: string, to: string): object {
  return { src, status: 301, headers: { Location: to } }
}

function overlay(src: string, headers: readonly (readonly [string, string])[]): readonly object[] {
  return [{ src: `${src}.*$`, headers: Object.fromEntries(headers), continue: true }]
}

function encodedPattern(pattern: string): string {
  return pattern.replace(/[^{}]+/g, (part) => encodeURI(part))
}
