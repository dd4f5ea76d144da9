/** Whose request it is, as far as the network says. Known only as long as a request takes: what is kept of it is a hash that ends with its window. */
import { createHmac } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ServiceDeps } from '../deps.ts'

/** What node’s server hands to the application with each request. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

const UNKNOWN = 'unknown'

/**
 * Each proxy adds to X-Forwarded-For whom it heard. Only the last `proxies` hops are believed: what stands before them
 * is what the visitor’s own machine wrote.
 */
export function clientAddress(context: Context, proxies = 0): string {
  const direct = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? UNKNOWN
  if (proxies === 0) return direct
  const told = context.req.header('X-Forwarded-For') ?? ''
  const hops = told.split(',').map((hop) => hop.trim())
  const address = hops.at(-proxies) ?? ''
  return isIP(address) === 0 ? direct : address
}

/** The same for all of one subscriber, who has 2^64 addresses of version 6; not to be led back to any without the secret. */
export function addressKey(address: string, { secrets }: Pick<ServiceDeps, 'secrets'>): string {
  return createHmac('sha256', secrets.signing)
    .update(`address ${subscriberOf(address)}`)
    .digest('hex')
    .slice(0, 32)
}

function subscriberOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIPv6(plain) ? networkOf(plain) : plain
}

/** The first four of eight groups. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
