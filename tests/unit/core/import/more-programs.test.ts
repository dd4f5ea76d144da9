/** Exports of a content management system, of map data, of feeds and of tables that people keep by hand. */
import { expect, test } from 'vitest'
import { dataOf, preview, previewTable as table } from '../../../support/preview.ts'

const json = (content: unknown) => preview(JSON.stringify(content), 'stock.json')

test('a content management system: all fields in an object, goals as yes and no, pictures far down', async () => {
  const entry = (id: number, more: object) => ({
    id,
    attributes: {
      title: 'Penthouse',
      slug: 'penthouse',
      price: 650_000,
      propertyType: 'Apartment',
      postalCode: '8400',
      city: 'Oostende',
      gallery: {
        data: [
          {
            id: 5,
            attributes: {
              url: 'https://e.example/a.jpg',
              formats: { thumbnail: { url: 'https://e.example/t.jpg' } },
            },
          },
        ],
      },
      ...more,
    },
  })
  const read = await json({
    data: [
      entry(1, { forSale: true, forRent: false }),
      entry(2, { forSale: false, forRent: true, price: 900 }),
    ],
    meta: { pagination: { page: 1, total: 2 } },
  })
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 0,
      Price: 650_000,
      TypeDescription: 'Penthouse',
      XLargePictureItems: [{ Url: 'https://e.example/a.jpg' }],
    },
    { Goal: 1, Price: 900 },
  ])
})

test('map data: a point with the longitude first', async () => {
  const feature = (id: number, coordinates: readonly number[], purpose: string) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates },
    properties: {
      purpose,
      category: 'house',
      price: 420_000,
      address: 'Veldstraat 10',
      zip: '9000',
      city: 'Gent',
      title_nl: 'Stadswoning',
    },
  })
  const features = [feature(11, [3.7174, 51.0543], 'sale'), feature(12, [4.4025, 51.2194], 'rent')]
  expect(dataOf(await json({ type: 'FeatureCollection', features }))).toMatchObject([
    { Latitude: 51.0543, Longitude: 3.7174, Goal: 0, TypeDescription: { nl: 'Stadswoning' } },
    { Latitude: 51.2194, Longitude: 4.4025, Goal: 1 },
  ])
})

test('a feed: the address, the picture and the date are known by their values', async () => {
  const item = (id: string) =>
    `<item><guid isPermaLink="false">${id}</guid><title>Huis in Mechelen</title>` +
    `<pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate><g:price>399000 EUR</g:price><g:property_type>Huis</g:property_type>` +
    `<g:listing_type>te koop</g:listing_type><g:location>Bruul 5, 2800 Mechelen, België</g:location>` +
    `<enclosure url="https://e.example/${id}.jpg" type="image/jpeg"/></item>`
  const read = await preview(
    `<rss xmlns:g="urn:g"><channel><title>Immo</title>${item('55')}${item('56')}</channel></rss>`,
    'stock.xml',
  )
  expect(dataOf(read)[0]).toMatchObject({
    Street: 'Bruul',
    HouseNumber: '5',
    Zip: '2800',
    City: 'Mechelen',
    CreatedDate: '2026-11-02',
    XLargePictureItems: [{ Url: 'https://e.example/55.jpg' }],
  })
  expect(read.notes).toEqual(
    expect.arrayContaining([
      '"location" has addresses, by its values.',
      '"enclosure.@url" has pictures, by its values.',
    ]),
  )
})

test('a list kept by hand: the number of the line is no house number, and people are on no page', async () => {
  const read = await table([
    'Nr;Naam;Pand;Adres pand;Postcode pand;Gemeente pand;Adres verkoper;Transactie;Vraagprijs;Stavaza;Vorige status;Publicatie portaal;Opmerkingen',
    '1;Janssens;Rijwoning Gent;Kerkstraat 5;9000;Gent;Dorp 1, 9030 Mariakerke;Verkoop;350000;Te koop;Verkocht;actief;Wil snel weg',
    '2;Peeters;Appartement Aalst;Markt 3;9300;Aalst;Markt 3, 9300 Aalst;Verkoop;265000;Verkocht;Te koop;offline;Notaris',
    '3;Claes;Villa Erpe;Steenweg 10;9420;Erpe-Mere;Weg 1, 9420 Erpe;Verkoop;595000;Onder optie;Te koop;offline;',
  ])
  expect(dataOf(read)).toMatchObject([
    { HouseNumber: '5', WebID: 1, Status: 1, TypeDescription: 'Rijwoning Gent' },
    { HouseNumber: '3', WebID: 2, Status: 2 },
    { HouseNumber: '10', Status: 1, MarqueeName: { en: 'Under option' } },
  ])
  expect(JSON.stringify(dataOf(read))).not.toMatch(/Janssens|Mariakerke|snel weg/)
  expect(read.notes).toContain('"Stavaza" says which homes are taken or wanted, by its values.')
})

