/** The recipe of a build: what `advance` gives is rendered, and published as a whole. */
import { isFatal } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { narrowJobs } from '../plan/pictures.ts'
import { nextEnd } from '../site/tombstones.ts'
import { growHeap } from '../system/heap.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import { advance } from './advance.ts'
import type { SiteState } from './advance.ts'
import type { Outcome } from './build.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import type { Memory } from './memory.ts'
import type { Places } from './output.ts'
import { encodePictures } from './pictures/encode.ts'
import { missingLedger } from './past.ts'
import type { BuildOptions, Ports } from './ports.ts'
import type { Prepared } from './prepare.ts'
import { keepReceipt } from './receipt.ts'
import { renderPages } from './render.ts'
import { phaseClock, reportOf } from './report.ts'
import type { Session } from './session.ts'
import { createStage, stageFiles } from './stage.ts'
import type { Staged } from './stage.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'

/** From so many pages on memory counts for more than a twelfth of the time. */
const MANY_PAGES = 20_000

/** From so many on also where little is made, as in a process that goes on. */
const VERY_MANY_PAGES = 60_000

function growthFor(pages: number, isFirst: boolean): Parameters<typeof growHeap>[0] {
  if (pages < MANY_PAGES) return 'free'
  return isFirst || pages >= VERY_MANY_PAGES ? 'sparing' : 'careful'
}

export interface Asked {
  readonly session: Session
  readonly previous: Memory | null
  /** Of all that the build may read, as it was before; null where nobody may rely on them. */
  readonly stamps: Hash | null
}

export async function publishedBuild(
  ports: Ports,
  options: BuildOptions,
  { session, previous, stamps }: Asked,
): Promise<Outcome> {
  const { places } = session
  const clock = phaseClock(ports.now)
  // First of all: what is refused here need not be downloaded for.
  const target = await targetOf(ports, options, { session, previous })
  const isFirst = !previous?.site
  if (isFirst) growHeap('careful')
  // A process that goes on remembers all of it.
  const known = previous === null ? target.known : null
  const advanced = await advance(ports, { options, places, known, ended: clock.end }, previous)
  const { site, memory } = advanced
  growHeap(growthFor(site?.plan.pages.length ?? 0, isFirst))
  const unrecorded = site === null ? [] : missingLedger(site.prepared.site, site.past, options)
  if (site === null || unrecorded.length > 0)
    return { ok: false, problems: [...advanced.problems, ...unrecorded], memory, report: null }
  const share = target.share(site)
  const made = await makeAll(ports, options, { site: share, target, places, clock })
  const problems = withoutTwins([...advanced.problems, ...made.problems])
  if (made.stages === null || isFatal(problems, options)) return { ok: false, problems, memory, report: null }
  const { pages, others, pictures } = made.stages
  const manifest = await target.finish(site, [pages, others, pictures])
  clock.end('publish')
  const { plan, prepared } = share
  const { before } = target
  const jobs = prepared.pictureJobs
  const report = reportOf({ plan, pages, pictures, manifest, before, jobs, phases: clock.phases })
  if (stamps !== null)
    await keepReceipt(ports.files, places, {
      stamps,
      build: manifest.id,
      until: nextEnd(site.prepared.site, site.past),
      problems: lasting(problems),
      report,
    })
  return { ok: true, problems, memory: { ...memory, published: { output: places.output, manifest } }, report }
}

interface Making {
  readonly site: SiteState
  readonly target: Target
  readonly places: Places
  readonly clock: ReturnType<typeof phaseClock>
}

interface Made {
  readonly problems: readonly Problem[]
  /** null where a page could not be made: then no picture is begun. */
  readonly stages: Readonly<Record<'pages' | 'others' | 'pictures', Staged>> | null
}

/** Puts into staging what the target does not hold yet. */
async function makeAll(
  ports: Ports,
  options: BuildOptions,
  { site, target: { known }, places, clock }: Making,
): Promise<Made> {
  const context = { files: ports.files, staging: places.staging, known, signal: ports.signal }
  const pages = await renderPages(
    { ...context, progress: (done, total) => ports.progress({ phase: 'render', done, total }) },
    { site, threads: options.threads ?? ports.processors, threadsFrom: options.threadsFrom },
  )
  const { plan } = site
  const others = await stageFiles(context, [...plan.files, ...plan.searchFiles()])
  clock.end('render')
  if (isFatal(pages.problems, options)) return { problems: pages.problems, stages: null }
  const { prepared } = site
  const pictures = await stagePictures(ports, { prepared, places, known, fresh: options.force })
  clock.end('pictures')
  return { problems: [...pages.problems, ...pictures.problems], stages: { pages, others, pictures } }
}

/** Those that another build of the same files would find: what was wrong with the cache was mended. */
function lasting(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ code }) => code !== 'AS5011' && code !== 'AS5012')
}

/** A cache that cannot be written is found by each who tries, and said once. */
function withoutTwins(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.findIndex(({ code }) => code === 'AS5012')
  return problems.filter(({ code }, index) => code !== 'AS5012' || index === first)
}

/** Encodes what the cache lacks, and stages what the output lacks. Names hold the content: a known name is never made again. */
async function stagePictures(
  ports: Ports,
  {
    prepared,
    places,
    known,
    fresh,
  }: { prepared: Prepared; places: Places; known: Manifest | null; fresh: boolean },
): Promise<Staged> {
  const stage = createStage({ files: ports.files, staging: places.staging, known })
  const kept = new Map<OutputPath, ManifestEntry>()
  const wanted = narrowJobs(prepared.pictureJobs, ({ file }) => {
    const entry = known?.files.get(file)
    if (entry) kept.set(file, entry)
    return entry === undefined
  })
  const { problems } = await encodePictures(wanted, {
    files: ports.files,
    cacheFolder: places.cache,
    fresh,
    now: ports.now,
    concurrency: ports.processors + 1,
    progress: ({ done, total, etaSeconds }) => ports.progress({ phase: 'pictures', done, total, etaSeconds }),
    placesOf: prepared.placesOfPicture,
    deliver: async (file, content) => {
      ports.signal?.throwIfAborted()
      await stage.put(file, { key: hashOf(content), content })
    },
  })
  const { entries, staged } = stage.result()
  return { entries: new Map([...kept, ...entries]), staged, problems, rendered: staged.length }
}
