/**
 * A stock of adverts as portals have them, in one language, with the gaps and faults that such stocks have: about 2.3
 * missing facts an advert, and a typing error in one of fifty. Seeded. `--root DIR --count 30000 --seed 7` writes a site.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SITE } from './adverts-site.mjs'
import { random } from './random.mjs'

/** Postal code, town, latitude and longitude. */
const TOWNS = {
  flanders: [
    [9000, 'Gent', 51.05, 3.73],
    [2000, 'Antwerpen', 51.22, 4.4],
    [8000, 'Brugge', 51.21, 3.22],
    [3000, 'Leuven', 50.88, 4.7],
    [3500, 'Hasselt', 50.93, 5.34],
    [1500, 'Halle', 50.73, 4.24],
    [8500, 'Kortrijk', 50.83, 3.26],
    [2800, 'Mechelen', 51.03, 4.48],
  ],
  wallonia: [
    [4000, 'Liège', 50.63, 5.57],
    [5000, 'Namur', 50.47, 4.87],
    [7000, 'Mons', 50.45, 3.95],
    [6000, 'Charleroi', 50.41, 4.44],
    [1300, 'Wavre', 50.72, 4.61],
    [7500, 'Tournai', 50.61, 3.39],
  ],
  brussels: [
    [1050, 'Ixelles', 50.83, 4.37],
    [1180, 'Uccle', 50.8, 4.34],
    [1030, 'Schaerbeek', 50.87, 4.38],
  ],
}
/** Shares of the regions, of rentals and of each gap. */
const SHARES = { flanders: 0.4, wallonia: 0.49, rent: 0.13 }
const TYPES = [
  [1, 'Huis', 0.55],
  [2, 'Appartement', 0.85],
  [4, 'Bouwgrond', 0.93],
  [7, 'Garage', 1],
]
const STREETS = 'Kerkstraat Stationsstraat Molenweg Lindelaan Schoolstraat Veldweg Dorpsplein'.split(' ')
const WORDS =
  'deze woning ligt rustig nabij het park met ruime kamers en veel licht de keuken is volledig uitgerust terwijl een tuin op het zuiden zorgt voor rust'.split(
    ' ',
  )
const PER_FILE = 500

export function advertsOf(count, seed = 7) {
  const dice = diceOf(seed)
  return Array.from({ length: count }, (_, index) => advert(10_000 + index, dice))
}

export function writeAdverts(to, { count, seed }) {
  rmSync(to, { recursive: true, force: true })
  const write = (file, data) => {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    writeFileSync(path.join(to, file), JSON.stringify(data, null, 1))
  }
  for (const [file, data] of Object.entries(SITE)) write(file, data)
  const records = advertsOf(count, seed)
  for (let start = 0; start < count; start += PER_FILE) {
    const name = String(start / PER_FILE).padStart(4, '0')
    write(`content/properties/${name}.json`, records.slice(start, start + PER_FILE))
  }
}

function diceOf(seed) {
  const next = random(seed)
  return {
    chance: (share) => next() < share,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    next,
  }
}

function advert(ID, dice) {
  const share = dice.next()
  const region =
    share < SHARES.flanders ? 'flanders' : share < SHARES.flanders + SHARES.wallonia ? 'wallonia' : 'brussels'
  const Goal = dice.chance(SHARES.rent) ? 1 : 0
  const drawn = dice.next()
  const [WebID, name] = TYPES.find(([, , upTo]) => drawn < upTo)
  const [Zip, City, latitude, longitude] = dice.pick(TOWNS[region])
  const isHome = WebID < 3
  const record = {
    ID,
    Goal,
    Status: 1,
    WebID,
    TypeDescription: `${name} in ${dice.pick(STREETS)}`,
    Description: text(dice),
    PublishPrice: true,
    PublishAddress: true,
    Price: price(Goal, WebID, dice),
    Street: dice.pick(STREETS),
    HouseNumber: String(dice.int(1, 180)),
    Zip: String(Zip),
    City,
    CountryID: 10,
    Latitude: latitude + (dice.next() - 0.5) / 20,
    Longitude: longitude + (dice.next() - 0.5) / 20,
    CreatedDate: `2026-${String(dice.int(1, 12)).padStart(2, '0')}-${String(dice.int(1, 28)).padStart(2, '0')}`,
    ...(isHome
      ? home(dice, region)
      : { SurfaceGround: dice.int(WebID === 7 ? 12 : 300, WebID === 7 ? 20 : 2500) }),
    ...(Goal === 1 && isHome ? letting(dice) : {}),
  }
  return dice.chance(0.02) ? faulty(record, dice) : record
}

