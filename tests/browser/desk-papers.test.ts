/** Documents between the desk and the owner portal, in Chromium. */
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { logIn, openDevice, serveDemoOwner } from '../support/demo-owner.ts'
import { atDesk, go } from './at-desk.ts'

const browser = await openBrowser()

test('a document of the office is in the portal of the owner, and leaves both', async () => {
  const owner = await serveDemoOwner({ desk: { enabled: true } })
  const bram = await atDesk(browser, owner.service, { name: 'Bram Goossens', role: 'manager' })
  await go(bram, `#/homes/4120`)
  const choose = bram.getByLabel('Bestand (PDF of afbeelding)')
  await choose.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
  await bram.getByRole('button', { name: 'Document toevoegen' }).click()
  await bram.getByText('Dit is geen PDF of afbeelding').waitFor()
  const content = Buffer.from('%PDF-1.7 asbestattest')
  await choose.setInputFiles({ name: 'Asbestattest.pdf', mimeType: 'application/pdf', buffer: content })
  await bram.getByRole('button', { name: 'Document toevoegen' }).click()
  await bram.locator('.papers li', { hasText: 'Asbestattest.pdf' }).waitFor()
  await bram.getByLabel('Eigenaars mogen zelf documenten toevoegen').setChecked(true)

  const { page } = await openDevice(browser, owner)
  await logIn(page, owner.login)
  await go(page, `#/4120/documents`)
  const paper = page.locator('.papers li', { hasText: 'Asbestattest.pdf' })
  await paper.waitFor()
  await page.locator('.upload').waitFor()

  await bram.getByRole('button', { name: 'Verwijderen Asbestattest.pdf' }).click()
  await bram.locator('.papers li', { hasText: 'Asbestattest.pdf' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.upload').waitFor()
  expect(await paper.count()).toBe(0)
})
