/** What is made lies in staging until all of it can be published. What the output holds already is not made again. */
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
  /** What the output holds; null when it is made anew. */
  readonly known: Manifest | null
  readonly signal?: AbortSignal | undefined
}

export interface Staged {
  readonly entries: ReadonlyMap<OutputPath, ManifestEntry>
  readonly staged: readonly OutputPath[]
  readonly problems: readonly Problem[]
  /** Pages that were rendered; the others were in the output already. */
  readonly rendered: number
  /** The keys of the entries name these parts of the shell. */
  readonly named: NamedParts
}

export const NOTHING_STAGED: Staged = { entries: new Map(), staged: [], problems: [], rendered: 0, named: {} }

export interface Stage {
  /** Whether the output holds the file under this key already. */
  keep(file: OutputPath, key: Hash, inputs?: Hash): boolean
  /** Takes a file into account that the output holds. */
  keepAsKnown(file: OutputPath, entry: ManifestEntry): void
  put(
    file: OutputPath,
    made: { readonly key: Hash; readonly content: string | Uint8Array; readonly inputs?: Hash | undefined },
  ): Promise<void>
  /** The same of a text that is never in memory as a whole; its hash is its key. */
  putParts(
    file: OutputPath,
    made: { readonly inputs?: Hash | undefined; readonly parts: Iterable<string> },
  ): Promise<void>
  /** Takes a file into account that somebody else has put there. */
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
      // Only now it is known: the same text may be made of other things.
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

/** Files that are no pages: generated texts, bundled assets, copies of the content. */
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

/** A text that is kept while all that it read is as it was. */
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
