/** The files that answer addresses without a page (core/domain/addresses.ts). */
import {
  ADDRESS_INDEX,
  addressKey,
  REDIRECTS_FILE,
  answerFile,
  answerFileAt,
  answerFiles,
  answerKey,
  pageKey,
} from '../domain/addresses.ts'
import type { AddressIndex, AddressPattern, AddressAnswer } from '../domain/addresses.ts'
import type { Localised } from '../domain/locale.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Paths } from '../site/linked.ts'
import { publishedBy } from '../site/published-addresses.ts'
import { redirectsOf } from '../site/redirects.ts'
import { foldPath } from '../site/routes.ts'
import type { OutputPath } from '../system/paths.ts'
import { PROPERTY_NOT_FOUND } from '../view/special-pages.ts'
import type { FileJob } from './jobs.ts'
import type { PlanContext } from './plan-context.ts'
import { tombstonePaths } from './tombstone-pages.ts'

type Keyed = readonly [key: string, answer: () => AddressAnswer]

export function addressFiles(plan: PlanContext, ledger: Ledger): readonly FileJob[] {
  const records = [...recordAnswers(plan), ...tombstoneAnswers(plan)]
  const answers = [...records, ...formerAnswers(records, ledger), ...pageAnswers(plan, ledger)]
  const files = answerFiles(answers.length)
  // Also files without an answer: the script asks for a file without knowing what it holds.
  const byFile = new Map(Array.from({ length: files }, (_, number) => [answerFileAt(number), [] as Keyed[]]))
  for (const keyed of answers) byFile.get(answerFile(keyed[0], files))?.push(keyed)
  return [
    fileJob(ADDRESS_INDEX, () => indexOf(plan, { ledger, files })),
    fileJob(REDIRECTS_FILE, () => redirectsIn(plan)),
    ...[...byFile].map(([file, keyed]) =>
      fileJob(file, () => Object.fromEntries(keyed.map(([key, answer]) => [key, answer()]))),
    ),
  ]
}

function fileJob(file: string, content: () => object): FileJob {
  return {
    file: file as OutputPath,
    name: 'the answers for addresses without a page',
    at: [],
    content: { text: () => JSON.stringify(content()) },
  }
}

function encoded(paths: Localised<string>): Localised<string> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, encodeURI(path)]))
}

function recordAnswers({ site }: PlanContext): readonly Keyed[] {
  const moved = (kind: 'property' | 'project', id: number, paths: Paths): Keyed[] =>
    Object.keys(paths).length === 0 ? [] : [[answerKey(kind, id), () => ({ moved: encoded(paths) })]]
  return [
    ...site.properties.flatMap(({ property, paths }) => moved('property', property.ID, paths)),
    ...site.projects.flatMap(({ project, paths }) => moved('project', project.ID, paths)),
  ]
}

function tombstoneAnswers(plan: PlanContext): readonly Keyed[] {
  return plan.tombstones.flatMap((tombstone) => {
    const gone = encoded(tombstonePaths(plan, tombstone))
    return tombstone.ids.map((id): Keyed => [answerKey(tombstone.record, id), () => ({ gone })])
  })
}

/** Addresses without an id that a record has or had: the answer of the record. */
function formerAnswers(records: readonly Keyed[], { addresses }: Ledger): readonly Keyed[] {
  return records.flatMap(([key, answer]) =>
    [...(addresses.get(key) ?? [])].map((hash): Keyed => [`address/${hash}`, answer]),
  )
}

/** Earlier addresses of pages and articles that are still there. */
function pageAnswers({ site }: PlanContext, { pages }: Ledger): readonly Keyed[] {
  const answers = new Map<string, Keyed>()
  for (const [original, paths] of publishedBy(site).pages) {
    const { now = {}, before = [] } = pages.get(original) ?? {}
    const live = new Set(Object.values(paths).map(addressKey))
    for (const address of [...before, ...Object.values(now)]) {
      const key = addressKey(address)
      if (!live.has(key)) answers.set(key, [key, () => ({ moved: encoded(paths) })])
    }
  }
  return [...answers.values()]
}

function indexOf(
  { site }: PlanContext,
  { ledger, files }: { readonly ledger: Ledger; readonly files: number },
): AddressIndex {
  const page = site.pages.find(({ original }) => foldPath(original) === PROPERTY_NOT_FOUND)
  const now = publishedBy(site).patterns
  const known = new Map([...now, ...ledger.patterns].map((pattern) => [JSON.stringify(pattern), pattern]))
  const patterns = [...known.values(), ...INTERNAL]
  // Pages of lists end in a number as well, and a town can stand in the place of theirs: they come first.
  const lists = patterns.filter(({ kind }) => kind === 'list')
  const records = patterns.filter(({ kind }) => kind !== 'list')
  return {
    schema: 1,
    files,
    patterns: [...lists, ...records],
    missing: encoded(page?.paths ?? {}),
    defaultLocale: site.defaultLocale,
  }
}

const INTERNAL: readonly AddressPattern[] = [
  { kind: 'property', locale: null, path: '/property/{id}/' },
  { kind: 'project', locale: null, path: '/project/{id}/' },
]

function redirectsIn({ site }: PlanContext): Readonly<Record<string, string>> {
  return Object.fromEntries(redirectsOf(site).map(({ from, href }) => [pageKey(from), href]))
}
