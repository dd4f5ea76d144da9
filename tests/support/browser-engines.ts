/** Two engines controlled by one library: Chromium by its own protocol, Firefox by WebDriver BiDi. */
import puppeteer from 'puppeteer-core'
import type { Browser } from 'puppeteer-core'
import { CHROMIUM_ARGUMENTS, ensureBrowser } from './browser.ts'
import type { Engine } from './browser.ts'

export const ENGINES: readonly Engine[] = ['chromium', 'firefox']

export function launchEngine(engine: Engine): Promise<Browser> {
  const executablePath = ensureBrowser(engine)
  return engine === 'firefox'
    ? puppeteer.launch({ browser: 'firefox', executablePath })
    : puppeteer.launch({ browser: 'chrome', executablePath, args: [...CHROMIUM_ARGUMENTS] })
}
