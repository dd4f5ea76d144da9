/**
 * Stage 6: pages -> staged files. The identity of a page consists of its props, its templates and its parts of the
 * shell. A page that the output has with the same key is not rendered again. Props and HTML are not kept.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reads } from '../../engine/reading.ts'
import { LOCALES } from '../../languages/codes.ts'
import { identityOf } from '../../plan/identity.ts'
import type { RenderJob } from '../../plan/jobs.ts'
import type { BuildPlan } from '../../plan/plan.ts'
import { partsNamedBy } from '../../plan/roots.ts'
import type { SiteState } from '../advance.ts'
import type { Manifest } from '../output/manifest.ts'
import type { ManifestEntry } from '../output/manifest-files.ts'
import type { Published } from '../memory.ts'
import { createFailures } from './render-failures.ts'
import { createCrew } from './render-crew.ts'
import type { PageTicket, PageWork } from './render-page.ts'
import { createStage } from '../output/stage.ts'
import type { Stage, StageContext, Staged } from '../output/stage.ts'

interface RenderContext extends StageContext {
  readonly progress: (done: number, total: number) => void
}

export interface RenderInput {
  readonly site: SiteState
  /** The last publication, if the output contains nothing else. */
  readonly standing?: Published | null
  /** The number of threads that render, with the main thread. */
  readonly threads: number
  /** The main thread alone renders fewer pages than this. */
  readonly threadsFrom?: number | undefined
}

/** The pages of a batch: enough to make sending cheap, and few enough to answer signals between two batches. */
const BATCH = 32

/**
 * The limit of pages that are examined before other work gets a turn. Most pages are kept, and a turn costs more than
 * examining ten of them.
 */
const LOOKED_AT = 256

/** The number of pages that are rendered before another thread would have started. */
const WORTH_A_THREAD = 1000

export async function renderPages(
  context: RenderContext,
  { site, standing = null, threads, threadsFrom = WORTH_A_THREAD }: RenderInput,
): Promise<Staged> {
  const { plan, bundle, renderer, prepared } = site
  // Languages are rendered one after the other, so that the parts that pages of a language share are rendered once
  // and not kept for the next one.
  const all = lookedAt(plan, standing)
  const jobs = LOCALES.flatMap((locale) => all.filter((job) => job.locale === locale))
  const stage = createStage(context)
  const failures = createFailures(jobs)
  let rendered = 0
  const named: Record<string, string> = {}
  const { files, staging } = context
  const ownTemplates = [...prepared.templates.own.keys()]
  const crew = createCrew({
    maker: { files, staging, renderer, shells: plan.shells },
    setup: { bundle: { entry: bundle.entry }, ownTemplates, shells: plan.shells, staging },
    threads: jobs.length < threadsFrom ? 1 : threads,
    alone: threadsFrom / 8,
  })
  try {
    const wanted = wantedOf(site, jobs, { stage, known: context.known })
    while (wanted.seen() < jobs.length) {
      // If nothing has changed, the loop waits for nothing, so signals are handled here.
      await nextTurn()
      context.signal?.throwIfAborted()
      await crew.take(wanted.batch(), (page, result) => {
        if (result.kind === 'failed') return failures.add(page.index, result)
        const entry = wanted.entryOf(page, result.parts)
        stage.made(page.file, { ...result, ...entry })
        if (entry.inputs !== undefined) named[partsNamedBy(entry.key)] = result.parts
        if (page.slot !== 'cards') rendered += 1
      })
      context.progress(wanted.seen(), jobs.length)
    }
    await crew.finish()
  } finally {
    await crew.close()
  }
  return { ...stage.result(), problems: failures.problems(), rendered, named }
}

/**
 * The pages and parts of pages that the output may lack. The engine has the reads of each page, and knows which of
 * them may have changed since the page was made.
 */
