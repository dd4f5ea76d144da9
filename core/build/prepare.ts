/**
 * Stages 1 to 5 without templates. `check` runs only these, and `build` runs them first. They write only to the
 * cache.
 */
import path from 'node:path'
import { groupBy } from '../domain/group-by.ts'
import { dayAt } from '../domain/moment.ts'
import { lazy } from '../domain/remembered.ts'
import type { Code } from '../diagnostics/codes.ts'
import { hasErrors, problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { LinkResult } from '../site/link-steps.ts'
import type { LinkedSite } from '../site/linked.ts'
import type { FileJob } from '../plan/jobs.ts'
import { pictureUses } from '../plan/picture-uses.ts'
import type { PictureJobs, PlannedPictures } from '../plan/pictures.ts'
import { isCacheEntry } from './cache/cache-contents.ts'
import { cacheFolderProblem, markCache } from './cache/cache-folder.ts'
import { copiesOf } from './output/copies.ts'
import { isDefault } from './defaults/default-files.ts'
import { atDefaults } from './defaults/default-places.ts'
import { FACTS_NAME, openFactsCache } from './sources/facts-cache.ts'
import type { ImportCounts } from './imports/imports.ts'
import { keepQuarantine } from './imports/quarantine.ts'
import { lastVersions } from './imports/last-versions.ts'
import { linkWithImports } from './imports/link-imports.ts'
import type { StandingVersion } from './imports/link-imports.ts'
import { importsIn } from './imports/load-imports.ts'
import { loadSources, recordsOf, reloadSources } from './sources/load.ts'
import type { LoadPorts, Sources } from './sources/load.ts'
import { damagedEntries } from './pictures/failure.ts'
import { sitePictures } from './pictures/site-pictures.ts'
import type { SitePictures } from './pictures/site-pictures.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { pageStylesheets } from './bundle/styles.ts'
import { instantOfBuild, todayOf } from './build-time.ts'
import { surveyOf } from './survey.ts'
import type { Survey } from './survey.ts'
import type { TemplateTree } from './bundle/template-tree.ts'

export interface Prepared extends SitePictures {
  readonly sources: Sources
  readonly site: LinkedSite
  /** The outcome of the records of each source of site-config/imports.json. */
  readonly imports: readonly ImportCounts[]
  /** Last versions of imported records that do not fit the site today. */
  readonly stood: readonly StandingVersion[]
  readonly pictures: PlannedPictures
  readonly pictureJobs: PictureJobs
  /** The places of the content that name a picture. */
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
  readonly linked?: LinkResult
  readonly problems: readonly Problem[]
}

/** The results of the previous step. Everything that did not change since stays the same objects. */
export interface Known {
  readonly sources: Sources
  /** The last site without errors. */
  readonly prepared?: Prepared | undefined
  /** These two are as in `Memory`. */
  readonly linked?: LinkResult | undefined
  readonly touched?: readonly string[] | undefined
}

/**
 * Returns the last site if only some of its sources have changed since. Sources of another site belong to a step that
 * failed.
 */
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
  // A process that continues has determined all facts itself.
  const facts =
    known.sources.size === 0
      ? await openFactsCache(files, { folder: options.cache, fresh: options.force })
      : undefined
  const { sources, survey } = await filesOf(ports, options, { known, standing, earlier: facts?.earlier })
  const { value: templates, problems: templateProblems } = survey.templates
  const { value: records, problems: recordProblems } = recordsOf(sources, survey.others, {
    now,
    isDraft: options.draft,
    isStrict: options.strict,
    before: known.linked?.steps.config,
  })
  const sourceProblems = [...recordProblems, ...templateProblems]
  if (records === null) return { sources, prepared: null, problems: sourceProblems }
  const placed = (problems: readonly Problem[]) => atDefaults(sources, records.config, problems)

  ports.progress({ phase: 'check' })
  const imports = importsIn(sources.values())
  const linking = await linkWithImports(records, imports, {
    before: known.linked,
    today: dayAt(now),
    versionsOf: (source) => lastVersions(files, root, source),
  })
  const { linked, problems: linkProblems, counts } = linking
  const site = linked.value
  if (imports.length > 0) await keepQuarantine(files, options.cache, linking.quarantine)
  await facts?.save(sources)
  const { value: pageStyles, problems: styleProblems } = pageStylesheets(site)
  const pictures = await sitePictures(ports, options, {
    site,
    sources,
    standing,
    before: known.prepared?.picturePlan,
  })
  const { picturePlan, pictureSources, unreadablePictures, smallPictures } = pictures
  // Only messages need the index, and few builds read it, so it is not kept (decision 0044).
  const usesByRef = lazy(() => groupBy(pictureUses(site), (use) => [use.ref]))
  const placesOfPicture = (ref: string) => (usesByRef().get(ref) ?? []).map(({ at }) => at())
  const copies = copiesOf(root, site)
  const prepared: Prepared = {
    sources,
    site,
    imports: counts,
    stood: linking.stood,
    picturePlan,
    pictures: picturePlan.pictures,
    pictureSources,
    pictureJobs: picturePlan.jobs,
    unreadablePictures,
    smallPictures,
    placesOfPicture,
    pageStyles,
    survey,
    templates,
    copies,
  }
  const shownOfLink = linkProblems.filter(
    ({ code }) => !hasErrors(recordProblems) || !CONSEQUENCES.includes(code),
  )
  const damaged = damagedEntries(facts?.damaged ? [FACTS_NAME] : [])
  const found = [
    ...sourceProblems,
    ...shownOfLink,
    ...styleProblems,
    ...unreadablePictures.map(linking.softened),
    ...smallPictures,
    ...damaged,
  ]
  const shown = placed(found).filter((each) => !isOfDefaultText(each))
  return { sources, prepared, linked, problems: shown }
}

/** Returns the sources and the survey of the other files; the survey is the previous one if it is still valid. */
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

/**
 * A text of the package may link to a page that the site does not have in each language. Such a link is shown as text, and the
 * agency has no text to change.
 */
function isOfDefaultText({ code, at }: Problem): boolean {
  return code === 'AS3306' && at.length > 0 && at.every(({ file }) => isDefault(file))
}

/**
 * Problems about missing records, and about placeholders of a missing configuration. They are suppressed after errors of
 * reading, because what could not be read counts as missing.
 */
const CONSEQUENCES: readonly Code[] = [
  'AS3202',
  'AS3203',
  'AS3301',
  'AS3302',
  'AS3306',
  'AS3401',
  'AS3402',
  'AS6003',
]
