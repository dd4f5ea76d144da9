/**
 * The oracle: whatever is edited, a later build gives what a clean build gives, byte for byte. Each seed makes every kind
 * of edit once. A page that is not made again stays as it was, so a comparison after some edits finds what each left.
 */
import { beforeAll, expect, test } from 'vitest'
import { cleanTreeOf, photo, seeded, withLedgerOf, writeAll } from '../support/busy-site.ts'
import { isLong } from '../support/long.ts'
import { MINIMAL, createSite, plot, project, siteAt } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import { ABOUT_ROUTE, PHOTOS, property, townFiles, withRoutes } from '../support/town-site.ts'
import { treeOf } from '../support/tree.ts'

const SEEDS = isLong() ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2]
/** Edits from one comparison with a clean build to the next. */
const EDITS_AT_ONCE = isLong() ? 1 : 4

let files: SiteFiles
let pictures: readonly Uint8Array[]

const TEAM_ROUTE = { original: '/team/', path: { nl: '/nl/team/', fr: '/fr/equipe/' } }
const VOICES_ROUTE = {
  original: '/voices/{slug}/',
  path: { nl: '/nl/stemmen/{slug}/', fr: '/fr/voix/{slug}/' },
}

function article(name: string, more: object = {}): object {
  return {
    path: `/voices/${name}/`,
    category: 'voices',
    name,
    title: { nl: `${name} vertelt`, fr: `${name} raconte` },
    ...more,
  }
}

/** What texts may link to: all of it is renamed, and comes and goes. */
const TARGETS = [
  '/property/1/',
  '/property/2/',
  '/voices/an/',
  '/project/801/',
  '/for-sale/city/8000-brugge/',
]

const linkTo = ({ pick }: Dice) => `[Zie ook](${pick(TARGETS)}).`

beforeAll(async () => {
  files = {
    ...(await townFiles(5)),
    ...withRoutes(ABOUT_ROUTE, VOICES_ROUTE, TEAM_ROUTE),
    'content/articles/an.json': article('an'),
    'content/articles/bo.json': article('bo'),
    'content/projects/801.json': project(801),
  }
  pictures = await Promise.all([21, 22, 23].map(photo))
})

interface Dice {
  /** One of them. */
  pick<T>(all: readonly T[]): T
  number(below: number): number
}

function diceOf(random: () => number): Dice {
  const number = (below: number) => Math.floor(random() * below)
  return { number, pick: (all) => all[number(all.length)] as (typeof all)[number] }
}

const TOWNS = [{}, { Zip: '8000', City: 'BRUGGE' }, { Zip: '1050', City: { nl: 'ELSENE', fr: 'IXELLES' } }]
const SITE = MINIMAL['site-config/site.json'] as object

/** Another value of some fields of a property, which keeps the others. */
const FIELDS: Readonly<Record<string, (dice: Dice) => object>> = {
  text: ({ number }) => ({ Description: { nl: `Mooi, **${number(99)}** keer.`, fr: `Beau ${number(99)}.` } }),
  link: (dice) => ({ Description: { nl: linkTo(dice), fr: linkTo(dice) } }),
  project: ({ pick }) => pick([{ ProjectID: 801 }, { ProjectID: 801 }, { ProjectID: undefined }]),
  price: ({ number }) => ({ Price: 150_000 + 500 * number(400) }),
  'price on request': ({ pick }) => ({ PublishPrice: pick([true, false]) }),
  sold: ({ pick }) => ({ Status: pick([0, 2]) }),
  title: ({ number }) => ({ TypeDescription: { nl: `Grond ${number(9)}`, fr: `Terrain ${number(9)}` } }),
  town: ({ pick }) => pick(TOWNS),
  address: ({ pick, number }) => ({
    PublishAddress: true,
    HouseNumber: String(number(50)),
    Street: pick(['Kerkweg', 'Veld']),
  }),
  photos: ({ pick }) => pick([{}, PHOTOS.houseFirst, PHOTOS.streetFirst, PHOTOS.gardenOnly]),
  date: ({ number }) => ({ CreatedDate: `2026-0${1 + number(8)}-11` }),
  type: ({ pick }) => ({ WebID: pick([1, 4]), EnergyPerformance: 120, UniqueCode: '123' }),
}

const PRICE_TEMPLATE = (
  word: string,
) => `import { Price as Original } from 'agency-site/templates/components/price/price.tsx'

export const Price: typeof Original = (props) => <><Original {...props} /> ${word}</>
`

