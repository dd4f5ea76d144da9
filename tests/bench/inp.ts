/**
 * Interaction to Next Paint, as Chromium reports it for each press of a visitor (Event Timing), beside the
 * floor: the same presses on the same page without scripts of the site. Durations are rounded to 8 ms, and
 * events below 16 ms are not reported.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright'

export interface Pages {
  readonly home: string
  readonly list: string
  readonly contact: string
  readonly property: string
}

interface Scenario {
  readonly name: string
  readonly page: keyof Pages
  readonly width: number
  /** A visitor who has not answered the consent dialog. */
  readonly isNew?: true
  /** Without the site's scripts these presses have no effect. */
  readonly hasNoFloor?: true
  /** Prepares the measured element. Without scripts it only waits for the page. */
  prepare(page: Page, isLive: boolean): Promise<void>
  act(page: Page): Promise<void>
}

const PHONE = 360
const DESKTOP = 1280
const BETWEEN_KEYS_MS = 100
/**
 * The delay after the answer to a press, including its files: even a quick visitor looks before the next
 * press.
 */
const LOOK_MS = 300

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'typing in the search box',
    page: 'home',
    width: PHONE,
    async prepare(page, isLive) {
      await page.locator('#search-query').focus()
      if (isLive) await page.locator('[role="listbox"] [role="option"]').first().waitFor()
    },
    async act(page) {
      for (const text of ['gent', 'huis gent', 'maison ixelles', '9000', '12345']) {
        await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
        await page.keyboard.press('Control+a')
      }
    },
  },
  {
    name: 'filters of a list',
    page: 'list',
    width: DESKTOP,
    async prepare(page, isLive) {
      await page.locator('select[name="sort"]').focus()
      if (isLive) await page.locator('[data-list-cell="city"] input').first().waitFor({ state: 'attached' })
    },
    async act(page) {
      for (const name of ['sort', 'bedrooms', 'max', 'bedrooms', 'surface', 'sort']) {
        await page.locator(`select[name="${name}"]`).focus()
        await page.keyboard.press('ArrowDown')
        await page.waitForTimeout(2 * LOOK_MS)
      }
    },
  },
  {
    name: 'menu',
    page: 'home',
    width: PHONE,
    prepare: async () => undefined,
    async act(page) {
      for (let time = 0; time < 6; time++) {
        await page.locator('details[data-menu] > summary:visible').first().click()
        await page.waitForTimeout(LOOK_MS)
      }
    },
  },
  {
    name: 'pictures in full screen',
    page: 'property',
    width: PHONE,
    hasNoFloor: true,
    prepare: async () => undefined,
    async act(page) {
      for (let time = 0; time < 2; time++) {
        await page.locator('.gallery li a').first().click()
        await page.locator('.viewer[open]').waitFor()
        for (const key of ['ArrowRight', 'ArrowRight', 'Escape']) {
          await page.keyboard.press(key)
          await page.waitForTimeout(LOOK_MS)
        }
      }
    },
  },
  {
    name: 'errors of a form',
    page: 'contact',
    width: PHONE,
    async prepare(page, isLive) {
      await page.locator('form.form').getByLabel('Voornaam').focus()
      if (isLive) await page.locator('form.form[novalidate]').waitFor()
    },
    async act(page) {
      for (const [label, text] of [
        ['E-mailadres', 'noor@'],
        ['Telefoon', '047012'],
      ] as const) {
        await page.locator('form.form').getByLabel(label).focus()
        await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
        await page.keyboard.press('Tab')
        await page.waitForTimeout(LOOK_MS)
      }
      await page.locator('form.form button[type="submit"]').click()
      await page.waitForTimeout(LOOK_MS)
    },
  },
  {
    name: 'answers to the consent dialog',
    page: 'home',
    width: PHONE,
    isNew: true,
    hasNoFloor: true,
    prepare: (page) => page.locator('[data-consent-box]').waitFor(),
    async act(page) {
      const press = async (selector: string) => {
        await page.locator(selector).click()
        await page.waitForTimeout(LOOK_MS)
      }
      await press('[data-consent-box] [value="choose"]')
      await press('[data-consent-box] [name="analyticsStorage"]')
      await press('[data-consent-box] [value="save"]')
      await press('[data-consent] button')
      await press('[data-consent-box] [value="accept"]')
    },
  },
]

export interface Lab {
  readonly browser: Browser
  readonly origin: string
  readonly pages: Pages
  /** The context of a visitor who has answered the consent dialog. */
  readonly visitor: BrowserContextOptions
}

/** One row for each scenario and speed of the processor. */
export async function* inpRows(lab: Lab, slowdowns: readonly number[]): AsyncGenerator<string> {
  yield `${'interaction'.padEnd(32)} ${'slower'.padStart(6)}   ${HEADS}   ${'floor'.padEnd(7)}${HEADS}`
  for (const scenario of SCENARIOS) {
    for (const slowdown of slowdowns) {
      const live = await durationsOf(lab, scenario, { slowdown, isLive: true })
      const floor = scenario.hasNoFloor ? [] : await durationsOf(lab, scenario, { slowdown, isLive: false })
      const name = scenario.name.padEnd(32)
      yield `${name} ${`${slowdown}x`.padStart(6)}   ${figures(live)}   ${''.padEnd(7)}${figures(floor)}`
    }
  }
}

const HEADS = ['count', 'p50', 'p95', 'most'].map((head) => head.padStart(6)).join('')

function figures(durations: readonly number[]): string {
  if (durations.length === 0) return ['', '–', '–', '–'].map((text) => text.padStart(6)).join('')
  const sorted = durations.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const text = (value: number) => (value < LEAST_MS ? `<${LEAST_MS}` : String(value)).padStart(6)
  return `${String(durations.length).padStart(6)}${text(at(0.5))}${text(at(0.95))}${text(at(1))}`
}

/** The shortest duration that Event Timing reports. */
const LEAST_MS = 16

async function durationsOf(
  { browser, origin, pages, visitor }: Lab,
  scenario: Scenario,
  { slowdown, isLive }: { readonly slowdown: number; readonly isLive: boolean },
): Promise<readonly number[]> {
  const context = await browser.newContext({
    ...(!scenario.isNew && visitor),
    viewport: { width: scenario.width, height: 780 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (!isLive) await page.route('**/_a/*.js', (route) => route.abort())
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${origin}${pages[scenario.page]}`, { waitUntil: 'networkidle' })
  await scenario.prepare(page, isLive)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(LOOK_MS)
  await observe(page)
  await scenario.act(page)
  await page.waitForTimeout(LOOK_MS)
  const durations = await page.evaluate(() => {
    const { presses, before } = globalThis as unknown as Observed
    const { interactionCount } = performance as unknown as { interactionCount: number }
    return Array.from({ length: interactionCount - before }, (_, index) => [...presses.values()][index] ?? 0)
  })
  await context.close()
  return durations
}

interface Observed {
  readonly presses: ReadonlyMap<number, number>
  /** The number of interactions before. */
  readonly before: number
}

/** The longest event of each interaction. An event that is too short to be reported is counted as well. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const presses = new Map<number, number>()
    const { interactionCount } = performance as unknown as { interactionCount: number }
    Object.assign(globalThis, { presses, before: interactionCount })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}
