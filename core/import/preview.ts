/** The result that a site would make of an export that it has never read. Nothing is changed. */
import { CATALOGUE } from '../diagnostics/codes.ts'
import type { Code } from '../diagnostics/codes.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { MappingRules } from '../schema/mapping-rules.ts'
import { checkRecord } from './check-record.ts'
import { fieldUses } from './field-uses.ts'
import type { FieldUse } from './field-uses.ts'
import { withProvenMark } from './guess/guess-numbers.ts'
import { guessRules } from './guess/guess-rules.ts'
import type { Guess } from './guess/guess-rules.ts'
import { recordsNote, withRecords } from './guessed-records.ts'
import { createProfiler } from './guess/profile.ts'
import type { Profile } from './guess/profile.ts'
import { surveyColumns } from './mapping/columns.ts'
import type { Columns } from './mapping/columns.ts'
import { isFiltered } from './mapping/mapped.ts'
import { mergeRules } from './mapping/merge-rules.ts'
import { prepareRules } from './mapping/prepare.ts'
import type { Preset } from './preset.ts'
import { isRecord } from './raw-record.ts'
import { mapExport, readExport } from './read-export.ts'
import type { Export, ExportFile } from './read-export.ts'
import { createRepeats, REPLACED } from './repeated-ids.ts'
import { siteIdOf } from './record-ids.ts'

export interface PreviewOptions {
  readonly files: readonly ExportFile[]
  readonly preset: Preset
  /** The site's own rules. */
  readonly own?: MappingRules | undefined
  /** The encoding, if what the files declare is wrong. */
  readonly encoding?: string | undefined
  readonly transform?: Export['transform']
  /** Receives the data of each record that would be published. */
  readonly publish?: (record: PublishedRecord) => Promise<void>
}

