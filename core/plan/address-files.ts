/** The files that answer addresses without a page (core/domain/addresses.ts). */
import {
  ADDRESS_INDEX,
  addressKey,
  REDIRECTS_FILE,
  answerFile,
  answerFileAt,
  answerFiles,
  answerKey,
  townKey,
  pageKey,
} from '../domain/addresses.ts'
import type { AddressIndex, AddressPattern, AddressAnswer, FolderRedirect } from '../domain/addresses.ts'
import { sameData } from '../domain/same-data.ts'
import { basePathOf } from '../domain/site-address.ts'
import type { Localised } from '../domain/locale.ts'
import type { Reader, Source } from '../engine/query.ts'
import type { Locale } from '../languages/codes.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { Town } from '../site/linked.ts'
import { redirectsOf } from '../site/redirects.ts'
import { foldPath, matchRoute } from '../site/routes.ts'
import type { RouteEntry } from '../site/routes.ts'
import type { OutputPath } from '../system/paths.ts'
import { PROPERTY_NOT_FOUND } from '../view/special-pages.ts'
import { answersFor } from './answers.ts'
import type { Keyed } from './answers.ts'
import type { FileJob } from './jobs.ts'
import type { PlanContext } from './plan-context.ts'
import { tombstonePaths } from './tombstone-pages.ts'

interface Known {
  readonly ledger: Ledger
  readonly folders: readonly FolderRedirect[]
}

interface AddressFiles {
  readonly files: readonly FileJob[]
  /** The answers of each file with records, towns and earlier addresses. */
  readonly source: Source<number, readonly Keyed[] | undefined>
}

export function addressFiles(plan: PlanContext, { ledger, folders }: Known, reader: Reader): AddressFiles {
  const byFile = answersByFile(plan, ledger)
  const source = {
    name: 'answers of addresses',
    of: (number: number) => byFile[number],
    textOf: answersText,
    isSame: sameData,
  }
  const made = byFile.map((_, number): FileJob => {
    const text = () => answersText(reader.read(source, number) ?? [])
    return { ...fileJob(answerFileAt(number), text), isRecorded: true }
  })
  const files = [
    fileJob(ADDRESS_INDEX, () => JSON.stringify(indexOf(plan, { ledger, folders, files: byFile.length }))),
    fileJob(REDIRECTS_FILE, () => JSON.stringify(redirectsIn(plan))),
    ...made,
  ]
  return { files, source }
}

/** Some files may contain no answer, because the script loads a file without knowing its content. */
function answersByFile(plan: PlanContext, ledger: Ledger): readonly (readonly Keyed[])[] {
  const records = recordAnswers(plan)
  const answers = [
    ...records,
    ...formerAnswers(records, ledger),
    ...pageAnswers(plan, ledger),
    ...townAnswers(plan),
  ]
  const count = answerFiles(answers.length)
  const byName = new Map(Array.from({ length: count }, (_, number) => [answerFileAt(number), [] as Keyed[]]))
  for (const keyed of answers) byName.get(answerFile(keyed[0], count))?.push(keyed)
  return [...byName.values()]
}

function answersText(answers: readonly Keyed[]): string {
  return JSON.stringify(Object.fromEntries(answers.map(([key, answer]) => [key, encodedAnswer(answer)])))
}

function fileJob(file: string, text: () => string): FileJob {
  return {
    file: file as OutputPath,
    name: 'the answers for addresses without a page',
    at: [],
    content: { text },
  }
}

export function encodedAnswer(answer: AddressAnswer): AddressAnswer {
  return 'moved' in answer ? { moved: encoded(answer.moved) } : { gone: encoded(answer.gone) }
}

function encoded(paths: Localised<string>): Localised<string> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, encodeURI(path)]))
}

/** The answers for records by their ids: records with a page, and removed ones. */
export function recordAnswers(plan: PlanContext): readonly Keyed[] {
  return [...publishedAnswers(plan), ...tombstoneAnswers(plan)]
}

function publishedAnswers({ site, propertyPages }: PlanContext): readonly Keyed[] {
  const ofProjects = site.projects.flatMap(({ project, paths }) => answersFor('project', project.ID, paths))
  return propertyPages.answers.items.concat(ofProjects)
}

function tombstoneAnswers(plan: PlanContext): readonly Keyed[] {
  return plan.tombstones.flatMap((tombstone) => {
    const gone = tombstonePaths(plan, tombstone)
    return tombstone.ids.map((id): Keyed => [answerKey(tombstone.record, id), { gone }])
  })
}

