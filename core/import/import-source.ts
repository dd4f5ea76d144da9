/** A source of site-config/imports.json -> the records of the site. */
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { isLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { inLanguage } from '../schema/in-language.ts'
import type { MappingRules } from '../schema/mapping-rules.ts'
import { project } from '../schema/project.ts'
import { property } from '../schema/property.ts'
import { placesBeside, withFilesBeside } from './beside-export.ts'
import type { Attachment, PlaceFile } from './beside-export.ts'
import { checkRecord } from './check-record.ts'
import type { Columns } from './mapping/columns.ts'
import { isFiltered } from './mapping/mapped.ts'
import type { MappedRecord } from './mapping/mapped.ts'
import { memberId, memberOf } from './people.ts'
import type { OwnPeople, RecordPeople } from './people.ts'
import type { Preset } from './preset.ts'
import { rulesOf, withMark } from './preview.ts'
import type { RawPlace } from './raw-record.ts'
import { mapExport, surveyExport } from './read-export.ts'
import type { Export, ExportFile } from './read-export.ts'
import { GIVEN_TWICE, REPLACED } from './repeated-ids.ts'
import { siteIdOf } from './record-ids.ts'
import type { IdRules } from './record-ids.ts'

export interface SourceToImport {
  readonly files: readonly ExportFile[]
  /** Files of an archive at an https address, which lie in the cache. */
  readonly attachments?: readonly Attachment[] | undefined
  readonly preset: Preset
  readonly mapping?: MappingRules | undefined
  readonly encoding?: string | undefined
  readonly ids?: IdRules | undefined
  readonly transform?: Export['transform']
  readonly own?: OwnPeople | undefined
}

export interface ImportedRecord extends RecordPeople {
  readonly kind: MappedRecord['kind']
  readonly sourceId: string
  /** As the schema gives it. */
  readonly value: unknown
  readonly language: Locale | undefined
  /** Warnings. */
  readonly problems: readonly Problem[]
}

/** A record with an error. */
export interface WrongRecord {
  readonly at: RawPlace
  /** Absent for a row that could not be read. */
  readonly sourceId?: string | undefined
  readonly problems: readonly Problem[]
}

export interface ImportedSource {
  readonly records: readonly ImportedRecord[]
  readonly wrong: readonly WrongRecord[]
  /** Reason -> number of records that the rules leave out. */
  readonly filtered: Readonly<Record<string, number>>
  /** The ids of all records that were read, in the source. */
  readonly seen: ReadonlySet<string>
  /** Whether a record that is missing may still be in the stock. */
  readonly isPart: boolean
  readonly placeFile: PlaceFile
  /** The names of the columns of its tables, without private ones. */
  readonly columns: ReadonlySet<string>
  /** Files that could not be read to their ends, and warnings about files. */
  readonly faults: readonly Problem[]
}

async function surveyedRules(
  preset: Preset,
  mapping: MappingRules,
  exportBy: (rules: MappingRules) => Export,
): Promise<{ readonly rules: MappingRules; readonly columns: Columns }> {
  const named = await rulesOf(preset, mapping, exportBy)
  const columns = await surveyExport(exportBy(named.rules))
  return { rules: withMark(preset, named, columns).rules, columns }
}

/** read = records + wrong + the sum of filtered. A record of a later file replaces that of an earlier one. */
export async function importSource(source: SourceToImport): Promise<ImportedSource> {
  const { preset, mapping = {}, files, encoding, transform } = source
  const faults: Problem[] = []
  const names = new Set<string>()
  const exportBy = (rules: MappingRules): Export => {
    const report = (found: Problem) => faults.push(found)
    const named = (columns: readonly string[]) => columns.forEach((name) => names.add(name))
    return { files, reader: preset.reader, rules, encoding, transform, report, named }
  }
  const { rules, columns } = await surveyedRules(preset, mapping, exportBy)
  faults.length = 0
  const placeFile = await placesBeside(files, source.attachments)
  const records = new Map<string, ImportedRecord>()
  const wrong: WrongRecord[] = []
  const filtered: Record<string, number> = {}
  const seen = new Set<string>()
  let isPart = rules.stock === 'part'
  const filter = (reason: string) => (filtered[reason] = (filtered[reason] ?? 0) + 1)
  for await (const item of mapExport(exportBy(rules), columns)) {
    if ('sourceId' in item) seen.add(item.sourceId)
    if ('isOfPart' in item && item.isOfPart) isPart = true
    if ('fault' in item) faults.push(item.fault)
    else if (!('sourceId' in item)) wrong.push(item)
    else if (isFiltered(item)) filter(item.reason)
    else {
      const checked = checkedRecord(item, source, placeFile)
      if ('value' in checked) {
        const key = keyOf(checked, records)
        const known = records.get(key)
        if (known === undefined) records.set(key, checked)
        else if (known.at.file !== checked.at.file) {
          filter(REPLACED)
          records.delete(key)
          records.set(key, checked)
        } else {
          // The home of a project, which some answers contain once more.
          filter(GIVEN_TWICE)
          if (checked.at.isNested !== true) records.set(key, checked)
        }
      } else wrong.push(checked)
    }
  }
  return { records: [...records.values()], wrong, filtered, faults, seen, isPart, placeFile, columns: names }
}

/** Twice in one file is a mistake, which is reported when records are merged. */
function keyOf(
  { kind, sourceId, language, at }: ImportedRecord,
  known: ReadonlyMap<string, ImportedRecord>,
): string {
  const key = JSON.stringify([kind, sourceId, language ?? ''])
  const same = known.get(key)?.at
  if (same === undefined || same.file !== at.file || same.isNested === true || at.isNested === true)
    return key
  return `${key} ${at.record}`
}

function checkedRecord(
  mapped: MappedRecord,
  { ids, own }: SourceToImport,
  place: PlaceFile,
): ImportedRecord | WrongRecord {
  const { kind, at, sourceId, people, offices } = mapped
  const { data, value, problems } = checkRecord(withManager(mapped, ids, own), (id) => siteIdOf(id, ids))
  if (value === undefined || hasErrors(problems)) return { at, sourceId, problems }
  const given = data['language']
  const language = typeof given === 'string' && isLocale(given) ? given : undefined
  const schema = kind === 'property' ? property : project
  const localised = language === undefined ? value : inLanguage(schema, value, language)
  return {
    kind,
    at,
    sourceId,
    value: withFilesBeside(localised, at.file, place),
    language,
    people,
    offices,
    problems,
  }
}

const NOBODY: OwnPeople = { agency: '', members: [], offices: [] }

/** The first person of a record manages it, unless its data has a mistake. */
function withManager(mapped: MappedRecord, ids: IdRules | undefined, own = NOBODY): MappedRecord {
  const [manager] = mapped.people
  if (manager === undefined || mapped.fields['ManagerID'] !== undefined) return mapped
  const id = memberId(manager, ids, own)
  const isMember = own.members.some((member) => member.id === id) || memberOf(manager, id) !== undefined
  return isMember ? { ...mapped, fields: { ...mapped.fields, ManagerID: id } } : mapped
}
