/** Links a site without the imported records that have errors, so that one of them does not stop the others. */
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import { lazy } from '../../domain/remembered.ts'
import { SITE_STRINGS } from '../../languages/strings.ts'
import { link } from '../../site/link.ts'
import type { LinkResult } from '../../site/link-steps.ts'
import type { Origin, Records, SourceRecord } from '../../site/records.ts'
import { asPersonOfExport } from './imported-people.ts'
import { asSeverity } from './as-severity.ts'
import type { ImportContent, ImportCounts } from './imports.ts'
import { isRecent } from './last-versions.ts'
import type { LastVersion, LastVersions } from './last-versions.ts'
import type { QuarantinedRecord } from './quarantine.ts'
import { standingProblem } from './standing-versions.ts'

interface LinkedImports {
  readonly linked: LinkResult
  readonly problems: readonly Problem[]
  readonly counts: readonly ImportCounts[]
  readonly quarantine: readonly QuarantinedRecord[]
  /** The same problem as a warning, if it belongs to an imported record that may be left out. */
  readonly softened: (found: Problem) => Problem
  /** The versions that are published instead of records that do not fit the site. */
  readonly stood: readonly StandingVersion[]
}

export interface StandingVersion {
  readonly source: string
  readonly version: LastVersion
  readonly warning: Problem
}

interface Changes {
  readonly gone: Set<string>
  readonly loose: Map<string, Set<string>>
  readonly standing: Map<string, StandingVersion>
}

/** Leaving out a record may make another one wrong, such as a home of its project. */
const ROUNDS = 5

export interface LinkPorts {
  /** An ISO date. */
  readonly today: string
  /** The last good versions of the records of a source. */
  readonly versionsOf: (source: string) => Promise<LastVersions>
}

export async function linkWithImports(
  records: Records,
  imports: readonly ImportContent[],
  { before, ...ports }: LinkPorts & { readonly before: LinkResult | undefined },
): Promise<LinkedImports> {
  const sources = placesOf(imports)
  const leftOut: Problem[] = []
  const quarantine = imports.flatMap(({ wrong }) => wrong)
  const changes: Changes = { gone: new Set(), loose: new Map(), standing: new Map() }
  const { gone, loose, standing } = changes
  const standIn = createStandIn(imports, ports)
  let current = records
  let linked = link(current, SITE_STRINGS, before)
  for (let round = 0; round < ROUNDS; round++) {
    const wrong = linked.problems.filter(
      (found) => found.severity === 'error' && placeOf(found, sources) !== null,
    )
    if (wrong.length === 0) break
    leftOut.push(...asSeverity(wrong, 'skip'))
    const faulty = faultyAmong(wrong, sources, loose)
    quarantine.push(...faulty.values())
    for (const key of faulty.keys()) {
      const version = standing.has(key) ? undefined : await standIn(key)
      if (version === undefined) gone.add(key)
      else standing.set(key, version)
    }
    current = changed(records, changes)
    linked = link(current, SITE_STRINGS, linked)
  }
  const stood = [...standing].flatMap(([key, version]) => (gone.has(key) ? [] : [version]))
  const counts = imports.map((content) => countsOf(content, sources, gone))
  const summary = counts.filter((each) => each.leftOut > 0).map((each) => problem('AS9302', each))
  const softened = (found: Problem): Problem => {
    if (found.severity !== 'error') return found
    if (placeOf(found, sources) !== null) return { ...found, severity: 'warning' }
    return asPersonOfExport(found, records.config.team, imports)
  }
  const kept = stood.map(({ warning }) => warning)
  const problems = [...leftOut, ...kept, ...linked.problems, ...summary]
  return { linked, problems, counts, quarantine, softened, stood }
}

/**
 * The records with errors, by their keys. A record with a reference to a missing record is published without the
 * reference.
 */
