/** Finds the parts of a site by the paths of files in the output. Each index is made when it is first used. */
import { lazy } from '../domain/remembered.ts'
import { outputIndex } from '../plan/explain.ts'
import type { OutputIndex } from '../plan/explain.ts'
import type { FileJob, RenderJob } from '../plan/jobs.ts'
import { isOfFragment } from '../plan/list-files.ts'
import type { Variant } from '../plan/picture-variants.ts'
import type { PictureJob, PictureJobs } from '../plan/pictures.ts'
import type { BuildPlan } from '../plan/plan.ts'
import { isOfSearch } from '../plan/search-files.ts'

interface FileIndex {
  readonly page: (file: string) => RenderJob | undefined
  readonly file: (file: string) => FileJob | undefined
  readonly folders: () => ReadonlySet<string>
}

/** A variant of a picture, with the job that makes it. */
export interface PlannedPicture {
  readonly job: PictureJob
  readonly variant: Variant
}

export interface SiteIndex {
  readonly files: () => FileIndex
  readonly pictures: () => ReadonlyMap<string, PlannedPicture>
  /** Finds the files that each page shows or leads to (core/plan/explain.ts). */
  readonly explained: () => OutputIndex
}

export function siteIndex(plan: BuildPlan, jobs: PictureJobs): SiteIndex {
  return {
    files: lazy(() => fileIndex(plan)),
    pictures: lazy(() => new Map([...jobs.values()].flatMap(variantsOf))),
    explained: lazy(() => outputIndex(plan, jobs)),
  }
}

function variantsOf(job: PictureJob): readonly (readonly [string, PlannedPicture])[] {
  return job.variants.map((variant) => [variant.file, { job, variant }])
}

function fileIndex(plan: BuildPlan): FileIndex {
  const pages = byFile(plan.pages)
  const files = byFile(plan.files)
  const fragments = lazy(() => byFile(plan.fragments()))
  const searched = lazy(() => byFile(plan.searchFiles()))
  return {
    page: (file) => pages.get(file) ?? (isOfFragment(file) ? fragments().get(file) : undefined),
    file: (file) => files.get(file) ?? (isOfSearch(file) ? searched().get(file) : undefined),
    folders: lazy(() => foldersOf([...pages.keys(), ...files.keys()])),
  }
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
