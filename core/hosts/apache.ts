/**
 * Apache 2.4 reads `.htaccess`, if the host allows the overrides FileInfo, Indexes and Options. It reads the file with
 * each request, so that it has rules for redirects and removed records only; the script of `404.html` finds records
 * that moved. Paths in `RewriteRule` begin at the folder of the file, and are decoded.
 * Source: Apache HTTP Server 2.4, mod_rewrite, mod_headers, core; tests/hosts asks an Apache.
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
import type { HostFile, HostedSite } from './hosted-site.ts'

export function apacheFiles(site: HostedSite): readonly HostFile[] {
  return [{ name: '.htaccess', parts: () => [`${htaccess(site).join('\n')}\n`] }]
}

function htaccess(site: HostedSite): readonly string[] {
  return [
    '# Written by agency-site. Each build replaces this file.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .txt .ics',
    'AddType application/manifest+json .webmanifest',
    'AddType image/webp .webp',
    'AddType font/woff2 .woff2',
    'AddType text/calendar .ics',
    '',
    ...headerLines(site),
    '',
    '<IfModule mod_filter.c>',
    '<IfModule mod_deflate.c>',
    `AddOutputFilterByType DEFLATE ${COMPRESSED.join(' ')}`,
    '</IfModule>',
    '</IfModule>',
    '',
    'RewriteEngine On',
    '# Names that begin with a dot are not for visitors.',
    'RewriteRule "(?:^|/)\\.(?!well-known(?:/|$))" - [R=404,L]',
    ...proxyLines(site),
    ...redirectLines(site),
    ...removedLines(site),
    ...folderLines(site),
    ...(site.isCompressed ? copyLines() : []),
    '',
    ...missingLines(site),
  ]
}

/** The types of files with compressed copies. The ending of a copy has a type of its own on most servers. */
const COPIED: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
}

const CODINGS = [
  { ending: 'br', coding: 'br' },
  { ending: 'gz', coding: 'gzip' },
]

/** A copy is sent to a browser that accepts its coding, and is not compressed again. A coding with the quality 0 is refused. */
function copyLines(): readonly string[] {
  const endings = Object.keys(COPIED).join('|')
  return [
    '',
    '# Compressed copies beside the files.',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    `<FilesMatch "\\.(?:${endings})(?:\\.(?:br|gz))?$">`,
    'Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    ...CODINGS.flatMap(({ ending, coding }) => [
      `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule "^(.+\\.(?:${endings}))$" "$1.${ending}" [L]`,
    ]),
    ...Object.entries(COPIED).map(
      ([ending, type]) =>
        `RewriteRule "\\.${ending}\\.(?:br|gz)$" - "[T=${withCharset(type)},E=no-gzip:1,L]"`,
    ),
  ]
}

function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

const COMPRESSED = [
  'text/html',
  'text/css',
  'text/plain',
  'text/calendar',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
]

/** `always` includes answers such as 404 and 301. The first line of a header is for pages, others for folders. */
function headerLines({ base, headers }: HostedSite): readonly string[] {
  const names = Object.keys(headers.pages)
  const set = names.flatMap((name) => {
    const line = (value: string, condition = '') => `Header always set ${name} ${quoted(value)}${condition}`
    const others = headers.folders.flatMap(({ folder, headers: { [name]: own = '' } }) =>
      own === headers.pages[name]
        ? []
        : [line(own, ` "expr=%{REQUEST_URI} =~ m#^${literal(base)}/${folder}/#"`)],
    )
    return [line(headers.pages[name] ?? ''), ...others]
  })
  const found = "%{REQUEST_STATUS} in {'200','206','304'}"
  const assets = `%{REQUEST_URI} =~ m#^${literal(base)}/${ASSET_FOLDER}/#`
  const cache = (value: string, condition: string) =>
    `Header always set Cache-Control ${quoted(value)} "expr=${condition}"`
  return [
    ...set,
    cache('no-cache', `!(${found})`),
    cache(cacheControl('/'), found),
    cache(cacheControl(`/${ASSET_FOLDER}/`), `${found} && ${assets}`),
  ]
}

/** A proxy needs mod_proxy_http and `SSLProxyEngine on`, which only the configuration of the server can set. */
function proxyLines({ service }: HostedSite): readonly string[] {
  return service === undefined ? [] : [`RewriteRule "^api/(.*)$" "${service}/api/$1" [P,L]`]
}

/** `NE`: the target is encoded already. `%` begins a back-reference. */
function redirectLines(site: HostedSite): readonly string[] {
  const rules = redirectRules(site).filter(([from]) => from.endsWith('/'))
  return rules.map(([from, to]) => {
    const source = literal(from.slice(site.base.length + 1, -1))
    return `RewriteRule ${quoted(`^${source}/?$`)} ${quoted(to.replaceAll('%', '\\%'))} [NC,R=301,NE,L]`
  })
}

/** A rule of a folder leaves its files alone. */
function folderLines(site: HostedSite): readonly string[] {
  return folderRules(site).map(([folder, to]) => {
    const source = belowFolder(folder.slice(site.base.length + 1))
    return `RewriteRule ${quoted(`^${source}$`)} ${quoted(to.replaceAll('%', '\\%'))} [NC,R=301,NE,L]`
  })
}

function removedLines(site: HostedSite): readonly string[] {
  return removedRules(site).flatMap((rule) => {
    const expression = expressionOf({ ...rule, pattern: rule.pattern.slice(site.base.length + 1) }, rule.ids)
    return [`RewriteRule ${quoted(`^${expression}$`)} - [NC,G,L]`]
  })
}

/** The last error page that is set for an address holds. */
function missingLines(site: HostedSite): readonly string[] {
  const { base, locales } = site
  const at = (expression: string, page: string, status: number) => [
    `<If "%{REQUEST_URI} =~ m#${expression}#i">`,
    `ErrorDocument ${status} ${page}`,
    '</If>',
  ]
  const unknown = unknownRules(site).flatMap((rule) =>
    at(`^${expressionOf(rule)}$`, `${rule.page}index.html`, 404),
  )
  const gone = removedRules(site).flatMap((rule) =>
    at(`^${expressionOf(rule, rule.ids)}$`, `${rule.page}index.html`, 410),
  )
  return [
    `ErrorDocument 404 ${base}/404.html`,
    ...locales.flatMap((locale) =>
      at(`^${literal(base)}/${locale}(?:/|$)`, `${base}/${locale}/404.html`, 404),
    ),
    ...unknown,
    ...gone,
  ]
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
