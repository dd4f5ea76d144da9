/** Reads the sources of site-config/imports.json, each again only if one of its files changed. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { importSource } from '../../import/import-source.ts'
import type { ImportedRecord, ImportedSource } from '../../import/import-source.ts'
import { peopleIn } from '../../import/people.ts'
import type { ImportedPeople, OwnPeople } from '../../import/people.ts'
import { PRESETS } from '../../import/presets.ts'
import type { Preset } from '../../import/preset.ts'
import type { ExportFile } from '../../import/read-export.ts'
import { recognise, tellingFile } from '../../import/recognise.ts'
import type { ImportSource } from '../../schema/imports.ts'
import type { Property } from '../../schema/property.ts'
import type { Project } from '../../schema/project.ts'
import { factsOf } from '../../site/property-facts.ts'
import type { SourceRecord } from '../../site/records.ts'
import { hashOf, hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { asSeverity } from './as-severity.ts'
import { copyOf, exportsOf } from './find-exports.ts'
import type { ExportPorts } from './find-exports.ts'
import type { LastVersion } from './last-versions.ts'
import type { QuarantinedRecord } from './quarantine.ts'
import { KEPT_DAYS, keptVersions, missingRecords } from './standing-versions.ts'
import type { KeptVersion } from './standing-versions.ts'
import { rulesWithoutColumn, tableRules } from './table-rules.ts'

/** The records of one source with the counts for reports. */
export interface ImportContent {
  readonly id: string
  readonly onError: 'stop' | 'skip'
  readonly properties: readonly SourceRecord<Property>[]
  readonly projects: readonly SourceRecord<Project>[]
  readonly people: ImportedPeople
  readonly counts: ImportCounts
  readonly wrong: readonly QuarantinedRecord[]
  /** The id of each record in the source. */
  readonly sourceIds: ReadonlyMap<SourceRecord<unknown>, string>
  /** The number of days for which a last good version replaces a record with errors. */
  readonly keepLast: number
  /** The part of each record that a publication stores. */
  readonly versions: readonly Omit<LastVersion, 'day'>[]
  /** The days of the earlier versions that replace records with errors, by their ids in the source. */
  readonly days: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/** read = published + leftOut + filtered. */
export interface ImportCounts {
  readonly id: string
  readonly read: number
  readonly published: number
  readonly leftOut: number
  readonly filtered: number
}

/** The result of a source for one state of its files and of its entry. */
export interface KnownImport {
  readonly content: ImportContent
  /** The files that were read by their paths below the root, with their locations. */
  readonly files: ReadonlyMap<string, string>
  /** The copy of an https source, below the cache folder. */
  readonly copy?: string | undefined
  readonly hash: Hash
  /** Undefined if a second change could have the same stamp. */
  readonly stamp: string | undefined
  /** Serialised records by their positions. Equal records stay the same objects. */
  readonly records: ReadonlyMap<string, KeptRecord>
}

interface KeptRecord {
  readonly text: string
  readonly record: SourceRecord<unknown>
}

interface Entry {
  readonly entry: ImportSource
  readonly at: Pointer
}

export async function loadImport(
  ports: ExportPorts,
  { entry, at }: Entry,
  known: KnownImport | undefined,
): Promise<KnownImport> {
  const preset = PRESETS.find(({ id }) => id === entry.preset)
  const copy = copyOf(ports, { entry, preset, at })
  const read = await readImport(ports, { entry, at, preset }, known)
  return copy === undefined || read === known ? read : { ...read, copy }
}

async function readImport(
  ports: ExportPorts,
  { entry, at, preset }: Entry & { readonly preset: Preset | undefined },
  known: KnownImport | undefined,
): Promise<KnownImport> {
  if (entry.preset !== undefined && preset === undefined) {
    const names = PRESETS.map(({ id }) => id)
    return failed(entry, [problem('AS9014', { preset: entry.preset, known: names }, { at })])
  }
  const { value: found, problems } = await exportsOf(ports, { entry, preset, at })
  if (found === null) return failed(entry, problems)
  const { languages, today, transform: site, own } = ports
  // The day decides which last versions may still replace records with errors.
  const state = hashOf(JSON.stringify([entry, languages, today, own, site?.hash]))
  const stamp = found.stamp === undefined ? undefined : `${state} ${found.stamp}`
  if (stamp !== undefined && known?.stamp === stamp) return known
  const format = preset ?? (await formatOf(found.files))
  if ('code' in format) return failed(entry, [...problems, format])
  const misplaced = tableRules(entry, format, at)
  if (misplaced.length > 0) return failed(entry, [...problems, ...misplaced])
  const run = await site?.load()
  if (run?.value === null) return failed(entry, run.problems)
  const transform = run && { source: entry.id, run: run.value }
  const read = await importSource({ ...entry, ...found, preset: format, transform, own })
  const files = new Map(
    [...found.files, ...found.attachments].map(({ shown, location }) => [shown, location]),
  )
  const kept = await keptVersions(ports, entry, read)
  const missing = await missingRecords(ports, entry, { read, file: found.files[0]?.shown ?? '' })
  const reported = [...problems, ...rulesWithoutColumn(entry, read.columns, at)]
  return knownImport({ entry, own, read, kept, missing, files, stamp, problems: reported }, known)
}

async function formatOf(files: readonly ExportFile[]): Promise<Preset | Problem> {
  const found = await recognise(tellingFile(files, ({ shown }) => shown) as ExportFile)
  return 'code' in found ? found : found.preset
}

const NOBODY: ImportedPeople = { team: [], offices: [], problems: [] }

function failed({ id, onError = 'skip' }: ImportSource, problems: readonly Problem[]): KnownImport {
  const counts = { id, read: 0, published: 0, leftOut: 0, filtered: 0 }
  const nothing = {
    properties: [],
    projects: [],
    people: NOBODY,
    wrong: [],
    sourceIds: new Map(),
    keepLast: 0,
    versions: [],
    days: new Map(),
  }
  const content = { id, onError, ...nothing, counts, problems }
  return { content, files: new Map(), hash: hashOf(''), stamp: undefined, records: new Map() }
}

interface Read {
  readonly entry: ImportSource
  readonly own: OwnPeople
  readonly read: ImportedSource
  readonly kept: readonly KeptVersion[]
  readonly missing: readonly ImportedRecord[]
  readonly files: KnownImport['files']
  readonly stamp: string | undefined
  readonly problems: readonly Problem[]
}

function knownImport(
  { entry, own, read, kept, missing, files, stamp, problems }: Read,
  known: KnownImport | undefined,
): KnownImport {
  const { id, onError = 'skip' } = entry
  const records = new Map<string, KeptRecord>()
  const sourceIds = new Map<SourceRecord<unknown>, string>()
  const all = [...read.records, ...kept, ...missing]
  const placed = all.map((imported) => {
    const placedRecord = keptRecord(imported, known)
    records.set(keyOf(imported), placedRecord)
    sourceIds.set(placedRecord.record, imported.sourceId)
    return { kind: imported.kind, record: placedRecord.record }
  })
  const ofKind = <T>(kind: ImportedRecord['kind']) =>
    placed.flatMap((each) => (each.kind === kind ? [each.record as SourceRecord<T>] : []))
  const projects = ofKind<Project>('project')
  const people = peopleIn(read.records, { ids: entry.ids, own, placeFile: read.placeFile })
  const counts = countsOf(id, read, kept)
  const refused = read.wrong.flatMap((each) => asSeverity(each.problems, onError))
  const wrong = read.wrong.map(({ at, sourceId = null, problems: found }): QuarantinedRecord => {
    return { source: id, file: at.file, line: at.line, id: sourceId, problems: found }
  })
  const warnings = all.flatMap((each) => each.problems)
  const versions = all.map(({ kind, sourceId, language, value }) => ({ kind, sourceId, language, value }))
  const days = new Map(kept.map(({ sourceId, day }) => [sourceId, day]))
  const beside = hashOf(JSON.stringify([projects, people]))
  const properties = ofKind<Property>('property')
  const found = [...problems, ...read.faults, ...people.problems, ...refused, ...warnings]
  const content = {
    id,
    onError,
    properties,
    projects,
    people,
    counts,
    wrong,
    sourceIds,
    keepLast: entry.keepLast ?? KEPT_DAYS,
    versions,
    days,
    problems: found,
  }
  const hash = hashParts([beside, ...[...records.values()].map(({ text }) => text)])
  return { content, files, hash, stamp, records }
}

function countsOf(id: string, read: ImportedSource, kept: readonly KeptVersion[]): ImportCounts {
  const filtered = Object.values(read.filtered).reduce((sum, count) => sum + count, 0)
  const standing = new Set(kept.map(({ sourceId }) => sourceId))
  const leftOut = read.wrong.length - standing.size
  const published = read.records.length + standing.size
  return { id, read: published + leftOut + filtered, published, leftOut, filtered }
}

function keyOf({ kind, sourceId, language, at }: ImportedRecord): string {
  return JSON.stringify([kind, at.file, sourceId, language ?? null])
}

function keptRecord(imported: ImportedRecord, known: KnownImport | undefined): KeptRecord {
  const { kind, value, at, language } = imported
  const text = JSON.stringify(value)
  const before = known?.records.get(keyOf(imported))
  const isSame = before?.text === text
  const { origin } = before?.record ?? {}
  if (isSame && origin?.line === at.line && origin.path[0] === at.record) return before
  const record = {
    value: isSame ? before.record.value : value,
    origin: { file: at.file, path: [at.record], line: at.line, language },
    stem: at.file,
    facts: kind === 'property' ? factsOf(value as Property, before?.record.facts) : undefined,
  }
  return { text, record }
}
