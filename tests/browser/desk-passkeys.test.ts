/** Passkeys in Chromium, whose authenticator is a virtual one. */
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { serveDemo } from '../support/demo-service.ts'
import { addMember, DESK_PASSWORD } from '../support/desk.ts'
import { go } from './at-desk.ts'
import { violations } from './axe.ts'

test('a member sets one up instead of an app, logs in with it, and does not remove the only one', async () => {
  const browser = await openBrowser()
  const service = await serveDemo({ desk: { enabled: true } })
  const { email } = await addMember(
    { deps: service.deps(), store: service.store() },
    { name: 'Griet Baas', role: 'manager' },
  )
  await service.store().db.updateTable('desk_member').set({ second_factor: null }).execute()
  // A passkey belongs to a name, not to a number.
  const baseURL = service.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({
    baseURL,
    locale: 'nl-BE',
    reducedMotion: 'reduce',
    ...answered(baseURL),
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await addAuthenticator(page)

  await logIn(page, email)
  await page.getByRole('button', { name: 'Passkey van dit toestel gebruiken' }).click()
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await page.locator('.desk-frame').waitFor()

  // A draft stays in this tab until its member logs out.
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('draft')))
  await page.evaluate(() => sessionStorage.setItem('desk-draft-0192', 'Dag Noor'))
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.locator('input[name="email"]').waitFor()
  expect(await drafts()).toEqual([])
  await logIn(page, email)
  const useIt = page.getByRole('button', { name: 'Verdergaan met een passkey' })
  await useIt.waitFor()
  expect(await violations(page)).toEqual([])
  await useIt.click()
  await page.locator('.desk-frame').waitFor()

  await go(page, '#/account')
  await page.getByRole('button', { name: 'Verwijderen Eerste passkey' }).click()
  await page.getByText('Dit is uw enige tweede factor').waitFor()
  expect(await violations(page)).toEqual([])
})

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/desk/')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(DESK_PASSWORD)
  await page.locator('button[type="submit"]').click()
}
