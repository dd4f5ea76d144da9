/** Exports of websites and databases, whose columns have the names that a developer gave them, are read without a line of rules. */
import { expect, test } from 'vitest'
import { dataOf, preview, previewTable as table } from '../../../support/preview.ts'
import type { Previewed } from '../../../support/preview.ts'

const json = (content: unknown) => preview(JSON.stringify(content), 'stock.json')

function left({ fields }: Previewed): readonly string[] {
  return fields.flatMap(({ path, targets, isIgnored }) => (targets.length > 0 || isIgnored ? [] : [path]))
}

test('a blog with a prefix, statuses in three columns, and whole addresses', async () => {
  const read = await table([
    'ID,post_title,post_content,post_status,property_type,property_status,property_city,property_area,property_label,fave_property_price,fave_property_size,fave_property_land,fave_property_bedrooms,fave_property_map_address,fave_property_location,fave_private_note,fave_property_images',
    '1201,Woning,"<p>Mooi.</p>",publish,House,For Sale,Gent,Gentbrugge,,425000,165,320,3,"Brusselsesteenweg 12, 9050 Gentbrugge","51.0370,3.7700",Sleutel bij buur,https://e.example/1.jpg|https://e.example/2.jpg',
    '1202,Flat,Licht.,publish,Apartment,For Rent,Gent,Centrum,Under Offer,950,82,,2,"Coupure 5 bus 3, 9000 Gent","51.0530,3.7180",,https://e.example/3.jpg',
    '1203,Villa,Groot.,draft,Villa,Sold,Deinze,,Sold,799000,310,1800,5,"Kasteellaan 3, 9800 Deinze","50.9820,3.5300",,',
  ])
  expect(read.counts).toMatchObject({ published: 2, quarantined: 0, filtered: { 'not for publication': 1 } })
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      Status: 1,
      TypeDescription: 'Woning',
      Price: 425_000,
      SurfaceLiving: 165,
      SurfaceGround: 320,
      Street: 'Brusselsesteenweg',
      HouseNumber: '12',
      Zip: '9050',
      Latitude: 51.037,
      Longitude: 3.77,
      XLargePictureItems: [{ Url: 'https://e.example/1.jpg' }, { Url: 'https://e.example/2.jpg' }],
    },
    { Goal: 1, MarqueeName: { en: 'Under offer' }, Street: 'Coupure', BoxNr: '3', Zip: '9000' },
  ])
  expect(dataOf(read)[0]).not.toHaveProperty('SurfaceTotal')
  expect(read.rules.drop).toEqual(['fave_private_note'])
})

test('a catalogue for advertisements: statuses in "availability", goals by agent, pictures in numbered columns', async () => {
  const read = await table([
    'home_listing_id,name,availability,price,address.addr1,address.city,address.region,address.country,address.postal_code,property_type,listing_type,num_beds,num_baths,area_size,year_built,image[0].url,image[1].url',
    'A-1,Maison de maître à Ixelles,for_sale,895000 EUR,Rue du Page 12,Ixelles,Bruxelles,Belgium,1050,house,for_sale_by_agent,5,2,310,1905,https://e.example/1.jpg,https://e.example/2.jpg',
    'A-2,Loft à Saint-Gilles,recently_sold,450000 EUR,Rue de la Victoire 8,Saint-Gilles,Bruxelles,Belgium,1060,apartment,for_sale_by_agent,1,1,120,1930,,',
    'A-3,Maison à Forest,sale_pending,385000 EUR,Avenue Zaman 30,Forest,Bruxelles,Belgium,1190,house,for_sale_by_agent,3,1,150,1935,,',
    'A-4,Appartement à Uccle,for_rent,1250 EUR,Avenue Brugmann 400,Uccle,Bruxelles,Belgium,1180,apartment,for_rent_by_agent,2,1,95,1970,,',
  ])
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      Status: 1,
      Price: 895_000,
      TypeDescription: 'Maison de maître à Ixelles',
      NumberOfBedRooms: 5,
      NumberOfBathRooms: 2,
      SurfaceTotal: 310,
      XLargePictureItems: [{ Url: 'https://e.example/1.jpg' }, { Url: 'https://e.example/2.jpg' }],
    },
    { Goal: 0, Status: 2 },
    { Goal: 0, Status: 1, MarqueeName: { en: 'Reserved' } },
    { Goal: 1, Status: 1, Price: 1250, HouseNumber: '400' },
  ])
  expect(left(read)).toEqual([])
})