/** What the site is edited with, apart from fields of properties. */
const OTHERS: Readonly<Record<string, (dice: Dice) => SiteFiles>> = {
  new: ({ number }) => ({ [property(9 + number(6))]: plot(9 + number(6)) }),
  removed: ({ number }) => ({ [property(3 + number(12))]: null }),
  article: (dice) => {
    const name = dice.pick(['an', 'bo'])
    return {
      [`content/articles/${name}.json`]: article(name, {
        title: { nl: `Stem ${dice.number(9)}`, fr: `Voix ${dice.number(9)}` },
        summary: { nl: `Kort ${dice.number(9)}.` },
        content: { nl: linkTo(dice) },
      }),
    }
  },
  'project itself': (dice) => ({
    'content/projects/801.json': project(801, {
      TypeDescription: { nl: `Werf ${dice.number(9)}`, fr: 'Chantier' },
      Description: { nl: linkTo(dice), fr: 'Beau.' },
    }),
  }),
  picture: ({ pick }) => ({ [`content/images/${pick(['house', 'street', 'garden'])}.jpg`]: pick(pictures) }),
  menu: ({ pick }) => ({
    'site-config/menu.json': {
      items: pick([
        [],
        [{ path: 'for-sale', status: 'Published', params: { title: { nl: 'Kopen', fr: 'Acheter' } } }],
      ]),
    },
  }),
  template: ({ pick }) => ({
    'templates/components/price/price.tsx': pick([null, PRICE_TEMPLATE('ons'), PRICE_TEMPLATE('nous')]),
  }),
  string: ({ pick }) => ({
    'site-config/strings.nl.json': pick<object | null>([
      null,
      { 'page.top': 'Omhoog' },
      { 'card.ground': '{surface}!' },
    ]),
  }),
  route: ({ pick }) =>
    withRoutes(
      pick([ABOUT_ROUTE, { ...ABOUT_ROUTE, path: { nl: '/nl/wij/', fr: '/fr/nous/' } }]),
      VOICES_ROUTE,
      TEAM_ROUTE,
    ),
  style: ({ pick }) => ({ 'site-config/theme.json': { colours: { brick: pick(['#8a3b24', '#123456']) } } }),
  name: ({ pick }) => ({
    'site-config/site.json': { ...SITE, name: pick(['Kantoor Linde', 'Kantoor Esdoorn']) },
  }),
  page: (dice) => ({
    'content/pages/about.json': {
      path: '/about/',
      params: {
        title: { nl: 'Over ons', fr: 'À propos' },
        css: dice.pick([undefined, 'h1 { color: red }', 'h1 { color: blue }']),
        content: { nl: `Wij zijn {FOR_SALE_TOTAL} keer hier, ${dice.number(9)}.` },
        modules: dice.pick([
          [],
          [{ description: { nl: linkTo(dice) } }, { relations: [{ type: 'category', id: 'voices' }] }],
          [{ relations: [{ type: 'property-list', id: 'latest' }], maxItems: 3 }],
          [{ relations: [{ type: 'project-list', id: 'all' }] }],
        ]),
      },
    },
  }),
  'another page': ({ pick }) => ({
    'content/pages/team.json': pick([
      null,
      { path: '/team/', params: { title: { nl: 'Team', fr: 'Équipe' } } },
    ]),
  }),
  'page of a list': ({ number, pick }) => ({
    'content/pages/for-sale.json': {
      path: '/for-sale/',
      params: {
        title: { nl: pick(['Te koop', 'Alles te koop']), fr: 'À vendre' },
        modules: [
          {
            description: { nl: `Vandaag, voor de ${number(9)}e keer.` },
            relations: [{ type: 'property-list', id: 'sale' }],
          },
        ],
      },
    },
  }),
  copy: ({ number }) => ({ 'content/static/note.txt': `note ${number(9)}` }),
}

/** Every kind once, in an order of the dice. */
function kindsInOrder({ number }: Dice): readonly string[] {
  return [...Object.keys(FIELDS), ...Object.keys(OTHERS)]
    .map((kind) => ({ kind, at: number(1e6) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ kind }) => kind)
}

function changeOf(kind: string, content: SiteFiles, dice: Dice): SiteFiles {
  const other = OTHERS[kind]
  if (other) return other(dice)
  const known = Object.keys(content).filter((file) => file.startsWith('content/properties/') && content[file])
  const file = dice.pick(known)
  return { [file]: { ...(content[file] as object), ...FIELDS[kind]?.(dice) } }
}

test.each(SEEDS)('seed %i', async (seed) => {
  const random = seeded(seed)
  const dice = diceOf(random)
  let site = createSite({}, files)
  let content = files
  let edits: string[] = []
  const kinds = kindsInOrder(dice)
  for (const [step, kind] of kinds.entries()) {
    const change = changeOf(kind, content, dice)
    content = { ...content, ...change }
    writeAll(site, change)
    if (random() < 0.3) site = siteAt(site.root)
    // A clock that runs ahead lets files be trusted by their stamps.
    const now = random() < 0.3 ? { now: () => Date.now() + 60_000 } : {}
    const told = random() < 0.5 ? Object.keys(change) : undefined
    const { ok } = await site.build({ threads: dice.pick([1, 2]) }, now, told)
    edits.push(`edit ${step}: ${kind}`)
    const isCompared = !ok || edits.length === EDITS_AT_ONCE || step === kinds.length - 1
    if (!isCompared) continue
    const name = edits.join(', ')
    if (ok) expect(treeOf(site.output), name).toEqual(await cleanTreeOf(content, withLedgerOf(site)))
    else await expect(cleanTreeOf(content, withLedgerOf(site)), name).rejects.toThrow()
    edits = []
  }
})
