/**
 * Stored answers of Skarabee's `GetPublication` with forty made-up publications: as XML in the envelope of SOAP, and as
 * the JSON that a client in PHP makes of it, in which attributes are fields, a text beside them is `_`, and a list of
 * one element is this element.
 */
import { changed } from '../made-up/changed.ts'
import type { Changes, Tree } from '../made-up/changed.ts'
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

const TYPO: Readonly<Record<Home['kind'], Changes>> = {
  house: { Sort: 'Dwelling', Genre: 'SingleFamilyDwelling', Characterisation: 'Dwelling_Detached' },
  apartment: { Sort: 'Flat', Genre: 'Flat_Unspecified', Characterisation: 'Flat_Highrise' },
  land: { Sort: 'Land', Characterisation: 'Land_Detached' },
  garage: { Sort: 'Parking', Genre: 'GarageBox', Characterisation: 'Parking_Detached' },
  shop: { Sort: 'Shop', Genre: 'Boutique', Characterisation: 'Shop_Terraced' },
  office: { Sort: 'Office', Genre: 'Office_Other', Characterisation: 'Office_InOfficeBuilding' },
}

export function skarabee(homes = madeUpHomes()): string {
  const answers = homes.map(
    (home) =>
      `<GetPublicationResponse xmlns="http://weblink.skarabee.com/"><GetPublicationResult>${elementOf('Publication', publicationOf(home))}</GetPublicationResult></GetPublicationResponse>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
${answers.join('\n')}
</soap:Body></soap:Envelope>
`
}

export function skarabeeJson(homes = madeUpHomes()): string {
  return JSON.stringify(
    homes.map((home) => ({ Publication: plain(publicationOf(home)) })),
    null,
    1,
  )
}

export function publicationOf(home: Home): Tree {
  const trap = TRAPS.find((each) => each.home === home.number)
  return changed(
    {
      Info: {
        ID: 71_000 + home.number,
        HidePrice: false,
        HideAddress: false,
        HideHouseNumber: false,
        Enabled: true,
      },
      Property: propertyOf(home),
      Pictures: {
        Picture: home.pictures.map((name, index) => ({
          Index: index,
          Name: name,
          URL: `https://pictures.example/${name}`,
          PictureType: 'UNDEFINED',
        })),
      },
    },
    trap?.changes ?? {},
  )
}

function propertyOf(home: Home): Tree {
  const isSale = home.goal === 'sale'
  return {
    ID: 500_000 + home.number,
    Created: '2026-10-01 09:12:33',
    Modified: '2026-11-12 17:01:02',
    Active: true,
    Reference: home.reference,
    MarketType: 'RES',
    PropertyType: 'TRANSACTION',
    Typo: { Type: 'Estate', Category: 'Residential', ...TYPO[home.kind] },
    Status: isSale ? 'FOR_SALE' : 'FOR_RENT',
    FlowStatus: isSale ? 'FOR_SALE' : 'FOR_RENT',
    Price: `${home.price}.00`,
    PriceType: isSale ? 'TOTAL' : 'PRICE_PER_MONTH',
    PriceIndication: 'ASKING_PRICE',
    Currency: 'EUR',
    Address: {
      Street: home.street,
      HouseNumber: Number.parseInt(home.houseNumber, 10),
      HouseNumberExtension: home.houseNumber.replace(/\d/g, ''),
      MailBox: home.box,
      CountryID: home.country,
      City: { '@ID': 900 + home.number, '@ZipCode': home.zip, '#text': home.town },
      Position: { '@X': String(home.longitude), '@Y': String(home.latitude), '@Type': 'EPSG_4326' },
    },
    NumberOfBedrooms: home.bedrooms || -1,
    NumberOfBathrooms: home.bathrooms || -1,
    NumberOfToilets: -1,
    SurfaceLivable: home.living === 0 ? '-1.00' : `${home.living}.00`,
    LandArea: home.plot || -1,
    SurfaceTerrace: '-1.00',
    ConstructionYear: home.year,
    RenovationYear: -1,
    KitchenType: 'UNDEFINED',
    HeatingTypes: { HeatingType: ['NATURAL_GAS'] },
    HasElevator: 'UNDEFINED',
    Energy: {
      Index: home.kwh === 0 ? '-1.00' : `${home.kwh}.00`,
      Class: home.kwh === 0 ? 'UNDEFINED' : home.label,
    },
    UrbanDevelopment: { Permit: 'UNDEFINED', Summons: 'UNDEFINED', JudicialDecisionType: 'UNDEFINED' },
    FloodProneArea: 'UNDEFINED',
    Flashes: {
      Flash: [
        { '@ID': '1', '@LanguageID': 'NL', Title: home.title.nl, Text: home.text.nl },
        { '@ID': '1', '@LanguageID': 'FR', Title: home.title.fr, Text: home.text.fr },
      ],
    },
    OwnerInformation: {
      SellerLogin: { Name: PRIVATE.owner, Phone: PRIVATE.ownerPhone, Email: PRIVATE.ownerEmail },
    },
    Confidential: PRIVATE.remark,
    CollegialInfo: PRIVATE.key,
    CommissionChargedToBuyer: PRIVATE.commission,
  }
}

function elementOf(name: string, value: Tree): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return value.map((each: Tree) => elementOf(name, each)).join('')
  if (typeof value !== 'object') return `<${name}>${escaped(value)}</${name}>`
  const all = Object.entries(value as Readonly<Record<string, Tree>>)
  const attributes = all.flatMap(([key, each]) =>
    key.startsWith('@') && each !== undefined ? [` ${key.slice(1)}="${escaped(each)}"`] : [],
  )
  const inner = all.map(([key, each]) =>
    key === '#text' ? escaped(each) : key.startsWith('@') ? '' : elementOf(key, each),
  )
  return `<${name}${attributes.join('')}>${inner.join('')}</${name}>`
}

function escaped(value: Tree): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** As the client gives it. */
function plain(value: Tree): Tree {
  if (Array.isArray(value))
    return value.length === 1 ? plain(value[0] as Tree) : value.map((each: Tree) => plain(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Tree>>).map(([key, each]) => [
      key === '#text' ? '_' : key.replace(/^@/, ''),
      plain(each),
    ]),
  )
}