test('a database of rents: the only price is a rent', async () => {
  const home = (id: string, more: object) => ({
    id,
    verhuurder_id: 'u7',
    titel: 'Appartement',
    adres: 'Lange Leemstraat 100 bus 3',
    stad: 'Antwerpen',
    postcode: '2018',
    huurprijs: 620,
    woning_type: 'appartement',
    foto_urls: ['https://e.example/1.jpg'],
    bijgewerkt_op: '2026-10-05T10:00:00Z',
    ...more,
  })
  const read = await json([
    home('a', { status: 'actief' }),
    home('b', { status: 'verhuurd' }),
    home('c', { status: 'inactief' }),
    home('d', { huurprijs: null, status: 'actief' }),
  ])
  expect(read.counts).toMatchObject({ published: 2, quarantined: 1 })
  expect(dataOf(read)).toMatchObject([
    { Goal: 1, Status: 1, Price: 620, BoxNr: '3', XLargePictureItems: [{ Url: 'https://e.example/1.jpg' }] },
    { Goal: 1, Status: 4 },
  ])
  expect(read.notes).toContain('A home with a "huurprijs" is to let.')
  expect(read.rules.drop).toEqual(['verhuurder_id'])
})

test('linked data of web pages, in the terms of its vocabulary', async () => {
  const home = (id: string, more: { offer: object; type: string }) => ({
    '@type': 'RealEstateListing',
    '@id': `https://e.example/${id}`,
    name: 'Halfopen woning',
    offers: { '@type': 'Offer', price: '349000', priceCurrency: 'EUR', ...more.offer },
    about: {
      '@type': more.type,
      numberOfBathroomsTotal: 1,
      floorSize: { '@type': 'QuantitativeValue', value: '148', unitCode: 'MTK' },
      address: {
        streetAddress: 'Dorpsstraat 8',
        postalCode: '3300',
        addressLocality: 'Tienen',
        addressCountry: 'BE',
      },
    },
  })
  const sell = { businessFunction: 'http://purl.org/goodrelations/v1#Sell' }
  const lease = { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  const read = await json({
    '@graph': [
      home('1', { type: 'House', offer: { ...sell, availability: 'https://schema.org/InStock' } }),
      home('2', { type: 'Apartment', offer: { ...lease, availability: 'https://schema.org/SoldOut' } }),
    ],
  })
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      Status: 1,
      WebID: 1,
      SurfaceLiving: 148,
      Street: 'Dorpsstraat',
      City: 'Tienen',
      CountryID: 10,
    },
    { Goal: 1, Status: 6, WebID: 2, NumberOfBathRooms: 1, TypeDescription: 'Halfopen woning' },
  ])
})

test('a feed of linked data: the vocabulary of a home around its facts, and addresses that are no types', async () => {
  const home = (id: number) => ({
    '@type': 'RealEstateListing',
    '@id': `https://e.example/${id}`,
    url: `https://e.example/${id}`,
    name: 'Halfopen woning',
    provider: { '@type': 'RealEstateAgent', '@id': 'https://e.example/#office-1' },
    offers: {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 1750, priceCurrency: 'EUR' },
    },
    mainEntity: {
      '@type': 'Apartment',
      numberOfBedrooms: 2,
      address: { streetAddress: 'Dorpsstraat 8', postalCode: '3300', addressLocality: 'Tienen' },
    },
  })
  const publisher = [
    { '@id': '#1', name: 'Linde', image: 'https://e.example/1.jpg', address: { postalCode: '9000' } },
  ]
  const dataFeedElement = [1, 2].map((id) => ({ '@type': 'DataFeedItem', item: home(id) }))
  const read = await json({ '@type': 'DataFeed', publisher, dataFeedElement })
  const published = { Goal: 1, WebID: 2, Price: 1750, Zip: '3300', City: 'Tienen', NumberOfBedRooms: 2 }
  expect(dataOf(read)).toMatchObject([published, published])
})

test('a prefix of all columns, and an id that only its values prove', async () => {
  const read = await table([
    'p_id;a_titel;a_straat;a_huisnummer;a_postcode;a_gemeente;subtype_woning;type_woning;te_koop_te_huur;a_prijs;a_geo_lat;a_geo_lon',
    '991;Rijwoning;Bruggestraat;14;8800;Roeselare;Rijwoning;Huis;te koop;245000;50.9440;3.1230',
    '992;Appartement;Noordstraat;3;8800;Roeselare;Appartement;Appartement;te huur;795;50.9460;3.1260',
  ])
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, WebID: 1, MainTypeName: { fr: 'Maison mitoyenne' }, Price: 245_000, Latitude: 50.944 },
    { Goal: 1, WebID: 2, HouseNumber: '3', Zip: '8800' },
  ])
  expect(read.notes).toContain('"p_id" is taken as the id, as it differs for each record.')
})

test('a prefix of people is no prefix', async () => {
  const read = await table([
    'id;doel;type;prijs;postcode;gemeente;owner_name;owner_street;owner_number;owner_zip;owner_city;owner_phone;owner_email',
    '1;te koop;huis;245000;8800;Roeselare;Jan;Dorp;1;9000;Gent;0475;jan@e.example',
  ])
  expect(dataOf(read)).toMatchObject([{ Zip: '8800', City: 'Roeselare' }])
  expect(dataOf(read)[0]).not.toHaveProperty('Street')
})
