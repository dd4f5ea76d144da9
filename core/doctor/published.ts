/** Checks a published site from outside, as visitors and search engines see it. */
import { basePathOf, onSite, originOf } from '../domain/site-address.ts'
import type { Fetch } from '../network/ports.ts'
import { passBody } from '../network/transfer.ts'
import { bad, good, hint, reasonOf } from './finding.ts'
import type { Finding } from './finding.ts'

interface Published {
  /** Protocol, host and path of the site, without a slash at its end. */
  readonly url: string
  /** The headers that `preview` sends with every page. */
  readonly headers: Readonly<Record<string, string>>
  /** A redirect of the configuration, from the root of the site; undefined if there is none. */
  readonly redirect: { readonly from: string; readonly to: string } | undefined
  /** Whether forms are sent to a service at `/api/`. */
  readonly hasService: boolean
  readonly fetch: Fetch
}

const TIME_OUT = 20_000
/** The host is not trusted: an answer that never ends must not fill the memory. */
const MAX_BYTES = 20e6

export async function publishedFindings(site: Published): Promise<readonly Finding[]> {
  const home = await ask(site, '/')
  if ('reason' in home) return [bad('address', `${site.url}/ cannot be reached: ${home.reason}`)]
  if (home.status !== 200) return [bad('address', `${site.url}/ answers ${home.status}, and not 200`)]
  const asset = /(?:href|src)="([^"]*\/_a\/[^"]+)"/.exec(home.body)?.[1]
  if (asset === undefined)
    return [bad('address', `${site.url}/ is no page of agency-site: publish the content of output/ there`)]
  return [
    good('address', `${site.url}/ answers with a page of the site`),
    encryptionFinding(site, home),
    policyFinding(site, home),
    headersFinding(site, home),
    await assetFinding(site, asset),
    await missingFinding(site),
    await redirectFinding(site),
    await robotsFinding(site),
    await hiddenFinding(site),
    ...(site.hasService ? [await serviceFinding(site)] : []),
  ]
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** An address from the root of the site. Redirects are not followed. */
async function ask({ url, fetch }: Published, path: string): Promise<Answer | { readonly reason: string }> {
  try {
    const response = await fetch(new URL(`${url}${path}`), {
      allowPrivate: true,
      headers: { Accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(TIME_OUT),
    })
    const parts: Uint8Array[] = []
    const limits = { maxBytes: MAX_BYTES, alive: () => undefined }
    const received = await passBody(response, limits, (part) => parts.push(part))
    if ('reason' in received) return received
    return { status: response.status, headers: response.headers, body: Buffer.concat(parts).toString() }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

function encryptionFinding({ url }: Published, { headers }: Answer): Finding {
  if (!url.startsWith('https:')) return bad('https', 'visitors reach the site without encryption')
  return headers.has('strict-transport-security')
    ? good('https', 'browsers that have visited by https use nothing else')
    : hint('https', 'the header Strict-Transport-Security is missing')
}

const POLICY = 'Content-Security-Policy'

function policyFinding({ headers: expected }: Published, { headers }: Answer): Finding {
  const found = headers.get(POLICY)
  if (found === null) return bad('policy', `the header ${POLICY} is missing: publish with build --target`)
  const lacking = directives(expected[POLICY] ?? '').filter((one) => !directives(found).includes(one))
  return lacking.length === 0
    ? good('policy', 'the content security policy is that of the site')
    : bad('policy', `the content security policy differs: ${lacking.join('; ')} is expected`)
}

function directives(policy: string): readonly string[] {
  return policy.split(';').map((directive) => directive.trim())
}

function headersFinding({ headers: expected }: Published, { headers }: Answer): Finding {
  const others = Object.entries(expected).filter(([name]) => name !== POLICY)
  const lacking = others.flatMap(([name, value]) => (headers.get(name) === value ? [] : [name]))
  return lacking.length === 0
    ? good('headers', 'all headers of the site are sent')
    : hint('headers', `missing, or with another value: ${lacking.join(', ')}`)
}

async function assetFinding(site: Published, address: string): Promise<Finding> {
  const path = pathOnSite(site, address)
  if (path === null) return bad('assets', `${address} is no address below ${site.url}/`)
  const answer = await ask(site, path)
  if ('reason' in answer || answer.status !== 200) return bad('assets', `${address} is missing`)
  return answer.headers.get('cache-control')?.includes('immutable')
    ? good('assets', 'browsers keep files with hashed names')
    : hint('assets', 'files with hashed names are asked for again: Cache-Control has no "immutable"')
}

/** From the root of the site; null for an address that is not valid, or that leads elsewhere. */
function pathOnSite({ url }: Published, address: string): string | null {
  const home = `${url}/`
  if (!URL.canParse(address, home)) return null
  const { origin, pathname } = new URL(address, home)
  return origin === new URL(home).origin
    ? onSite(basePathOf(new URL(home).href.slice(0, -1)), pathname)
    : null
}

async function missingFinding(site: Published): Promise<Finding> {
  const answer = await ask(site, '/agency-site-doctor/not-there/')
  if ('reason' in answer) return bad('404', answer.reason)
  if (answer.status !== 404) return bad('404', `an unknown address answers ${answer.status}, and not 404`)
  return answer.body.includes('/_a/')
    ? good('404', 'an unknown address answers 404 with the page of the site')
    : hint('404', 'an unknown address does not show the page 404.html')
}

async function redirectFinding(site: Published): Promise<Finding> {
  if (site.redirect === undefined) return good('redirects', 'none is configured')
  const { from, to } = site.redirect
  const answer = await ask(site, encodeURI(from))
  if ('reason' in answer) return bad('redirects', answer.reason)
  const location = answer.headers.get('location')
  const target = to.startsWith('/') ? `${site.url}${to}` : to
  const isRight =
    location !== null &&
    URL.canParse(location, `${originOf(site.url)}/`) &&
    new URL(location, `${originOf(site.url)}/`).href === new URL(target).href
  if (answer.status === 301 || answer.status === 308)
    return isRight
      ? good('redirects', `${from} leads to ${to}`)
      : bad('redirects', `${from} leads to ${location ?? 'nowhere'}, and not to ${to}`)
  return answer.status === 200
    ? hint('redirects', `${from} redirects by its page and not by the host: publish with build --target`)
    : bad('redirects', `${from} answers ${answer.status}`)
}

async function robotsFinding(site: Published): Promise<Finding> {
  const robots = await ask(site, '/robots.txt')
  if ('reason' in robots || robots.status !== 200) return hint('robots', 'robots.txt is missing')
  const sitemap = /^Sitemap: (\S+)/m.exec(robots.body)?.[1]
  if (sitemap === undefined || !sitemap.startsWith(`${site.url}/`))
    return hint('robots', `robots.txt names ${sitemap ?? 'no sitemap'}, and the site is ${site.url}`)
  const answer = await ask(site, sitemap.slice(site.url.length))
  return 'reason' in answer || answer.status !== 200
    ? bad('robots', `${sitemap} is missing`)
    : good('robots', 'search engines find the sitemap')
}

async function hiddenFinding(site: Published): Promise<Finding> {
  const answer = await ask(site, '/.agency-site.json')
  return 'status' in answer && answer.status === 200
    ? hint('hidden', 'names that begin with a dot are served, such as .agency-site.json')
    : good('hidden', 'names that begin with a dot are not served')
}

async function serviceFinding(site: Published): Promise<Finding> {
  const answer = await ask(site, '/api/captcha?form=contact')
  if ('reason' in answer) return bad('service', answer.reason)
  return answer.status === 200
    ? good('service', 'forms reach the service')
    : bad('service', `/api/ answers ${answer.status}: forms do not reach the service`)
}
