/** The shards of a site -> its output, with the same bytes and the same manifest as a single build. */
import path from 'node:path'
import type { LedgerRead } from '../../ledger/ledger-files.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { partsOfSite } from '../../plan/service-text.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'
import { differencesOf, hashOfLines } from '../inputs.ts'
import { manifestOf, namedIn } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { ManifestEntry } from './manifest-files.ts'
import { checkOutputFolder, outputState, placesOf } from './output.ts'
import { todayOf } from '../build-time.ts'
import { entryBehind, readPast, recordPublication } from '../past.ts'
import { runPool } from '../pictures/pool.ts'
import { keepPolicyHosts } from './policy-hosts.ts'
import { keepServiceSite, writtenServiceSite } from './service-site.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { publish } from './publish.ts'
import { inSession, problemsBehind } from '../session.ts'
import type { Session } from '../session.ts'
import { contentFile, readShard } from './shard-store.ts'
import type { ShardPart } from './shard-store.ts'
import { SHARDS_FOLDER, shardText } from './shard.ts'

export interface MergeOptions extends Pick<BuildOptions, 'root' | 'output' | 'replaceOutput'> {
  /** Absolute paths, with those that the user wrote. */
  readonly folders: readonly NamedFolder[]
}

export interface NamedFolder {
  readonly folder: string
  readonly shown: string
}

export interface MergeReport {
  readonly shards: number
  readonly files: number
  readonly bytes: number
  /** The number of files that the output did not have. */
  readonly copied: number
}

export interface MergeOutcome {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  readonly report: MergeReport | null
}

interface Part extends ShardPart, NamedFolder {}

/** Merges the shards, or returns the problems and leaves the output unchanged. The shards are only read. */
export async function merge(ports: Ports, options: MergeOptions): Promise<MergeOutcome> {
  const places = placesOf(options.root, options.output)
  const failed = (problems: readonly Problem[]): MergeOutcome => ({ ok: false, problems, report: null })
  try {
    await checkOutputFolder(ports.files, places)
    return await inSession(ports, places, {
      failed,
      work: (session) => mergeInto(session, ports, options),
    })
  } catch (error) {
    return failed(await problemsBehind(error, ports, { places, staged: 0 }))
  }
}

async function mergeInto(session: Session, ports: Ports, options: MergeOptions): Promise<MergeOutcome> {
  const { files } = ports
  const { places } = session
  const failed = (problems: readonly Problem[]): MergeOutcome => ({ ok: false, problems, report: null })
  ports.progress({ phase: 'merge' })
  const state = await outputState(files, places, { replace: options.replaceOutput })
  const { parts, problems: unreadable } = await readParts(files, options.folders)
  const [first] = parts
  const problems = [...unreadable, ...(first === undefined ? [] : setProblems(first, parts))]
  if (first === undefined || problems.length > 0) return failed(problems)

  const { service = null, publication = null } = parts.find(({ shard }) => shard.index === 1) ?? {}
  const entry = (ledger: LedgerRead) =>
    entryBehind(ledger, { after: first.content['the ledger'] ?? '', entry: publication })
  const past = await readPast(ports, { root: options.root, today: todayOf({}, ports.now) })
  entry(past)

  const manifests = parts.map(({ manifest }) => manifest)
  const entries = manifests.flatMap(({ files: made }) => [...made])
  const manifest = manifestOf({ entries, named: namedIn(manifests) }, first.manifest.inputs)
  if (hashOfLines([...manifest.files.keys()]) !== first.names)
    throw new Error('the shards are all there, but do not hold the files of the site')
  const known = state.kind === 'known' ? state.intact : null
  const { staged, problems: damaged } = await stageParts(ports, { parts, known, staging: places.staging })
  if (damaged.length > 0) return failed(damaged)

  await keepPolicyHosts(files, places, first.hosts)
  await keepServiceSite(files, places, {
    parts: service && partsOfSite(service),
    written: await writtenServiceSite(files, places),
  })
  await recordPublication(ports, places, {
    past,
    entry,
    async publish() {
      await session.bind()
      ports.progress({ phase: 'publish' })
      return publish({ files, places, state, manifest, staged })
    },
  })
  const { size, bytes } = manifest.files
  const report = { shards: parts.length, files: size, bytes, copied: staged.length }
  return { ok: true, problems: [], report }
}

