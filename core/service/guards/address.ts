/** The network address of a visitor. It is known during a request; only a keyed hash of it is stored, until its window ends. */
import { createHmac } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ServiceDeps } from '../deps.ts'

/** The bindings that the Node server passes with each request. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

const UNKNOWN = 'unknown'

/**
 * Each proxy appends the address of its client to X-Forwarded-For. Only the last `proxies` entries are trusted, because the client itself
 * may have written the others.
 */
export function clientAddress(context: Context, proxies = 0): string {
  const direct = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? UNKNOWN
  if (proxies === 0) return direct
  const told = context.req.header('X-Forwarded-For') ?? ''
  const hops = told.split(',').map((hop) => hop.trim())
  const address = hops.at(-proxies) ?? ''
  return isIP(address) === 0 ? direct : address
}

/** A keyed hash of the network of an address: nobody finds the address without the secret. An IPv6 subscriber has 2^64 addresses. */
export function networkKey(address: string, deps: Pick<ServiceDeps, 'secrets'>): string {
  return keyOf(networkOf(address, 64), deps)
}

interface Network {
  readonly key: string
  /** How many subscribers' share of a limit the network gets. */
  readonly share: number
}

/**
 * The networks that an address counts for. A provider gives a household a /64 up to a /56 of IPv6 and an office a /48 (RFC 6177), so the
 * larger networks count as well, with higher limits.
 */
export function networksOf(address: string, deps: Pick<ServiceDeps, 'secrets'>): readonly Network[] {
  const sizes = isIPv6(plainAddress(address)) ? SIZES : SIZES.slice(0, 1)
  return sizes.map(({ bits, share }) => ({ key: keyOf(networkOf(address, bits), deps), share }))
}

/** The largest of them, for limits on what one client holds. */
export function largestNetworkOf(address: string, deps: Pick<ServiceDeps, 'secrets'>): Network {
  return networksOf(address, deps).at(-1) ?? { key: networkKey(address, deps), share: 1 }
}

const SIZES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const

function keyOf(network: string, { secrets }: Pick<ServiceDeps, 'secrets'>): string {
  return createHmac('sha256', secrets.signing).update(`address ${network}`).digest('hex').slice(0, 32)
}

/** Without the zone of a link-local address; an IPv4 address that is written as one of IPv6 is IPv4. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

/** The first bits of an IPv6 address as hexadecimal digits; an IPv4 address whole. */
function networkOf(address: string, bits: 64 | 56 | 48): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const digits = [...left, ...zeros, ...right].map((group) => group.padStart(4, '0')).join('')
  return `${digits.slice(0, bits / 4)}/${bits}`
}
