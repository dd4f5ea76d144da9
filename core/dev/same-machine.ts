/**
 * Decides which requests are allowed. A page of another site may neither read what `dev` serves nor cause an
 * action.
 */
import { isIP } from 'node:net'

/**
 * DNS rebinding makes the name of another host resolve to this machine, and that name is in the header
 * `Host`. IP addresses and the names that are reserved for the local machine cannot be used for it.
 */
export function isAllowedHost(header: string | undefined, named: string | null): boolean {
  const name = hostName(header ?? '')
  if (name === '') return false
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || name === named
}

function hostName(header: string): string {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header.trim()) ?? []
  return (bracketed ?? plain).toLowerCase()
}

/** Browsers send the origin of a request. A request without an origin does not come from a browser. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === `http://${headers.get('host')}`
}
