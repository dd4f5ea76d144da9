/**
 * Staging holds new files until all of them can be published. Files that the output already has are not made again.
 */
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { contentInMemory } from '../../plan/jobs.ts'
import type { NamedParts, Roots } from '../../plan/roots.ts'
import type { FileJob } from '../../plan/jobs.ts'
import type { Files } from '../../system/files.ts'
import { hashOf, hashedParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'
import type { Manifest } from './manifest.ts'
import type { ManifestEntry } from './manifest-files.ts'
import { stagedFile } from '../threads/render-page.ts'

export interface StageContext {
  readonly files: Files
  readonly staging: string
  /** The manifest of the output; null if everything is made again. */
  readonly known: Manifest | null
  readonly signal?: AbortSignal | undefined
}

export interface Staged {
  readonly entries: ReadonlyMap<OutputPath, ManifestEntry>
  readonly staged: readonly OutputPath[]
  readonly problems: readonly Problem[]
  /** The number of pages that were rendered; the others were in the output already. */
  readonly rendered: number
  /** The keys of the entries name these parts of the shell. */
  readonly named: NamedParts
}

export const NOTHING_STAGED: Staged = { entries: new Map(), staged: [], problems: [], rendered: 0, named: {} }

export interface Stage {
  /** Whether the output has the file with this key; if so, its entry is kept. */
  keep(file: OutputPath, key: Hash, inputs?: Hash): boolean
  /** Records the entry of a file that the output has. */
  keepAsKnown(file: OutputPath, entry: ManifestEntry): void
  put(
    file: OutputPath,
    made: { readonly key: Hash; readonly content: string | Uint8Array; readonly inputs?: Hash | undefined },
  ): Promise<void>
  /** Stages a text that is never in memory as a whole; its hash is its key. */
  putParts(
    file: OutputPath,
    made: { readonly inputs?: Hash | undefined; readonly parts: Iterable<string> },
  ): Promise<void>
  /** Records the entry of a file that the caller has written to staging. */
  made(file: OutputPath, entry: ManifestEntry & { readonly isNew: boolean }): void
  copy(file: OutputPath, source: string): Promise<void>
  result(): Pick<Staged, 'entries' | 'staged'>
}

export function createStage({
  files,
  staging,
  known,
}: Pick<StageContext, 'files' | 'staging' | 'known'>): Stage {
  const entries = new Map<OutputPath, ManifestEntry>()
  const staged: OutputPath[] = []
  const made: Stage['made'] = (file, { key, hash, bytes, inputs, isNew }) => {
    entries.set(file, { key, hash, bytes, inputs })
    if (isNew) staged.push(file)
  }
  return {
    keep(file, key, inputs) {
      const entry = known?.files.get(file)
      if (entry?.key !== key) return false
      entries.set(file, entry.inputs === inputs ? entry : { ...entry, inputs })
      return true
    },
    keepAsKnown: (file, entry) => void entries.set(file, entry),
    made,
    async put(file, { key, content, inputs }) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashOf(bytes)
      const isNew = known?.files.get(file)?.hash !== hash
      made(file, { key, hash, bytes: bytes.length, inputs, isNew })
      if (isNew) await files.write(stagedFile(staging, file), bytes)
    },
    async putParts(file, { parts, inputs }) {
      const target = stagedFile(staging, file)
      const seen = hashedParts(parts)
      await files.writeParts(target, seen.parts)
      const { hash, bytes } = seen.end()
      const isNew = known?.files.get(file)?.hash !== hash
      // The hash is known only now, and equal texts may be made of different inputs.
      if (!isNew) await files.remove(target)
      made(file, { key: hash, hash, bytes, inputs, isNew })
    },
    async copy(file, source) {
      const { hash, bytes } = await files.copy(source, stagedFile(staging, file))
      made(file, { key: hash, hash, bytes, isNew: true })
    },
    result: () => ({ entries, staged }),
  }
}

/** Stages files that are not pages: generated texts, bundled assets and copies of the content. */
export async function stageFiles(
  context: StageContext & { readonly roots: Roots },
  jobs: readonly FileJob[],
): Promise<Staged> {
  const stage = createStage(context)
  for (const job of jobs) {
    const { file, content } = job
    context.signal?.throwIfAborted()
    if (job.isRecorded) {
      await stageRecorded(stage, context, job)
      continue
    }
    if ('copyOf' in content) {
      const key = await context.files.hash(content.copyOf)
      if (!stage.keep(file, key)) await stage.copy(file, content.copyOf)
      continue
    }
    if ('parts' in content) {
      await stage.putParts(file, { parts: content.parts() })
      continue
    }
    const bytes = contentInMemory(content)
    const key = hashOf(bytes)
    if (!stage.keep(file, key)) await stage.put(file, { key, content: bytes })
  }
  return { ...NOTHING_STAGED, ...stage.result() }
}

/** Keeps a text if everything that it read is unchanged. */
async function stageRecorded(
  stage: Stage,
  { known, roots }: Pick<StageContext, 'known'> & { readonly roots: Roots },
  job: FileJob,
): Promise<void> {
  const { file, content } = job
  const before = known?.files.get(file)
  if (before?.inputs !== undefined && roots.isSame(job, before.inputs)) return stage.keepAsKnown(file, before)
  if ('copyOf' in content) throw new Error(`${file} is a copy, which reads nothing`)
  const made = roots.make(job, () => ('parts' in content ? [...content.parts()] : contentInMemory(content)))
  if (Array.isArray(made.value)) return stage.putParts(file, { parts: made.value, inputs: made.trace })
  const key = hashOf(made.value)
  if (!stage.keep(file, key, made.trace))
    await stage.put(file, { key, content: made.value, inputs: made.trace })
}
