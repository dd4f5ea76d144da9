/**
 * Reads the pictures that the data names, and determines file, content and size. The bytes decide the type, never
 * names.
 */
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../domain/group-by.ts'
import { allowedAddress } from '../../network/allowed-address.ts'
import type { NetworkPorts } from '../../network/ports.ts'
import type { PictureSource } from '../../plan/pictures.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { createDeadHosts } from './dead-hosts.ts'
import { damagedEntries, fail, placed } from './failure.ts'
import type { Failure } from './failure.ts'
import { lastingAddress } from '../../network/lasting-address.ts'
import { localName, locate, unreadable } from './local.ts'
import { openPacked } from './packed.ts'
import { isPacked } from './packed-ref.ts'
import { runPool } from './pool.ts'
import { PROBES_NAME, openProbeCache } from './probe-cache.ts'
import type { Identified, ProbeCache, ProbePorts } from './probe-cache.ts'
import { startProgress } from './progress.ts'
import type { PictureProgress } from './progress.ts'
import { fetchAndKeep, readKept } from './remote-cache.ts'
import type { RemoteCacheContext } from './remote-cache.ts'

export interface PictureRef {
  /** A path below content/ such as `images/a.jpg`, or an http(s) address. */
  readonly ref: string
  /** A place in the data that names it, with its candidates as in `Problem.at`. */
  readonly at: () => readonly Pointer[]
}

export interface ReadPorts extends ProbePorts {
  /** An absolute path. */
  readonly contentFolder: string
  readonly settings: SiteConfig['pictures']
  /** The files of exports by their names: archives may contain pictures. */
  readonly archives?: ReadonlyMap<string, string> | undefined
  /** Pictures that cannot have changed and are not examined again. */
  readonly known?: ReadonlyMap<string, PictureSource> | undefined
  /** Whether pictures of other hosts come only from the cache. */
  readonly offline: boolean
  /**
   * Whether to decode every picture completely, as `check` does. A build detects truncated pictures when it makes
   * variants.
   */
  readonly whole: boolean
  readonly network: NetworkPorts
  readonly progress?: ((event: PictureProgress) => void) | undefined
}

type Outcome = PictureSource | Failure

interface Pending {
  readonly ref: string
  readonly url: URL
}

/** The number of files in memory for examination, each of at most 60 MB. */
const READ_AT_ONCE = 4
const FETCH_AT_ONCE = 4
/** With `missing: placeholder` these are warnings, because a missing picture shows no damage. */
const ABSENT = new Set(['AS5001', 'AS5009', 'AS5010'])

/** Every valid picture by its reference. Each invalid reference is reported once, with the places that name it. */
export async function readPictures(
  refs: readonly PictureRef[],
  ports: ReadPorts,
): Promise<Checked<ReadonlyMap<string, PictureSource>>> {
  const merged = mergeRefs(refs)
  const outcomes = knownAmong(merged, ports.known)
  const unknown = merged.filter(({ ref }) => !outcomes.has(ref))
  if (unknown.length === 0) return collect(merged, outcomes, { settings: ports.settings, warnings: [] })
  const probes = await openProbeCache(ports)
  const isRemote = ({ ref }: MergedRef) => /^https?:\/\//i.test(ref)
  const local = unknown.filter((ref) => !isRemote(ref))
  const packed = openPacked({ ...ports, probes, archives: ports.archives ?? new Map() })
  await runPool(local, { count: READ_AT_ONCE }, async ({ ref }) => {
    if (!isPacked(ref)) return void outcomes.set(ref, await readLocal(ref, probes, ports))
    const found = await packed.read(ref)
    outcomes.set(ref, typeof found === 'function' ? found : sourceOf(ref, found.location, found))
  })
  await packed.close()
  const damaged = await readRemotes(unknown.filter(isRemote), outcomes, { ...ports, probes })
  await probes.save()
  const warnings = damagedEntries(probes.damaged ? [PROBES_NAME, ...damaged] : damaged)
  return collect(merged, outcomes, { settings: ports.settings, warnings })
}

/** Pictures that stay on another host are not examined. */
function knownAmong(
  refs: readonly MergedRef[],
  known: ReadonlyMap<string, PictureSource> = new Map(),
): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  for (const { ref } of refs) {
    const source = known.get(ref)
    if (source !== undefined && source.location !== null) outcomes.set(ref, source)
  }
  return outcomes
}

