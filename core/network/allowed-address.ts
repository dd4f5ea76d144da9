/** Addresses of other hosts that the data names. */
import { isIP } from 'node:net'
import { isSecureAddress } from '../domain/secure-address.ts'

interface Refused {
  readonly reason: string
  /** The host that would have to be listed. */
  readonly host?: string
}

/** The address if it may be fetched, else why not. `hosts`: `host` or `host:port`, compared exactly. */
export function allowedAddress(text: string, hosts: readonly string[]): URL | Refused {
  if (!URL.canParse(text)) return { reason: 'it is not an address' }
  const url = new URL(text)
  url.hash = ''
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { reason: 'it is not an https address' }
  if (url.username !== '' || url.password !== '')
    return { reason: 'its address carries a user name or password' }
  const listed = hosts.some((host) => hostOf(`${url.protocol}//${host}`) === url.host)
  if (!listed) return { reason: `the host ${url.host} is not allowed`, host: url.host }
  if (!isSecureAddress(url.href)) {
    return { reason: 'plain http is accepted for a server on this machine only' }
  }
  return url
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** A host that names its machine itself: no name server decides where it leads. */
export function isOwnAddress({ hostname }: URL): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
