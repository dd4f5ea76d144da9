/**
 * A bucket of S3 behind CloudFront: a function for requests, which finds pages and redirects, and the two policies of
 * response headers. Functions have no file access and at most 10 kB, so that the script of `404.html` finds records
 * that moved.
 * Source: Amazon CloudFront Developer Guide, "CloudFront Functions", "Quotas", read in November 2026.
 */
import { folderRules, redirectRules } from './address-rules.ts'
import { besideSite } from './hosted-site.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'

export function s3CloudfrontFiles(site: HostedSite): readonly HostFile[] {
  const json = (name: string, made: () => object): HostFile => ({
    name: besideSite(name),
    parts: () => [`${JSON.stringify(made(), null, 2)}\n`],
  })
  const { pages, folders } = site.headers
  return [
    { name: besideSite('cloudfront-function.js'), parts: () => [requestFunction(site)] },
    json('cloudfront-headers-pages.json', () => headersPolicy('agency-site-pages', pages)),
    ...folders.map(({ folder, headers }) => {
      const name = folder.replace(/^_/, '')
      return json(`cloudfront-headers-${name}.json`, () => headersPolicy(`agency-site-${name}`, headers))
    }),
  ]
}

function requestFunction(site: HostedSite): string {
  const redirects = Object.fromEntries(
    redirectRules(site).flatMap(([from, to]) =>
      from.endsWith('/') ? [[encodeURI(from).toLowerCase(), to]] : [],
    ),
  )
  const folders = folderRules(site).map(([folder, to]) => [encodeURI(folder).toLowerCase(), to])
  return `// Written by agency-site, for viewer requests (runtime cloudfront-js-2.0). Each build replaces this file.
const redirects = ${JSON.stringify(redirects)}
// All addresses below these folders lead on.
const folders = ${JSON.stringify(folders)}

function permanent(location) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
}

function handler(event) {
  const request = event.request
  const path = request.uri
  const folder = path.endsWith('/') ? path : path + '/'
  const target = redirects[folder.toLowerCase()]
  if (target !== undefined) return permanent(target)
  for (const [start, to] of folders) if (folder.toLowerCase().startsWith(start)) return permanent(to)
  if (/\\/\\.(?!well-known\\/)/.test(path)) return { statusCode: 404, statusDescription: 'Not Found' }
  if (!path.endsWith('/') && !/\\.[^/]*$/.test(path)) return permanent(folder)
  const page = path.endsWith('/') ? path + 'index.html' : path
  request.uri = ${site.base === '' ? 'page' : `page.startsWith(${JSON.stringify(`${site.base}/`)}) ? page.slice(${site.base.length}) : page`}
  return request
}
`
}

/** CloudFront names some headers by fields of their own, and takes the others as they are. */
function headersPolicy(name: string, headers: Readonly<Record<string, string>>): object {
  const {
    'Content-Security-Policy': policy = '',
    'Referrer-Policy': referrer = '',
    'X-Content-Type-Options': _,
    'Strict-Transport-Security': transport,
    ...others
  } = headers
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }))
  const seconds = Number(/max-age=(\d+)/.exec(transport ?? '')?.[1])
  return {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      ...(transport === undefined
        ? {}
        : {
            StrictTransportSecurity: {
              AccessControlMaxAgeSec: seconds,
              IncludeSubdomains: transport.includes('includeSubDomains'),
              Override: true,
            },
          }),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}
