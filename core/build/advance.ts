/**
 * The common part of all builds: the files of a site and the previous step -> everything that can be rendered.
 * `build`, `build --watch` and `dev` call it; in the first call `previous` is null. It does not touch the output.
 */
import path from 'node:path'
import { isFatal, problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { dayAt } from '../domain/moment.ts'
import { planBuild } from '../plan/plan.ts'
import type { BuildPlan } from '../plan/plan.ts'
import { assetFiles } from './bundle/assets.ts'
import { buildBundle } from './bundle/build-bundle.ts'
import { bundleTemplates } from './bundle/bundle.ts'
import { bundleApart } from './bundle/bundle-apart.ts'
import type { Bundle, Bundled } from './bundle/bundle.ts'
import { consentDialogs } from './bundle/consent.ts'
import { formTextFiles } from './bundle/form-texts.ts'
import { hostFiles } from './output/host-files.ts'
import { NOTHING_KNOWN } from './memory.ts'
import type { Memory } from './memory.ts'
import type { Places } from './output/output.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { readPast } from './past.ts'
import type { ReadPast } from './past.ts'
import { portalTextFiles } from './bundle/portal-texts.ts'
import { prepare } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { openReads } from './cache/kept-reads.ts'
import { loadRenderer } from './threads/renderer.ts'
import { siteIndex } from './site-index.ts'
import type { SiteIndex } from './site-index.ts'
import { toolchain } from './bundle/toolchain.ts'
import type { Renderer } from './threads/renderer.ts'

/** A site that can be rendered. Immutable. */
export interface SiteState {
  readonly prepared: Prepared
  readonly bundle: Bundle
  readonly renderer: Renderer
  readonly plan: BuildPlan
  readonly past: ReadPast
  readonly index: SiteIndex
}

export interface Advanced {
  /** Null if the site has errors. */
  readonly site: SiteState | null
  readonly memory: Memory
  readonly problems: readonly Problem[]
}

export interface Step {
  readonly options: BuildOptions
  readonly places: Places
  /** Whether to load what an earlier process recorded of pages. Commands that make all pages need it. */
  readonly recalls?: boolean
  /** Called with the name of each stage when the stage ends. */
  readonly ended: (stage: string) => void
}

export async function advance(ports: Ports, step: Step, previous: Memory | null): Promise<Advanced> {
  const { options, places, ended } = step
  const before = previous ?? NOTHING_KNOWN
  const { prepared, sources, linked, problems } = await prepare(ports, options, {
    sources: before.sources,
    prepared: before.site?.prepared,
    linked: before.linked,
    touched: before.touched,
  })
  ended('read and check')
  const stopped = (found: readonly Problem[]): Advanced => ({
    site: null,
    memory: { ...before, sources, linked: linked ?? before.linked, touched: undefined },
    problems: found,
  })
  if (prepared === null || isFatal(problems, options)) return stopped(problems)

  ports.progress({ phase: 'templates' })
  const { bundle, renderer, unkept } =
    (await sameTemplates(ports, prepared, before.site)) ??
    (await makeTemplates(ports, step, { prepared, isOnce: previous === null }))
  const dialogs = await consentDialogs(prepared, renderer)
  const { assets, files, fonts } = assetFiles(bundle, {
    ...prepared,
    dialogs,
    formTexts: formTextFiles(prepared),
    portalTexts: portalTextFiles(prepared),
  })
  ended('templates')

  const past = await readPast(
    ports,
    { root: options.root, today: dayAt(prepared.site.now) },
    before.site?.past,
  )
  const fresh = options.force || !step.recalls
  const engine = before.engine ?? (await openReads(ports.files, { folder: places.cache, fresh }))
  const { value: plan, problems: planProblems } = planBuild({
    ...prepared,
    past,
    assets,
    fonts,
    templates: bundle.templates,
    hasOwnTemplates: prepared.templates.own.size > 0,
    files: [...files, ...prepared.copies],
    hostFiles: (addresses) => hostFiles(prepared.site, { addresses, ...options }),
    engine,
    toolchain: toolchain(),
    before: before.site?.plan,
  })
  ended('plan')
  const unkeptProblems = unkept === undefined ? [] : [problem('AS5012', { reason: unkept })]
  const found = [...problems, ...planProblems, ...unkeptProblems]
  if (isFatal(found, options)) return stopped(found)
  const index = siteIndex(plan, prepared.pictureJobs)
  const site: SiteState = { prepared, bundle, renderer, plan, past, index }
  return { site, memory: { ...before, sources, site, linked, engine, touched: undefined }, problems: found }
}

interface Templates extends Pick<SiteState, 'bundle' | 'renderer'> {
  readonly unkept?: Bundled['unkept'] | undefined
}

async function makeTemplates(
  { files, bundle: bundled = bundleTemplates }: Ports,
  { options, places }: Step,
  { prepared: { templates }, isOnce }: { readonly prepared: Prepared; readonly isOnce: boolean },
): Promise<Templates> {
  const { bundle, unkept } = await bundled({
    files,
    tree: templates,
    cacheFolder: places.cache,
    fresh: options.force,
    build: isOnce ? bundleApart : buildBundle,
    spareFolder: path.join(places.workshop, 'templates'),
  })
  return { bundle, unkept, renderer: await loadRenderer(files, bundle, templates) }
}

/** Returns the templates of the previous site while the file exists that other threads load. */
async function sameTemplates(
  { files }: Ports,
  { templates }: Prepared,
  before: SiteState | null,
): Promise<Templates | null> {
  if (before?.prepared.templates !== templates) return null
  return (await files.stat(before.bundle.entry)) === null ? null : before
}
