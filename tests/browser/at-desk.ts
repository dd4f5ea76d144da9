/** A member of the desk of the demo in a browser. */
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import type { Locale } from '../../core/languages/codes.ts'
import { answered } from '../support/answered.ts'
import type { DemoService } from '../support/demo-service.ts'
import { addMember, AUTHENTICATOR, DESK_PASSWORD } from '../support/desk.ts'
import { codeAt } from '../support/portal.ts'

interface Given {
  readonly name: string
  readonly role?: 'agent' | 'manager' | 'administrator'
  readonly office?: string
  readonly language?: Locale
  readonly size?: { readonly width: number; readonly height: number }
}

/** A member of the desk with a browser of their own, logged in by password and code. */
export async function atDesk(
  browser: Browser,
  service: DemoService,
  { size, ...given }: Given,
): Promise<Page> {
  const { email } = await addMember({ deps: service.deps(), store: service.store() }, given)
  const page = await pageOf(browser, service, { viewport: size ?? { width: 1440, height: 900 } })
  await page.goto('/desk/')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(DESK_PASSWORD)
  await page.locator('button[type="submit"]').click()
  await page.locator('input[name="code"]').fill(codeAt(AUTHENTICATOR, Date.now()))
  await page.locator('button[type="submit"]').click()
  await page.locator('.desk-frame').waitFor()
  return page
}

async function pageOf(of: Browser, service: DemoService, options: BrowserContextOptions): Promise<Page> {
  const context = await of.newContext({
    baseURL: service.url,
    locale: 'nl-BE',
    reducedMotion: 'reduce',
    ...answered(service.url),
    ...options,
  })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** Goes to a view by its address after the `#`. */
export const go = async (page: Page, view: string) => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, view)
}
