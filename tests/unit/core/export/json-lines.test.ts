import { expect, test } from 'vitest'
import { AGENCY_SITE } from '../../../../core/import/presets/agency-site.ts'
import { BESIDE, PROJECTS, PROPERTIES } from '../schema/full-site.ts'
import { EVERYTHING, exportInput, imported, textOf } from './exports.ts'

const FILES = {
  ...BESIDE,
  'content/properties/all.json': PROPERTIES,
  'content/projects/all.json': PROJECTS,
}

const SINGLE = [
  'SmallPicture',
  'SmallPictureItem',
  'XLargePictureItem',
  'XLargePictureItems',
  'PlanItems',
  'Documents',
]

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !names.includes(name) && value !== undefined),
  )

type Line = Readonly<Record<string, unknown>>
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

test('every field of every record is in its line, with the fields that are kept for exports', async () => {
  const input = await exportInput(FILES, EVERYTHING)
  const lines = linesOf(textOf('jsonl', input))
  const records = [
    ...input.site.projects.map(({ project }) => project),
    ...input.site.properties.map(({ property }) => property),
  ]
  expect(records.length).toBeGreaterThan(5)
  expect(lines.map((line) => without(line, ['RecordKind', 'PageUrl', ...SINGLE]))).toEqual(
    records.map((record) => without(JSON.parse(JSON.stringify(record)) as object, SINGLE)),
  )
})

/** Rules read the ids of pictures as text. */
function withTextIds(line: Line): Line {
  return JSON.parse(JSON.stringify(line), (key, value: unknown) =>
    key === 'ID' || key === 'ProjectID' ? String(value) : value,
  ) as Line
}

test('an import reads the same records', async () => {
  const text = textOf('jsonl', await exportInput(FILES, EVERYTHING))
  const { records, problems } = await imported(text, AGENCY_SITE)
  expect(problems).toEqual([])
  const lines = linesOf(text)
  expect(records.map(({ kind, sourceId }) => [kind, sourceId])).toEqual(
    lines.map((line) => [line['RecordKind'], String(line['ID'])]),
  )
  expect(records.map(({ fields }) => fields)).toEqual(
    lines.map((line) => without(withTextIds(line), ['RecordKind', 'PageUrl', 'ID', 'extra', 'history'])),
  )
})
