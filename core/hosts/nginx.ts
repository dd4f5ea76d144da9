/**
 * Two files for nginx, which a server includes: maps in `http`, rules in `server`. Maps are hash tables, so that an
 * address of one of many thousand records is answered at once. nginx compares texts of maps without regard to case.
 * Source: nginx documentation, ngx_http_map_module, ngx_http_core_module; tests/hosts asks an nginx.
 */
import { ASSET_FOLDER } from '../system/paths.ts'
import {
  addressRules,
  answerRows,
  belowFolder,
  expressionOf,
  folderRules,
  literal,
  redirectRules,
  unknownRules,
} from './address-rules.ts'
import { cacheControl } from './headers.ts'
import { besideSite } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function nginxFiles(site: HostedSite): readonly HostFile[] {
  return [
    { name: besideSite('nginx-maps.conf'), parts: () => mapParts(site) },
    { name: besideSite('nginx-server.conf'), parts: () => [`${serverLines(site).join('\n')}\n`] },
  ]
}

function* mapParts(site: HostedSite): Iterable<string> {
  const { base, headers } = site
  yield '# Written by agency-site, for the block http. Each build replaces this file.\n'
  yield `map_hash_bucket_size ${bucketSize(site)};\nmap_hash_max_size 131072;\n`
  for (const [index, name] of differing(site).entries())
    yield map('$uri', `$agency_header_${index}`, [
      ['default', headers.pages[name] ?? ''],
      ...headers.folders.map(
        ({ folder, headers: own }) => [`~^${literal(base)}/${folder}/`, own[name] ?? ''] as const,
      ),
    ])
  yield map('$uri', '$agency_fresh', [
    ['default', cacheControl('/')],
    [`~^${literal(base)}/${ASSET_FOLDER}/`, cacheControl(`/${ASSET_FOLDER}/`)],
  ])
  yield map('$status', '$agency_cache', [
    ['default', 'no-cache'],
    ...['200', '206', '304'].map((status) => [status, '$agency_fresh'] as const),
  ])
  yield map('$uri', '$agency_missing', [
    ['default', `${base}/404.html`],
    ...site.locales.map(
      (locale) => [`~*^${literal(base)}/${locale}(?:/|$)`, `${base}/${locale}/404.html`] as const,
    ),
  ])
  yield map('$agency_record', '$agency_unknown', [
    ['default', '$agency_missing'],
    ...byLocale(unknownRules(site)).map(
      ({ locale, page }) => [`~^${locale} property/`, `${page}index.html`] as const,
    ),
  ])
  yield map('$uri', '$agency_redirect', [['default', ''], ...redirectRules(site)])
  yield map('$uri', '$agency_record', [
    ['default', ''],
    ...addressRules(site).map((rule, index) => {
      const [before, after] = rule.key
      const name = `agency_${index}`
      const expression = expressionOf(rule).replace(/\((\[)/, `(?<${name}>$1`)
      return [`~*^${expression}$`, `${rule.locale} ${before}\${${name}}${after}`] as const
    }),
  ])
  yield* answerMap(site, '$agency_moved', 'moved')
  yield* answerMap(site, '$agency_gone', 'gone')
  yield folderMap(site)
}

function folderMap(site: HostedSite): string {
  const rows = folderRules(site, 'all').map(([folder, to]) => [`~*^${belowFolder(folder)}$`, to] as const)
  return map('$uri', '$agency_folder', [['default', ''], ...rows])
}

function* answerMap(site: HostedSite, variable: string, kind: 'moved' | 'gone'): Iterable<string> {
  yield `map $agency_record ${variable} {\n  default "";\n`
  for (const [key, page] of answerRows(site, kind))
    yield `  ${quoted(key)} ${quoted(kind === 'gone' ? `${page}index.html` : page)};\n`
  yield '}\n'
}

function serverLines(site: HostedSite): readonly string[] {
  const { base, headers, service, isCompressed } = site
  const others = differing(site)
  const headerOf = (name: string) => {
    const index = others.indexOf(name)
    return `add_header ${name} ${index < 0 ? quoted(headers.pages[name] ?? '') : `$agency_header_${index}`} always;`
  }
  return [
    '# Written by agency-site, for the block server. Each build replaces this file.',
    'charset utf-8;',
    'charset_types text/html text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json text/calendar;',
    'gzip on;',
    ...(isCompressed ? GZIP_COPIES : []),
    'gzip_vary on;',
    'gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml text/calendar;',
    'absolute_redirect off;',
    ...Object.keys(headers.pages).map(headerOf),
    'add_header Cache-Control $agency_cache always;',
    'error_page 404 $agency_unknown;',
    'error_page 410 $agency_gone;',
    'if ($agency_redirect) { return 301 $agency_redirect$is_args$args; }',
    '# Names that begin with a dot are not for visitors.',
    'location ~ /\\.(?!well-known/) { return 404; }',
    'location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }',
    'location ~ \\.ics$ { types { } default_type text/calendar; }',
    ...proxyLines(base, service),
    `location ${base}/ {`,
    '  index index.html;',
    '  try_files $uri $uri/ @agency_without_page;',
    '}',
    'location @agency_without_page {',
    '  if ($agency_moved) { return 301 $agency_moved$is_args$args; }',
    '  if ($agency_gone) { return 410; }',
    '  if ($agency_folder) { return 301 $agency_folder; }',
    '  return 404;',
    '}',
  ]
}

/** Debian's nginx has the module for gzip; that for Brotli is a package of its own, without which the directive is an error. */
const GZIP_COPIES = [
  'gzip_static on;',
  '# With the package libnginx-mod-http-brotli-static: brotli_static on;',
]

function proxyLines(base: string, service: string | undefined): readonly string[] {
  if (service === undefined) return []
  return [
    `location ${base}/api/ {`,
    `  proxy_pass ${service}/api/;`,
    '  proxy_ssl_server_name on;',
    '  proxy_set_header Host $host;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '}',
  ]
}

/** Headers that have another value in a folder. */
function differing({ headers }: Pick<HostedSite, 'headers'>): readonly string[] {
  return Object.keys(headers.pages).filter((name) =>
    headers.folders.some(({ headers: own }) => own[name] !== headers.pages[name]),
  )
}

/** Rules of one language have the same page. */
function byLocale<T extends { readonly locale: string }>(rules: readonly T[]): readonly T[] {
  return [...new Map(rules.map((rule) => [rule.locale, rule])).values()]
}

type Row = readonly [key: string, value: string]

function map(source: string, variable: string, rows: readonly Row[]): string {
  const lines = rows.map(([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${quoted(value)};\n`)
  return `map ${source} ${variable} {\n${lines.join('')}}\n`
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** A key with its length and a pointer has to fit into a bucket. */
function bucketSize(site: HostedSite): number {
  const longest = Math.max(0, ...redirectRules(site).map(([from]) => Buffer.byteLength(from)))
  return 2 ** Math.max(8, Math.ceil(Math.log2(longest + 32)))
}
