/**
 * Pictures of other hosts, downloaded once, and those of archives, unpacked once. The name of a file is the hash of
 * its lasting address, and a note beside it contains its type.
 */
import path from 'node:path'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import type { NetworkPorts } from '../../network/ports.ts'
import type { DeadHosts } from './dead-hosts.ts'
import { lastingAddress } from '../../network/lasting-address.ts'
import { fail, systemCode } from './failure.ts'
import type { Failure } from './failure.ts'
import type { ProbeCache, ProbePorts, Identified } from './probe-cache.ts'
import { download } from './remote.ts'
import type { RemoteLimits } from './remote.ts'
import { readSealed, replaceFile, writeSealed } from '../../system/sealed-json.ts'

export const REMOTE_FOLDER = 'remote'
export const REMOTE_VERSION = 1

export interface RemoteCacheContext extends Omit<ProbePorts, 'now'> {
  readonly probes: ProbeCache
  readonly limits: RemoteLimits
  readonly network: NetworkPorts
  readonly deadHosts: DeadHosts
}

export interface KeptPicture extends Identified {
  readonly location: string
}

/** The picture as it was downloaded before; `damaged` if it differs from what was stored. */
export async function readKept(
  url: URL,
  context: RemoteCacheContext,
): Promise<KeptPicture | 'damaged' | undefined> {
  return readKeptAs({ key: lastingAddress(url, context.limits.ignored), name: url.href }, context)
}

/** A picture with its name in the cache and its name in messages. */
interface Named {
  readonly key: string
  readonly name: string
}

type StorePorts = Pick<RemoteCacheContext, 'files' | 'cacheFolder' | 'probes'>

export async function readKeptAs(
  { key, name }: Named,
  context: StorePorts,
): Promise<KeptPicture | 'damaged' | undefined> {
  const { files, probes } = context
  const { location, entry, stampName } = placeOf(key, context)
  const { data, damaged } = await readSealed(files, entry, REMOTE_VERSION)
  if (damaged) return 'damaged'
  if (data === undefined) return undefined
  const kept = data as { readonly hash: Hash }
  const stat = await files.stat(location)
  if (stat === null || stat.isDirectory) return 'damaged'
  const identified = await probes.identify({ stampName, file: location, stat }, { name, whole: true })
  const intact = typeof identified !== 'function' && identified.hash === kept.hash
  return intact ? { ...identified, location } : 'damaged'
}

/** Downloads the picture and stores it if its complete decoding succeeds, so that no truncated picture is stored. */
export async function fetchAndKeep(url: URL, context: RemoteCacheContext): Promise<KeptPicture | Failure> {
  const { limits, network, deadHosts } = context
  const dead = deadHosts.reasonOf(url.host)
  if (dead !== undefined) return fail('AS5009', { picture: url.href, reason: dead })
  const result = await download(url, limits, network)
  deadHosts.note(url.host, 'reason' in result && result.unreachable ? result.reason : undefined)
  if ('reason' in result) return fail('AS5009', { picture: url.href, reason: result.reason })
  return keepAs({ key: lastingAddress(url, limits.ignored), name: url.href }, result.bytes, context)
}

/** Stores the bytes if they are a picture. */
export async function keepAs(
  { key, name }: Named,
  bytes: Uint8Array,
  context: StorePorts,
): Promise<KeptPicture | Failure> {
  const { files, probes } = context
  const probe = await probes.inspect(bytes, { name, whole: true })
  if (typeof probe === 'function') return probe
  const hash = hashOf(bytes)
  const { location, entry } = placeOf(key, context)
  try {
    await replaceFile(files, location, bytes)
    // The address is for readers only.
    await writeSealed(files, entry, { version: REMOTE_VERSION, data: { url: key, hash } })
  } catch (error) {
    return fail('AS5009', { picture: name, reason: `the cache cannot be written (${systemCode(error)})` })
  }
  probes.remember({ hash, probe })
  return { hash, probe, location }
}

function placeOf(key: string, { cacheFolder }: StorePorts) {
  const stampName = `${REMOTE_FOLDER}/${hashOf(key)}`
  const location = path.join(cacheFolder, stampName)
  return { location, entry: `${location}.json`, stampName }
}
