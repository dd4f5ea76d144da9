import { describe, expect, test } from 'vitest'
import { delimiterOf } from '../../../../../core/import/readers/delimiter.ts'
import { readCsv } from '../../../../../core/import/readers/csv.ts'
import { refusalsOf, readText } from '../../../../support/reading.ts'

const read = (text: string, options = {}, chunk?: number) => readText(readCsv, text, { options, chunk })

describe('a table', () => {
  test.each([
    ['semicolons', 'ID;City\n1;Gent\n'],
    ['commas', 'ID,City\n1,Gent\n'],
    ['tabs', 'ID\tCity\n1\tGent\n'],
    ['bars', 'ID|City\n1|Gent\n'],
    ['the line of a spreadsheet', 'sep=;\nID;City\n1;Gent\n'],
    ['Windows line ends', 'ID;City\r\n1;Gent\r\n'],
    ['old Macintosh line ends', 'ID;City\r1;Gent\r'],
    ['no line end at the end', 'ID;City\n1;Gent'],
    ['empty lines', '\nID;City\n\n1;Gent\n\n\n'],
    ['quotation marks', '"ID";"City"\n"1";"Gent"\n'],
    ['blanks around names', ' ID ;City \n1;Gent\n'],
  ])('with %s', async (_, text) => {
    expect((await read(text)).map(({ fields }) => fields)).toEqual([{ ID: '1', City: 'Gent' }])
  })

  test('has texts with separators, line ends and quotation marks', async () => {
    const [record] = await read('ID;Text\n1;"a;b\r\nc ""d"" é"\n')
    expect(record?.fields).toEqual({ ID: '1', Text: 'a;b\nc "d" é' })
  })

  test('is the same in chunks of any size', async () => {
    const text = 'ID;Text\r\n1;"a;b\r\nc ""d"" é"\r\n2;x\r\n3;"é"\r\n'
    const whole = await read(text)
    for (const size of [1, 2, 3, 5, 7]) expect(await read(text, {}, size)).toEqual(whole)
    expect(whole).toHaveLength(3)
  })

  test('gives each record its line and its number', async () => {
    const records = await read('ID;Text\n1;"a\nb"\n\n2;c\n')
    expect(records.map(({ at }) => at)).toEqual([
      { file: 'export.csv', line: 2, record: 1 },
      { file: 'export.csv', line: 5, record: 2 },
    ])
  })

  test('has a list for columns of one name', async () => {
    expect((await read('ID;Foto;Foto\n1;a.jpg;b.jpg\n'))[0]?.fields).toEqual({
      ID: '1',
      Foto: ['a.jpg', 'b.jpg'],
    })
  })

  test('may have its names in the rules', async () => {
    expect((await read('1#Gent\n', { header: ['ID', 'City'], delimiter: '#' }))[0]?.fields).toEqual({
      ID: '1',
      City: 'Gent',
    })
  })

  test('has a separator that more rows agree on than the header', async () => {
    const text = 'ID;"Price, EUR";City\n1;"250,5";Gent\n2;"300,25";Aalst\n'
    expect((await read(text))[0]?.fields).toEqual({ ID: '1', 'Price, EUR': '250,5', City: 'Gent' })
  })

  test('has one separator to its end, which a last row that is cut off does not change', async () => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `${from + index};a,b,c,d`).join('\n')
    // Recognised from the first 65,536 characters, whose last row is cut off.
    const text = `ID;Text\n${rows(10_000, 4000)}\n${'x,'.repeat(40_000)};y\n${rows(20_000, 6000)}\n`
    const records = await read(text, {}, 40_000)
    expect(records.filter(({ fields }) => fields?.['Text'] === 'a,b,c,d')).toHaveLength(10_000)
    expect(delimiterOf('a;b,c;d\n1;2,5;3\n4;2,')).toBe(';')
  })

  test('may have a title and merged cells above its names', async () => {
    const text =
      'Aanbod;;;;;;\n;;;;;;\nPand;;Ligging;;;;\nID;Type;Straat;Nr;Zip;Stad;Prijs\n1;huis;Kerkstraat;7;9000;Gent;5\n'
    const [record] = await read(text)
    expect(record?.fields).toMatchObject({ ID: '1', Straat: 'Kerkstraat', Prijs: '5' })
    expect(record?.at).toEqual({ file: 'export.csv', line: 5, record: 1 })
  })

  test.each([';', ',', '\t'])('may have a line of text above its names: %j', async (mark) => {
    const table = [
      ['ID', 'Type', 'Stad'],
      ['1', 'huis', 'Gent'],
      ['2', 'huis', 'Aalst'],
    ]
    const rows = table.map((row) => `${row.join(mark)}\n`).join('')
    const records = await read(`Aanbod december 2026\n${rows}`)
    expect(records.map(({ fields }) => ({ ...fields }))).toEqual([
      { ID: '1', Type: 'huis', Stad: 'Gent' },
      { ID: '2', Type: 'huis', Stad: 'Aalst' },
    ])
  })

  test.each([
    ['two lines', 'Aanbod december 2026\nKantoor Linde, Gent\n'],
    ['a line with its separator', 'Aanbod van Kantoor Linde, december 2026\n'],
  ])('may have %s above its names', async (_, lines) => {
    const records = await read(
      `${lines}ID,Type,Stad,Straat,Nr\n1,huis,Gent,Kerkstraat,7\n2,huis,Aalst,Markt,1\n`,
    )
    expect(records.map(({ fields }) => fields?.['Stad'])).toEqual(['Gent', 'Aalst'])
  })

  test.each([
    ['ID;Stad;;;;;\n1;Gent;a;b;c;d;e\n', 1],
    ['ID;;;\n1;2;3;4\n2;3;4;5\n', 2],
    ['ID;;;\na;b;b;c\n', 1],
    ['ID\na;b;c\n', 0],
  ])('keeps a first row that may name its columns: %j', async (text, count) => {
    const records = await read(text, { delimiter: ';' })
    expect(records.filter(({ fields }) => Object.hasOwn(fields, 'ID'))).toHaveLength(count)
  })

  test('of one column', async () => {
    expect((await read('ID\n1\n2\n')).map(({ fields }) => fields)).toEqual([{ ID: '1' }, { ID: '2' }])
  })

  test('with a name that objects have by themselves', async () => {
    const [record] = await read('ID;__proto__;constructor\n1;x;y\n')
    expect(Object.entries(record?.fields ?? {})).toEqual([
      ['ID', '1'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })
})

describe('a faulty table', () => {
  test('refuses rows of the wrong length, and reads the others', async () => {
    const text = 'ID;City;Price\n1;Gent;10\n2;Gent\n3;Gent;30;\n4;Aalst;40\n'
    expect((await read(text)).map(({ fields }) => fields['ID'])).toEqual(['1', '4'])
    expect(await refusalsOf(readCsv, text)).toEqual([
      'AS9001 3 the row has 2 cells under 3 columns',
      'AS9001 4 the row has 4 cells under 3 columns',
    ])
  })

  test('refuses a row with a quotation mark inside a quoted text', async () => {
    const text = 'ID;Text\n1;"Villa "Rose" aan zee"\n2;ok\n'
    expect((await read(text)).map(({ fields }) => fields['ID'])).toEqual(['2'])
    expect(await refusalsOf(readCsv, text)).toEqual([
      'AS9007 2 the row has a quotation mark inside a text in quotation marks',
    ])
  })

  test('reads a quotation mark inside a text without any', async () => {
    expect((await read('ID;Text\n1;19" rack\n'))[0]?.fields).toEqual({ ID: '1', Text: '19" rack' })
  })

  test('is a fault if its last text is never closed, in chunks of any size', async () => {
    const text = 'ID;Text\n1;ok\n2;"open\n3;lost\n'
    for (const size of [1, 4, 1000]) {
      expect(await refusalsOf(readCsv, text, size)).toEqual([
        'AS9008 3 the text in quotation marks is never closed',
      ])
    }
  })

  test.each([
    ['', 'AS9009 0 the file has no row with the names of its columns'],
    ['\n\n', 'AS9009 0 the file has no row with the names of its columns'],
  ])('%j has no names of columns', async (text, problem) => {
    expect(await refusalsOf(readCsv, text)).toEqual([problem])
  })

  test('counts each row once', async () => {
    const text = 'ID;City\n1\n2;Gent\n3;"a"b"\n'
    const items = [
      ...(await read(text)).map(({ at }) => at.record),
      ...(await refusalsOf(readCsv, text)).map(() => 0),
    ]
    expect(items).toEqual([2, 0, 0])
  })
})
