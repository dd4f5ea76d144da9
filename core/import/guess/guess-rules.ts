/**
 * Mapping rules for an export without a standard, by the names of its columns and their values. Nothing is certain here, so each
 * assumption that a name does not prove is a note for the user.
 */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule, MappingRules, ValueKind } from '../../schema/mapping-rules.ts'
import { SHEET } from '../workbook/sheet-column.ts'
import { mentions } from './column-meaning.ts'
import { createColumns } from './columns-by-meaning.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'
import { energyRules } from './guess-energy.ts'
import { goalRules } from './guess-goal.ts'
import { pictureRules, textRules, titleColumns } from './guess-media.ts'
import { outsideRules } from './guess-outside.ts'
import { otherNumbers, placeRules } from './guess-place.ts'
import { publishingRules } from './guess-publishing.ts'
import { priceRules } from './guess-price.ts'
import { statusRules } from './guess-status.ts'
import { entryName } from './list-entries.ts'
import type { Profile } from './profile.ts'

export interface Guess {
  readonly rules: MappingRules
  /**
   * Private fields of `drop` that are there only because their owner is unknown. A rule of the site may read them.
   */
  readonly contacts: readonly string[]
  /** Assumptions, in whole sentences. */
  readonly notes: readonly string[]
}

/** Columns whose name is unambiguous. */
const PLAIN: readonly ExportColumn[] = [
  'RecordFile',
  'ChargesRenter',
  'ChargesOwner',
  'DepositAmount',
  'CadastralIncome',
  'VAT',
  'NumberOfBedRooms',
  'NumberOfBathRooms',
  'NumberOfShowerRooms',
  'NumberOfToilets',
  'NumberOfGarages',
  'NumberOfParkings',
  'NumberOfFacades',
  'Floor',
  'HasLift',
  'SurfaceTotal',
  'SurfaceLiving',
  'SurfaceConstructed',
  'SurfaceGround',
  'ConstructionYear',
  'RenovationYear',
  'Heating',
  'Kitchen',
  'InsulationClass',
  'UniqueCode',
  'EPCCertificateNumber',
  'EPCExpiryDate',
  'ELevel',
  'CO2Emission',
  'FloodZone',
  'PScore',
  'GScore',
  'Availability',
  'VideoUrl',
  'VirtualTourUrl',
  'CreatedDate',
  'LastChangedDate',
]

/** Facts whose values have names in every language. */
const NAMES: Readonly<Record<string, ValueKind>> = {
  Heating: 'heatingName',
  Kitchen: 'kitchenName',
  Availability: 'availableName',
}

const KEPT: Readonly<Partial<Record<ExportColumn, string>>> = {
  rooms: 'rooms',
  floor: 'floor',
  condition: 'condition',
  lift: 'lift',
  furnished: 'furnished',
}

const NOT_READ: readonly ExportColumn[] = ['url', 'region', 'nearestTown']

export function guessRules(profile: Profile): Guess {
  const columns = createColumns(profile)
  const parts = [
    goalRules(columns),
    statusRules(columns),
    placeRules(columns),
    publishingRules(columns),
    plainRules(columns),
    priceRules(columns),
    outsideRules(columns),
    energyRules(columns),
    textRules(columns),
    pictureRules(columns),
  ]
  const hidden = parts.flatMap((part) => part.hidden ?? [])
  const id = idOf(columns)
  const people = peopleOf(columns)
  const offices = officesOf(columns, people)
  const drop = columns.all('private')
  const unread = offices === undefined ? [...NOT_READ, 'office' as const] : NOT_READ
  const fields = merged(parts.map((part) => part.fields))
  const ignore = [...unread.flatMap((meaning) => columns.all(meaning)), ...sheetOf(columns, fields)]
  const keep = merged([kept(columns), ...parts.map((part) => part.keep ?? {})])
  return {
    rules: {
      ...(id.path === undefined ? {} : { id: id.path }),
      fields,
      ...(hidden.length === 0
        ? {}
        : { filter: hidden.map((when) => ({ when, reason: 'not for publication' })) }),
      ...(Object.keys(keep).length === 0 ? {} : { keep }),
      ...(people === undefined ? {} : { people }),
      ...(offices === undefined ? {} : { offices }),
      ...(drop.length === 0 ? {} : { drop }),
      ...(ignore.length === 0 ? {} : { ignore }),
    },
    contacts: columns.contacts(),
    notes: [...namesNote(columns), ...id.notes, ...parts.flatMap(({ notes }) => notes)],
  }
}

