/**
 * A file that a site of a Caddyfile imports after its `root`. Its directives are inside `route`, which keeps their order.
 * Caddy compares the rows of a map one after the other, and only for addresses without a file.
 * Source: Caddy 2 documentation, "map", "handle_errors", "file_server"; tests/hosts asks Caddy 2.6 of Debian.
 */
import { ASSET_FOLDER } from '../system/paths.ts'
import {
  addressRules,
  answerRows,
  belowFolder,
  expressionOf,
  folderRules,
  redirectRules,
  unknownRules,
} from './address-rules.ts'
import { cacheControl } from './headers.ts'
import { differences } from './headers-file.ts'
import { besideSite } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function caddyFiles(site: HostedSite): readonly HostFile[] {
  return [{ name: besideSite('Caddyfile'), parts: () => caddyParts(site) }]
}

function* caddyParts(site: HostedSite): Iterable<string> {
  yield '# Written by agency-site, to be imported by a site of a Caddyfile. Each build replaces this file.\n'
  yield `${routeLines(site).join('\n')}\n`
  yield 'handle_errors {\n'
  yield* ['	@missing expression `{err.status_code} == 404`\n', '	route @missing {\n']
  // Here addresses are those that were asked for, whatever the routes before have made of them.
  yield map('{http.request.orig_uri.path}', '{agency_record}', addressRows(site))
  yield* answerMap(site, '{agency_moved}', 'moved')
  yield* answerMap(site, '{agency_gone}', 'gone')
  yield map('{http.request.orig_uri.path}', '{agency_folder}', folderRows(site))
  yield `${errorLines(site).join('\n')}\n	}\n}\n`
}

function routeLines(site: HostedSite): readonly string[] {
  const { base, headers, service, isCompressed } = site
  const set = (path: string, [name, value]: readonly [string, string]) =>
    `	header ${path === '' ? '' : `${path} `}${name} ${quoted(value)}`
  return [
    'encode zstd gzip',
    'route {',
    ...Object.entries(headers.pages).map((header) => set('', header)),
    ...headers.folders.flatMap(({ folder, headers: own }) =>
      differences(own, headers.pages).map((header) => set(`${base}/${folder}/*`, header)),
    ),
    set('', ['Cache-Control', cacheControl('/')]),
    set(`${base}/${ASSET_FOLDER}/*`, ['Cache-Control', cacheControl(`/${ASSET_FOLDER}/`)]),
    '	@manifest path *.webmanifest',
    set('@manifest', ['Content-Type', 'application/manifest+json']),
    '	@calendar path *.ics',
    set('@calendar', ['Content-Type', 'text/calendar; charset=utf-8']),
    '	@hidden path_regexp /\\.',
    '	@public path /.well-known/*',
    '	route @public {\n		file_server\n	}',
    '	error @hidden 404',
    ...(service === undefined ? [] : [`	handle ${base}/api/* {`, ...proxyLines(base, service), '	}']),
    map('{path}', '{agency_redirect}', redirectRules(site)).trimEnd(),
    '	@redirected expression `{agency_redirect} != ""`',
    '	redir @redirected {agency_redirect} 301',
    ...(base === '' ? [] : [`	uri strip_prefix ${base}`]),
    isCompressed ? '	file_server {\n		precompressed br gzip\n	}' : '	file_server',
    '}',
  ]
}

function proxyLines(base: string, service: string): readonly string[] {
  return [...(base === '' ? [] : [`		uri strip_prefix ${base}`]), `		reverse_proxy ${service}`]
}

type Row = readonly [key: string, value: string]

function addressRows(site: HostedSite): readonly Row[] {
  return addressRules(site).map((rule) => {
    const [before, after] = rule.key
    return [`~(?i)^${expressionOf(rule)}$`, `${rule.locale} ${before}\${1}${after}`]
  })
}

function folderRows(site: HostedSite): readonly Row[] {
  return folderRules(site, 'all').map(([folder, to]) => [`~(?i)^${belowFolder(folder)}$`, to])
}

function* answerMap(site: HostedSite, variable: string, kind: 'moved' | 'gone'): Iterable<string> {
  yield `	map {agency_record} ${variable} {\n`
  for (const [key, page] of answerRows(site, kind)) yield `		${quoted(key)} ${quoted(page)}\n`
  yield '		default ""\n	}\n'
}

/** Files lie at the root of the folder, also for a site in a folder of its host. */
function errorLines(site: HostedSite): readonly string[] {
  const { base } = site
  const strip = base === '' ? [] : [`			uri strip_prefix ${base}`]
  const page = (matcher: string, file: string, status: number) => [
    `		handle ${matcher} {`,
    `			rewrite * ${file}`,
    ...strip,
    '			header Cache-Control no-cache',
    '			file_server {',
    `				status ${status}`,
    '			}',
    '		}',
  ]
  return [
    '		@moved expression `{agency_moved} != ""`',
    '		redir @moved {agency_moved} 301',
    '		@gone expression `{agency_gone} != ""`',
    ...page('@gone', '{agency_gone}', 410),
    '		@folder expression `{agency_folder} != ""`',
    '		redir @folder {agency_folder} 301',
    ...unknownRules(site).flatMap((rule, index) => [
      `		@unknown_${index} path_regexp unknown_${index} (?i)^${expressionOf(rule)}$`,
      ...page(`@unknown_${index}`, `${rule.page}index.html`, 404),
    ]),
    ...site.locales.flatMap((locale) => [
      `		@in_${locale} expression \`{http.request.orig_uri.path}.startsWith("${base}/${locale}/")\``,
      ...page(`@in_${locale}`, `${base}/${locale}/404.html`, 404),
    ]),
    ...page('', `${base}/404.html`, 404).map((line) => line.replace('handle  {', 'handle {')),
  ]
}

function map(source: string, variable: string, rows: readonly Row[]): string {
  const lines = rows.map(([key, value]) => `		${quoted(key)} ${quoted(value)}\n`)
  return `	map ${source} ${variable} {\n${lines.join('')}		default ""\n	}\n`
}

/** In quotes a backslash escapes quotes only, so that expressions stay as they are. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
