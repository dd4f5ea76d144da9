/**
 * Makes the variants that the cache does not have. It works on whole sources, on one more than there are cores,
 * because a core would idle between two steps of a source. Beyond four, the thread pool of Node is the limit, unless
 * UV_THREADPOOL_SIZE is set before Node starts.
 */
import { availableParallelism } from 'node:os'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Problem, Where } from '../../diagnostics/diagnostic.ts'
import type { Variant } from '../../plan/picture-variants.ts'
import type { PictureJob, PictureJobs } from '../../plan/pictures.ts'
import type { OutputPath } from '../../system/paths.ts'
import { damagedEntries, placed } from './failure.ts'
import type { Places } from './failure.ts'
import { makeJob } from './make-job.ts'
import type { MakePorts } from './make-job.ts'
import { INDEX_NAME, openPictureStore } from './picture-store.ts'
import type { EncodedFile, PictureStore } from './picture-store.ts'
import { runPool } from './pool.ts'
import { startProgress } from './progress.ts'
import type { ProgressPorts } from './progress.ts'
import { MEMORY_LIMIT, decodeCost } from './sharp.ts'

export interface EncodePorts extends MakePorts, ProgressPorts {
  /** Whether to make all variants, even those in the cache. */
  readonly fresh?: boolean | undefined
  /** The number of sources in work; by default one more than there are cores. */
  readonly concurrency?: number | undefined
  /** The places in the data that name a picture, for problems. */
  readonly placesOf?: ((ref: string) => Places) | undefined
  /**
   * Stages the verified content of a file. It is called once for every file of the jobs, and works without a writable
   * cache.
   */
  readonly deliver: (file: OutputPath, content: Uint8Array) => Promise<void>
}

interface Run {
  readonly ports: EncodePorts
  readonly store: PictureStore
  readonly encoded: Map<OutputPath, EncodedFile>
  readonly problems: Problem[]
  /** Cache files that differ from the index. */
  readonly damaged: string[]
}

interface Pending {
  readonly job: PictureJob
  readonly missing: readonly Variant[]
}

/** The number of files that are looked up in the cache, or read from it, at a time. */
const READ_AT_ONCE = 8
/** A build that is killed loses at most the work of this time. */
const SAVE_EVERY_MS = 20_000

/**
 * All files of the jobs with their hashes. Names contain hashes of the content, so jobs need not contain files that
 * the output has.
 */
export async function encodePictures(
  jobs: PictureJobs,
  ports: EncodePorts,
): Promise<Checked<ReadonlyMap<OutputPath, EncodedFile>>> {
  const store = await openPictureStore(ports.files, ports.cacheFolder)
  const damaged = store.indexDamaged ? [INDEX_NAME] : []
  const run: Run = { ports, store, encoded: new Map(), problems: [], damaged }
  try {
    await makeMissing(ports.fresh ? allOf(jobs) : await takeFromCache(jobs, run), run)
  } finally {
    await store.save()
  }
  const encoded = [...run.encoded].sort(([a], [b]) => (a < b ? -1 : 1))
  const problems = run.problems.sort((a, b) => (a.message < b.message ? -1 : 1))
  return { value: new Map(encoded), problems: [...problems, ...cacheProblems(run)] }
}

function cacheProblems({ store, damaged }: Run): readonly Problem[] {
  const reason = store.failure()
  return [...damagedEntries(damaged), ...(reason === undefined ? [] : [problem('AS5012', { reason })])]
}

function allOf(jobs: PictureJobs): readonly Pending[] {
  return [...jobs.values()].map((job) => ({ job, missing: job.variants }))
}

/** Delivers the files that the cache has, and returns the jobs for the others. */
async function takeFromCache(jobs: PictureJobs, run: Run): Promise<readonly Pending[]> {
  const pending: Pending[] = []
  await runPool(jobs.values(), { count: READ_AT_ONCE }, async (job) => {
    const missing: Variant[] = []
    for (const variant of job.variants) {
      const found = await takeVariant(variant, run)
      if (found === 'lost') run.damaged.push(variant.file)
      if (typeof found === 'object') run.encoded.set(variant.file, found)
      else missing.push(variant)
    }
    if (missing.length > 0) pending.push({ job, missing })
  })
  return pending
}

async function takeVariant(
  variant: Variant,
  { store, ports }: Run,
): Promise<EncodedFile | 'lost' | undefined> {
  const found = await store.find(variant)
  if (typeof found !== 'object') return found
  const content = await store.read(variant)
  if (content === null) return 'lost'
  await ports.deliver(variant.file, content)
  return found
}

async function makeMissing(pending: readonly Pending[], run: Run): Promise<void> {
  const { ports, store } = run
  const step = startProgress('pictures', pending.length, ports)
  let saved = ports.now()
  const limits = {
    count: ports.concurrency ?? availableParallelism() + 1,
    weight: ({ job }: Pending) => decodeCost(job.source),
    budget: MEMORY_LIMIT,
  }
  await runPool(pending, limits, async (item) => {
    await makeAndKeep(item, run)
    step()
    if (ports.now() - saved < SAVE_EVERY_MS) return
    saved = ports.now()
    await store.save()
  })
}

async function makeAndKeep(
  { job, missing }: Pending,
  { ports, store, encoded, problems }: Run,
): Promise<void> {
  const made = await makeJob(job, missing, ports)
  if (typeof made === 'function') return void problems.push(made(placesOfJob(job, ports)))
  for (const { variant, content } of made) {
    encoded.set(variant.file, await store.write(variant, content))
    await ports.deliver(variant.file, content)
  }
}

function placesOfJob({ refs }: PictureJob, { placesOf }: EncodePorts): Where {
  return placed(refs.flatMap((ref) => placesOf?.(ref) ?? []))
}
