/**
 * The address of a site is an origin, followed by a path if the site lies in a folder of its host:
 * `https://example.be/immo`. Inside the generator and the service, addresses begin at the root of the site
 * (`/nl/te-koop/`). In pages, and in files that a browser reads, they begin at the root of the host
 * (`/immo/nl/te-koop/`).
 */

/** The path of a site on its host, without a slash at its end; empty for a site with a host of its own. */
export function basePathOf(url: string): string {
  const path = url.slice(originOf(url).length)
  return path === '/' ? '' : path
}

/** Protocol, host and port. `url` has no query and no fragment. */
export function originOf(url: string): string {
  const end = url.indexOf('/', url.indexOf('://') + 3)
  return end === -1 ? url : url.slice(0, end)
}

/** An address of the site from the root of its host. Addresses of other hosts stay as they are. */
export function onHost(url: string, address: string): string {
  return isOnSite(address) ? `${basePathOf(url)}${address}` : address
}

/** The address from the root of the site; null for an address outside of its folder. */
export function onSite(base: string, pathname: string): string | null {
  if (base === '') return pathname
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : null
}

function isOnSite(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}
