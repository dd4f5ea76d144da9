/** Answers of `GetPropertyListJson` with forty made-up homes: two pages, in one list, as a program saves them. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

export type Answer = Readonly<Record<string, unknown>>

const KINDS: Readonly<Record<Home['kind'], readonly [webId: number, mainType: string]>> = {
  house: [1, 'Woonhuis'],
  apartment: [2, 'Appartement'],
  land: [4, 'Bouwgrond'],
  garage: [7, 'Garage'],
  shop: [6, 'Winkel'],
  office: [9, 'Kantoor'],
}

const PAGE = 25

/** `To` of the last page is the requested end, and not the number of homes. */
export function omnicasa(homes = madeUpHomes()): string {
  const items = homes.map(itemOf)
  const pages = [items.slice(0, PAGE), items.slice(PAGE)].map((Items, page) => ({
    GetPropertyListJsonResult: {
      Code: 0,
      Message: '',
      Success: true,
      Value: { From: page * PAGE + 1, To: (page + 1) * PAGE, RowsCount: items.length, Items },
    },
  }))
  return JSON.stringify(pages).replaceAll('/Date(', '\\/Date(').replaceAll(')/"', ')\\/"')
}

function itemOf(home: Home): Answer {
  const trap = TRAPS.find((each) => each.home === home.number)
  const [WebID, MainTypeName] = KINDS[home.kind]
  const picture = (file: string, at: number) => ({
    ID: at + 1,
    Name: '',
    Url: `https://omnicasa.example/x/${file}`,
    Width: 1920,
    Height: 1280,
  })
  const pictures = home.pictures.map(picture)
  return {
    ID: 4000 + home.number,
    Ident: home.reference,
    Goal: home.goal === 'rent' ? 1 : 0,
    Status: 1,
    SubStatus: 2,
    SubStatusName: '-',
    Marquee: 0,
    MarqueeName: '',
    WebID,
    MainTypeName,
    TypeDescription: home.title.nl,
    DescriptionA: `<p>${home.text.nl}</p>`,
    DescriptionB: '-',
    Street: home.street,
    HouseNumber: home.houseNumber,
    BoxNr: home.box,
    Zip: Number(home.zip),
    City: home.town.toUpperCase(),
    CountryID: 10,
    CountryAbbr: 'B',
    GoogleX: String(home.latitude),
    GoogleY: String(home.longitude),
    Price: home.price,
    PublishPrice: true,
    PublishAddress: 1,
    NumberOfBedRooms: home.bedrooms,
    NumberOfBathRooms: home.bathrooms,
    SurfaceTotal: home.living,
    SurfaceGround: home.plot,
    SurfaceTerrace: 0,
    ConstructionYear: home.year,
    EnergyPerformance: home.kwh,
    EPCLabelText: home.label,
    HeatingName: 'Centrale verwarming op gas',
    KitchenName: null,
    CreatedDate: '/Date(1761286300300+0200)/',
    LastChangedDate: '2026-11-12 17:01:02',
    XLargePictureItem: pictures[0],
    XLargePictureItems: pictures,
    OwnerName: PRIVATE.owner,
    OwnerPhone: PRIVATE.ownerPhone,
    OwnerEmail: PRIVATE.ownerEmail,
    KeyInfo: PRIVATE.key,
    Commission: PRIVATE.commission,
    InternalRemarks: PRIVATE.remark,
    ...trap?.changes,
  }
}
