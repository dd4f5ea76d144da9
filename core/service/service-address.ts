import type { ServiceDeps } from './deps.ts'

/**
 * An absolute address of the service itself, for links in mails. It is on the host of the site, or on a host
 * of its own.
 */
export function serviceUrl({ site, address }: Pick<ServiceDeps, 'site' | 'address'>, path: string): string {
  return `${address ?? new URL(site().url).origin}${path}`
}
