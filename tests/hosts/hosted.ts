/** A site with everything that a host answers for, built for a host, and the answers that it should give. */
import { expect } from 'vitest'
import type { HostName } from '../../core/domain/host-names.ts'
import { HOSTS } from '../../core/hosts/hosts.ts'
import { policyHostsOf } from '../../core/build/output/policy-hosts.ts'
import type { PolicyHosts } from '../../core/build/output/policy-hosts.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { oracleFiles } from '../oracle/site.ts'
import { emptyFolder } from '../support/folder.ts'
import { siteAt } from '../support/site.ts'

export interface Hosted {
  readonly folder: string
  readonly host: HostName
  readonly addresses: readonly string[]
  readonly policies: PolicyHosts
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

const REMOVED = 'content/properties/1.json'

/** The site is published, and then a home leaves it. */
export async function hostedSite(
  host: HostName,
  { base = '', compress = false }: { readonly base?: string; readonly compress?: boolean } = {},
): Promise<Hosted> {
  const files = await oracleFiles()
  const config = files['site-config/site.json'] as { readonly url: string }
  const site = siteAt(emptyFolder('agency-site-host-'))
  const all = { ...files, 'site-config/site.json': { ...config, url: `${config.url}${base}` } }
  for (const [file, content] of Object.entries(all)) site.write(file, content)
  await site.build({ compress })
  site.write(REMOVED, null)
  const { ok, problems, memory } = await site.build({ target: host, compress })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(ok).toBe(true)
  const linked = memory?.site?.prepared.site
  if (linked === undefined) throw new Error('the build kept no site')
  return {
    folder: site.output,
    host,
    policies: policyHostsOf(linked),
    addresses: addressesOf(site.list()).map((address) => base + address),
  }
}

/** Names that begin with a dot. */
export const HIDDEN = ['/.agency-site.json', '/.hosting/nginx-maps.conf']

/** Of every kind of answer at least one address. */
function addressesOf(files: readonly string[]): readonly string[] {
  const homes = files.filter((file) => /^nl\/te-koop\/[^/]+\/[^/]+\/\d+\/index\.html$/.test(file))
  const [home = ''] = homes
  const id = /(\d+)\/index\.html$/.exec(home)?.[1] ?? ''
  const assets = ['css', 'js', 'woff2', 'webmanifest', 'svg'].flatMap(
    (ending) => files.find((file) => file.startsWith('_a/') && file.endsWith(`.${ending}`)) ?? [],
  )
  const map = files.find((file) => /^_map\/.*\.html$/.test(file))
  return [
    '/nl/',
    '/fr/',
    '/nl',
    `/${home.replace('index.html', '')}`,
    `/${home.replace('/index.html', '')}`,
    ...assets.map((file) => `/${file}`),
    ...(map === undefined ? [] : [`/${map.replace(/index\.html$/, '')}`]),
    '/robots.txt',
    '/sitemap.xml',
    '/nl/te-koop.json',
    '/nl/open-house.ics',
    '/oud/',
    '/oud',
    '/fr/Ancien/',
    '/fr/Ancien',
    '/fr/Ancien/maison/detail.php',
    '/fr/Ancienne/',
    '/nl/te-koop/archief/2019/huis/',
    `/nl/te-koop/elders/een-andere-titel/${id}/`,
    `/fr/a-vendre/ailleurs/un-autre-titre/${id}`,
    '/nl/te-koop/gent/weg/1/',
    '/fr/a-vendre/gand/parti/1/',
    '/property/1/',
    '/nl/te-koop/gent/nooit/987654/',
    '/fr/a-vendre/gand/jamais/987654/',
    '/nl/bestaat-niet/',
    '/fr/inconnu/',
    '/nergens/',
  ]
}

/** What `preview --target` answers. */
export async function expectedAnswer({ folder, host, policies }: Hosted, address: string): Promise<Answer> {
  const app = createSiteApp({ folder, hosts: policies, lacks: HOSTS[host].lacks })
  const response = await app.request(address)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** What a visitor notices of an answer. */
export function noticed({ status, headers, body }: Answer) {
  const isPage = status === 200 || status === 404 || status === 410
  const location = headers.get('Location')
  return {
    // 308 is 301 for which a browser keeps the method.
    status: status === 308 ? 301 : status,
    location: location === null ? null : location.replace(/^https?:\/\/[^/]+/, ''),
    ...(isPage
      ? {
          policy: headers.get('Content-Security-Policy'),
          type: typeOf(headers),
          body,
        }
      : {}),
    ...(status === 200 ? { cache: headers.get('Cache-Control') } : {}),
  }
}

/** Both types of scripts are valid, and XML and pictures are read without a charset. */
function typeOf(headers: Headers): string {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(/;\s*/)
  const plain = type
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
  return [plain, ...(plain.startsWith('text/') ? parameters : [])].join('; ')
}
