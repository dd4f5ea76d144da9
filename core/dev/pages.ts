/** Finds the page of an address in the plan, and renders it on request. No rendered page is kept. */
import { failureOf } from '../build/threads/render.ts'
import { htmlOf } from '../build/threads/render-page.ts'
import type { SiteState } from '../build/advance.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { identityOf } from '../plan/identity.ts'
import type { FileJob, RenderJob } from '../plan/jobs.ts'
import { isOfFragment } from '../plan/list-files.ts'
import type { BuildPlan } from '../plan/plan.ts'
import { isOfSearch } from '../plan/search-files.ts'
import { notFoundFiles } from '../serve/site-app.ts'
import type { Hash } from '../system/hash.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'

interface PlanIndex {
  readonly page: (file: string) => RenderJob | undefined
  readonly file: (file: string) => FileJob | undefined
  /** Created for the first address without a slash at its end. */
  readonly folders: () => ReadonlySet<string>
}

const indexes = new WeakMap<BuildPlan, PlanIndex>()

/** The pages by output path. The index is created once for each plan, and is collected together with it. */
export function indexOf(plan: BuildPlan): PlanIndex {
  const cached = indexes.get(plan)
  if (cached !== undefined) return cached
  const pages = byFile(plan.pages)
  const files = byFile(plan.files)
  let fragments: ReadonlyMap<string, RenderJob> | undefined
  let searched: ReadonlyMap<string, FileJob> | undefined
  let folders: ReadonlySet<string> | undefined
  const index: PlanIndex = {
    page: (file) =>
      pages.get(file) ??
      (isOfFragment(file) ? (fragments ??= byFile(plan.fragments())).get(file) : undefined),
    file: (file) =>
      files.get(file) ?? (isOfSearch(file) ? (searched ??= byFile(plan.searchFiles())).get(file) : undefined),
    folders: () => (folders ??= foldersOf([...pages.keys(), ...files.keys()])),
  }
  indexes.set(plan, index)
  return index
}

function byFile<Job extends RenderJob | FileJob>(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  return new Map(jobs.map((job) => [job.file, job]))
}

function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      // The parent folders are in the set already.
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

/** The file that a host serves for an address; null if the address has no valid path. */
export function fileAt(pathname: string): OutputPath | null {
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') ? null : outputOfUrl(decoded as UrlPath)
  } catch {
    return null
  }
}

/** The page that a visitor sees at an address, or the page for a missing address. */
export function jobAt({ plan }: SiteState, pathname: string): RenderJob | null {
  const { page } = indexOf(plan)
  const files = [fileAt(pathname), ...notFoundFiles(pathname)]
  return files.map((file) => page(file ?? '')).find((job) => job !== undefined) ?? null
}

/** The same key stands for the same page. It covers the whole shell, of which the page may contain a part. */
export function keyOf({ plan, bundle }: SiteState, job: RenderJob): Hash {
  const shell = plan.shellKey(job.locale)
  if (shell === undefined) throw new Error(`there is no shell in "${job.locale}"`)
  if (job.key !== undefined) return job.key
  return identityOf([bundle.templates[job.slot], shell], {
    slot: job.slot,
    props: JSON.stringify(plan.propsOf(job)),
  })
}

type Rendered = { readonly html: string } | { readonly problem: Problem }

export async function renderJob({ plan, renderer }: SiteState, job: RenderJob): Promise<Rendered> {
  const { slot, file, locale } = job
  const made = await htmlOf(renderer, plan.shells[locale], { slot, file, props: plan.propsOf(job) })
  return typeof made === 'string' ? { html: made } : { problem: failureOf(job, made) }
}