function price(Goal, WebID, { int }) {
  if (Goal === 1) return WebID === 7 ? int(60, 180) : int(500, 2500)
  if (WebID === 7) return int(10, 40) * 1000
  return int(90, 900) * 1000
}

function home({ chance, int }, region) {
  const rooms = int(1, 5)
  const hasScore = chance(region === 'wallonia' ? 0.47 : 0.4)
  return {
    NumberOfBedRooms: rooms,
    NumberOfBathRooms: int(1, 2),
    SurfaceLiving: rooms * int(28, 45) + 20,
    ConstructionYear: int(1900, 2005),
    ...(hasScore ? { EnergyPerformance: int(90, 520) } : {}),
    ...(region === 'flanders' && hasScore ? { UniqueCode: String(int(100_000, 999_999)) } : {}),
  }
}

function letting({ chance, int }) {
  return {
    ...(chance(0.4) ? { ChargesRenter: int(10, 150) } : {}),
    ...(chance(0.2) ? { ChargesType: 'fixed' } : {}),
  }
}

/** The typing errors of people and the conventions of programs. */
const FAULTS = [
  (record) => ({ ...record, Price: record.Goal === 1 ? 1 : 3048 }),
  (record) => ({ ...record, Price: 0 }),
  (record) => ({ ...record, NumberOfBedRooms: 100 }),
  (record) => ({ ...record, SurfaceLiving: 1 }),
  (record) => ({ ...record, SurfaceTerrace: 0, NumberOfFacades: 0, EPCLabelText: 'not_specified' }),
  (record) => ({ ...record, ConstructionYear: 1850, EnergyPerformance: 0 }),
  (record) => ({ ...record, EnergyPerformance: 3400 }),
  (record) => ({ ...record, Street: '0476 12 34 56', HouseNumber: undefined }),
  (record) => ({ ...record, Street: 'Rue Pr?sident' }),
  (record) => ({ ...record, Street: '-', HouseNumber: undefined }),
  (record) => ({ ...record, HouseNumber: undefined }),
  (record) => ({ ...record, City: 'Caf\ufffd' }),
  (record) => ({ ...record, Latitude: record.Longitude, Longitude: record.Latitude }),
  (record) => ({ ...record, Latitude: 51.45, Longitude: 2.7 }),
  (record) => ({ ...record, Zip: '3700', City: 'Haren' }),
  (record) => ({ ...record, TypeDescription: `${record.TypeDescription} – ${record.City}` }),
  (record) => ({ ...record, Description: 'PEB et rapport électrique en cours d’encodage.' }),
  (record) => ({ ...record, Description: 'UC: 3870324. Vg/Wg/Gmo/Vkr/Gvv' }),
]

function faulty(record, { pick }) {
  return pick(FAULTS)(record)
}

function text({ int, pick }) {
  return Array.from({ length: int(40, 260) }, () => pick(WORDS)).join(' ')
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      root: { type: 'string' },
      count: { type: 'string', default: '30000' },
      seed: { type: 'string', default: '7' },
    },
  })
  writeAdverts(path.resolve(values.root ?? 'adverts'), {
    count: Number(values.count),
    seed: Number(values.seed),
  })
}
