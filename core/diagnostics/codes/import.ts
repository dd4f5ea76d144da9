import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { allOf, countOf, oneOf, shorten } from '../words.ts'

/** A value in a field of a source, and the field of the site that it is for. */
interface Cell {
  readonly column: string
  readonly field: string
  readonly value: string
}

const quoted = (text: string) => `"${shorten(text)}"`

/** Characters of the names of columns in a hint. */
const MOST_OF_COLUMNS = 160

/** A place that begins with the name of a host, as browsers show addresses. */
const HOST_FIRST = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}\//i

/**
 * Exports of other programs (AS90xx): rows, values and mapping rules. Files of XML and presets have AS910x to AS914x,
 * downloads and archives AS920x to AS924x, sources of a site AS930x to AS934x, and `export` AS940x to AS944x.
 */
export const IMPORT_CODES = {
  AS9001: defineCode<{ cells: number; columns: number }>({
    severity: 'error',
    title: 'Row of the wrong length',
    about:
      'A row of a table has more or fewer cells than the table has columns, often because a text contains the separator without ' +
      'quotation marks. It cannot be known which cells belong to which columns, so the row is left out.',
    message: ({ cells, columns }) =>
      `the row has ${countOf(cells, 'cell')} under ${countOf(columns, 'column')}`,
    hint: () => 'export the table again with texts in quotation marks, or correct the row',
  }),
  AS9002: defineCode<Cell & { examples: readonly string[]; others: 'comma' | 'point' | undefined }>({
    severity: 'error',
    title: 'Number that can be read in two ways',
    about:
      '"1.250" is 1250 with a decimal comma, and 1.25 with a decimal point. The other cells of the column decide, and here none does. ' +
      'Amounts of money have at most two decimals, so they are never ambiguous. One line in the mapping of the source decides.',
    message: ({ column, value }) =>
      `${quoted(value)} in ${quoted(column)} can be read with a decimal comma or a decimal point`,
    hint: ({ field, others }) =>
      others === undefined
        ? `write "numbers": "comma" or "point" in the mapping of the source, or in the rule of "${field}"`
        : `write "numbers": "${others}" in the mapping of the source, as its other columns have it, or the other mark in the rule of "${field}"`,
  }),
  AS9003: defineCode<Cell & { proof: { readonly comma?: string; readonly point?: string } }>({
    severity: 'error',
    title: 'Column with two notations of numbers',
    about:
      'Some cells of the column can only have a decimal comma, and others only a decimal point. A cell is never read by itself, so ' +
      'all numbers of the column with a mark are left out, with their records.',
    message: ({ column, value, proof: { comma = '', point = '' } }) =>
      `${quoted(value)} is in ${quoted(column)}, whose cells have a decimal comma (${quoted(comma)}) and a decimal point (${quoted(point)})`,
    hint: ({ field }) =>
      `correct the column in the source, or write "numbers": "comma" or "point" in the rule of "${field}"`,
  }),
  AS9004: defineCode<Cell & { known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown code or word of a source',
    about:
      'The rules of the source list the codes that have a meaning, and the trade has its words. An unknown goal, status, type or country is ' +
      'never replaced by a usual one: a home to let would be offered for sale.',
    message: ({ column, field, value }) =>
      `${quoted(value)} in ${quoted(column)} has no meaning for "${field}"`,
    hint: ({ field, value, known }) =>
      didYouMean(value, known) ?? `add it to "values" in the rule of "${field}"; null there means empty`,
  }),
  AS9005: defineCode<Cell & { expected: string }>({
    severity: 'error',
    title: 'Value of another form in a source',
    about:
      'The value cannot be converted to the form of the field, such as a date in a column of numbers. The record is left out, because ' +
      'its cells may belong to other columns.',
    message: ({ column, value, field, expected }) =>
      `${quoted(column)} must be ${expected} for "${field}", not ${quoted(value)}`,
    hint: ({ value }) => `correct it in the source, or add ${quoted(value)} to "empty" in its mapping`,
  }),
  AS9006: defineCode<{ names: readonly string[] }>({
    severity: 'error',
    title: 'Record of a source without an id',
    about:
      'The id recognises a property in the next export, so that its address, its statistics and its requests stay with it. A record without ' +
      'one would be a new property each time.',
    message: ({ names }) =>
      names.length === 0
        ? 'no rule names the id of the record'
        : `the record has no id in ${oneOf(names.map(quoted))}`,
    hint: ({ names }) =>
      names.length === 0 ? 'name its field as "id" in the mapping of the source' : undefined,
  }),
  AS9007: defineCode<object>({
    severity: 'error',
    title: 'Malformed quotation marks in a row',
    about:
      'In a text in quotation marks, a quotation mark is written twice. After a single one it cannot be known where the cell ends, so the ' +
      'row is left out. It may have swallowed the rows that follow, up to the next quotation mark.',
    message: () => 'the row has a quotation mark inside a text in quotation marks',
    hint: () => 'write the quotation mark twice, or export the table again',
  }),
  AS9008: defineCode<{ longest?: number }>({
    severity: 'error',
    title: 'Quotation mark that is never closed',
    about:
      'A text begins with a quotation mark and has no end. The file broke off while it was written or copied, or the mark is a mistake. ' +
      'No property is removed because it is missing in such a file.',
    message: ({ longest }) =>
      longest === undefined
        ? 'the text in quotation marks is never closed'
        : `the row has more than ${longest} characters, as after a quotation mark that is never closed`,
    hint: () => 'export the table again, or close the text',
  }),
  AS9009: defineCode<object>({
    severity: 'error',
    title: 'Table without names of columns',
    about: 'The first row of a table names its columns. Without names, the cells have no meaning.',
    message: () => 'the file has no row with the names of its columns',
    hint: () => 'export the table with a header, or write the names as "header" in the mapping of the source',
  }),
  AS9010: defineCode<{ what: string }>({
    severity: 'error',
    title: 'Unreadable JSON in a source',
    about:
      'A record that is not valid JSON is left out, and the others are read. If a bracket closes nothing, it is not known which records ' +
      'follow: the source counts as failed, and no property is removed because of it.',
    message: ({ what }) => `the JSON cannot be read: ${what}`,
    hint: () => 'export the file again',
  }),
  AS9011: defineCode<object>({
    severity: 'error',
    title: 'JSON that breaks off',
    about:
      'The file ends inside of a value, mostly because it was not copied or downloaded to its end. The source counts as failed, and no ' +
      'property is removed because it is missing in such a file.',
    message: () => 'the JSON ends before its last value does',
    hint: () => 'export or download the file again',
  }),
  AS9012: defineCode<{ names: readonly string[] }>({
    severity: 'error',
    title: 'JSON without a list of records',
    about:
      'The records of a source are the elements of a list. Services answer without one if the log-in has expired or a filter is wrong, ' +
      'so the source counts as failed, and no property is removed because of it.',
    message: () => 'the JSON has no list of records',
    hint: ({ names }) => (names.length === 0 ? undefined : `expected at ${oneOf(names.map(quoted))}`),
  }),
  AS9013: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Export of an unknown format',
    about:
      'A format is recognised by the fields of its first records. Tables, JSON Lines, JSON and XML of any program are read by the ' +
      'names of their fields; other files need a preset.',
    message: ({ file, reason }) => `the format of "${file}" is not recognised: ${reason}`,
    hint: () => 'name the format with --preset, or export a table (CSV) from the CRM',
  }),
  AS9014: defineCode<{ preset: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown preset',
    about: 'A preset is the description of an export format. docs/import.md lists them.',
    message: ({ preset }) => `there is no preset "${preset}"`,
    hint: ({ preset, known }) => didYouMean(preset, known) ?? `use one of ${oneOf(known.map(quoted))}`,
    exit: 2,
  }),
  AS9015: defineCode<{ place: string; sources?: readonly string[] }>({
    severity: 'error',
    title: 'No export found',
    about: 'The file or folder does not exist, or the folder has no table, JSON, XML or archive.',
    message: ({ place }) => `there is no export at "${place}"`,
    hint: ({ place, sources = [] }) => {
      if (HOST_FIRST.test(place)) return 'an address begins with https://'
      const named = sources.map(quoted).join(', ')
      return didYouMean(place, sources) ?? (named === '' ? undefined : `sources of the site: ${named}`)
    },
    exit: 2,
  }),
  AS9016: defineCode<{ place: string }>({
    severity: 'error',
    title: 'Export outside of the site',
    about:
      'A source of site-config/imports.json is a file of the site, so that every machine that builds the site has it.',
    message: ({ place }) => `"${place}" is not in the folder of the site`,
    hint: () => 'move the export into a folder such as imports/ of the site',
    exit: 2,
  }),
  AS9017: defineCode<object>({
    severity: 'error',
    title: 'Sources that cannot be changed',
    about:
      'site-config/imports.json has comments, mistakes or another form than `{ "sources": [] }`, which a program would lose. Nothing was changed.',
    message: () => 'the file is no JSON with a list of sources, so the source was not added',
    hint: () => 'correct the file, or add the source by hand',
  }),
  AS9018: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Records written before',
    about:
      '`agency-site import --write` writes records once; then they are files of the site, which may have been changed by hand. A file ' +
      'of an earlier import is never replaced, because its homes would be defined twice or lose these changes.',
    message: ({ file }) => `"${file}" exists already, so nothing was written`,
    hint: () => 'remove the files of the earlier import first, or give the export another name',
    exit: 2,
  }),
  AS9019: defineCode<{ place: string; id: string }>({
    severity: 'error',
    title: 'Export that each build reads',
    about:
      'A source of site-config/imports.json reads the export in each build, so records that are written into content/ would be ' +
      'defined twice. `--save` and `--write` exclude each other for the same reason.',
    message: ({ place, id }) =>
      `each build reads "${place}" as the source "${id}", so its records are not written`,
    hint: () => 'remove the source from site-config/imports.json first',
    exit: 2,
  }),
  AS9020: defineCode<{ name: string; positions: readonly number[] }>({
    severity: 'warning',
    title: 'Columns of one name',
    about:
      'Two columns of a table have the same name, and a rule of the source reads one value by this name. The first of them that is ' +
      'filled in is read. A number behind the name says which column is meant; `[0]` is the first one. Lists such as pictures read ' +
      'all columns of a name.',
    message: ({ name, positions }) =>
      `the columns ${allOf(positions.map(String))} have the name ${quoted(name)}, and the first one that is filled in is read`,
    hint: ({ name, positions }) =>
      `write ${oneOf(positions.map((_, index) => quoted(`${name}[${index}]`)))} instead of ${quoted(name)} in the mapping of the source`,
  }),
  AS9021: defineCode<{ rule: string; format: string }>({
    severity: 'error',
    title: 'Rule for a table',
    about:
      '"header", "delimiter" and "cells" describe a table of text. In a source of another format they would have no effect.',
    message: ({ rule, format }) => `"${rule}" describes a table, and the source is ${format}`,
    hint: ({ rule }) => `remove "${rule}", or name the preset of the format with "preset"`,
  }),
  AS9022: defineCode<{ names: readonly string[]; known: readonly string[]; isDropped?: boolean }>({
    severity: 'warning',
    title: 'Rule for a column that does not exist',
    about:
      'A rule of the mapping reads a column that no table of the source has, so its field is empty in all records. Most often the ' +
      'program that writes the export has renamed the column. A rule may name several columns, of which one is enough.',
    message: ({ names }) => `no table of the source has the column ${oneOf(names.map(quoted))}`,
    hint: ({ names: [name = ''], known, isDropped = false }) => {
      if (isDropped) return `"drop" of the mapping removes ${quoted(name)} before the rules`
      return (
        didYouMean(name, known) ?? `its columns are ${shorten(known.map(quoted).join(', '), MOST_OF_COLUMNS)}`
      )
    },
  }),
} as const
