/** Answers of `v1/estates/list` with forty made-up estates. Absent, zero and false values are omitted, as Whise does. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

export type Estate = Readonly<Record<string, unknown>>

const CATEGORY: Readonly<Record<Home['kind'], readonly [category: number, subCategory: number]>> = {
  house: [1, 89],
  apartment: [2, 17],
  land: [3, 26],
  garage: [7, 51],
  shop: [5, 65],
  office: [4, 35],
}

/** The estates in one answer. */
export function whise(homes = madeUpHomes()): string {
  const estates = homes.map(estateOf)
  return JSON.stringify(
    { estates, totalCount: estates.length, isValidRequest: true, validationErrors: [] },
    null,
    1,
  )
}

export function detail(id: number, value: string, more: Estate = {}): Estate {
  return { id, label: `detail ${id}\n`, value, type: 'char', group: 'x', ...more }
}

export function enumDetail(id: number, option: number, value: string): Estate {
  return { id, value, type: 'heating', enum: { id: option } }
}

export function estateOf(home: Home): Estate {
  const trap = TRAPS.find((each) => each.home === home.number)
  const [category, subCategory] = CATEGORY[home.kind]
  const isSale = home.goal === 'sale'
  const estate = {
    id: 5_200_000 + home.number,
    referenceNumber: home.reference,
    name: `intern ${home.number}`,
    address: home.street,
    number: home.houseNumber,
    box: home.box,
    zip: home.zip,
    city: home.town,
    country: { id: 1 },
    category: { id: category },
    subCategory: { id: subCategory },
    purpose: { id: isSale ? 1 : 2 },
    purposeStatus: { id: isSale ? 1 : 2 },
    status: { id: 1 },
    displayStatusId: 2,
    state: { id: 4 },
    price: home.price,
    currency: '€',
    displayPrice: true,
    displayAddress: true,
    area: home.living,
    groundArea: home.plot,
    rooms: home.bedrooms,
    bathRooms: home.bathrooms,
    energyClass: home.label,
    energyValue: home.kwh === 0 ? '' : `${home.kwh}-${home.kwh}`,
    shortDescription: texts(home.title),
    longDescription: texts({ nl: `<p>${home.text.nl}</p>`, fr: `<p>${home.text.fr}</p>` }),
    comments: PRIVATE.remark,
    owners: [{ name: PRIVATE.owner, phone: PRIVATE.ownerPhone, email: PRIVATE.ownerEmail }],
    keys: PRIVATE.key,
    commission: PRIVATE.commission,
    pictures: home.pictures.map((file, order) => pictureOf(file, order)),
    details: [
      detail(14, String(home.year), { type: 'year' }),
      detail(1849, String(home.latitude), { label: 'x of xy' }),
      detail(1850, String(home.longitude), { label: 'y of xy' }),
      enumDetail(1020, 659, 'Gas (centrale verwarming)'),
    ],
    officeId: 900,
    office: 'Kantoor Linde',
    representatives: [
      {
        id: Number(home.agent.id),
        firstName: home.agent.firstName,
        name: home.agent.lastName,
        email: home.agent.email,
        mobilePhone: home.agent.phone,
        function: 'Makelaar',
      },
    ],
    createDateTime: '2026-10-01T09:12:33.12',
    updateDateTime: '2026-11-12T17:01:02.483',
  }
  return withoutEmpty({ ...estate, ...trap?.changes })
}

export function pictureOf(file: string, order: number): Estate {
  const url = (size: string) => `https://r.estates.example/${size}/${file}?v=1`
  return withoutEmpty({
    id: 70_000 + order,
    order,
    urlSmall: url('640'),
    urlLarge: url('1280'),
    urlXXL: url('1920'),
    orientation: 'Landscape',
  })
}

/** HTML with entities, as the service stores it. */
function texts({ nl, fr }: { nl: string; fr: string }): readonly Estate[] {
  const encoded = (text: string) => text.replaceAll('é', '&eacute;')
  return [
    { languageId: 'nl-BE', content: encoded(nl) },
    { languageId: 'fr-BE', content: encoded(fr) },
  ]
}

function withoutEmpty(estate: Estate): Estate {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || value === 0 || value === false
  return Object.fromEntries(Object.entries(estate).filter(([, value]) => !isEmpty(value)))
}
