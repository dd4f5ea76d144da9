/** Makes pictures on request, with the pipeline and the cache of a build. */
import { makeJob } from '../build/pictures/make-job.ts'
import { openPictureStore } from '../build/pictures/picture-store.ts'
import { createGate } from '../build/pictures/pool.ts'
import { MEMORY_LIMIT, decodeCost } from '../build/pictures/sharp.ts'
import type { MadeVariant } from '../build/pictures/variants.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { PlannedPicture, SiteIndex } from '../build/site-index.ts'
import type { Files } from '../system/files.ts'
import { createQueue } from '../system/queue.ts'

type Made = Uint8Array | { readonly problem: Problem }

export interface PictureMaker {
  /** The bytes of a picture of the plan; null for any other file. */
  get(index: SiteIndex, file: string): Promise<Made | null>
}

interface PicturePorts {
  readonly files: Files
  readonly cacheFolder: string
  readonly processors: number
}

/** Makes as many pictures at a time as there are processors, within the memory limit of a build. */
export function createPictureMaker(ports: PicturePorts): PictureMaker {
  const { files, cacheFolder, processors } = ports
  const store = openPictureStore(files, cacheFolder)
  const queued = createQueue(processors)
  const gate = createGate(MEMORY_LIMIT)
  const underWay = new Map<string, Promise<Made>>()
  const make = async ({ job, variant }: PlannedPicture): Promise<Made> => {
    const opened = await store
    const kept = await opened.read(variant)
    if (kept !== null) return kept
    const made = await queued(() => gate(decodeCost(job.source), () => makeJob(job, [variant], ports)))
    if (typeof made === 'function') return { problem: made({}) }
    const [{ content }] = made as readonly [MadeVariant]
    await opened.write(variant, content)
    return content
  }
  const ended = async (file: string) => {
    underWay.delete(file)
    // The index of the cache is written once for all pictures of a page.
    if (underWay.size === 0) await (await store).save()
  }
  return {
    async get(index, file) {
      const running = underWay.get(file)
      if (running !== undefined) return running
      const planned = index.pictures().get(file)
      if (planned === undefined) return null
      const made = make(planned)
      underWay.set(file, made)
      return made.finally(() => ended(file))
    },
  }
}
