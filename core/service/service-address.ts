import type { ServiceDeps } from './deps.ts'

/** A whole address of the service itself, for links in mails: it lies beside the site, or on a host of its own. */
export function serviceUrl({ site, address }: Pick<ServiceDeps, 'site' | 'address'>, path: string): string {
  return `${address ?? new URL(site().url).origin}${path}`
}
