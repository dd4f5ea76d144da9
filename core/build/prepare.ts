/** Stages 1 to 5 without templates: what `check` does, and what `build` does first. Writes nothing but its cache. */
import path from 'node:path'
import { frameOf } from '../domain/picture-frame.ts'
import { groupBy } from '../domain/group-by.ts'
import { dayAt } from '../domain/moment.ts'
import { lazy } from '../domain/remembered.ts'
import type { Code } from '../diagnostics/codes.ts'
import { hasErrors, problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { LinkedSite } from '../site/linked.ts'
import type { FileJob } from '../plan/jobs.ts'
import { pictureUses } from '../plan/picture-uses.ts'
import type { PictureUseAt } from '../plan/picture-uses.ts'
import { withFramedSources } from '../plan/framed-sources.ts'
import { planPictures } from '../plan/pictures.ts'
import type {
  PictureJobs,
  PicturePlan,
  PictureSource,
  PlannedPictures,
  PlanSettings,
} from '../plan/pictures.ts'
import { isCacheEntry } from './cache/cache-contents.ts'
import { cacheFolderProblem, markCache } from './cache/cache-folder.ts'
import { copiesOf } from './output/copies.ts'
import { atDefaults } from './defaults/default-places.ts'
import { FACTS_NAME, openFactsCache } from './sources/facts-cache.ts'
import type { ImportCounts } from './imports/imports.ts'
import { keepQuarantine } from './imports/quarantine.ts'
import { lastVersions } from './imports/last-versions.ts'
import { linkWithImports } from './imports/link-imports.ts'
import type { StandingVersion } from './imports/link-imports.ts'
import { exportLocations, importsIn } from './imports/load-imports.ts'
import { loadSources, recordsOf, reloadSources } from './sources/load.ts'
import type { LoadPorts, Sources } from './sources/load.ts'
import { damagedEntries } from './pictures/failure.ts'
import { ENCODER } from './pictures/sharp.ts'
import { smallHeroes } from './pictures/small-heroes.ts'
import { readPictures } from './pictures/source.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { pageStylesheets } from './bundle/styles.ts'
import { instantOfBuild, todayOf } from './build-time.ts'
import { surveyOf } from './survey.ts'
import type { Survey } from './survey.ts'
import type { TemplateTree } from './bundle/template-tree.ts'
import { basePathOf } from '../domain/site-address.ts'

export interface Prepared {
  readonly sources: Sources
  readonly site: LinkedSite
  /** What became of the records of each source of site-config/imports.json. */
  readonly imports: readonly ImportCounts[]
  /** Last versions of imported records that do not fit the site today. */
  readonly stood: readonly StandingVersion[]
  readonly picturePlan: PicturePlan
  readonly pictures: PlannedPictures
  readonly pictureSources: ReadonlyMap<string, PictureSource>
  readonly pictureJobs: PictureJobs
  /** Where the content names a picture. */
  readonly placesOfPicture: (ref: string) => readonly (readonly Pointer[])[]
  readonly pageStyles: ReadonlyMap<string, string>
  readonly survey: Survey
  readonly templates: TemplateTree
  /** Documents and static files of the content. */
  readonly copies: readonly FileJob[]
}

export interface Preparation {
  readonly sources: Sources
  readonly prepared: Prepared | null
  readonly problems: readonly Problem[]
}

const DEFAULT_QUALITY = 75

/** What was known before: what did not change since stays the same object. */
export interface Known {
  readonly sources: Sources
  /** The last site that was right. */
  readonly prepared?: Prepared | undefined
  /** As in `Memory`. */
  readonly touched?: readonly string[] | undefined
}

/** The last site, where nothing but some of its sources has changed since. Other sources than its own are of a step that went wrong. */
function stillStanding({ sources, prepared, touched = [] }: Known): Prepared | null {
  const isSurveyed = prepared !== undefined && prepared.sources === sources
  return isSurveyed && touched.length > 0 && touched.every((file) => sources.has(file)) ? prepared : null
}

export async function prepare(ports: Ports, options: BuildOptions, known: Known): Promise<Preparation> {
  const { files } = ports
  const { root } = options
  const now = instantOfBuild(options, ports.now)
  if ((await files.stat(path.join(root, 'site-config'))) === null) {
    return { sources: new Map(), prepared: null, problems: [problem('AS1204', { root: options.shownRoot })] }
  }
  const misplaced = await cacheFolderProblem(files, options)
  if (misplaced !== null) return { sources: new Map(), prepared: null, problems: [misplaced] }
  await markCache(files, options.cache, isCacheEntry)
  ports.progress({ phase: 'read' })
  const standing = stillStanding(known)
  // A process that goes on has found out everything itself.
  const facts =
    known.sources.size === 0
      ? await openFactsCache(files, { folder: options.cache, fresh: options.force })
      : undefined
  const { sources, survey } = await filesOf(ports, options, { known, standing, earlier: facts?.earlier })
  const recalled = facts?.recall(sources)
  const { value: templates, problems: templateProblems } = survey.templates
  const { value: records, problems: recordProblems } = recordsOf(sources, survey.others, {
    now,
    isDraft: options.draft,
    isStrict: options.strict,
  })
  const sourceProblems = [...recordProblems, ...templateProblems]
  if (records === null) return { sources, prepared: null, problems: sourceProblems }
  const placed = (problems: readonly Problem[]) => atDefaults(sources, records.config, problems)

  ports.progress({ phase: 'check' })
  const imports = importsIn(sources.values())
  const linking = await linkWithImports(records, imports, {
    before: known.prepared?.site,
    today: dayAt(now),
    versionsOf: (source) => lastVersions(files, root, source),
  })
  const { site, problems: linkProblems, counts } = linking
  if (imports.length > 0) await keepQuarantine(files, options.cache, linking.quarantine)
  await recalled?.save()
  const { value: pageStyles, problems: styleProblems } = pageStylesheets(site)
  const uses = pictureUses(site)
  const { value: pictureFiles, problems: pictureProblems } = await readAllPictures(ports, options, {
    site,
    uses,
    standing,
    sources,
  })
  const pictureSources = withFramedSources(
    uses.map(({ ref }) => ref),
    pictureFiles,
  )
  const settings = pictureSettings(site)
  const basePath = basePathOf(site.config.site.url)
  const picturePlan = planPictures(
    { uses, sources: pictureSources, settings, basePath },
    known.prepared?.picturePlan,
  )
  const { pictures, jobs: pictureJobs } = picturePlan
  // For messages: few builds ask, so nothing is kept for those (decision 0044).
  const usesByRef = lazy(() => groupBy(pictureUses(site), (use) => [use.ref]))
  const placesOfPicture = (ref: string) => (usesByRef().get(ref) ?? []).map(({ at }) => at())
  const copies = copiesOf(root, site)
  const prepared: Prepared = {
    sources,
    site,
    imports: counts,
    stood: linking.stood,
    picturePlan,
    pictures,
    pictureSources,
    pictureJobs,
    placesOfPicture,
    pageStyles,
    survey,
    templates,
    copies,
  }
  const linked = linkProblems.filter(({ code }) => !hasErrors(recordProblems) || !CONSEQUENCES.includes(code))
  const damaged = damagedEntries(facts?.damaged ? [FACTS_NAME] : [])
  const small = smallHeroes(uses, pictureSources, site.config.site.diagnostics)
  const found = [
    ...sourceProblems,
    ...linked,
    ...styleProblems,
    ...pictureProblems.map(linking.softened),
    ...small,
    ...damaged,
  ]
  return { sources, prepared, problems: placed(found) }
}

/** What is read, and what is only looked at; as it stood the last time where nobody has to look. */
async function filesOf(
  { files, now, network, env = {} }: Ports,
  options: BuildOptions,
  { known, standing, earlier }: { known: Known; standing: Prepared | null; earlier: LoadPorts['earlier'] },
): Promise<Pick<Prepared, 'sources' | 'survey'>> {
  const stored = options.storedImports === true && ('stored' as const)
  const offline = stored || (options.offline && ('forbidden' as const))
  const today = todayOf(options, now)
  const imports = { network, env, cacheFolder: options.cache, offline, today }
  const load = { files, root: options.root, now, earlier, imports }
  if (standing === null)
    return { sources: await loadSources(load, known.sources), survey: await surveyOf(files, options) }
  const sources = await reloadSources(load, known.sources, known.touched ?? [])
  return { sources, survey: standing.survey }
}

export function pictureSettings({ config: { pictures } }: Pick<LinkedSite, 'config'>): PlanSettings {
  return {
    quality: pictures?.quality ?? DEFAULT_QUALITY,
    pngFallback: pictures?.pngFallback ?? false,
    encoder: ENCODER,
  }
}

/** The use of the whole picture, of which a reference may name a part. */
function ofFile(use: PictureUseAt): PictureUseAt {
  const { file } = frameOf(use.ref)
  return file === use.ref ? use : { ...use, ref: file }
}

/** Said of what is not there: a record that could not be read would seem to be missing wherever it is named. */
const CONSEQUENCES: readonly Code[] = ['AS3202', 'AS3203', 'AS3301', 'AS3302', 'AS3306', 'AS6003']

type PicturesToRead = Pick<Prepared, 'site' | 'sources'> & {
  readonly uses: readonly PictureUseAt[]
  readonly standing: Prepared | null
}

function readAllPictures(
  { files, now, network, progress }: Ports,
  { root, cache, offline, whole, force }: BuildOptions,
  { site, uses, standing, sources }: PicturesToRead,
): Promise<Checked<ReadonlyMap<string, PictureSource>>> {
  // Other settings may allow other hosts.
  const isSame = standing?.site.config.pictures === site.config.pictures
  return readPictures(uses.map(ofFile), {
    files,
    now,
    network,
    offline,
    whole,
    fresh: force,
    known: isSame ? standing?.pictureSources : undefined,
    cacheFolder: cache,
    contentFolder: path.join(root, 'content'),
    archives: exportLocations(sources.values()),
    settings: site.config.pictures,
    progress: ({ done, total }) => progress({ phase: 'pictures', done, total }),
  })
}