function faultyAmong(
  wrong: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  loose: Changes['loose'],
): ReadonlyMap<string, QuarantinedRecord> {
  const faulty = new Map<string, QuarantinedRecord>()
  for (const found of wrong) {
    const key = placeOf(found, sources) as string
    const reference = looseReference(found)
    if (reference !== undefined) {
      loose.set(key, (loose.get(key) ?? new Set()).add(reference))
      continue
    }
    const [{ file, position }] = found.at as readonly [Problem['at'][number]]
    const { problems = [] } = faulty.get(key) ?? {}
    const source = sources.get(key) as string
    faulty.set(key, { source, file, line: position?.line ?? 1, id: null, problems: [...problems, found] })
  }
  return faulty
}

/** The last good version of a record that does not fit the site, if its source keeps versions that long. */
function createStandIn(imports: readonly ImportContent[], { today, versionsOf }: LinkPorts) {
  const all = lazy(() => new Map(imports.flatMap(placedRecords)))
  const versions = new Map<string, Promise<LastVersions>>()
  return async (key: string): Promise<StandingVersion | undefined> => {
    const found = all().get(key)
    if (found === undefined || found.content.keepLast === 0) return undefined
    const { content, record, sourceId } = found
    const { id, keepLast } = content
    const known = versions.get(id) ?? versionsOf(id)
    versions.set(id, known)
    const { file, language, line = 1 } = record.origin
    const version = (await known).get(sourceId)?.find((each) => each.language === language)
    if (version === undefined || !isRecent(version.day, today, keepLast)) return undefined
    // The version of today may be the one that does not fit, for example after a change of the rules of the site.
    if (JSON.stringify(version.value) === JSON.stringify(record.value)) return undefined
    const warning = standingProblem({ id: sourceId, day: version.day, days: keepLast }, { file, line })
    return { source: id, version, warning }
  }
}

function placedRecords(content: ImportContent) {
  return [...content.sourceIds].map(([record, sourceId]) => {
    return [keyOf(record.origin.file, record.origin.path[0]), { content, record, sourceId }] as const
  })
}

/**
 * The field of a home that refers to a project or an agent that is not published, because it has errors or is not in
 * the export. The home is published without the field.
 */
function looseReference({ code, at }: Problem): string | undefined {
  const field = at[0]?.path.at(-1)
  const isLoose = code === 'AS3301' && (field === 'ProjectID' || field === 'ManagerID')
  return isLoose ? field : undefined
}

/** The records without those that are left out, and with the versions that replace others. */
function changed(records: Records, { gone, loose, standing }: Changes): Records {
  const keyIn = ({ origin }: { readonly origin: Origin }) => keyOf(origin.file, origin.path[0])
  const left = <T extends object>(all: readonly SourceRecord<T>[]) =>
    all
      .filter((record) => !gone.has(keyIn(record)))
      .map((record) => {
        const key = keyIn(record)
        const version = standing.get(key)?.version.value as T | undefined
        const fields = loose.get(key)
        if (version === undefined && fields === undefined) return record
        const value = withoutFields(version ?? record.value, fields ?? new Set())
        return { ...record, value, facts: undefined }
      })
  return { ...records, properties: left(records.properties), projects: left(records.projects) }
}

function withoutFields<T extends object>(value: T, fields: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !fields.has(name))) as T
}

/** Records of sources that do not stop the build -> the ids of their sources. */
function placesOf(imports: readonly ImportContent[]): ReadonlyMap<string, string> {
  const skipping = imports.filter(({ onError }) => onError === 'skip')
  return new Map(
    skipping.flatMap(({ id, properties, projects }) =>
      [...properties, ...projects].map(({ origin }) => [keyOf(origin.file, origin.path[0]), id] as const),
    ),
  )
}

function keyOf(file: string, record: string | number | undefined): string {
  return `${record} ${file}`
}

/** The imported record that a problem belongs to; null for the files of the site. */
function placeOf({ at }: Problem, sources: ReadonlyMap<string, string>): string | null {
  const [first] = at
  if (first === undefined) return null
  const key = keyOf(first.file, first.path[0])
  return sources.has(key) ? key : null
}

function countsOf(
  { id, counts }: ImportContent,
  sources: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): ImportCounts {
  const more = [...gone].filter((key) => sources.get(key) === id).length
  return { ...counts, published: counts.published - more, leftOut: counts.leftOut + more }
}
