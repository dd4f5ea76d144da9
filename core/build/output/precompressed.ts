/**
 * Compressed copies of text files beside them (`--compress`) for servers that send them unchanged: `index.html.br`
 * and `index.html.gz`. The name of a file decides whether it has copies, so all shards agree.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { HostName } from '../../domain/host-names.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'
import { runPool } from '../pictures/pool.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { stagedFile } from '../threads/render-page.ts'
import { hostOf } from './host-files.ts'
import type { ManifestEntry } from './manifest-files.ts'
import { createStage, NOTHING_STAGED } from './stage.ts'
import type { StageContext, Staged } from './stage.ts'

/** Raised when the same file is compressed to other bytes. */
const VERSION = 1

/** The highest levels, because a file is compressed once and sent many times. */
const CODINGS: readonly Coding[] = [
  {
    ending: '.br',
    pack: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', pack: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
]

interface Coding {
  readonly ending: string
  readonly pack: (bytes: Uint8Array) => Promise<Uint8Array>
}

const TEXTS = /\.(?:html|css|js|json|svg|xml|txt|ics|webmanifest)$/

/**
 * Hosts that send compressed copies. All others compress files themselves, and would publish copies as files of their
 * own.
 */
const HANDED_OUT: ReadonlySet<HostName> = new Set(['nginx', 'apache', 'caddy', 'plain'])

export function compressionProblems(site: LinkedSite, options: BuildOptions): readonly Problem[] {
  const host = hostOf(site, options.target)
  return options.compress && !HANDED_OUT.has(host) ? [problem('AS7015', { host })] : []
}

/** The copies of a file. Files for the administrator of a host have none. */
export function copiesOf(file: OutputPath): readonly OutputPath[] {
  if (file.startsWith('.') || !TEXTS.test(file)) return []
  return CODINGS.map(({ ending }) => copyOf(file, ending))
}

function copyOf(file: OutputPath, ending: string): OutputPath {
  return `${file}${ending}` as OutputPath
}

interface Compressing extends StageContext {
  /** The path of a file that the output or the shard already has. */
  readonly heldAt: (file: OutputPath, entry: ManifestEntry) => string
  readonly ports: Pick<Ports, 'processors' | 'progress'>
}

/** Compresses the files of the stages, and known files without copies. */
export async function compressStages(
  { heldAt, ports, ...context }: Compressing,
  stages: readonly Staged[],
): Promise<Staged> {
  const { files, staging, signal } = context
  const stage = createStage(context)
  const staged = new Set(stages.flatMap((one) => one.staged))
  // A file of the site with the name of a copy is kept, because its author compressed it.
  const isOwn = (copy: OutputPath) => stages.some(({ entries }) => entries.has(copy))
  const isKept = ([file, entry]: Row) =>
    copiesOf(file)
      .filter((copy) => !isOwn(copy))
      .map((copy) => stage.keep(copy, keyOf(entry)))
      .every(Boolean)
  const wanted = stages.flatMap(({ entries }) => [...entries].filter((row) => !isKept(row)))
  let done = 0
  await runPool(wanted, { count: ports.processors }, async ([file, entry]) => {
    signal?.throwIfAborted()
    const bytes = await files.read(staged.has(file) ? stagedFile(staging, file) : heldAt(file, entry))
    for (const { ending, pack } of CODINGS) {
      const copy = copyOf(file, ending)
      if (!isOwn(copy)) await stage.put(copy, { key: keyOf(entry), content: await pack(bytes) })
    }
    ports.progress({ phase: 'compress', done: ++done, total: wanted.length })
  })
  return { ...NOTHING_STAGED, ...stage.result() }
}

type Row = readonly [OutputPath, ManifestEntry]

function keyOf({ hash }: ManifestEntry): Hash {
  return hashOf(`${VERSION} ${hash}`)
}
