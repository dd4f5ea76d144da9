import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { withoutPrivate } from '../../../../../core/import/fetch/without-private.ts'
import { isFault, isRecord } from '../../../../../core/import/raw-record.ts'
import { readExport } from '../../../../../core/import/read-export.ts'
import type { ExportFile } from '../../../../../core/import/read-export.ts'
import { readCsv } from '../../../../../core/import/readers/csv.ts'
import { StreamFault } from '../../../../../core/import/stream-fault.ts'
import { row, workbook } from '../../../../support/workbook.ts'
import { zip } from '../../../../support/zip.ts'
import { createSource, serveSource } from './source-server.ts'

const DROP = ['Owner', 'innen_courtage', 'Sleutel nr']

/** The file without its private fields, whatever the size of its parts. */
async function stored(content: string, drop: readonly string[] = DROP): Promise<string> {
  const bytes = Buffer.from(content)
  const results = new Set<string>()
  for (const size of [1, 3, 64, 100_000]) {
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    let text = ''
    for await (const part of withoutPrivate(chunks(), { file: 'stock', privacy: { drop } }))
      text += Buffer.from(part as string).toString()
    results.add(text)
  }
  expect(results.size).toBe(1)
  return [...results][0] ?? ''
}

describe('XML', () => {
  test('loses the private elements and keeps everything else as it is written', async () => {
    const before = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a < b -->\n<openimmo>\n <preise a=">">'
    const after = '<kaufpreis>1</kaufpreis></preise><![CDATA[<Owner>]]>&amp; é</openimmo>\n'
    const inner =
      '<innen_courtage mit_mwst="true">3 % <b>of</b> <innen_courtage>x</innen_courtage></innen_courtage>'
    expect(await stored(`${before}${inner}<ns:Owner/>${after}`)).toBe(`${before}${after}`)
  })

  test('loses what a path names, and only there', async () => {
    const agent = '<agent><email>an@agency.example</email></agent>'
    const text = `<a><owner><name>Jan</name><email>jan@home.example</email></owner>${agent}</a>`
    expect(await stored(text, ['owner.email'])).toBe(`<a><owner><name>Jan</name></owner>${agent}</a>`)
  })

  test('loses private attributes and keeps the others as they are written', async () => {
    const text = `<a><home id = '1' Owner="Jan > Piet" x:Owner = 'An'\n city="Gent"/><b Owner="Jan">t</b></a>`
    expect(await stored(text)).toBe(`<a><home id = '1'\n city="Gent"/><b>t</b></a>`)
  })

  test('names its new encoding', async () => {
    expect(await stored('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><a>é</a>',
    )
  })

  test.each(['<a><b>1</b>', '<a><b></a>', '<a><Owner>x</a>'])(
    'that breaks off (%s) is not stored',
    async (text) => {
      await expect(stored(text)).rejects.toBeInstanceOf(StreamFault)
    },
  )
})

describe('JSON', () => {
  test('loses private fields at any depth', async () => {
    const home = { ID: 1, owner: { name: 'Jan' }, rooms: [{ 'sleutel-nr': 7, m2: 12 }] }
    expect(JSON.parse(await stored(JSON.stringify({ Items: [home] })))).toEqual({
      Items: [{ ID: 1, rooms: [{ m2: 12 }] }],
    })
  })

  test('lines stay lines, and a line that is refused is refused again', async () => {
    const text = await stored('{"ID":1,"Owner":"Jan"}\n{"ID":2}\n{"ID" 3, "Owner":"Piet"}\n{"ID":4}\n')
    expect(text.trim().split('\n')).toEqual(['{"ID":1}', '{"ID":2}', '{', '{"ID":4}'])
  })

  test('that breaks off is not stored', async () => {
    await expect(stored('{"Items":[{"ID":1},')).rejects.toBeInstanceOf(StreamFault)
  })
})

describe('JSON whose fields are read by their names', () => {
  const HOME = {
    id: 1,
    email: 'jan@home.example',
    agent: { name: 'An', email: 'an@agency.example', phone: '+32 9 123 45 67' },
    owner: { email: 'owner@home.example' },
    visitor: { email: 'who@home.example' },
    offices: [{ name: 'Gent', email: 'gent@agency.example' }],
  }
  const kept = async (content: unknown, guessExcept: readonly string[] = []) => {
    let text = ''
    async function* chunks() {
      yield await Promise.resolve(Buffer.from(JSON.stringify(content)))
    }
    for await (const part of withoutPrivate(chunks(), { file: 'a', privacy: { drop: [], guessExcept } }))
      text += String(part)
    return text
  }

  test.each([
    ['a list', [HOME]],
    ['an envelope', { data: { items: [HOME] } }],
  ])('keeps the mail address of the agent and no other: %s', async (_, content) => {
    const text = await kept(content)
    expect(text).toContain('"agent":{"name":"An","email":"an@agency.example","phone":"+32 9 123 45 67"}')
    expect(text).not.toMatch(/jan@|owner@|who@/)
  })

  test('keeps what a rule of the site reads, by the path of the rule', async () => {
    const text = await kept({ data: [HOME] }, ['visitor.email'])
    expect(text).toContain('who@home.example')
    expect(text).not.toMatch(/jan@|owner@/)
  })
})

describe('a table', () => {
  const table = 'ID;Sleutel-nr;Foto;Foto;Tekst\n1;9;a;b;"x;\ny"\n2;8;c;d\n3;7;e;f;=1+1\n4;6;g;h;z;extra\n'

  test('loses private columns; rows that are refused are refused again', async () => {
    const text = await stored(table)
    async function* chunks() {
      yield Buffer.from(text)
    }
    const items = []
    for await (const item of readCsv(chunks(), { file: 'a' })) items.push(item)
    expect(items.filter(isFault)).toEqual([])
    expect(items.filter(isRecord).map(({ fields }) => ({ ...fields }))).toEqual([
      { ID: '1', Foto: ['a', 'b'], Tekst: 'x;\ny' },
      { ID: '3', Foto: ['e', 'f'], Tekst: '=1+1' },
    ])
    expect(items).toHaveLength(4)
    expect(text).not.toMatch(/Sleutel|[6-9]/)
  })

  test('without private fields is kept byte for byte', async () => {
    expect(await stored(table, [])).toBe(table)
  })
})

describe('a download', () => {
  const TABLE = 'Referentie,Eigenaar,Naam verkoper,Prijs\n11,Jan Peeters,An Claes,250000\n'
  const table = (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/csv' }).end(TABLE)

  test('of a table whose columns are read by their names loses those that look private', async () => {
    const { origin } = await serveSource((_, response) => table(response))
    const source = createSource({ url: `${origin}/stock.csv` }, { privacy: { drop: [], guessExcept: [] } })
    expect((await source.read()).text).toBe('"Referentie";"Prijs"\r\n"11";"250000"\r\n')
    expect(source.everything()).not.toMatch(/Peeters|Claes/)
  })

  test('keeps a column that the rules of the site read', async () => {
    const { origin } = await serveSource((_, response) => table(response))
    const privacy = { drop: [], guessExcept: ['Naam verkoper'] }
    const source = createSource({ url: `${origin}/stock.csv` }, { privacy })
    expect((await source.read()).text).toBe(
      '"Referentie";"Naam verkoper";"Prijs"\r\n"11";"An Claes";"250000"\r\n',
    )
  })

  test('of a table keeps the separator and the number of columns that the rules say', async () => {
    const { origin } = await serveSource((_, response) => void response.end('a|9|x\nb|8|y\n'))
    const form = { delimiter: '|', header: ['id', 'Eigenaar', '1'] }
    const source = createSource(
      { url: `${origin}/stock.csv` },
      { privacy: { drop: ['Eigenaar'] }, table: form },
    )
    expect((await source.read()).text).toBe('"a"|""|"x"\r\n"b"|""|"y"\r\n')
  })

  test('that is stored as UTF-8 is not decoded again', async () => {
    const { origin } = await serveSource((_, response) =>
      response.writeHead(200, { etag: '"1"' }).end(Buffer.from('id;Titel\n1;Caf\xe9\n', 'latin1')),
    )
    const privacy = { drop: ['Eigenaar'] }
    const source = createSource({ url: `${origin}/stock.csv` }, { privacy, encoding: 'windows-1252' })
    const { value, text } = await source.read()
    expect(text).toContain('Café')
    const [file] = value?.files ?? []
    const exported = {
      files: [file as ExportFile],
      reader: 'csv',
      rules: {},
      encoding: 'windows-1252',
    } as const
    for await (const item of readExport({ ...exported, report: () => undefined }))
      expect(item).toMatchObject({ fields: { Titel: 'Café' } })
    expect.assertions(2)
  })

  test('of an archive keeps its exports without private fields, and its pictures beside them', async () => {
    const archive = zip([
      { name: 'stock.xml', content: Buffer.from('<a><Owner>Jan</Owner><plz>L\u00fc</plz></a>', 'latin1') },
      { name: 'foto/1.jpg', content: 'jpeg' },
    ])
    const { origin } = await serveSource((_, response) => void response.end(archive))
    const source = createSource({ url: `${origin}/stock.zip` }, { privacy: { drop: DROP } })
    const { value, texts, problems } = await source.read()
    expect([texts, problems]).toEqual([['<a><plz>Lü</plz></a>'], []])
    expect(value?.files).toMatchObject([{ label: 'stock.xml', isUtf8: true, shown: 'crm/stock.xml' }])
    expect(value?.attachments).toMatchObject([{ label: 'foto/1.jpg' }])
    expect(source.everything()).not.toContain('Jan')
  })

  test.each([[['Aanbod']], [['Te koop', 'Te huur']]])('of a workbook keeps its sheets: %j', async (names) => {
    const rows = row(1, ['ID', 'Owner', 'Stad']) + row(2, [7, 'Jan', 'Genève'])
    const content = workbook(names.map((name) => ({ name, rows })))
    const { origin } = await serveSource((_, response) => void response.end(content))
    const source = createSource({ url: `${origin}/stock.xlsx` }, { privacy: { drop: DROP } })
    const { value } = await source.read()
    expect(source.everything()).not.toContain('Jan')
    const exported = { files: value?.files ?? [], reader: 'csv', rules: {}, report: () => undefined } as const
    const read = []
    for await (const item of readExport(exported)) read.push(item)
    const fields = { ID: '7', Stad: 'Genève' }
    expect(read).toMatchObject(
      names.map((name) => ({ fields: { ...fields, '#sheet': name }, at: { line: 2 } })),
    )
  })

  test('that ends too early is a failed source, although its size is right', async () => {
    const { origin } = await serveSource((_, response) => void response.end('<a><Owner>Jan</Owner><b>'))
    const source = createSource({ url: `${origin}/stock.xml` }, { privacy: { drop: DROP } })
    const { problems } = await source.read()
    expect(problems[0]?.message).toContain('the XML cannot be read: it ends before its last element does')
    expect(source.everything()).toBe('')
  })
})
