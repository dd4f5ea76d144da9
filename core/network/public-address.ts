/**
 * Addresses that are reachable from the whole Internet. All others belong to this machine, to its network, or to no
 * machine, and a name in an export must not lead there (CWE-918).
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IANA IPv4 Special-Purpose Address Registry, and multicast and reserved addresses (RFC 5771, RFC 1112). */
const SPECIAL_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/**
 * Global unicast is 2000::/3 (RFC 4291). These parts of it are not public: protocols, documentation and 6to4, which
 * leads to any IPv4 address.
 */
const SPECIAL_IPV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** False for a text that is no address as well. IPv4 inside IPv6 (`::ffff:10.0.0.1`) is outside 2000::/3. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  const plain = address.replace(/%.*$/, '')
  return isIPv6(plain) && unicast.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
