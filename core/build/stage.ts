/** What is made lies in staging until all of it can be published. What the output holds already is not made again. */
import type { Problem } from '../diagnostics/diagnostic.ts'
import { contentInMemory } from '../plan/jobs.ts'
import type { FileJob } from '../plan/jobs.ts'
import type { Files } from '../system/files.ts'
import { hashOf, hashedParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import { stagedFile } from './render-page.ts'

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
}

export interface Stage {
  /** Whether the output holds the file under this key already. */
  keep(file: OutputPath, key: Hash, inputs?: Hash): boolean
  /** The same under the inputs of a page. */
  keepUnder(file: OutputPath, inputs: Hash): boolean
  put(file: OutputPath, made: { readonly key: Hash; readonly content: string | Uint8Array }): Promise<void>
  /** The same of a text that is never in memory as a whole; its hash is its key, if it has no other. */
  putParts(
    file: OutputPath,
    made: { readonly key?: Hash | undefined; readonly parts: Iterable<string> },
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
    keepUnder(file, inputs) {
      const entry = known?.files.get(file)
      if (entry?.inputs !== inputs) return false
      entries.set(file, entry)
      return true
    },
    made,
    async put(file, { key, content }) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashOf(bytes)
      const isNew = known?.files.get(file)?.hash !== hash
      made(file, { key, hash, bytes: bytes.length, isNew })
      if (isNew) await files.write(stagedFile(staging, file), bytes)
    },
    async putParts(file, { key, parts }) {
      const target = stagedFile(staging, file)
      const seen = hashedParts(parts)
      await files.writeParts(target, seen.parts)
      const { hash, bytes } = seen.end()
      const isNew = known?.files.get(file)?.hash !== hash
      // Only now it is known: the same text may be made of other things.
      if (!isNew) await files.remove(target)
      made(file, { key: key ?? hash, hash, bytes, isNew })
    },
    async copy(file, source) {
      const { hash, bytes } = await files.copy(source, stagedFile(staging, file))
      made(file, { key: hash, hash, bytes, isNew: true })
    },
    result: () => ({ entries, staged }),
  }
}

/** Files that are no pages: generated texts, bundled assets, copies of the content. */
export async function stageFiles(context: StageContext, jobs: readonly FileJob[]): Promise<Staged> {
  const stage = createStage(context)
  for (const { file, content } of jobs) {
    context.signal?.throwIfAborted()
    if ('copyOf' in content) {
      const key = await context.files.hash(content.copyOf)
      if (!stage.keep(file, key)) await stage.copy(file, content.copyOf)
      continue
    }
    const early = 'bytes' in content ? undefined : content.key?.()
    if (early !== undefined && stage.keep(file, early)) continue
    if ('parts' in content) {
      await stage.putParts(file, { key: early, parts: content.parts() })
      continue
    }
    const bytes = contentInMemory(content)
    const key = early ?? hashOf(bytes)
    if (!stage.keep(file, key)) await stage.put(file, { key, content: bytes })
  }
  return { ...stage.result(), problems: [], rendered: 0 }
}
