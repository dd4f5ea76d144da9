/** Two engines controlled by one library: Chromium by its own protocol, Firefox by WebDriver BiDi. */
import puppeteer from 'puppeteer-core'
import type { Browser, Page } from 'puppeteer-core'
import { CHROMIUM_ARGUMENTS, ensureBrowser } from './browser.ts'
import type { Engine } from './browser.ts'

export const ENGINES: readonly Engine[] = ['chromium', 'firefox']

export function launchEngine(engine: Engine): Promise<Browser> {
  const executablePath = ensureBrowser(engine)
  return engine === 'firefox'
    ? puppeteer.launch({ browser: 'firefox', executablePath })
    : puppeteer.launch({ browser: 'chrome', executablePath, args: [...CHROMIUM_ARGUMENTS] })
}

/**
 * Puppeteer sets the orientation of a screen together with its viewport, for which some releases of Firefox have no
 * command. The viewport is set all the same.
 */
export async function sizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
  })
}
