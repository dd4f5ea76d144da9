/** Requests of a program on the machine of the service, without a proxy between them. */
import { isIPv4 } from 'node:net'
import type { Context } from 'hono'

interface NodeBindings {
  readonly incoming?: { readonly url?: string; readonly socket?: { readonly remoteAddress?: string } }
}

/** Headers by which proxies say that they forward a request. */
const FORWARDING = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Real-IP',
] as const

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * The connection comes from a loopback address, no proxy forwards it, and the Host names this machine: a page elsewhere whose name leads to
 * this machine (DNS rebinding) sends its own name. A request target with a host of its own (RFC 9112, 3.2.2) is refused, because a proxy
 * may pass it on unchanged.
 */
export function isFromThisMachine(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as NodeBindings
  const { headers, url } = context.req.raw
  const host = headers.get('Host') ?? new URL(url).host
  return (
    isLoopback(incoming?.socket?.remoteAddress ?? '') &&
    !isForwarded(headers) &&
    LOOPBACK_HOST.test(host) &&
    new URL(url).hostname === new URL(`http://${host}`).hostname &&
    (incoming?.url ?? '/').startsWith('/')
  )
}

export function isForwarded(headers: Headers): boolean {
  return FORWARDING.some((name) => headers.has(name))
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
