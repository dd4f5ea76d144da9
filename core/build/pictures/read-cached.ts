/** Single files of the plan on demand: what `dev` serves, and what a stage reads that did not use `deliver`. */
import type { Checked } from '../../diagnostics/diagnostic.ts'
import type { Variant } from '../../plan/picture-variants.ts'
import type { PictureJob, PictureJobs } from '../../plan/pictures.ts'
import type { OutputPath } from '../../system/paths.ts'
import { damagedEntries, placed } from './failure.ts'
import type { Places } from './failure.ts'
import { makeJob } from './make-job.ts'
import type { MakePorts } from './make-job.ts'
import { openPictureStore } from './picture-store.ts'

export interface CachedPictures {
  /** The verified content of a planned file, made now if need be; undefined if that fails. */
  readCached(file: OutputPath): Promise<Checked<Uint8Array | undefined>>
  /** Writes down what was made. */
  save(): Promise<void>
}

export interface CachedPorts extends MakePorts {
  readonly placesOf?: ((ref: string) => Places) | undefined
}

export async function openCachedPictures(jobs: PictureJobs, ports: CachedPorts): Promise<CachedPictures> {
  const store = await openPictureStore(ports.files, ports.cacheFolder)
  const planned = plannedFiles(jobs)
  return {
    save: () => store.save(),
    async readCached(file) {
      const found = planned.get(file)
      if (found === undefined) throw new Error(`the picture file ${file} was not planned`)
      const { job, variant } = found
      const known = await store.find(variant)
      const kept = typeof known === 'object' ? await store.read(variant) : null
      if (kept !== null) return { value: kept, problems: [] }
      const made = await makeJob(job, [variant], ports)
      if (typeof made === 'function') {
        const places = job.refs.flatMap((ref) => ports.placesOf?.(ref) ?? [])
        return { value: undefined, problems: [made(placed(places))] }
      }
      const content = made[0]?.content
      if (content !== undefined) await store.write(variant, content)
      return { value: content, problems: known === undefined ? [] : damagedEntries([file]) }
    },
  }
}

function plannedFiles(jobs: PictureJobs) {
  const planned = new Map<OutputPath, { readonly job: PictureJob; readonly variant: Variant }>()
  for (const job of jobs.values())
    for (const variant of job.variants) planned.set(variant.file, { job, variant })
  return planned
}
