import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../core/diagnostics/diagnostic.ts'
import { tableWithout } from '../../../../core/import/fetch/table-without.ts'
import { isFiltered } from '../../../../core/import/mapping/mapped.ts'
import { mapExport, surveyExport } from '../../../../core/import/read-export.ts'
import type { MappingRules } from '../../../../core/schema/mapping-rules.ts'
import { emptyFolder } from '../../../support/folder.ts'

/** The fields of the first record, and the warnings about the file. */
async function read(text: string, rules: MappingRules) {
  const location = path.join(emptyFolder('agency-site-columns-'), 'stock.csv')
  writeFileSync(location, text)
  const problems: Problem[] = []
  const report = (problem: Problem) => void problems.push(problem)
  const source = { files: [{ location, shown: 'stock.csv' }], reader: 'csv', rules, report } as const
  const columns = await surveyExport(source)
  let fields: Readonly<Record<string, unknown>> | undefined
  for await (const item of mapExport(source, columns))
    if ('sourceId' in item && !isFiltered(item)) fields ??= item.fields
  return { fields, problems }
}

const TABLE = 'ID;Opp. (m²);Eigenaar;Stad;Opp. (m²)\n1;120,5;Jan;Gent;800\n'
const rules = (SurfaceTotal: string): MappingRules => ({
  id: 'ID',
  numbers: 'comma',
  fields: { City: 'Stad', SurfaceTotal },
  drop: ['Eigenaar'],
})

describe('two columns of one name', () => {
  test('are reported with their positions, and the first one that is filled in is read', async () => {
    const { fields, problems } = await read(TABLE, rules('Opp. (m²)'))
    expect(fields).toEqual({ City: 'Gent', SurfaceTotal: 120.5 })
    expect(problems).toMatchObject([
      {
        code: 'AS9020',
        severity: 'warning',
        message: 'the columns 2 and 5 have the name "Opp. (m²)", and the first one that is filled in is read',
        hint: 'write "Opp. (m²)[0]" or "Opp. (m²)[1]" instead of "Opp. (m²)" in the mapping of the source',
        at: [{ file: 'stock.csv', position: { line: 1 } }],
      },
    ])
    const { fields: second } = await read(TABLE.replace('120,5', ''), rules('Opp. (m²)'))
    expect(second).toMatchObject({ SurfaceTotal: 800 })
  })

  test.each([
    ['Opp. (m²)[0]', 120.5],
    ['Opp. (m²)[1]', 800],
    ['Opp. (m²)[2]', undefined],
  ])('are told apart by %s', async (path, value) => {
    const { fields, problems } = await read(TABLE, rules(path))
    expect([fields?.['SurfaceTotal'], problems]).toEqual([value, []])
  })

  test('an empty one is not replaced by the other', async () => {
    const { fields } = await read(TABLE.replace('120,5', ''), rules('Opp. (m²)[0]'))
    expect(fields).toEqual({ City: 'Gent' })
  })

  test('that nothing reads, or that a list reads as a whole, are no mistake', async () => {
    const { fields, problems } = await read('ID;Foto;Nota;Foto;Nota\n1;a.jpg;x;b.jpg;y\n', {
      id: 'ID',
      fields: { XLargePictureItems: { each: 'Foto', fields: { Url: '#text' } } },
      keep: { note: { from: 'Nota', combine: 'words' } },
    })
    expect(problems).toEqual([])
    expect(fields).toEqual({
      XLargePictureItems: [{ Url: 'a.jpg' }, { Url: 'b.jpg' }],
      extra: { note: 'x y' },
    })
  })

  test('may be the id, a condition or the names of the rules', async () => {
    const { problems } = await read('1;x;2;y\n', {
      header: ['ID', 'Online', 'ID', 'Online'],
      id: 'ID',
      filter: [{ when: { from: 'Online', is: ['nee'] }, reason: 'offline' }],
    })
    expect(problems.map(({ message }) => message)).toEqual([
      'the columns 1 and 3 have the name "ID", and the first one that is filled in is read',
      'the columns 2 and 4 have the name "Online", and the first one that is filled in is read',
    ])
  })

  test('that differ in case are one name where case has no meaning', async () => {
    const { fields, problems } = await read('ID;Prijs;PRIJS\n1;100000;200000\n', {
      id: 'ID',
      ignoreCase: true,
      fields: { Price: 'Prijs' },
    })
    expect([fields?.['Price'], problems.map(({ code }) => code)]).toEqual([100_000, ['AS9020']])
    const second = await read('ID;Prijs;PRIJS\n1;100000;200000\n', {
      id: 'ID',
      ignoreCase: true,
      fields: { Price: 'Prijs[1]' },
    })
    expect([second.fields?.['Price'], second.problems]).toEqual([200_000, []])
  })

  test.each<[readonly string[] | undefined, string]>([
    [undefined, '"ID";"Prijs";"Stad";"Prijs"\r\n"1";"100";"Gent";"200"\r\n'],
    [['ID', 'Prijs', 'Eigenaar', 'Stad', 'Prijs'], '"1";"100";"";"Gent";"200"\r\n'],
  ])('of an https source keep their order and their cells', async (header, stored) => {
    async function* chunks() {
      yield Buffer.from(`${header === undefined ? 'ID;Prijs;Eigenaar;Stad;Prijs\n' : ''}1;100;Jan;Gent;200\n`)
    }
    let text = ''
    const cutting = { file: 'a', isPrivate: (name: string) => name === 'Eigenaar', table: { header } }
    for await (const part of tableWithout(chunks(), cutting)) text += part
    expect(text).toBe(stored)
  })
})
