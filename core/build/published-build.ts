/**
 * The steps of a build that publishes: it renders the result of `advance` and publishes everything at once.
 * docs/architecture.md describes the stages.
 */
import { isFatal } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { narrowJobs } from '../plan/pictures.ts'
import { growHeap } from '../system/heap.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import { advance } from './advance.ts'
import type { SiteState } from './advance.ts'
import type { Outcome } from './build.ts'
import { findingsOf } from './reports/findings.ts'
import { draftForHost } from './output/host-files.ts'
import { keepReads } from './cache/kept-reads.ts'
import { keepVersions } from './imports/last-versions.ts'
import type { LastVersion } from './imports/last-versions.ts'
import { importsIn } from './imports/load-imports.ts'
import type { Manifest } from './output/manifest.ts'
import type { ManifestEntry } from './output/manifest-files.ts'
import type { Memory } from './memory.ts'
import type { Places } from './output/output.ts'
import { encodePictures } from './pictures/encode.ts'
import { nextBuild } from './reports/next-build.ts'
import { missingLedger } from './past.ts'
import type { BuildOptions, Ports } from './ports.ts'
import type { Prepared } from './prepare.ts'
import { compressionProblems, compressStages } from './output/precompressed.ts'
import { keepReceipt } from './output/receipt.ts'
import { renderPages } from './threads/render.ts'
import { phaseClock, reportOf } from './reports/report.ts'
import type { Session } from './session.ts'
import { stockOf } from './reports/stock-changes.ts'
import { createStage, NOTHING_STAGED, stageFiles } from './output/stage.ts'
import { collapsedStock } from './imports/stock-guard.ts'
import type { Staged } from './output/stage.ts'
import { targetOf } from './output/target.ts'

/** From this number of pages on, memory is worth more than a twelfth of the time. */
const MANY_PAGES = 20_000

/** From this number of pages on, that holds for processes that continue as well, which make few pages. */
const VERY_MANY_PAGES = 60_000

function growthFor(pages: number, isFirst: boolean): Parameters<typeof growHeap>[0] {
  if (pages < MANY_PAGES) return 'free'
  return isFirst || pages >= VERY_MANY_PAGES ? 'sparing' : 'careful'
}

export interface Asked {
  readonly session: Session
  readonly previous: Memory | null
  /** The stamps of everything that the build may read, taken before it began; null if they are not reliable. */
  readonly stamps: Hash | null
}

/** `advance` runs stages 1 to 5, also for `dev`. */
export async function publishedBuild(
  ports: Ports,
  options: BuildOptions,
  { session, previous, stamps }: Asked,
): Promise<Outcome> {
  const { places } = session
  const { files, signal, progress } = ports
  const clock = phaseClock(ports.now)
  const isFirst = !previous?.site
  // The target comes first, because a refused build should not download anything.
  const target = await targetOf(ports, options, { session, previous })
  const { known, standing } = target
  if (isFirst) growHeap('careful')

  // 1 to 5: load, validate, link, bundle, plan.
  const step = { options, places, recalls: true, ended: clock.end }
  const { site: whole, memory, problems: found } = await advance(ports, step, previous)
  growHeap(growthFor(whole?.plan.pages.length ?? 0, isFirst))
  const refused = whole === null ? [] : publicationProblems(whole, options)
  const failed = (problems: readonly Problem[]): Outcome => ({ ok: false, problems, memory, report: null })
  if (whole === null || refused.length > 0) return failed([...found, ...refused])
  const site = target.share(whole)
  const { plan, prepared } = site

  // 6: render.
  const staging = { files, staging: places.staging, known, signal }
  const threads = { threads: options.threads ?? ports.processors, threadsFrom: options.threadsFrom }
  const rendering = (done: number, total: number) => progress({ phase: 'render', done, total })
  const pages = await renderPages({ ...staging, progress: rendering }, { site, standing, ...threads })
  const generated = [...plan.files, ...plan.searchFiles()]
  const others = await stageFiles({ ...staging, roots: plan.roots }, generated)
  clock.end('render')
  if (isFatal(pages.problems, options)) return failed(withoutTwins([...found, ...pages.problems]))

  // 7: pictures. The output has those of the last site.
  const areSame = standing?.site.prepared.pictureJobs === prepared.pictureJobs
  const missing = { prepared, places, known, fresh: options.force }
  const pictures = areSame ? NOTHING_STAGED : await stagePictures(ports, missing)
  clock.end('pictures')
  const problems = withoutTwins([...found, ...pages.problems, ...pictures.problems])
  if (isFatal(problems, options)) return failed(problems)

  // 8: publish.
  const made = [pages, others, pictures]
  if (options.compress) {
    made.push(await compressStages({ ...staging, ...target, ports }, [pages, others]))
    clock.end('compress')
  }
  const manifest = await target.finish(whole, made)
  memory.engine?.settle()
  if (isFirst) await keepReads(files, places.cache, memory.engine)
  await keepImports(ports, options, { places, site: whole })
  clock.end('publish')

  const { next, isSure } = nextBuild(whole)
  const before = standing?.stock
  const stock = stockOf(whole.prepared.site, before)
  const publication = { site: whole, places, manifest, next, stock, before }
  const findings = await findingsOf(ports, options, publication)
  const report = reportOf({ ...site, ...target, pages, pictures, manifest, findings, phases: clock.phases })
  if (stamps !== null && isSure) {
    const times = { from: whole.prepared.site.now, until: report.nextChange?.at ?? null }
    const receipt = { stamps, build: manifest.id, ...times, problems: lasting(problems), report }
    await keepReceipt(files, places, receipt)
  }
  const published = { output: places.output, manifest, site: whole, stock }
  return { ok: true, problems, memory: { ...memory, published }, report }
}

