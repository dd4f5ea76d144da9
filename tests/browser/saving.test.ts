/** Saved homes and searches on the device: from a list to the page of saved items, and to their deletion. */
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { settled, watchRequests } from './settled.ts'
import { violations } from './axe.ts'

const browser = await openBrowser()

const at = (path: string) => `${inject('demoUrl')}${path}`
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('saved') ?? 'null') as unknown)

async function visitor(width: number, more: object = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...answered(inject('demoUrl')),
    ...more,
  })
  return watchRequests(await context.newPage())
}

/** Saves two homes in Ghent, and the search that found them. */
async function saveSome(page: Page): Promise<void> {
  await page.goto(at('/nl/te-koop/?city=Gent%7C9000'))
  await page.mouse.move(9, 300)
  const buttons = page.locator('.card .save')
  await buttons.nth(1).waitFor()
  await page.keyboard.press('Escape')
  await buttons.nth(0).click()
  await buttons.nth(1).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
}

/** The column headers stay visible while scrolling, and the checkbox hides equal facts. */
async function comparisonFaults(page: Page): Promise<readonly string[]> {
  const alike = page.locator('[data-saved-part="compared"] tbody tr[data-alike]')
  const differing = page.locator('[data-saved-part="compared"] tbody tr:not([data-alike])')
  const counts = [await alike.count(), await differing.count()]
  expect(counts.every((count) => count > 0)).toBe(true)
  await page.getByRole('checkbox', { name: 'Toon alleen de verschillen' }).check()
  const faults = [
    ...((await alike.filter({ visible: true }).count()) > 0 ? ['equal facts stay'] : []),
    ...((await differing.filter({ visible: true }).count()) < counts[1]! ? ['a difference is hidden'] : []),
  ]
  await page.getByRole('checkbox', { name: 'Toon alleen de verschillen' }).uncheck()
  return [...faults, ...(await page.evaluate(scrolledFaults))]
}

function scrolledFaults(): readonly string[] {
  const box = document.querySelector('.saved__scroll')!
  const table = box.querySelector('table')!
  const heads = [...table.querySelectorAll('thead th')]
  const widths = heads.map((head) => Math.round(head.getBoundingClientRect().width))
  box.scrollTop = box.scrollHeight
  const away = heads.filter(
    (head) => Math.abs(head.getBoundingClientRect().top - box.getBoundingClientRect().top) > 1,
  )
  const cut = [...table.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth)
  return [
    ...(box.scrollTop === 0 ? ['the comparison does not scroll'] : []),
    ...(away.length > 0 ? ['a head leaves the view'] : []),
    ...(new Set(widths).size > 1 ? [`columns of ${widths.join(', ')} px`] : []),
    ...(Math.min(...widths) < 112 ? [`columns of ${Math.min(...widths)} px`] : []),
    ...cut.map((cell) => `"${cell.textContent}" is cut`),
  ]
}

