/** Feeds in the shapes of portals of the Netherlands, Spain, Germany and Luxembourg, and of a blog. */
import { expect, test } from 'vitest'
import { dataOf, preview } from '../../../support/preview.ts'

test('offers as yes and no, counts of rooms, texts in elements for translations', async () => {
  const home = (
    id: number,
    { offer, status, money }: Readonly<Record<'offer' | 'status' | 'money', string>>,
  ) =>
    `<RealEstateProperty><PropertyInfo><ID>${id}</ID><PublicReferenceNumber>K-${id}</PublicReferenceNumber>` +
    `<Status>${status}</Status><HideAddress>${id === 14}</HideAddress></PropertyInfo><Offer>${offer}</Offer>` +
    `<Type><PropertyTypes><PropertyType>APARTMENT</PropertyType></PropertyTypes></Type><Location><Address>` +
    `<Streetname><Translation><Text>Meir</Text></Translation></Streetname><HouseNumber>12</HouseNumber>` +
    `<PostalCode>2000</PostalCode><CityName><Translation><Text>Antwerpen</Text></Translation></CityName></Address>` +
    `</Location><Financials>${money}</Financials><Counts><CountOfBedrooms>2</CountOfBedrooms></Counts>` +
    `<Descriptions><AdText><Translation><Text>Mooi.</Text></Translation></AdText></Descriptions><Attachments>` +
    `<Attachment><URLNormalizedFile>https://e.example/${id}.jpg</URLNormalizedFile></Attachment></Attachments>` +
    `</RealEstateProperty>`
  const sale = {
    offer: '<IsForRent>false</IsForRent><IsForSale>true</IsForSale>',
    status: 'AVAILABLE',
    money: '<PurchasePrice>375000</PurchasePrice>',
  }
  const rent = {
    offer: '<IsForRent>true</IsForRent><IsForSale>false</IsForSale>',
    status: 'RENTED',
    money: '<RentPrice>1250</RentPrice>',
  }
  const read = await preview(
    `<RealEstateProperties>${home(13, sale)}${home(14, rent)}</RealEstateProperties>`,
    'k.xml',
  )
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      Status: 1,
      WebID: 2,
      RecordFile: 'K-13',
      Street: 'Meir',
      City: 'Antwerpen',
      Price: 375_000,
      NumberOfBedRooms: 2,
      Description: 'Mooi.',
      PublishAddress: true,
      XLargePictureItems: [{ Url: 'https://e.example/13.jpg' }],
    },
    { Goal: 1, Status: 4, Price: 1250, PublishAddress: false },
  ])
})

test('names that repeat that of their object; a hidden address is hidden, and a visibility without a meaning refused', async () => {
  const home = (propertyCode: string, addressVisibility: string) => ({
    propertyCode,
    propertyOperation: { operationType: 'sale', operationPrice: 480_000 },
    propertyContact: { contactName: 'An', contactEmail: 'an@e.example' },
    propertyAddress: {
      addressVisibility,
      addressStreetName: 'Grote Markt',
      addressPostalCode: '8500',
      addressTown: 'Kortrijk',
      addressCoordinatesLatitude: 50.82,
      addressCoordinatesLongitude: 3.26,
    },
    propertyFeatures: {
      featuresType: 'flat',
      featuresBedroomNumber: 3,
      featuresAreaUsable: 105,
      featuresBuiltYear: 2012,
    },
    propertyDescriptions: [{ descriptionLanguage: 'dutch', descriptionText: 'Ruim.' }],
  })
  const homes = [
    ...Array.from({ length: 9 }, (_, index) => home(`P${index}`, 'full')),
    home('H', 'hidden'),
    home('S', 'street'),
  ]
  const read = await preview(JSON.stringify({ customerProperties: homes }), 'i.json')
  expect(read.counts).toMatchObject({ published: 10, quarantined: 1 })
  expect(dataOf(read)[0]).toMatchObject({
    Goal: 0,
    Price: 480_000,
    PublishAddress: true,
    Street: 'Grote Markt',
    Zip: '8500',
    City: 'Kortrijk',
    Latitude: 50.82,
    WebID: 2,
    NumberOfBedRooms: 3,
    SurfaceLiving: 105,
    ConstructionYear: 2012,
    Description: 'Ruim.',
  })
  expect(dataOf(read)[9]).toMatchObject({ PublishAddress: false })
})