/** Addresses without an id that a record has or had, with the answer of the record. */
function formerAnswers(records: readonly Keyed[], { addresses }: Ledger): readonly Keyed[] {
  if (addresses.size === 0) return []
  return records.flatMap(([key, answer]) =>
    [...(addresses.get(key) ?? [])].map((hash): Keyed => [`address/${hash}`, answer]),
  )
}

/** The answers for earlier addresses of existing pages and articles. */
function pageAnswers(plan: PlanContext, ledger: Ledger): readonly Keyed[] {
  const answers = [...formerPages(plan, ledger)].map(([address, paths]): Keyed => {
    return [addressKey(address), { moved: paths }]
  })
  return [...new Map(answers.map((keyed) => [keyed[0], keyed])).values()]
}

/** The earlier addresses of pages and articles, with the current ones. */
export function* formerPages(
  { site }: PlanContext,
  { pages }: Ledger,
): Iterable<readonly [address: string, paths: Localised<string>]> {
  for (const [original, paths] of site.published.pages) {
    const { now = {}, before = [] } = pages.get(original) ?? {}
    const live = new Set(Object.values(paths).map(addressKey))
    for (const address of [...before, ...Object.values(now)])
      if (!live.has(addressKey(address))) yield [address, paths]
  }
}

/** The route of the lists of towns below a list; undefined if their addresses do not contain the postal code. */
function townRoute({ site }: PlanContext, { host }: ListingSeries): RouteEntry['paths'] {
  const paths = matchRoute(site.routes, `${host.original}city/0000-x/`)?.entry.paths ?? {}
  return Object.fromEntries(Object.entries(paths).filter(([, path]) => path.includes('{zip}')))
}

/** The list of a municipality answers for all its postal codes, before those of its parts. */
export function townAnswers(plan: PlanContext): readonly Keyed[] {
  const answers = new Map<string, Keyed>()
  const lists = plan.series.flatMap((series) =>
    series.scope.kind === 'town' ? [{ series, town: series.scope.town }] : [],
  )
  const inOrder = lists.toSorted((left, right) => rankOf(left.town) - rankOf(right.town))
  for (const { series, town } of inOrder) {
    const moved = pathsOfPage(series, 1)
    for (const path of Object.values(townRoute(plan, series))) {
      for (const key of (town.zips ?? [town.zip]).map((zip) => townKey(path, zip))) {
        if (!answers.has(key)) answers.set(key, [key, { moved }])
      }
    }
  }
  return [...answers.values()]
}

function rankOf({ within }: Town): number {
  return within === undefined ? 0 : 1
}

function townPatterns(plan: PlanContext): readonly AddressPattern[] {
  const whole = plan.series.filter(({ scope }) => scope.kind === 'all')
  return whole.flatMap((series) =>
    Object.entries(townRoute(plan, series)).map(([locale, path]): AddressPattern => {
      return { kind: 'town', locale: locale as Locale, path }
    }),
  )
}

/** All patterns by which an address of the site was ever made, in the order in which they are tried. */
export function patternsOf(plan: PlanContext, ledger: Ledger): readonly AddressPattern[] {
  const now = plan.site.published.patterns
  const known = new Map([...now, ...ledger.patterns].map((pattern) => [JSON.stringify(pattern), pattern]))
  const patterns = [...known.values(), ...INTERNAL]
  // Pages of lists end in a number as well, and a town can be in its place, so they come first.
  const lists = patterns.filter(({ kind }) => kind === 'list')
  const records = patterns.filter(({ kind }) => kind !== 'list')
  return [...lists, ...townPatterns(plan), ...records]
}

/** The page for homes that were never published. */
export function missingPage({ site }: PlanContext): Localised<string> {
  const page = site.pages.find(({ original }) => foldPath(original) === PROPERTY_NOT_FOUND)
  return encoded(page?.paths ?? {})
}

function indexOf(
  plan: PlanContext,
  { ledger, folders, files }: Known & { readonly files: number },
): AddressIndex {
  const { site } = plan
  const basePath = basePathOf(site.config.site.url)
  return {
    schema: 1,
    files,
    patterns: patternsOf(plan, ledger),
    missing: missingPage(plan),
    defaultLocale: site.defaultLocale,
    ...(folders.length === 0
      ? {}
      : { folders: folders.map((each) => ({ ...each, folder: pageKey(each.folder) })) }),
    ...(basePath === '' ? {} : { basePath }),
  }
}

const INTERNAL: readonly AddressPattern[] = [
  { kind: 'property', locale: null, path: '/property/{id}/' },
  { kind: 'project', locale: null, path: '/project/{id}/' },
]

function redirectsIn({ site }: PlanContext): Readonly<Record<string, string>> {
  return Object.fromEntries(redirectsOf(site).map(({ from, href }) => [pageKey(from), href]))
}