export interface PublishedRecord {
  readonly kind: 'property' | 'project'
  readonly sourceId: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The problems of one code. */
export interface ProblemGroup {
  readonly code: Code
  readonly severity: Problem['severity']
  readonly title: string
  readonly count: number
  /** The first ones, of different fields of the source if there are. */
  readonly examples: readonly Problem[]
}

export interface Preview {
  readonly rules: MappingRules
  readonly notes: readonly string[]
  readonly fields: readonly FieldUse[]
  readonly counts: Counts
  readonly problems: readonly ProblemGroup[]
  /** The files that could not be read to their ends, and warnings about files. */
  readonly faults: readonly Problem[]
}

/** read = published + quarantined + the sum of filtered. */
export interface Counts {
  readonly read: number
  readonly published: number
  readonly quarantined: number
  readonly filtered: Readonly<Record<string, number>>
}

/** Records by which the meaning of columns is guessed. */
const GUESSED_FROM = 5000

export async function previewExport(options: PreviewOptions): Promise<Preview> {
  const { preset, own = {} } = options
  const faults: Problem[] = []
  const source = (rules: MappingRules): Export => ({
    files: options.files,
    reader: preset.reader,
    rules,
    encoding: options.encoding,
    transform: options.transform,
    report: (problem) => faults.push(problem),
  })
  const named = await rulesOf(preset, own, source)
  const { columns, profile } = await survey(source(named.rules))
  const { rules, notes } = withMark(preset, named, columns)
  const results = createResults()
  const repeatedIn = createRepeats()
  faults.length = 0
  for await (const item of mapExport(source(rules), columns)) {
    if ('fault' in item) faults.push(item.fault)
    else if (!('sourceId' in item)) results.quarantine(item.problems)
    else if (isFiltered(item)) results.filter(item.reason)
    else {
      const { data, problems } = checkRecord(item, siteIdOf)
      const repeated = hasErrors(problems) ? undefined : repeatedIn(item)
      if (typeof repeated === 'string') results.filter(repeated)
      else if (!results.check(repeated === undefined ? problems : [...problems, repeated])) continue
      if (repeated === undefined || repeated === REPLACED)
        await options.publish?.({ kind: item.kind, sourceId: item.sourceId, data })
    }
  }
  return {
    rules,
    notes,
    fields: fieldUses(profile, rules),
    faults,
    ...results.all(),
  }
}

interface PresetRules {
  readonly rules: MappingRules
  /** Statements about the rules that nothing confirms. */
  readonly notes: readonly string[]
}

/** The rules of a preset with the site's own. Those that are guessed follow from the first records. */
export async function rulesOf(
  preset: Preset,
  own: MappingRules,
  source: (rules: MappingRules) => Export,
): Promise<PresetRules> {
  if (preset.rules !== 'guess') return { rules: mergeRules(preset.rules, own), notes: preset.unsure }
  const named = await withRecords(own, source(own))
  const profile = await profileOf(source({ ...named, fields: undefined }), GUESSED_FROM)
  // Without records, nothing is assumed.
  if (profile.records === 0) return { rules: named, notes: [] }
  const guess = guessRules(profile)
  const records = named === own ? [] : [recordsNote(preset.reader, String(named.records))]
  return { rules: mergeRules(withoutRead(guess, own), named), notes: [...records, ...guess.notes] }
}

/** A guess goes by all columns. The rules of a preset and of the site say for themselves how numbers are written. */
export function withMark(preset: Preset, named: PresetRules, columns: Columns): PresetRules {
  return preset.rules === 'guess' ? withProvenMark(named, columns) : named
}

/** A rule of the site may read a telephone number whose owner is unknown. */
function withoutRead({ rules, contacts }: Guess, own: MappingRules): MappingRules {
  const read = new Set(textsIn(own))
  const isRead = (name: string) => contacts.includes(name) && read.has(name)
  return rules.drop === undefined ? rules : { ...rules, drop: rules.drop.filter((name) => !isRead(name)) }
}

/** All texts of rules, of which paths are some. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function profileOf(source: Export, most: number): Promise<Profile> {
  const profiler = createProfiler()
  let records = 0
  for await (const item of readExport(source)) {
    if (!isRecord(item)) continue
    profiler.add(item.fields)
    if (++records >= most) break
  }
  return profiler.profile()
}

async function survey(source: Export): Promise<{ readonly columns: Columns; readonly profile: Profile }> {
  const conventions = surveyColumns(prepareRules(source.rules))
  const profiler = createProfiler()
  for await (const item of readExport(source)) {
    if (!isRecord(item)) continue
    conventions.add(item.fields)
    profiler.add(item.fields)
  }
  return { columns: conventions.columns(), profile: profiler.profile() }
}

const EXAMPLES = 3

interface Group {
  count: number
  readonly examples: Problem[]
  readonly texts: Set<string>
}

function createResults() {
  const groups = new Map<Code, Group>()
  const filtered: Record<string, number> = {}
  let read = 0
  let published = 0
  let quarantined = 0
  const note = (problem: Problem) => {
    const group = groups.get(problem.code) ?? { count: 0, examples: [], texts: new Set() }
    groups.set(problem.code, group)
    group.count++
    // One example of each field is more useful than three of one field.
    const text = problem.message.replace(/"[^"]*"/, '')
    if (group.examples.length < EXAMPLES && !group.texts.has(text)) group.examples.push(problem)
    group.texts.add(text)
  }
  const check = (problems: readonly Problem[]): boolean => {
    read++
    for (const problem of problems) note(problem)
    const isWrong = problems.some(({ severity }) => severity === 'error')
    if (isWrong) quarantined++
    else published++
    return !isWrong
  }
  const all = () => ({
    counts: { read, published, quarantined, filtered },
    problems: [...groups]
      .map(([code, { count, examples }]): ProblemGroup => {
        const { severity, title } = CATALOGUE[code]
        return { code, severity, title, count, examples }
      })
      .toSorted((left, right) => left.severity.localeCompare(right.severity) || right.count - left.count),
  })
  return {
    check,
    quarantine: (problems: readonly Problem[]) => void check(problems),
    filter: (reason: string) => {
      read++
      filtered[reason] = (filtered[reason] ?? 0) + 1
    },
    all,
  }
}