describe.each([360, 1440])('at %i px', (width) => {
  test('homes and a search are saved, compared, and erased', async () => {
    const page = await visitor(width)
    await saveSome(page)
    expect(await page.locator('[data-saved-count]').textContent()).toBe('2')
    const cards = page.locator('.card')
    const titles = await Promise.all(
      [1, 0].map((index) => cards.nth(index).locator('a').first().textContent()),
    )

    await page.locator('[data-saved-link]').click()
    const homes = page.locator('[data-saved-part="homes"] .card')
    await homes.nth(1).waitFor()
    expect(await homes.locator('.card__title').allTextContents()).toEqual(titles)
    expect(await violations(page)).toEqual([])
    for (const name of titles) await page.getByRole('checkbox', { name: `Vergelijk ${name}` }).check()
    const table = page.locator('[data-saved-part="compared"] table')
    await table.locator('tbody tr').nth(5).waitFor()
    expect(await table.locator('thead a').allTextContents()).toEqual(titles)
    expect(await table.locator('tbody th').allTextContents()).toContain('Slaapkamers')
    expect(await comparisonFaults(page)).toEqual([])
    // The header covers a part of elements at the edge of a scrolled page.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'Gent (9000)', exact: true }).click()
    await page.waitForURL(/\?city=Gent%7C9000$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Alles wissen' }).click()
    expect(await saved(page)).toBeNull()
    await page.getByRole('button', { name: 'Toch niet' }).click()
    expect(await saved(page)).toMatchObject({ homes: [expect.any(Number), expect.any(Number)] })
    await page.getByRole('button', { name: 'Alles wissen' }).click()
    expect(await saved(page)).toBeNull()
    await page.getByText('U hebt nog niets bewaard.').waitFor()
  })
})

test('a link shares homes with somebody else, who may save them; the server is not told which', async () => {
  const page = await visitor(1440)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(at('/fr/mes-favoris/#homes=4101.4103.999999'))
  const shared = page.locator('[data-saved-part="shared"] .card')
  await shared.nth(1).waitFor()
  expect(await shared.count()).toBe(2)
  expect(await saved(page)).toBeNull()
  expect(asked.filter((url) => url.includes('4101'))).toEqual([])
  await page.getByRole('button', { name: 'Tout enregistrer' }).click()
  await page.getByText('1 bien que vous aviez enregistré n’est plus sur le site.').waitFor()
  expect(await saved(page)).toMatchObject({ homes: [4101, 4103, 999999] })
})

test('an order alone is a search, too', async () => {
  const page = await visitor(1440)
  await page.goto(at('/nl/te-koop/'))
  await page.mouse.move(9, 300)
  const button = page.locator('[data-save-search]')
  await page.locator('.card .save').first().waitFor()
  expect(await button.isVisible()).toBe(false)
  await page.locator('select[name="sort"]').selectOption('price-up')
  await button.click()
  expect(await saved(page)).toMatchObject({
    searches: [{ query: '?sort=price-up', label: 'Prijs oplopend' }],
  })
  await page.locator('select[name="sort"]').selectOption('newest')
  await button.waitFor({ state: 'hidden' })
})

test('what is erased while its cards are on their way does not come back', async () => {
  const page = await visitor(1440)
  await page.addInitScript(() => {
    if (localStorage.getItem('saved') === null && !sessionStorage.getItem('seen'))
      localStorage.setItem('saved', JSON.stringify({ homes: [4101], searches: [], recent: null }))
    sessionStorage.setItem('seen', 'yes')
  })
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/list.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/nl/bewaard/'))
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  go()
  await settled(page)
  expect(await page.locator('[data-saved-part="homes"] .card').count()).toBe(0)
  expect(await page.locator('[data-saved-part="homes"]').isVisible()).toBe(false)
})

test('what is looked at is remembered only after a tick', async () => {
  const page = await visitor(1440)
  const home = at('/nl/te-koop/gent/interbellumwoning-aan-de-brugse-poort/4103/')
  await page.goto(home)
  await page.getByRole('button', { name: 'Bewaren', exact: true }).waitFor()
  expect(await saved(page)).toBeNull()
  await page.goto(at('/nl/bewaard/'))
  await page.getByRole('checkbox', { name: 'Onthoud op dit toestel welke panden ik bekijk' }).check()
  await page.goto(home)
  await expect.poll(() => saved(page)).toMatchObject({ homes: [], recent: [4103] })
  await page.goto(at('/nl/bewaard/'))
  await page.locator('[data-saved-part="recent"] .card').waitFor()
})

test.each([
  ['no JSON', '{'],
  ['the wrong kinds', '{"homes":{"length":9},"searches":"x","recent":3}'],
  [
    'markup',
    '{"homes":[4101],"searches":[{"goal":"sale","query":"?city=Gent|9000","label":"<img src=x onerror=alert(1)>"}]}',
  ],
])('poisoned storage (%s) breaks nothing', async (_, text) => {
  const page = await visitor(1440)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => faults.push('a dialog')))
  await page.goto(at('/nl/'))
  await page.evaluate((value) => localStorage.setItem('saved', value), text)
  await page.goto(at('/nl/bewaard/'))
  await page.locator('[data-saved-part="recent"]').waitFor()
  expect(faults).toEqual([])
  expect(await page.locator('[data-saved] img[onerror]').count()).toBe(0)
})

test('without script the page says why it is empty, and leads on', async () => {
  const page = await visitor(360, { javaScriptEnabled: false })
  await page.goto(at('/nl/bewaard/'))
  expect(await page.locator('[data-saved] noscript').innerText()).toContain(
    'Daarvoor moet JavaScript aanstaan',
  )
  expect(await page.locator('[data-saved] a:visible').allTextContents()).toEqual(['Te huur', 'Te koop'])
  expect(await page.locator('[data-saved] button:visible').count()).toBe(0)
})
