/** Exports of programs that no preset knows: what an agency has to write for them is nothing. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordElementOf } from '../../../../core/import/guess/record-element.ts'
import { XML_LIST } from '../../../../core/import/presets/tables.ts'
import { previewExport } from '../../../../core/import/preview.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { preview } from '../../../support/preview.ts'

const XML = `<?xml version="1.0"?>
<export date="2026-11-20">
  <agents>
    <agent id="1"><name>An</name><phone>09 000 12 34</phone><email>an@x.example</email></agent>
    <agent id="2"><name>Bo</name><phone>09 000 12 35</phone><email>bo@x.example</email></agent>
  </agents>
  <properties>
    <property id="77" status="available">
      <type>Maison 3 façades</type><transaction>For sale</transaction><price currency="EUR">450000</price>
      <address><street>Kerkstraat</street><number>12</number><zip>9000</zip><city>Gent</city></address>
      <areas><living unit="m2">165</living><plot unit="m2">320</plot></areas>
      <epc><value>230</value><label>C</label></epc>
      <descriptions>
        <title lang="nl">Huis</title><title lang="fr-BE">Maison</title>
        <text lang="nl">Een huis.</text><text lang="fr-BE">Une maison.</text>
      </descriptions>
      <images>
        <image order="2"><url>https://x.example/2.jpg</url></image>
        <image order="1"><url>https://x.example/1.jpg</url></image>
      </images>
      <owner><name>Jan Geheim</name><birthday>1950-01-01</birthday></owner>
    </property>
    <property id="78" status="sold">
      <type>Apartment</type><transaction>For rent</transaction><price currency="EUR">950</price>
      <address><street>Markt</street><number>1</number><zip>9300</zip><city>Aalst</city></address>
      <areas><living unit="m2">85</living></areas>
    </property>
  </properties>
</export>`

test('XML: the richest repeated element is a record, with texts by language and pictures in order', async () => {
  const { preset, counts, published, notes } = await preview(XML, 'stock.xml')
  expect({ preset, counts }).toMatchObject({ preset: 'xml', counts: { read: 2, published: 2 } })
  expect(notes).toContain('Each <property> is a record.')
  expect(published.map(({ sourceId }) => sourceId)).toEqual(['77', '78'])
  expect(published[0]?.data).toMatchObject({
    Goal: 0,
    Price: 450_000,
    Street: 'Kerkstraat',
    Zip: '9000',
    SurfaceLiving: 165,
    SurfaceGround: 320,
    EnergyPerformance: 230,
    EPCLabelText: 'C',
    TypeDescription: { nl: 'Huis', fr: 'Maison' },
    Description: { nl: 'Een huis.', fr: 'Une maison.' },
    XLargePictureItems: [{ Url: 'https://x.example/1.jpg' }, { Url: 'https://x.example/2.jpg' }],
  })
  expect(JSON.stringify(published)).not.toMatch(/Geheim|1950|An@|an@/)
})

test.each([
  ['<photos><photo>https://x.example/1.jpg</photo><photo>https://x.example/2.jpg</photo></photos>'],
  ['<media><image>https://x.example/1.jpg</image><image>https://x.example/2.jpg</image></media>'],
])('XML: all pictures of %s', async (pictures) => {
  const home = (id: number) =>
    `<home><id>${id}</id><type>huis</type><goal>te koop</goal><zip>9000</zip><city>Gent</city>${pictures}</home>`
  const { published } = await preview(`<stock>${home(1)}${home(2)}</stock>`, 'stock.xml')
  expect(published.map(({ data }) => data['XLargePictureItems'])).toMatchObject([
    [{ Url: 'https://x.example/1.jpg' }, { Url: 'https://x.example/2.jpg' }],
    [{ Url: 'https://x.example/1.jpg' }, { Url: 'https://x.example/2.jpg' }],
  ])
})

test('XML of an unknown encoding is a fault of the file', async () => {
  const location = path.join(emptyFolder(), 'stock.xml')
  writeFileSync(location, XML.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="klingon"?>'))
  const preset = XML_LIST
  const { counts, faults } = await previewExport({ files: [{ location, shown: 'stock.xml' }], preset })
  expect({ read: counts.read, codes: faults.map(({ code }) => code) }).toEqual({ read: 0, codes: ['AS9205'] })
})

test('JSON: codes with names, lists of texts, and the largest size of a picture', async () => {
  const home = (id: number) => ({
    estateId: id,
    purpose: { id: 1, name: 'Te koop' },
    category: { id: 1, name: 'Woning' },
    price: 425_000,
    zip: '9050',
    city: 'Gentbrugge',
    groundArea: 210,
    descriptions: [
      { language: 'nl', title: 'Huis', text: 'Een huis.' },
      { language: 'FR', title: 'Maison', text: 'Une maison.' },
    ],
    pictures: [
      { position: 2, urlSmall: 'https://x.example/2s.jpg', urlLarge: 'https://x.example/2.jpg' },
      { position: 1, urlSmall: 'https://x.example/1s.jpg', urlLarge: 'https://x.example/1.jpg' },
    ],
  })
  const { counts, published } = await preview(
    JSON.stringify({ data: { estates: [home(1), home(2)] } }),
    'a.json',
  )
  expect(counts).toMatchObject({ read: 2, published: 2 })
  expect(published[0]?.data).toMatchObject({
    Goal: 0,
    SurfaceGround: 210,
    TypeDescription: { nl: 'Huis', fr: 'Maison' },
    XLargePictureItems: [{ Url: 'https://x.example/1.jpg' }, { Url: 'https://x.example/2.jpg' }],
  })
})

test('a table with cut-off names, units as names, and types of several words', async () => {
  const table = [
    'Réf.;Type de bien;Transaction;Prix demandé (€);CP;Commune;Surface hab.;Terrain;PEB;kWh/m²/an',
    'A-101;Maison 3 façades;Vente;"349.000,00";5000;NAMUR;165 m²;4a 20ca;C;215',
    'A-102;Appartement 2ch;Location;1.050;1050;IXELLES;85;;D-;',
    'A-103;Terrain à bâtir;Vente;Sur demande;6900;Marche;;12a;;',
  ].join('\n')
  const { counts, published, notes } = await preview(Buffer.from(table, 'latin1'))
  expect(counts).toMatchObject({ read: 3, published: 3 })
  expect(notes).toContain('A price is shown unless it is "Sur demande".')
  expect(published.map(({ data }) => data['PublishPrice'])).toEqual([true, true, false])
  expect(published[0]?.data).toMatchObject({
    Price: 349_000,
    SurfaceLiving: 165,
    SurfaceGround: 420,
    EPCLabelText: 'C',
    EnergyPerformance: 215,
  })
})

describe('the element of a record', () => {
  const PLACE = '<place><street/><zip/><town/></place>'
  const PICTURE = '<picture><url/><order/><name/></picture>'
  const item = '<item><a>1</a><b>2</b><c>3</c></item>'
  test.each([
    ['a feed', `<rss><channel><title>x</title>${item}${item}</channel></rss>`, 'item'],
    ['a namespace', `<f:feed><f:home><a/><b/><c/></f:home><f:home><a/><b/><c/></f:home></f:feed>`, 'home'],
    ['one record', `<stock><home><a>1</a><b>2</b><c>3</c></home></stock>`, 'home'],
    ['one record with parts', `<stock><home><a/><b/>${PLACE}</home></stock>`, 'home'],
    ['parts of each record', `<stock><home><a/>${PLACE}</home><home><a/>${PLACE}</home></stock>`, 'home'],
    [
      'one record with pictures',
      `<stock><home><a/><b/><c/><d/><e/><f/><g/><h/>${PICTURE}${PICTURE}</home></stock>`,
      'home',
    ],
    ['attributes', `<stock><home a="1" b="2" c="3"/><home a="1" b="2" c="3"/></stock>`, 'home'],
    [
      'offices around homes',
      `<x><office><name>A</name>${item}${item}</office><office><name>B</name>${item}</office></x>`,
      'item',
    ],
    ['a cut-off start', `<stock>${item}${item}<item><a>1</a><b`, 'item'],
    ['many names', `<x>${Array.from({ length: 9000 }, (_, at) => `<n${at}/>`).join('')}</x>`, 'x'],
    ['much depth', '<a>'.repeat(300_000), undefined],
    ['no fields', '<stock><thing/><thing/></stock>', undefined],
    ['no XML', 'a;b;c', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, xml, name) => {
    expect(recordElementOf(xml)).toBe(name)
  })
})

test('names of listing feeds are read, and a price in another currency than euro is none', async () => {
  const listing = (key: string, price: string, currency: string) => `<Listing>
    <ListingKey>${key}</ListingKey><ListPrice currency="${currency}">${price}</ListPrice>
    <ListingType>For Sale</ListingType><PropertyType>House</PropertyType>
    <Address><FullStreetAddress>Kerkstraat 12</FullStreetAddress><City>Gent</City><PostalCode>9000</PostalCode></Address>
  </Listing>`
  const xml = `<Listings>${listing('K-1', '450000', 'EUR')}${listing('K-2', '900000', 'AED')}</Listings>`
  const { published, notes } = await preview(xml, 'stock.xml')
  const homes = published.map(({ data }) => data)
  expect(homes).toMatchObject([
    { RecordFile: 'K-1', Price: 450_000, Street: 'Kerkstraat', HouseNumber: '12' },
    { RecordFile: 'K-2' },
  ])
  expect(homes[1]).not.toHaveProperty('Price')
  expect(notes.join(' ')).toContain('another one than euro')
})