type Rules = Readonly<Record<string, AnyRule>>

function merged(all: readonly Rules[]): Rules {
  return Object.assign({}, ...all) as Rules
}

/** A table without names has those of its first home. */
function namesNote(columns: ColumnsByMeaning): readonly string[] {
  if (columns.areKnown()) return []
  return [
    'No name of a field has a known meaning. If the first line is a home, name the columns with "header" in the mapping.',
  ]
}

function plainRules(columns: ColumnsByMeaning): GuessedPart {
  const fields = Object.fromEntries(
    [...PLAIN, ...columns.fieldsOfSite()].flatMap((field) => {
      const paths = columns.from(field)
      const as = NAMES[field]
      return paths === undefined ? [] : [[field, as === undefined ? paths : { from: paths, as }] as const]
    }),
  )
  return { fields, notes: [] }
}

function kept(columns: ColumnsByMeaning): Readonly<Record<string, AnyRule>> {
  return Object.fromEntries(
    Object.entries(KEPT).flatMap(([meaning, name]) => {
      const paths = columns.from(meaning as ExportColumn)
      return paths === undefined ? [] : [[name, paths] as const]
    }),
  )
}

function idOf(columns: ColumnsByMeaning): { readonly path?: string; readonly notes: readonly string[] } {
  const named = (['ID', 'RecordFile'] as const).flatMap((meaning) => columns.all(meaning))
  const others = [
    ...columns.unnamed.filter(mentionsId),
    ...otherNumbers(columns),
    ...columns.all('url'),
    ...titleColumns(columns),
  ]
  const path = [...named, ...others].find((each) => columns.isUnique(each))
  if (path === undefined) {
    const nearly = named.find((each) => columns.isNearlyUnique(each))
    if (nearly !== undefined)
      return {
        path: nearly,
        notes: [
          `"${nearly}" is taken as the id, although some records have the same one or none: these are left out.`,
        ],
      }
    return { notes: ['No column has a different value for each record: name the one with the id as "id".'] }
  }
  const isReference = columns.all('ID').includes(path)
  return { path, notes: isReference ? [] : [`"${path}" is taken as the id, as it differs for each record.`] }
}

/** The name of the sheet, if no rule reads it. */
function sheetOf(columns: ColumnsByMeaning, fields: Rules): readonly string[] {
  return columns.unnamed.filter((path) => path === SHEET && !JSON.stringify(fields).includes(SHEET))
}

/** `AFF_ID` is the id of something. */
function mentionsId(path: string): boolean {
  return mentions(entryName(path) ?? path.split('.').at(-1) ?? '', 'ID')
}

function peopleOf(columns: ColumnsByMeaning): MappingRules['people'] {
  const name = columns.from('agentName')
  if (name === undefined) return undefined
  const email = columns.from('agentEmail')
  const phone = columns.from('agentPhone')
  return {
    each: '.',
    id: [...columns.all('agentEmail'), ...columns.all('agentName')],
    fields: { name, ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) },
  }
}

/** The office of the agents. It tells nothing about a home by itself. */
function officesOf(
  columns: ColumnsByMeaning,
  people: MappingRules['people'],
): MappingRules['offices'] | undefined {
  const name = columns.from('office')
  if (name === undefined || people === undefined) return undefined
  return { each: '.', id: columns.all('office'), fields: { name } }
}
