/** The demo's owner at the real service, in a browser. */
import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import type { DemoLogin } from '../../scripts/demo/seed-demo.ts'
import { answered } from './answered.ts'
import { serveDemo } from './demo-service.ts'
import type { DemoService } from './demo-service.ts'
import { watchContract } from './portal-contract.ts'
import type { PortalContract } from './portal-contract.ts'
import { beginInTime } from './visitor-time.ts'

export interface DemoOwner {
  readonly service: DemoService
  readonly login: DemoLogin
}

export interface OwnerPage {
  readonly page: Page
  readonly contract: PortalContract
}

/** A service of its own, with a year of history. */
export async function serveDemoOwner(config: ServiceConfig = {}): Promise<DemoOwner> {
  const service = await serveDemo(config)
  const random = (count: number) => randomBytes(count)
  const login = await seedDemo({ store: service.store(), now: Date.now, random, config })
  return { service, login }
}

/** A browser context, which the service sees as another device. */
export async function openDevice(
  browser: Browser,
  { service }: DemoOwner,
  options: BrowserContextOptions = {},
): Promise<OwnerPage> {
  const context = await browser.newContext({
    baseURL: service.url,
    reducedMotion: 'reduce',
    ...answered(service.url),
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return { page, contract: watchContract(page) }
}

/** Waits for the script, which keeps the requested view. */
export async function sendLogin(page: Page, { email, password }: DemoLogin): Promise<void> {
  await page.locator('input[name="email"]').first().focus()
  const form = page.locator('form#owner-login[novalidate]')
  await form.waitFor()
  await beginInTime(form)
  await form.locator('input[name="email"]').fill(email)
  await form.locator('input[name="password"]').fill(password)
  await form.locator('button[type="submit"]').click()
}

/** Goes from the login page to the portal. */
export async function logIn(page: Page, login: DemoLogin, view = ''): Promise<void> {
  await page.goto(`/nl/login/${view}`)
  await sendLogin(page, login)
  await page.waitForURL(`**/nl/login/portal/${view}`)
}
