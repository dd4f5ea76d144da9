import { describe, expect, test } from 'vitest'
import { isFault, isRecord } from '../../../../../core/import/raw-record.ts'
import type { ReadItem } from '../../../../../core/import/raw-record.ts'
import { readXml } from '../../../../../core/import/readers/xml.ts'
import { XML_LIMITS } from '../../../../../core/import/readers/xml-tree.ts'

async function read(
  xml: string,
  { size = 65_536, drop = [] as readonly string[] } = {},
): Promise<ReadItem[]> {
  const options = { file: 'stock.xml', records: ['home'], drop }
  const items: ReadItem[] = []
  for await (const item of readXml(bytesOf(xml, size), options)) items.push(item)
  return items
}

async function* bytesOf(text: string, size: number): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function fieldsOf(xml: string, size?: number) {
  const items = await read(xml, size === undefined ? {} : { size })
  expect(items.filter((item) => !isRecord(item))).toEqual([])
  return items.filter(isRecord).map(({ fields }) => fields)
}

const faultOf = (items: readonly ReadItem[]) => items.filter(isFault).map(({ fault }) => fault.code)

describe('records of XML', () => {
  test.each([1, 2, 3, 7, 65_536])('have text, attributes and lists, in chunks of %i bytes', async (size) => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<stock>
  <home kind="flat">
    <town>Liège</town>
    <price currency="EUR">250000</price>
    <picture>a.jpg</picture><picture>b.jpg</picture><picture/>
    <text><![CDATA[5 < 6 & <b>light</b>]]> and &lt;more&gt; &#233;</text>
    <empty/>
    <!-- a comment -->
  </home>
</stock>`
    expect(await fieldsOf(xml, size)).toEqual([
      {
        '@kind': 'flat',
        town: 'Liège',
        price: { '@currency': 'EUR', '#text': '250000' },
        picture: ['a.jpg', 'b.jpg', ''],
        text: '5 < 6 & <b>light</b> and <more> é',
        empty: '',
      },
    ])
  })

  test('have the elements before them as #parent, and those of their own provider only', async () => {
    const xml = `<stock><sent all="true"/>
      <agency><name>Linde</name><home><id>1</id></home><home><id>2</id></home><phone>9</phone></agency>
      <agency><name>Esdoorn</name><home><id>3</id></home></agency></stock>`
    const parent = { sent: { '@all': 'true' } }
    expect(await fieldsOf(xml)).toEqual([
      { id: '1', '#parent': { name: 'Linde', '#parent': parent } },
      { id: '2', '#parent': { name: 'Linde', '#parent': parent } },
      {
        id: '3',
        '#parent': {
          name: 'Esdoorn',
          '#parent': { sent: { '@all': 'true' }, agency: { name: 'Linde', phone: '9' } },
        },
      },
    ])
  })

  test('are read by local names, with or without a namespace', async () => {
    const xml =
      '<a:stock xmlns:a="urn:a"><a:home a:id="1"><a:town>Gent</a:town></a:home><home xmlns="urn:b"/></a:stock>'
    expect(await fieldsOf(xml)).toEqual([{ '@id': '1', town: 'Gent' }, { '#text': '' }])
  })

  test('know their line and their number', async () => {
    const items = await read('<stock>\n<home/>\n\n<home>\n<id>2</id>\n</home></stock>')
    expect(items.map((item) => 'at' in item && item.at)).toEqual([
      { file: 'stock.xml', line: 2, record: 1 },
      { file: 'stock.xml', line: 4, record: 2 },
    ])
  })

  test('do not contain what is dropped, at any depth and as an attribute', async () => {
    const xml =
      '<stock key="17"><home key="17"><owner><name>X</name><key>2</key></owner><b><key>1</key><c/></b></home></stock>'
    const items = await read(xml, { drop: ['owner', 'key'] })
    expect(items).toMatchObject([{ fields: { b: { c: '' } } }])
    expect(JSON.stringify(items)).not.toMatch(/owner|key|17|X/)
  })

  test.each([
    ['<text>A & B</text>', 'A & B'],
    ['<text>A&nbsp;B &eacute;</text>', 'A&nbsp;B &eacute;'],
    ['<text>a < 5 m²</text>', 'a < 5 m²'],
    ['<text>a&amp;nbsp;b</text>', 'a&nbsp;b'],
  ])('keep what a careless writer did not escape: %s', async (xml, text) => {
    expect(await fieldsOf(`<stock><home>${xml}</home></stock>`)).toEqual([{ text }])
  })

  test('may have the names of members of JavaScript objects', async () => {
    expect(
      await fieldsOf('<stock><home><toString>1</toString><toString>2</toString></home></stock>'),
    ).toEqual([{ toString: ['1', '2'] }])
  })
})

describe('a source that cannot be trusted', () => {
  test.each([
    ['ends early', '<stock><home><id>1</id></home><home><id>2</id>'],
    ['has a tag that is closed by another', '<stock><home><id>1</id></home><home></stock></home>'],
    ['is empty', '   '],
    ['is no XML', 'ID;Price\n1;2\n'],
  ])('is a fault after the records before it: %s', async (_, xml) => {
    const items = await read(xml)
    expect(faultOf(items)).toEqual(['AS9101'])
    expect(items.filter(isRecord)).toHaveLength(xml.includes('<id>1') ? 1 : 0)
    expect(isFault(items.at(-1) as ReadItem)).toBe(true)
  })

  test('says where the mistake is', async () => {
    const [item] = await read('<stock>\n<home>\n</hom></home></stock>')
    expect(item).toMatchObject({
      fault: {
        message: 'the XML cannot be read: unexpected close tag',
        at: [{ file: 'stock.xml', position: { line: 3 } }],
      },
    })
  })

  test.each([
    '<!DOCTYPE stock SYSTEM "file:///etc/passwd"><stock><home/></stock>',
    '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><stock><home>&c;</home></stock>',
  ])('has no document type declaration: %s', async (xml) => {
    expect(faultOf(await read(xml))).toEqual(['AS9102'])
    expect((await read(xml)).filter(isRecord)).toEqual([])
  })

  test('has limited depth, attributes and elements around the records', async () => {
    const deep = '<a>'.repeat(XML_LIMITS.depth + 1)
    const wide = `<stock ${Array.from({ length: XML_LIMITS.attributes + 1 }, (_, at) => `a${at}="1"`).join(' ')}>`
    const around = `<stock>${'<a/>'.repeat(XML_LIMITS.values + 1)}<home/></stock>`
    for (const xml of [deep, wide, around]) expect(faultOf(await read(xml))).toEqual(['AS9103'])
  })

  test.each([
    ['text', `<text>${'x'.repeat(XML_LIMITS.characters + 1)}</text>`],
    ['values', '<a/>'.repeat(XML_LIMITS.values + 1)],
    ['a refused name', '<__proto__>1</__proto__>'],
  ])('has limited records, of which one too large is refused alone: %s', async (_, content) => {
    const items = await read(
      `<stock><home><id>1</id></home><home>${content}</home><home><id>3</id></home></stock>`,
    )
    expect(items).toMatchObject([
      { fields: { id: '1' } },
      { at: { record: 2 }, problems: [{ code: 'AS9104' }] },
      { fields: { id: '3' }, at: { record: 3 } },
    ])
  })
})
