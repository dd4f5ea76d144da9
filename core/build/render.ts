/**
 * Stage 6: pages -> staged files. A page is identified by its props, the shell of its language and the templates: what
 * the output holds already under the same key is not rendered again. Props and HTML are never kept.
 */
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { identityOf } from '../plan/identity.ts'
import type { FileJob, RenderJob } from '../plan/jobs.ts'
import type { BuildPlan } from '../plan/plan.ts'
import type { Files } from '../system/files.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import { staysInside } from './manifest.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import { reasonOf } from './renderer.ts'
import type { Renderer, TemplatePlace } from './renderer.ts'

export interface StageContext {
  readonly files: Files
  readonly staging: string
  /** What the output holds; null when it is made anew. */
  readonly known: Manifest | null
  readonly progress: (done: number, total: number) => void
  readonly signal?: AbortSignal | undefined
}

export interface Staged {
  readonly entries: ReadonlyMap<OutputPath, ManifestEntry>
  readonly staged: readonly OutputPath[]
  readonly problems: readonly Problem[]
  /** Pages that were rendered; the others were in the output already. */
  readonly rendered: number
}

export interface RenderInput {
  readonly plan: BuildPlan
  readonly renderer: Renderer
  /** Hash of the templates. */
  readonly templates: Hash
}

/** Pages in flight: their writes overlap, and a signal is answered between two batches. */
const BATCH = 64

export async function renderPages(
  context: StageContext,
  { plan, renderer: { render, trace }, templates }: RenderInput,
): Promise<Staged> {
  const jobs: readonly RenderJob[] = [...plan.pages, ...plan.fragments]
  const stage = createStage(context)
  const problems: Problem[] = []
  let rendered = 0
  for (let start = 0; start < jobs.length; start += BATCH) {
    // Where nothing has changed nothing is waited for, and no signal would be heard.
    await nextTurn()
    context.signal?.throwIfAborted()
    const writes: Promise<void>[] = []
    for (const job of jobs.slice(start, start + BATCH)) {
      const shell = plan.shells[job.locale]
      const hash = plan.shellHashes.get(job.locale)
      if (shell === undefined || hash === undefined) continue
      // What is kept needs no props, if it is known to be kept without them.
      if (job.key !== undefined && stage.keep(job.file, job.key)) continue
      const props = job.props()
      const key = job.key ?? identityOf({ templates, shell: hash }, { slot: job.slot, props })
      if (stage.keep(job.file, key)) continue
      try {
        const html = render(job.slot, props, shell)
        rendered += 1
        writes.push(stage.put(job.file, { key, content: html }))
      } catch (error) {
        problems.push(failureOf(job, error, await trace(error)))
      }
    }
    await settle(writes)
    context.progress(Math.min(start + BATCH, jobs.length), jobs.length)
  }
  return { ...stage.result(), problems, rendered }
}

/** Waits for every write, also when one fails: none may come after what was staged has been cleared away. */
async function settle(writes: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(writes)
  await Promise.all(writes)
}

type FailedPage = Pick<RenderJob, 'name' | 'at'> & { readonly url: string; readonly slot: string }

/** A template that throws is reported with its page; the other pages are rendered all the same. */
export function failureOf(
  { url, slot, name, at }: FailedPage,
  error: unknown,
  place: TemplatePlace | null,
): Problem {
  const page = { url, slot, name, reason: reasonOf(error) }
  if (place === null) return problem('AS6101', page, { at })
  const { file, line, column, component, isOwn } = place
  const spot = `${file}:${line}`
  const template = component === undefined ? spot : `${component} (${spot})`
  if (!isOwn) return problem('AS6101', { ...page, template }, { at })
  const [record] = at
  const related =
    record === undefined ? {} : { related: [{ message: `the content of ${name}:`, at: record }] }
  const own = { file, path: [], position: { line, column } }
  return problem('AS6101', { ...page, template }, { at: own, ...related })
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
    const text = 'text' in content ? content.text : undefined
    const bytes = 'bytes' in content ? content.bytes : typeof text === 'function' ? text() : (text ?? '')
    const key = hashOf(bytes)
    if (!stage.keep(file, key)) await stage.put(file, { key, content: bytes })
  }
  return { ...stage.result(), problems: [], rendered: 0 }
}

interface Stage {
  /** Whether the output holds the file under this key already. */
  keep(file: OutputPath, key: Hash): boolean
  put(file: OutputPath, made: { readonly key: Hash; readonly content: string | Uint8Array }): Promise<void>
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
  const targetOf = (file: OutputPath) => {
    // Addresses were made safe long before: whatever leads out of the output is a bug.
    if (!staysInside(file)) throw new Error(`"${String(file)}" would be written outside of the output`)
    return path.join(staging, file)
  }
  return {
    keep(file, key) {
      const entry = known?.files.get(file)
      if (entry?.key !== key) return false
      entries.set(file, entry)
      return true
    },
    async put(file, { key, content }) {
      const target = targetOf(file)
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashOf(bytes)
      entries.set(file, { key, hash, bytes: bytes.length })
      // Other props may give the same page: the file then stays as it is, with its time and its place on the disk.
      if (known?.files.get(file)?.hash === hash) return
      staged.push(file)
      await files.write(target, bytes)
    },
    async copy(file, source) {
      const { hash, bytes } = await files.copy(source, targetOf(file))
      entries.set(file, { key: hash, hash, bytes })
      staged.push(file)
    },
    result: () => ({ entries, staged }),
  }
}
