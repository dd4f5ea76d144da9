import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isFiltered } from '../../../../core/import/mapping/mapped.ts'
import { mapExport, readExport, surveyExport } from '../../../../core/import/read-export.ts'
import type { Export, ExportItem } from '../../../../core/import/read-export.ts'
import type { ReaderName } from '../../../../core/import/preset.ts'
import type { MappingRules } from '../../../../core/schema/mapping-rules.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { zip } from '../../../support/zip.ts'

const RULES: MappingRules = {
  id: 'ID',
  fields: { City: 'Stad', SurfaceGround: 'Grond' },
  filter: [{ when: { from: 'Online', is: ['nee'] }, reason: 'offline' }],
  drop: ['Eigenaar'],
}

function exportOf(files: Readonly<Record<string, string | Uint8Array>>, reader: ReaderName = 'csv'): Export {
  const folder = emptyFolder('agency-site-export-')
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  const named = Object.keys(files).map((name) => ({ location: path.join(folder, name), shown: name }))
  return { files: named, reader, rules: RULES, report: () => undefined }
}

async function mapAll(source: Export): Promise<readonly ExportItem[]> {
  const columns = await surveyExport(source)
  const items: ExportItem[] = []
  for await (const item of mapExport(source, columns)) items.push(item)
  return items
}

function summary(item: ExportItem): unknown {
  if ('fault' in item) return item.fault.code
  if (!('sourceId' in item)) return item.problems.map(({ code }) => code)
  return isFiltered(item) ? item.reason : [item.sourceId, item.fields['City'], item.fields['SurfaceGround']]
}

test('each record of all files is mapped, filtered or refused, by the notation of the whole source', async () => {
  const items = await mapAll(
    exportOf({
      '1.csv': 'ID;Stad;Grond;Online\n1;Gent;1.250;ja\n2;Aalst;;nee\n3;Gent\n',
      '2.csv': Buffer.from('ID;Stad;Grond;Online\n4;Li\xe8ge;218,5;ja\n', 'latin1'),
    }),
  )
  expect(items.map(summary)).toEqual([['1', 'Gent', 1250], 'offline', ['AS9001'], ['4', 'Liège', 218.5]])
})

test('archives are opened, and their pictures are not read', async () => {
  const table = 'ID;Stad\n1;Gent\n'
  expect((await mapAll(exportOf({ 'a.csv.gz': gzipSync(table) }))).map(summary)).toEqual([
    ['1', 'Gent', undefined],
  ])
  const archive = zip([
    { name: 'stock.csv', content: table },
    { name: 'photos/1.jpg', content: 'x' },
  ])
  const [item] = await mapAll(exportOf({ 'a.zip': archive }))
  expect(item).toMatchObject({ sourceId: '1', at: { file: 'a.zip!stock.csv' } })
})

test('a file that breaks off is a fault, and the next file is read', async () => {
  const items = await mapAll(exportOf({ '1.json': '[{"ID": 1}, {"ID"', '2.json': '[{"ID": 2}]' }, 'json'))
  expect(items.map(summary)).toEqual([['1', undefined, undefined], 'AS9011', ['2', undefined, undefined]])
})

test('private fields are gone before anything reads a record', async () => {
  const read: unknown[] = []
  for await (const item of readExport(exportOf({ '1.csv': 'ID;Eigenaar\n1;Janssens\n' }))) read.push(item)
  expect(read).toEqual([{ fields: { ID: '1' }, at: { file: '1.csv', line: 2, record: 1 } }])
})

test('the charset and the language with which a source gave a file are those of its records', async () => {
  const source = exportOf({ 'nl.csv': Buffer.from('ID;Stad\n1;\xa4\n', 'latin1') })
  const files = source.files.map((file) => ({ ...file, charset: 'iso-8859-15', language: 'nl' as const }))
  const [item] = await mapAll({ ...source, files })
  expect(item).toMatchObject({ fields: { City: '€', language: 'nl' } })
  const named = { ...source, files, rules: { ...RULES, fields: { language: 'Stad' } } }
  expect((await mapAll(named))[0]).toMatchObject({ fields: { language: '€' } })
})