/** The problems that prevent the publication of a site that can be rendered. */
function publicationProblems({ prepared: { site }, past }: SiteState, options: BuildOptions) {
  return [
    ...missingLedger(site, past, options),
    ...collapsedStock(site, past, options),
    ...draftForHost(site, options),
    ...compressionProblems(site, options),
  ]
}

/** Stores the published records of each source, which replace records that have errors on a later day. */
async function keepImports(
  { files }: Ports,
  { shard }: BuildOptions,
  { places: { root }, site: { prepared, past } }: { readonly places: Places; readonly site: SiteState },
): Promise<void> {
  // All shards of a site have the same records, so the first one stores them.
  if ((shard?.index ?? 1) !== 1) return
  const imports = importsIn(prepared.sources.values())
  if (imports.length === 0) return
  const { properties, projects } = prepared.site
  const published = new Set([
    ...properties.map(({ property }) => `property ${property.ID}`),
    ...projects.map(({ project }) => `project ${project.ID}`),
  ])
  for (const { id, versions, days } of imports) {
    const right = versions.filter(({ kind, value }) =>
      published.has(`${kind} ${(value as { ID: number }).ID}`),
    )
    const stood = new Map(
      prepared.stood.flatMap(({ source, version }) => (source === id ? [[keyOf(version), version]] : [])),
    )
    const kept = right.map((version) => {
      return stood.get(keyOf(version)) ?? { ...version, day: days.get(version.sourceId) ?? past.today }
    })
    await keepVersions(files, { root, source: id }, kept)
  }
}

function keyOf({ kind, sourceId, language }: Omit<LastVersion, 'day'>): string {
  return JSON.stringify([kind, sourceId, language ?? null])
}

/** The problems that another build of the same files would report. Damage of the cache is repaired. */
function lasting(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ code }) => code !== 'AS5011' && code !== 'AS5012')
}

/** Several stages may find that the cache cannot be written, which is reported once. */
function withoutTwins(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.findIndex(({ code }) => code === 'AS5012')
  return problems.filter(({ code }, index) => code !== 'AS5012' || index === first)
}

/**
 * Encodes the variants that the cache does not have, and stages those that the output does not have. Names contain
 * hashes of the content, so a file with a known name is not made again.
 */
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
  return {
    ...NOTHING_STAGED,
    entries: new Map([...kept, ...entries]),
    staged,
    problems,
    rendered: staged.length,
  }
}