async function readParts(
  files: Files,
  folders: readonly NamedFolder[],
): Promise<{ readonly parts: readonly Part[]; readonly problems: readonly Problem[] }> {
  const parts: Part[] = []
  const problems: Problem[] = []
  for (const { folder, shown } of folders) {
    const part = await readShard(files, folder, shown)
    if ('code' in part) problems.push(part)
    else parts.push({ ...part, folder, shown })
  }
  if (folders.length === 0) problems.push(problem('AS7101', { folder: SHARDS_FOLDER }))
  return { parts, problems }
}

/** The problems that prevent the parts from being one site. Parts of another site do not count as present. */
export function setProblems(first: Part, parts: readonly Part[]): readonly Problem[] {
  const { shown, shard } = first
  const split = (part: Part) => ({
    ...part.manifest.inputs,
    ...part.content,
    'the number of shards': String(part.shard.count),
  })
  const problems: Problem[] = []
  const found = new Map<number, Part>()
  for (const part of parts) {
    const differs = differencesOf(split(first), split(part))
    const twin = found.get(part.shard.index)
    if (differs.length > 0) {
      problems.push(problem('AS7103', { folder: part.shown, other: shown, differs: differs.join(', ') }))
    } else if (twin === undefined) {
      found.set(part.shard.index, part)
    } else {
      const twins = { folder: part.shown, other: twin.shown, shard: shardText(part.shard) }
      problems.push(problem('AS7105', twins))
    }
  }
  if (problems.length > 0) return problems
  const all = Array.from({ length: shard.count }, (_, index) => index + 1)
  return all
    .filter((index) => !found.has(index))
    .map((index) => problem('AS7104', { missing: shardText({ ...shard, index }) }))
}

interface StageInput {
  readonly parts: readonly Part[]
  /** The manifest of the output. */
  readonly known: Manifest | null
  readonly staging: string
}

interface StagedParts {
  readonly staged: readonly OutputPath[]
  readonly problems: readonly Problem[]
}

const COPIED_AT_ONCE = 16
/** Larger files are copied in parts, because they may be larger than the memory. */
const SMALL_BYTES = 4_000_000

/** Copies the files that the output does not have, and verifies each while it is copied. */
async function stageParts(
  { files, signal, progress }: Ports,
  { parts, known, staging }: StageInput,
): Promise<StagedParts> {
  const wanted = parts.flatMap((part) =>
    [...part.manifest.files]
      .filter(([file, { hash }]) => known?.files.get(file)?.hash !== hash)
      .map(([file, entry]) => ({ file, entry, part })),
  )
  const staged: OutputPath[] = []
  const problems: Problem[] = []
  await runPool(wanted, { count: COPIED_AT_ONCE }, async ({ file, entry, part: { folder, shown } }) => {
    signal?.throwIfAborted()
    const [from, to] = [contentFile(folder, entry.hash), path.join(staging, file)]
    const isWhole = await copyChecked(files, { from, to, entry })
    if (isWhole) staged.push(file)
    else problems.push(problem('AS7102', { folder: shown, file }))
    progress({ phase: 'merge', done: staged.length, total: wanted.length })
  })
  return { staged, problems: problems.sort((one, other) => (one.message < other.message ? -1 : 1)) }
}

interface CheckedCopy {
  readonly from: string
  readonly to: string
  readonly entry: ManifestEntry
}

async function copyChecked(files: Files, { from, to, entry }: CheckedCopy): Promise<boolean> {
  const { hash, bytes } = entry
  const [found] = await files.examine([from])
  if (found?.size !== bytes) return false
  if (bytes > SMALL_BYTES) return (await files.copy(from, to)).hash === hash
  const content = await files.read(from)
  if (hashOf(content) !== hash) return false
  await files.write(to, content)
  return true
}
