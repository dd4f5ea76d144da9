/**
 * The linked site -> the plan of a build. It is a pure function that decides every address, file name and picture.
 */
import type { Locale } from '../languages/codes.ts'
import { ABSENT, PRESENCE_ADDRESS } from '../domain/presence.ts'
import { lazy } from '../domain/remembered.ts'
import { createEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/engine.ts'
import type { AnyQuery } from '../engine/query.ts'
import type { Checked } from '../diagnostics/diagnostic.ts'
import { listingSeries } from '../site/listing-series.ts'
import type { LinkedSite } from '../site/linked.ts'
import { tombstonesOf } from '../site/tombstones.ts'
import type { Past } from '../ledger/ledger.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import type { Assets, ViewContext } from '../view/context.ts'
import { datedOffers } from '../view/feed-sources.ts'
import type { DatedOffers } from '../view/feed-sources.ts'
import { siteViews } from '../view/recorded-site.ts'
import { serviceSiteText } from '../view/service-site.ts'
import type { KnownHomes } from '../view/service-homes.ts'
import type { Shell, SlotName, SlotProps } from '../view/types.ts'
import type { HostedAddresses } from '../hosts/hosted-site.ts'
import { addressFiles } from './address-files.ts'
import { areSameClaims, claimsOf, findCollisions } from './collisions.ts'
import { hostedAddresses } from './hosted-addresses.ts'
import { feedFiles } from './feed-files.ts'
import { iconFiles } from './icons.ts'
import type { TemplateHashes } from './identity.ts'
import type { FileJob, FragmentJob, PageJob, RenderJob } from './jobs.ts'
import { listFiles, listQueries } from './list-files.ts'
import type { ListFiles } from './list-files.ts'
import { recordPages } from './pages.ts'
import type { PlanContext } from './plan-context.ts'
import { allPropertyPages } from './property-pages.ts'
import type { AllPropertyPages } from './property-pages.ts'
import type { PlannedPictures } from './pictures.ts'
import { nameOfSeries, recordedLists } from './recorded-lists.ts'
import { besideSources, rootsOf } from './roots.ts'
import type { Roots } from './roots.ts'
import { redirectedFolders } from './redirected-folders.ts'
import { rowQueries } from './row-queries.ts'
import { shellQueries } from './shell-queries.ts'
import { searchAddress, searchFiles, searchQueries } from './search-files.ts'
import { serviceData } from './service-data.ts'
import type { ServiceData } from './service-data.ts'
import { robotsFile, sitemapFiles, sitemapParts } from './sitemaps.ts'
import type { SitemapEntries, TextFile } from './sitemaps.ts'
import { specialPages } from './special-pages.ts'

export interface BuildPlan extends ServiceData {
  readonly pages: readonly PageJob[]
  readonly propertyPages: AllPropertyPages
  readonly sitemapEntries: SitemapEntries
  /** A check has none, because it makes no page. */
  readonly dated: DatedOffers | undefined
  /** The props of a page, or of a part of one. */
  readonly propsOf: (job: RenderJob) => SlotProps[SlotName]
  /**
   * The parts of pages that the browser loads. Their names are hashes of their content, which are computed when
   * needed.
   */
  readonly fragments: () => readonly FragmentJob[]
  readonly files: readonly FileJob[]
  /** The files of the search box, made when needed, because few pages of a large site show it. */
  readonly searchFiles: () => readonly FileJob[]
  readonly roots: Roots
  readonly shells: Readonly<Partial<Record<Locale, Shell>>>
  /** The key of the shell of a language; undefined for a language that the site does not have. */
  readonly shellKey: (locale: Locale) => Hash | undefined
  /** The addresses for hosts, which answer addresses without a page. */
  readonly addresses: HostedAddresses
  /** The files for the host of the build, which are among `files`. */
  readonly hostFiles: readonly FileJob[]
}

/** The parts of a plan of which the next one takes what did not change. */
type Standing = Pick<
  BuildPlan,
  'pages' | 'propertyPages' | 'sitemapEntries' | 'dated' | 'files' | 'serviceHomes'
>

export interface PlanInput {
  readonly site: LinkedSite
  /** The results of earlier builds. */
  readonly past: Past
  readonly pictures: PlannedPictures
  readonly assets: Assets
  /** Files of the bundle and of the content that are published as they are. */
  readonly files: readonly FileJob[]
  readonly fonts: readonly string[]
  /** Makes the files for the host of the build. */
  readonly hostFiles?: ((addresses: HostedAddresses) => readonly FileJob[]) | undefined
  /** Null for a check: nothing is rendered, so no part of a page has a name. */
  readonly templates: TemplateHashes | null
  /** Whether some of the templates are the site's own. */
  readonly hasOwnTemplates?: boolean | undefined
  /** The engine of the last plan of this process. */
  readonly engine?: Engine | undefined
  readonly toolchain?: string | undefined
  /** The last plan of this process without errors. */
  readonly before?: Standing | undefined
}

export function planBuild({
  site,
  past,
  pictures,
  assets,
  files,
  hostFiles = () => [],
  fonts,
  templates,
  hasOwnTemplates = false,
  engine = createEngine(),
  toolchain = '',
  before,
}: PlanInput): Checked<BuildPlan> {
  const { value: series, problems: seriesProblems } = listingSeries(site)
  const dated = templates === null ? undefined : datedOffers({ site, past }, before?.dated)
  const found = siteViews({ site, past, pictures, assets, dated }, engine)
  const contexts = site.locales.map((locale) => found.in(locale))
  const search = contexts.map((view) => searchQueries(engine, () => plan, view))
  const icons = iconFiles(site, pictures)
  const named = { icons: icons.links, manifest: icons.manifest.href, fonts }
  const shells = new Map(
    contexts.map((view) => {
      const strings = site.strings[view.locale]
      return [view.locale, shellQueries({ engine, files: named, strings }, view)]
    }),
  )
  const beside = besideSources({ templates, hasOwnTemplates, toolchain, jobs: () => special })
  const rows = rowQueries({ engine, plan: () => plan })
  const stocks = new Map(
    contexts.map((view) => {
      const shell = shells.get(view.locale)?.whole
      return [view.locale, listQueries({ engine, plan: () => plan, beside, rows, shell }, view)]
    }),
  )
  const views: Partial<Record<Locale, ViewContext>> = {}
  contexts.forEach((view, index) => {
    const queries = search[index]
    const searchFile = () =>
      queries === undefined || templates === null ? undefined : searchAddress(engine, queries, view)
    const selects = stocks.get(view.locale)?.selects
    const selectsOf: ViewContext['selectsOf'] = (whole) =>
      selects === undefined ? [] : engine.read(selects, nameOfSeries(whole))
    views[view.locale] = { ...view, searchFile, selectsOf }
  })
  const { reads } = found.in(site.defaultLocale)
  const lists = recordedLists({ series, reader: engine, reads })
  const propertyPages = allPropertyPages({ site, pictures }, before?.propertyPages)
  const tombstones = tombstonesOf(site, past)
  const plan: PlanContext = { site, pictures, series, lists, views, tombstones, propertyPages }

  const special = specialPages(plan)
  const pages = recordPages(plan).concat(special, propertyPages.internal.results)
  const maps = sitemapParts({ pages, before: before?.sitemapEntries }, engine)
  const known = { ledger: past.ledger, folders: redirectedFolders(plan, { ledger: past.ledger, pages }) }
  const answers = addressFiles(plan, known, engine)
  const tables = [
    beside,
    lists.queries,
    rows,
    { sitemap: maps.source, answers: answers.source },
    ...shells.values(),
    ...stocks.values(),
    ...search,
  ]
  engine.begin([...found.queries, ...tables.flatMap((table) => Object.values<AnyQuery<never>>(table))])
  const texts: readonly TextFile[] = [
    ...sitemapFiles(plan, maps),
    robotsFile(plan),
    ...icons.files.map(({ file, text }): TextFile => ({ file, text: () => text })),
  ]
  const generated = texts.map(({ file, isRecorded = false, ...content }): FileJob => ({
    file,
    name: `the generated ${file}`,
    at: [],
    content,
    isRecorded,
  }))
  const ofLists =
    templates === null
      ? NO_LISTS
      : listFiles(plan, { engine, rows, queriesIn: (locale) => stocks.get(locale) })
  const addresses = hostedAddresses(plan, known)
  const ofHost = hostFiles(addresses)
  const all = [
    ...files,
    ...generated,
    ...ofLists.files,
    ...feedFiles(plan),
    ...answers.files,
    ...presenceFile(site),
    ...ofHost,
  ]
  const claims = claimsOf({ pages, files: all })
  const claimed = before === undefined ? [] : claimsOf(before)
  const problems = [...seriesProblems, ...(areSameClaims(claims, claimed) ? [] : findCollisions(claims))]
  const serviceText = (homes: KnownHomes) =>
    site.config.service === undefined
      ? null
      : serviceSiteText(contexts, { pages, icons: icons.links, known: homes })
  const value: BuildPlan = {
    pages,
    propertyPages,
    sitemapEntries: maps.entries,
    dated,
    propsOf: (job) => job.props(plan),
    fragments: ofLists.fragments,
    files: all,
    searchFiles: lazy(() => searchFiles(engine, search)),
    roots: rootsOf(engine, { sources: beside, shells }),
    shells: Object.fromEntries([...shells].map(([locale, { whole }]) => [locale, engine.read(whole, '')])),
    shellKey: (locale) => {
      const shell = shells.get(locale)?.whole
      return shell && (engine.fingerprint(shell, '') as Hash)
    },
    ...serviceData(serviceText, before?.serviceHomes()),
    addresses,
    hostFiles: ofHost,
  }
  return { value, problems }
}

/** The answer of a host without the service, for pages of a site that has one. */
function presenceFile({ config }: LinkedSite): readonly FileJob[] {
  if (config.service === undefined) return []
  const file = PRESENCE_ADDRESS.slice(1) as OutputPath
  return [
    { file, name: 'the absence of the service', at: [], content: { text: () => JSON.stringify(ABSENT) } },
  ]
}

const NO_LISTS: ListFiles = { files: [], fragments: () => [] }