test('a type with a goal in it, and a goal beside the price', async () => {
  const offer = (id: string, type: string, goal: string) =>
    `<offer><externalId>${id}</externalId><title>Haus in Eupen</title><address><postcode>4700</postcode><city>Eupen</city>` +
    `<wgs84Coordinate><latitude>50.63</latitude><longitude>6.03</longitude></wgs84Coordinate></address>` +
    `<realEstateType>${type}</realEstateType><price><value>389000</value><currency>EUR</currency>` +
    `<marketingType>${goal}</marketingType></price><livingSpace>170</livingSpace><energyCertificate>` +
    `<energyEfficiencyClass>D</energyEfficiencyClass></energyCertificate></offer>`
  const read = await preview(
    `<offers>${offer('1', 'VILLA_BUY', 'PURCHASE')}${offer('2', 'TINY_HOUSE_RENT', 'RENT')}</offers>`,
    'd.xml',
  )
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      WebID: 1,
      MainTypeName: { fr: 'Villa' },
      Latitude: 50.63,
      EPCLabelText: 'D',
      SurfaceLiving: 170,
    },
    { Goal: 1, MainTypeName: 'Tiny house' },
  ])
})

test('a table with its names in two languages', async () => {
  const read = await preview(
    'Ref / Réf;Verkoop/Verhuur - Vente/Location;Type pand / Type de bien;Prijs / Prix;Postcode / Code postal;Gemeente / Commune;Bew. opp. / Surf. hab. (m²);Status / Statut\n' +
      'B1;Verkoop;Huis;345000;1060;Sint-Gillis;160;Optie\n',
  )
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      WebID: 1,
      Price: 345_000,
      Zip: '1060',
      SurfaceLiving: 160,
      MarqueeName: { fr: 'Sous option' },
    },
  ])
})

test('lists of names and values are facts, but a room in a list of rooms is no number of them', async () => {
  const home = (id: number, features: readonly object[], rooms: readonly object[]) => ({
    id,
    title: 'Huis',
    offer: 'sale',
    zip: '9000',
    city: 'Gent',
    features,
    rooms,
    owners: [{ name: 'Postcode', value: '1000' }],
  })
  const read = await preview(
    JSON.stringify([
      home(
        1,
        [
          { name: 'Slaapkamers', value: 3 },
          { name: 'Bewoonbare oppervlakte', value: '150 m²' },
          { name: 'Naam eigenaar', value: 'Jan' },
        ],
        [{ name: 'Badkamers', value: 8 }],
      ),
      home(2, [{ name: 'Slaapkamers', value: 1 }], []),
    ]),
    'kv.json',
  )
  expect(dataOf(read)).toMatchObject([
    { NumberOfBedRooms: 3, SurfaceLiving: 150, Zip: '9000' },
    { NumberOfBedRooms: 1 },
  ])
  expect(dataOf(read)[0]).not.toHaveProperty('NumberOfBathRooms')
  expect(JSON.stringify(dataOf(read))).not.toContain('Jan')
  expect(read.fields.find(({ path }) => path === 'features[name=Slaapkamers].value')?.targets).toEqual([
    'NumberOfBedRooms',
  ])
})

test('posts of a blog with their facts in elements for names and values', async () => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
  const item = (id: number, goal: string) =>
    `<item><title>Huis te Gent</title><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status>` +
    `<content:encoded><![CDATA[<p>Mooi.</p>]]></content:encoded>${meta('price', '395000')}${meta('zip', '9000')}` +
    `${meta('city', 'Gent')}${meta('goal', goal)}</item>`
  const read = await preview(
    `<rss xmlns:wp="w" xmlns:content="c"><channel>${item(21, 'te koop')}${item(22, 'te huur')}</channel></rss>`,
    'blog.xml',
  )
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, Price: 395_000, Zip: '9000', City: 'Gent', WebID: 1, Description: '<p>Mooi.</p>' },
    { Goal: 1 },
  ])
})
