import { onHost } from '../domain/site-address.ts'
import type { ServiceDeps } from './deps.ts'

type Addresses = Pick<ServiceDeps, 'site' | 'address'>

/**
 * An absolute address of the service itself, for links in mails. It is on the host of the site, or on a host
 * of its own.
 */
export function serviceUrl({ site, address }: Addresses, path: string): string {
  return `${address ?? site().url}${path}`
}

/** The same from the root of that host, for pages and redirects of the service. */
export function ownHref({ site, address }: Addresses, path: string): string {
  return onHost(address ?? site().url, path)
}