function lookedAt({ pages, fragments, roots }: BuildPlan, standing: Published | null): readonly RenderJob[] {
  const unsettled = roots.unsettled()
  if (standing === null || unsettled === null) return [...pages, ...fragments()]
  const { manifest, site } = standing
  // A new job may have taken the place of a file that is not a page.
  const isKnown = (job: RenderJob, index: number) =>
    job === site.plan.pages[index] || manifest.files.get(job.file)?.inputs !== undefined
  const wanted = pages.filter((job, index) => unsettled.has(job.file) || !isKnown(job, index))
  const keys = new Map(site.plan.fragments().map(({ file, key }) => [file, key]))
  return [...wanted, ...fragments().filter(({ file, key }) => keys.get(file) !== key)]
}

interface Wanted {
  /**
   * Yields those of the next pages that the output does not have. Props are built here, and released when the page is
   * made.
   */
  batch(): Iterable<PageWork>
  /** The number of pages that were examined. */
  seen(): number
  /** The key of a page that was made and contains these parts of the shell, with the trace of its reads. */
  entryOf(page: PageTicket, parts: string): Pick<ManifestEntry, 'key' | 'inputs'>
}

function wantedOf(
  site: SiteState,
  jobs: readonly RenderJob[],
  context: Pick<Looked, 'stage' | 'known'>,
): Wanted {
  const { roots } = site.plan
  const onTheWay = new Map<number, Reads>()
  let next = 0
  return {
    *batch() {
      const end = Math.min(next + LOOKED_AT, jobs.length)
      for (let found = 0; next < end && found < BATCH;) {
        const index = next++
        const job = jobs[index] as RenderJob
        const looked = { ...context, index, onTheWay }
        const work = job.key === undefined ? pageWork(site, job, looked) : fragmentWork(site, job, looked)
        if (work === null) continue
        found += 1
        yield work
      }
    },
    seen: () => next,
    entryOf(page, parts) {
      const reads = onTheWay.get(page.index)
      if (reads === undefined) return { key: page.key, inputs: undefined }
      onTheWay.delete(page.index)
      return { key: roots.keyWith(page, parts), inputs: roots.record(page, reads, parts) }
    },
  }
}

interface Looked {
  readonly index: number
  readonly stage: Stage
  readonly known: Manifest | null
  /** The reads of pages that are not made yet. The parts of the shell that they contain are known when they are made. */
  readonly onTheWay: Map<number, Reads>
}

/** Null if the page is kept. */
function pageWork(
  { plan, bundle }: SiteState,
  job: RenderJob,
  { index, stage, known, onTheWay }: Looked,
): PageWork | null {
  const { roots } = plan
  const { file, locale, slot } = job
  const before = known?.files.get(file)
  // A page whose reads are unchanged is kept without its props.
  if (before?.inputs !== undefined && roots.isSame(job, before.inputs)) {
    stage.keepAsKnown(file, before)
    return null
  }
  const { value, reads } = roots.begun(job, () => plan.propsOf(job))
  const props = JSON.stringify(value)
  const key = identityOf([bundle.templates[slot]], { slot, props })
  // Equal props give the same page if its parts of the shell are unchanged.
  const { named = {} } = known ?? {}
  const parts = before && roots.sameParts({ key, locale }, { key: before.key, named })
  if (before !== undefined && parts !== undefined) {
    stage.keepAsKnown(file, { ...before, inputs: roots.record(job, reads, parts) })
    return null
  }
  onTheWay.set(index, reads)
  return { order: { index, file, locale, slot, props, key, knownHash: before?.hash }, props: value }
}

/** Null for cards that are kept. Their keys are known before they are made. */
function fragmentWork({ plan }: SiteState, job: RenderJob, { index, stage, known }: Looked): PageWork | null {
  const { file, locale, slot, key } = job
  if (key === undefined || stage.keep(file, key)) return null
  const props = plan.propsOf(job)
  const knownHash = known?.files.get(file)?.hash
  return { order: { index, file, locale, slot, props: JSON.stringify(props), key, knownHash }, props }
}
