/** The linked site -> the plan of a build. Pure: every address, file name and picture is decided here. */
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { ABSENT, PRESENCE_ADDRESS } from '../domain/presence.ts'
import { resultCaches, lazy, recalled, remembered } from '../domain/remembered.ts'
import type { Checked } from '../diagnostics/diagnostic.ts'
import { listingSeries } from '../site/listing-series.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import type { LinkedSite } from '../site/linked.ts'
import { tombstonesOf } from '../site/tombstones.ts'
import type { Past } from '../ledger/ledger.ts'
import { hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import { contextFor } from '../view/context.ts'
import type { Assets, ViewContext } from '../view/context.ts'
import { shellOf } from '../view/shell.ts'
import { serviceSiteOf } from '../view/service-site.ts'
import type { Shell } from '../view/types.ts'
import { addressFiles } from './address-files.ts'
import { areSameClaims, findCollisions } from './collisions.ts'
import { iconFiles } from './icons.ts'
import { shellHashesOf } from './identity.ts'
import type { FileJob, FragmentJob, PageJob } from './jobs.ts'
import { listFiles } from './list-files.ts'
import type { KeysBefore, ListFiles } from './list-files.ts'
import { pageInputs } from './page-inputs.ts'
import type { PageInputs } from './page-inputs.ts'
import { recordPages } from './pages.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlannedPictures } from './pictures.ts'
import { NO_SEARCH, searchFiles } from './search-files.ts'
import { robotsFile, sitemapFiles } from './sitemaps.ts'
import type { TextFile } from './sitemaps.ts'
import { specialPages } from './special-pages.ts'

export interface BuildPlan {
  readonly pages: readonly PageJob[]
  /** Parts of pages that the browser asks for. Their names are hashes of what is in them, made when somebody wants them. */
  readonly fragments: () => readonly FragmentJob[]
  readonly files: readonly FileJob[]
  /** Of the search box, as late: hardly a page of a large site shows it. */
  readonly searchFiles: () => readonly FileJob[]
  readonly shells: Readonly<Partial<Record<Locale, Shell>>>
  readonly shellHashes: ReadonlyMap<Locale, Hash>
  /** What the service has to know; null for a site that does without it. */
  readonly serviceSite: () => ServiceSite | null
}

export interface PlanInput {
  readonly site: LinkedSite
  /** What earlier builds published. */
  readonly past: Past
  readonly pictures: PlannedPictures
  readonly assets: Assets
  /** Files of the bundle and of the content that are published as they are. */
  readonly files: readonly FileJob[]
  readonly fonts: readonly string[]
  /** Hash of the templates; null while checking: nothing is rendered, so no part of a page has a name. */
  readonly templates: Hash | null
  /** Stands for all content but the properties, and for the code that makes props of it. */
  readonly surroundings: () => Hash
  readonly keysBefore?: KeysBefore | undefined
  /** The last plan of this process that was right. */
  readonly before?: Pick<BuildPlan, 'pages' | 'files'> | undefined
}

export function planBuild({
  site,
  past,
  pictures,
  assets,
  files,
  fonts,
  templates,
  surroundings,
  keysBefore = () => undefined,
  before,
}: PlanInput): Checked<BuildPlan> {
  const { value: series, problems: seriesProblems } = listingSeries(site)
  const around = templates === null ? undefined : surroundings()
  const contexts = site.locales.map((locale) => {
    const context = contextFor({ site, pictures, assets }, locale)
    return around === undefined ? context : { ...context, cards: cardsKept(context, around) }
  })
  const search = lazy(() => (templates === null ? NO_SEARCH : searchFiles(contexts, series)))
  const views: Partial<Record<Locale, ViewContext>> = {}
  for (const view of contexts) views[view.locale] = { ...view, searchFile: () => search().hrefs[view.locale] }
  const icons = iconFiles(site, pictures)
  const made: Partial<Record<Locale, Shell>> = {}
  for (const locale of LOCALES) {
    const view = views[locale]
    if (view) made[locale] = shellOf(view, { icons: icons.links, manifest: icons.manifest.href, fonts })
  }
  const shellHashes = shellHashesOf(made)
  const shells = keptShells(made, { site, shellHashes })
  const inputs =
    templates === null || around === undefined
      ? {}
      : { inputs: inputsIn({ surroundings: around, templates, assets, shellHashes }, pictures) }
  const plan: PlanContext = { site, series, views, tombstones: tombstonesOf(site, past), ...inputs }

  const pages = [...recordPages(plan), ...specialPages(plan)]
  const texts: readonly TextFile[] = [
    ...sitemapFiles(plan, pages, around),
    robotsFile(plan),
    ...icons.files.map(({ file, text }): TextFile => ({ file, text: () => text })),
  ]
  const generated = texts.map(({ file, ...content }): FileJob => ({
    file,
    name: `the generated ${file}`,
    at: [],
    content,
  }))
  const lists =
    templates === null ? NO_LISTS : listFiles(plan, { templates, shells: shellHashes, keysBefore })
  const { fragments } = lists
  const all = [
    ...files,
    ...generated,
    ...lists.files,
    ...addressFiles(plan, past.ledger),
    ...presenceFile(site),
  ]
  const claims = [...pages, ...all]
  const known = before === undefined ? [] : [...before.pages, ...before.files]
  const problems = [...seriesProblems, ...(areSameClaims(claims, known) ? [] : findCollisions(claims))]
  const serviceSite = lazy(() =>
    site.config.service === undefined ? null : serviceSiteOf(contexts, pages, icons.links),
  )
  const value: BuildPlan = {
    pages,
    fragments,
    files: all,
    searchFiles: () => search().files,
    shells,
    shellHashes,
    serviceSite,
  }
  return { value, problems }
}

/** A host that serves files alone says so, to the pages of a site that has a service. */
function presenceFile({ config }: LinkedSite): readonly FileJob[] {
  if (config.service === undefined) return []
  const file = PRESENCE_ADDRESS.slice(1) as OutputPath
  return [
    { file, name: 'the absence of the service', at: [], content: { text: () => JSON.stringify(ABSENT) } },
  ]
}

/** Cards of properties, kept from build to build while all that they are made of beside their property is the same. */
const knownCards = resultCaches<ViewContext['cards']>()

function cardsKept({ pictures, locale, cards }: ViewContext, surroundings: Hash): ViewContext['cards'] {
  return recalled(knownCards[locale], [pictures, surroundings], () => cards)
}

const knownShells = resultCaches<Shell>()

/** An equal shell is the same object from build to build: what was rendered once for it still stands (templates/cached.tsx). */
function keptShells(
  shells: BuildPlan['shells'],
  { site, shellHashes }: Pick<BuildPlan, 'shellHashes'> & { readonly site: LinkedSite },
): BuildPlan['shells'] {
  const { routes } = site.config
  const kept = Object.entries(shells) as [Locale, Shell][]
  return Object.fromEntries(
    kept.map(([locale, shell]) => [
      locale,
      recalled(knownShells[locale], [routes, shellHashes.get(locale)], () => shell),
    ]),
  )
}

interface Around {
  readonly surroundings: Hash
  readonly templates: Hash
  readonly assets: Assets
  readonly shellHashes: BuildPlan['shellHashes']
}

function inputsIn(
  { surroundings, templates, assets, shellHashes }: Around,
  pictures: PlannedPictures,
): PageInputs {
  const names = JSON.stringify({ ...assets, pageStylesheets: [...assets.pageStylesheets] })
  const shared = [surroundings, templates, names, ...pictures.sharedStems]
  return pageInputs({
    pictures,
    surroundings: remembered(LOCALES.length, (locale) =>
      hashParts([...shared, shellHashes.get(locale as Locale) ?? '']),
    ),
  })
}

const NO_LISTS: ListFiles = { files: [], fragments: () => [] }
