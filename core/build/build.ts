/** The recipe of a build: what `advance` gives is rendered, and published as a whole. */
import path from 'node:path'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { narrowJobs } from '../plan/pictures.ts'
import type { PageJob } from '../plan/jobs.ts'
import { planBuild } from '../plan/plan.ts'
import { growHeap } from '../system/heap.ts'
import { readOnly } from '../system/files.ts'
import type { Files } from '../system/files.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import { NOTHING_KNOWN, advance, isFatal } from './advance.ts'
import type { Memory, SiteState } from './advance.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import { checkOutputFolder, placesOf } from './output.ts'
import type { Places } from './output.ts'
import { encodePictures } from './pictures/encode.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { prepare } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { createStage, renderPages, stageFiles } from './render.ts'
import type { Staged } from './render.ts'
import { phaseClock, reportOf } from './report.ts'
import type { BuildReport } from './report.ts'
import { keepReceipt, readReceipt, stampsOf } from './receipt.ts'
import { inSession, problemsBehind } from './session.ts'
import type { Session } from './session.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'

export interface Outcome {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  /** For the next build in the same process. */
  readonly memory: Memory | null
  readonly report: BuildReport | null
}

/** Builds the site, or says why not. A build that fails leaves the output as it was. */
export async function build(ports: Ports, options: BuildOptions, previous: Memory | null): Promise<Outcome> {
  const { files } = ports
  const places = placesOf(options.root, options.output, options.cache)
  const failed = (problems: readonly Problem[]): Outcome => ({
    ok: false,
    problems,
    memory: previous,
    report: null,
  })
  try {
    const notSite = await siteProblem(files, options)
    if (notSite !== null) return failed([notSite])
    await checkOutputFolder(files, places)
    return await inSession(ports, places, {
      failed,
      work: (session) => publishedBuild(ports, options, { session, previous }),
    })
  } catch (error) {
    return failed(await problemsBehind(error, ports, { places, staged: 0 }))
  }
}

/** From here on memory counts for more than a twelfth of the time. */
const MANY_PAGES = 20_000

async function publishedBuild(
  ports: Ports,
  options: BuildOptions,
  { session, previous }: { session: Session; previous: Memory | null },
): Promise<Outcome> {
  const { places } = session
  const clock = phaseClock(ports.now)
  // First of all: what is refused here need not be downloaded for.
  const target = await targetOf(ports, options, { session, published: publishedAt(places, previous) })
  // A process that goes on knows its sources, and builds right after they were touched.
  const isAsked = previous === null && target.whole !== undefined
  const stamps = isAsked ? stampsOf(options.root, ports.now()) : null
  const same = await unchanged(ports.files, { places, whole: target.whole, stamps })
  if (same !== null && !isFatal(same.problems, options)) return same
  growHeap('careful')
  const advanced = await advance(ports, { options, places, ended: clock.end }, previous)
  const { site, memory } = advanced
  growHeap((site?.plan.pages.length ?? 0) < MANY_PAGES ? 'free' : 'careful')
  if (site === null) return { ok: false, problems: advanced.problems, memory, report: null }
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
      problems: lasting(problems),
      report,
    })
  return { ok: true, problems, memory: { ...memory, published: { output: places.output, manifest } }, report }
}

function publishedAt({ output }: Places, memory: Memory | null): Manifest | null {
  return memory?.published?.output === output ? memory.published.manifest : null
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
    { site, threads: options.threads ?? ports.processors },
  )
  const others = await stageFiles({ ...context, progress: () => undefined }, site.plan.files)
  clock.end('render')
  if (isFatal(pages.problems, options)) return { problems: pages.problems, stages: null }
  const { prepared } = site
  const pictures = await stagePictures(ports, { prepared, places, known, fresh: options.force })
  clock.end('pictures')
  return { problems: [...pages.problems, ...pictures.problems], stages: { pages, others, pictures } }
}

/** What the last build said, where another one would do nothing. */
async function unchanged(
  files: Files,
  { places, whole, stamps }: { places: Places; whole: Target['whole']; stamps: Hash | null },
): Promise<Outcome | null> {
  const receipt = whole && stamps !== null ? await readReceipt(files, places) : null
  if (receipt === null || receipt.stamps !== stamps || receipt.build !== whole?.id) return null
  const report = { ...receipt.report, rendered: 0, reasons: [], picturesMade: 0, phases: [] }
  return { ok: true, problems: receipt.problems, memory: null, report }
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

export interface Planned {
  readonly pages: readonly PageJob[]
  readonly problems: readonly Problem[]
}

/** Everything that a build would make and find before it renders. Writes nothing, not even the cache. */
export async function planSite(ports: Ports, options: BuildOptions): Promise<Planned> {
  const places = placesOf(options.root, options.output, options.cache)
  try {
    const { prepared, problems } = await prepare(
      { ...ports, files: readOnly(ports.files) },
      options,
      NOTHING_KNOWN,
    )
    if (prepared === null) return { pages: [], problems }
    const { value, problems: planProblems } = planBuild({
      ...prepared,
      ...UNBUILT_ASSETS,
      templates: null,
      files: prepared.copies,
    })
    return { pages: value.pages, problems: [...problems, ...planProblems] }
  } catch (error) {
    return { pages: [], problems: await problemsBehind(error, ports, { places, staged: 0 }) }
  }
}

async function siteProblem(files: Files, { root, shownRoot }: BuildOptions): Promise<Problem | null> {
  return (await files.stat(path.join(root, 'site-config'))) === null
    ? problem('AS1204', { root: shownRoot })
    : null
}