interface MergedRef {
  readonly ref: string
  readonly uses: readonly PictureRef[]
}

function mergeRefs(refs: readonly PictureRef[]): readonly MergedRef[] {
  const merged = [...groupBy(refs, ({ ref }) => [ref])].map(([ref, uses]): MergedRef => ({ ref, uses }))
  return merged.sort((a, b) => (a.ref < b.ref ? -1 : 1))
}

async function readLocal(ref: string, probes: ProbeCache, ports: ReadPorts): Promise<Outcome> {
  const name = localName(ref)
  const found = await locate(ref, ports.files, ports.contentFolder)
  if (typeof found === 'function') return found
  try {
    const identified = await probes.identify({ stampName: name, ...found }, { name, whole: ports.whole })
    return typeof identified === 'function' ? identified : sourceOf(ref, found.file, identified)
  } catch (error) {
    return unreadable(name, error) ?? fail('AS5001', { picture: name })
  }
}

function sourceOf(ref: string, location: string, { hash, probe }: Identified): PictureSource {
  const { format, width, height, alpha } = probe
  return { ref, location, hash, format, width, height, alpha }
}

/** Adds the results, and returns the cache entries that were damaged and downloaded again. */
async function readRemotes(
  refs: readonly MergedRef[],
  outcomes: Map<string, Outcome>,
  ports: ReadPorts & { readonly probes: ProbeCache },
): Promise<readonly string[]> {
  const context = remoteContext(ports)
  const missing: Pending[] = []
  const damaged: string[] = []
  await runPool(refs, { count: READ_AT_ONCE }, async ({ ref }) => {
    const url = allowedAddress(ref, context.limits.hosts)
    if ('reason' in url) return void outcomes.set(ref, fail('AS5008', { picture: ref, ...url }))
    // An address that expires cannot be linked.
    const lasts = lastingAddress(url, context.limits.ignored) === url.href
    if (ports.settings?.remote?.mode === 'link' && lasts)
      return void outcomes.set(ref, { ref, location: null, url: url.href })
    const kept = await readKept(url, context)
    if (kept === 'damaged') damaged.push(url.href)
    if (typeof kept === 'object') return void outcomes.set(ref, sourceOf(ref, kept.location, kept))
    if (ports.offline) return void outcomes.set(ref, fail('AS5010', { picture: ref }))
    missing.push({ ref, url })
  })
  const step = startProgress('remote', missing.length, ports)
  await runPool(missing, { count: FETCH_AT_ONCE }, async ({ ref, url }) => {
    const fetched = await fetchAndKeep(url, context)
    outcomes.set(ref, typeof fetched === 'function' ? fetched : sourceOf(ref, fetched.location, fetched))
    step()
  })
  return ports.offline ? [] : damaged
}

function remoteContext(ports: ReadPorts & { readonly probes: ProbeCache }): RemoteCacheContext {
  const { hosts = [], maxMegabytes = 20, timeoutSeconds = 20 } = ports.settings?.remote ?? {}
  const { retries = 3, allowPrivate = false, ignoreParameters = [] } = ports.settings?.remote ?? {}
  const sizes = { maxBytes: maxMegabytes * 1e6, timeoutMs: timeoutSeconds * 1000 }
  const limits = { hosts, retries, allowPrivate, ignored: ignoreParameters, ...sizes }
  const { files, cacheFolder, network, probes } = ports
  return { files, cacheFolder, network, probes, limits, deadHosts: createDeadHosts() }
}

function collect(
  refs: readonly MergedRef[],
  outcomes: ReadonlyMap<string, Outcome>,
  { settings, warnings }: { settings: SiteConfig['pictures']; warnings: readonly Problem[] },
): Checked<ReadonlyMap<string, PictureSource>> {
  const value = new Map<string, PictureSource>()
  const problems: Problem[] = []
  for (const { ref, uses } of refs) {
    const outcome = outcomes.get(ref)
    if (typeof outcome === 'object') value.set(ref, outcome)
    if (typeof outcome !== 'function') continue
    const found = outcome(placed(uses.map(({ at }) => at())))
    const soft = settings?.missing === 'placeholder' && ABSENT.has(found.code)
    problems.push(soft ? { ...found, severity: 'warning' } : found)
  }
  return { value, problems: [...problems, ...warnings] }
}
