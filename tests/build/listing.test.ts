/** The data of filtered lists: a build writes only the changed parts, and only data that a page shows. */
import { expect, test } from 'vitest'
import { layoutsOf, placesOf } from '../../core/domain/fragments.ts'
import { parseListFile } from '../../core/domain/list-file.ts'
import type { ListFile } from '../../core/domain/list-file.ts'
import { createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { changesBetween, treeOf } from '../support/tree.ts'

const MANY = 200
const LIST = 'nl/te-koop/list.json'
const ONLY_DUTCH = {
  'site-config/languages.json': { languageDefault: 'nl', languageUse: [{ code: 'nl', use: true }] },
}

/** Plots in two towns, each with a price of its own, the newest first by id. */
function plots(count: number, more: (id: number) => object = () => ({})): object[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const town = id % 2 === 0 ? { Zip: '8000', City: 'BRUGGE' } : {}
    return plot(id, { Price: 100_000 + 1000 * id, ...town, ...more(id) })
  })
}

async function built(properties: readonly object[]): Promise<TestSite> {
  const site = createSite({ ...ONLY_DUTCH, 'content/properties/plots.json': properties })
  const { ok, problems } = await site.build()
  expect({ ok, problems }).toEqual({ ok: true, problems: [] })
  return site
}

function listOf(site: TestSite, file = LIST): ListFile {
  const list = parseListFile(site.read(file))
  if (!list) throw new Error(`${file} is no list`)
  return list
}
const cardsIn = (site: TestSite, href: string) => site.read(href.slice(1)).split(/(?=<li class="card)/)

test('each card is where the columns say, and as it stands in the list itself', async () => {
  const site = await built(plots(MANY))
  const list = listOf(site)
  const rows = [30, 0, 150, 199, 6]
  const cards = placesOf(layoutsOf(list), rows).map(
    ({ file, index }) => cardsIn(site, list.fragments[file] ?? '')[index] ?? '',
  )
  expect(cards.map((card) => Number(/\/(\d+)\/"/.exec(card)?.[1]))).toEqual(rows.map((row) => MANY - row))
  expect(rows.map((row) => list.price[row])).toEqual(rows.map((row) => 100_000 + 1000 * (MANY - row)))
  expect(site.read('nl/te-koop/pagina/2/index.html')).toContain(cards[0])
  expect(cardsIn(site, list.fragments[0] ?? '')[0]).not.toContain('<!DOCTYPE')
})

test('a new price changes the files that hold it, and no others', async () => {
  const site = await built(plots(MANY))
  const before = treeOf(site.output)
  const old = listOf(site)
  site.write(
    'content/properties/plots.json',
    plots(MANY, (id) => (id === 77 ? { Price: 177_500 } : {})),
  )
  expect((await site.build()).ok).toBe(true)
  const isCards = (file: string) => file.startsWith('_a/cards.')
  const { added, removed, changed } = changesBetween(before, treeOf(site.output))
  // Sorted by list, by town and by price. Sorting by type gives the order of the list, because all have the
  // same type.
  expect([added.filter(isCards).length, removed.filter(isCards).length]).toEqual([3, 3])
  expect(old.fragments.length).toBeGreaterThan(8)
  expect(changed).toContain(LIST)
  expect(changed).not.toContain('nl/te-koop/index.html')
  expect(changed).not.toContain('nl/te-koop/pagina/2/index.html')
})

test('what no card shows is not in the data either', async () => {
  const secret = 987_654
  const site = await built([
    plot(1, { Price: secret, PublishPrice: false, PublishAddress: false, Street: 'Geheimstraat' }),
    plot(2, { Price: secret, Status: 2 }),
    plot(3, { Price: 250_000, Latitude: 51.0538, Longitude: 3.725, PublishAddress: false }),
    plot(4, { Price: 300_000 }),
  ])
  const files = site.list().filter((file) => /list\.json$|^_a\/cards\./.test(file))
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const text = site.read(file)
    for (const hidden of ['987654', '987.654', 'Geheimstraat', '51.05', '3.725'])
      expect([file, hidden, text.includes(hidden)]).toEqual([file, hidden, false])
  }
  expect(listOf(site).price).toEqual([300_000, 250_000, null, null])
  // The lowest and the highest price of the filters would reveal it as well.
  expect(site.read('nl/te-koop/index.html')).not.toMatch(/value="(?:600|700|800|900)000"/)
})

test('an empty list has nothing to filter, and leads on', async () => {
  const site = createSite(ONLY_DUTCH)
  expect((await site.build()).ok).toBe(true)
  const page = site.read('nl/te-koop/index.html')
  expect(page).toContain('Op dit moment staat er niets te koop.')
  expect(page).not.toContain('data-list=')
  expect(page).not.toContain('listing.')
  expect(site.list().filter((file) => /list\.json$|cards\./.test(file))).toEqual([])
})

test('towns with a place make a map, those of the package without co-ordinates of the content', async () => {
  const city = (Zip: string, Name: string, place: object) => ({ Zip, Name, CountryID: 10, ...place })
  const page = async (places: readonly [object, object]) => {
    const site = createSite({
      ...ONLY_DUTCH,
      'content/properties/plots.json': plots(4),
      'content/cities.json': [city('9000', 'Gent', places[0]), city('8000', 'Brugge', places[1])],
    })
    expect((await site.build()).ok).toBe(true)
    return site.read('nl/te-koop/index.html')
  }
  const gent = { Latitude: 51.05, Longitude: 3.73 }
  const brugge = { Latitude: 51.21, Longitude: 3.22 }
  const drawn = await page([gent, brugge])
  expect(drawn.indexOf('data-list-town="Brugge|8000"')).toBeGreaterThan(0)
  expect(drawn.indexOf('data-list-town="Brugge|8000"')).toBeLessThan(
    drawn.indexOf('data-list-town="Gent|9000"'),
  )
  expect(drawn).toContain('data-list-view="map"')
  expect(await page([{}, {}])).toContain('data-list-view="map"')
})
