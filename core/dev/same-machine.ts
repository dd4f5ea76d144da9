/** Who may ask. A page of another site must neither read what `dev` serves nor make it do anything. */
import { isIP } from 'node:net'

/**
 * A name of another host that was made to lead to this machine (DNS rebinding) stands in the header `Host`. Numbers cannot be
 * made to, nor can the names that every machine keeps for itself.
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

/** Browsers say where a request comes from; what says nothing is no browser. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === `http://${headers.get('host')}`
}