test('prices of sales and rents in two columns, pictures in two, a public price', async () => {
  const read = await table([
    'Référence;Type;Prix vente;Prix location;Rue;N°;Code postal;Ville;Photo principale;Autres photos',
    'A1;Maison;450000;;Rue Haute;12;1000;Bruxelles;https://e.example/a.jpg;https://e.example/b.jpg|https://e.example/c.jpg',
    'A2;Appartement;;1250;Rue Basse;3;1050;Ixelles;https://e.example/d.jpg;',
  ])
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, Price: 450_000 },
    { Goal: 1, Price: 1250 },
  ])
  expect(dataOf(read)[0]?.['XLargePictureItems']).toHaveLength(3)
  const other = await table([
    'Réf;Bien;Mandat;Prix public;CP;Localité',
    'V1;Maison 3 ch;Vente;325000;5100;Wépion',
  ])
  expect(dataOf(other)).toMatchObject([
    { Price: 325_000, PublishPrice: true, WebID: 1, TypeDescription: 'Maison 3 ch' },
  ])
})

test('the rent of a tenant is no price of a home for sale, and the only price is that of every home', async () => {
  const read = await table([
    'ID;Transactie;Type;Vraagprijs;Huurprijs;Postcode;Gemeente',
    '1;Te koop;Huis;;1500;9000;Gent',
    '2;Te huur;Huis;;950;9000;Gent',
    '3;Te koop;Huis;300000;1200;9000;Gent',
  ])
  expect(dataOf(read).map(({ Price }) => Price)).toEqual([undefined, 950, 300_000])
  const only = await table([
    'ID;Transactie;Type;Verkoopprijs;Postcode;Gemeente',
    '1;Te koop;Huis;300000;9000;Gent',
    '2;Te huur;Huis;950;9000;Gent',
  ])
  expect(dataOf(only).map(({ Price }) => Price)).toEqual([300_000, 950])
})

test('a home that is sold or rented, by its goal', async () => {
  const read = await table([
    'ID;Naam;Koop of huur;Type;Prijs;Postcode;Gemeente;Verkocht/verhuurd',
    '1;Villa te Knokke;te-koop;villa;950000;8300;Knokke;true',
    '2;Studio te Knokke;te-huur;studio;690;8300;Knokke;true',
    '3;Huis te Knokke;te-huur;huis;990;8300;Knokke;false',
  ])
  expect(dataOf(read).map(({ Status }) => Status)).toEqual([6, 6, 1])
})

test('known kinds of heating and kitchen, and moments of availability, have their names in every language', async () => {
  const homes = [
    'mazout;semi-équipée;immédiatement',
    'OIL_HEATING;ja;in overleg',
    'Pelletkachel;USA hyper equipped;2027-01-01',
  ].map((facts, index) => `${index + 1};à vendre;maison;300000;5000;Namur;${facts}`)
  const read = await table([
    'ID;Transaction;Type;Prix;Code postal;Commune;Chauffage;Cuisine;Disponibilité',
    ...homes,
  ])
  expect(dataOf(read)).toMatchObject([
    {
      Heating: { nl: 'Stookolie', en: 'Heating oil' },
      Kitchen: { nl: 'Gedeeltelijk ingericht' },
      Availability: { de: 'Sofort' },
    },
    { Heating: { fr: 'Mazout' }, Availability: { fr: 'À convenir' } },
    { Heating: 'Pelletkachel', Kitchen: { fr: 'Entièrement équipée' }, Availability: '2027-01-01' },
  ])
  expect(dataOf(read)[1]).not.toHaveProperty('Kitchen')
})
