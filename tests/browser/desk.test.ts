/** The desk in Chromium: two agents, two offices and a visitor, over the built demo and the real service. */
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { logIn, openDevice, serveDemoOwner } from '../support/demo-owner.ts'
import { serveDemo } from '../support/demo-service.ts'
import type { DemoService } from '../support/demo-service.ts'
import { atDesk, go } from './at-desk.ts'
import { violations } from './axe.ts'

const browser = await openBrowser()
const DESK = { desk: { enabled: true } }
/** A house in Gent of the demo's owner. */
const HOME = '4120'
const VISITOR = 'noor.desk@voorbeeld.be'

/** The first free hours of the home. */
async function freeStarts(service: DemoService): Promise<readonly string[]> {
  const answer = await fetch(`${service.url}/api/free-hours?property=${HOME}&language=nl`)
  const { days = [] } = (await answer.json()) as { days?: { hours: { start: string }[] }[] }
  return days.flatMap(({ hours }) => hours.map(({ start }) => start))
}

async function visitorBooks(
  service: DemoService,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [start = ''] = await freeStarts(service)
  const given = {
    property: HOME,
    start,
    hold: '',
    newsletter: [],
    openDays: [],
    email: VISITOR,
    firstName: 'Noor',
    lastName: 'Peeters',
    ...values,
  }
  expect(await service.post('contact-appointment', given)).toBe(202)
  return start
}

describe('an appointment', () => {
  test('that a visitor books is on the screens of its office at once; dragged, it is the same for all', async () => {
    const owner = await serveDemoOwner(DESK)
    const { service } = owner
    const bram = await atDesk(browser, service, { name: 'Bram Goossens' })
    const karim = await atDesk(browser, service, { name: 'Karim El Amrani', office: 'brussel' })
    for (const page of [bram, karim]) await go(page, '#/inbox')
    await karim.locator('.portal-empty').first().waitFor()

    const start = await visitorBooks(service)
    await bram.getByText('Noor Peeters').first().waitFor()
    expect(await karim.getByText('Noor Peeters').count()).toBe(0)

    await go(bram, `#/calendar/${start.slice(0, 10)}`)
    const entry = bram.locator('.week__entry', { hasText: 'Noor Peeters' })
    await entry.hover()
    const box = await entry.boundingBox()
    await bram.mouse.down()
    await bram.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 80, { steps: 4 })
    const free = bram.locator('.week__free')
    await free.first().waitFor()
    const target = free.nth(1)
    const at = Number(await target.getAttribute('data-at'))
    await target.hover()
    await target.hover()
    await bram.mouse.up()
    const mails = await service.mailsTo(VISITOR, 2)
    const row = await service.store().db.selectFrom('appointment').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ starts_at: at, state: 'confirmed', sequence: 1 })
    const utc = `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
    expect(mails.at(-1)?.attachments[0]?.text).toContain(`DTSTART:${utc}`)

    const { page } = await openDevice(browser, owner)
    await logIn(page, owner.login)
    const { visitList } = await page.evaluate(
      async (id) =>
        (await (await fetch(`/api/portal/properties/${id}`)).json()) as {
          visitList: { id: string; at: number }[]
        },
      HOME,
    )
    expect(visitList.find(({ id }) => id === row.id)?.at).toBe(at)

    const chief = await atDesk(browser, service, { name: 'Griet Baas', role: 'administrator' })
    await go(chief, '#/audit')
    await chief.getByRole('cell', { name: 'afspraak verplaatst' }).waitFor()
    expect(await chief.locator('body').textContent()).not.toContain('Noor')
  })
})

test('several messages are assigned and marked at once, and a status says how many', async () => {
  const service = await serveDemo(DESK)
  for (const lastName of ['Peeters', 'Claes', 'Maes'])
    await visitorBooks(service, { lastName, email: `${lastName}@voorbeeld.be` })
  const bram = await atDesk(browser, service, { name: 'Bram Goossens' })
  await go(bram, '#/inbox')
  await bram.getByRole('button', { name: 'Meerdere kiezen' }).click()
  for (const name of [/Peeters/, /Maes/]) await bram.getByRole('checkbox', { name }).check()
  await bram.getByRole('status').getByText('2 berichten gekozen').waitFor()
  expect(await violations(bram)).toEqual([])
  await bram.getByRole('combobox', { name: 'Toewijzen aan' }).selectOption('Bram Goossens')
  await bram.getByRole('status').getByText('0 berichten gekozen').waitFor()
  for (const name of [/Peeters/, /Maes/]) await bram.getByRole('checkbox', { name }).check()
  await bram.locator('.desk-chosen').getByRole('button', { name: 'Afgehandeld' }).click()
  await expect
    .poll(async () => {
      const rows = service.store().db.selectFrom('submission').leftJoin('desk_work', 'submission', 'id')
      const marked = await rows.select(['email', 'handled_at', 'assigned_to']).execute()
      return marked
        .filter(({ handled_at, assigned_to }) => handled_at !== null && assigned_to !== null)
        .map(({ email }) => email)
        .toSorted()
    })
    .toEqual(['maes@voorbeeld.be', 'peeters@voorbeeld.be'])
})

describe('a message', () => {
  test('is opened, answered and marked by keyboard, while a colleague sees who reads it', async () => {
    const service = await serveDemo(DESK)
    await visitorBooks(service, { remarks: 'Is de tuin op het zuiden?' })
    const bram = await atDesk(browser, service, { name: 'Bram Goossens' })
    const ines = await atDesk(browser, service, { name: 'Inès Maertens' })
    await go(bram, '#/inbox')
    await bram.locator('.message-row').first().waitFor()
    await bram.keyboard.press('j')
    await bram.keyboard.press('Enter')
    await bram.getByRole('heading', { name: 'Noor Peeters', level: 2 }).waitFor()
    await ines.goto(bram.url())
    await ines.getByText('Nu ook geopend door Bram Goossens').waitFor()

    await bram.keyboard.press('r')
    await bram.keyboard.type('Dag Noor,\n\nJa, de tuin ligt op het zuiden.')
    await bram.reload()
    const field = bram.locator('textarea').first()
    await expect.poll(() => field.inputValue()).toContain('op het zuiden')
    await bram.getByRole('button', { name: 'Antwoord versturen' }).click()
    const mails = await service.mailsTo(VISITOR, 2)
    expect(mails.at(-1)?.text).toContain('Ja, de tuin ligt op het zuiden.')
    await ines.getByText('Ja, de tuin ligt op het zuiden.').waitFor()

    await bram.locator('body').click({ position: { x: 5, y: 5 } })
    await bram.keyboard.press('e')
    await ines.getByRole('button', { name: 'Opnieuw openen' }).waitFor()
  })

  test('that is being answered is kept while the service is away, and the desk says so', async () => {
    const service = await serveDemo(DESK)
    await visitorBooks(service)
    const bram = await atDesk(browser, service, { name: 'Bram Goossens' })
    await go(bram, '#/inbox')
    await bram.locator('.message-row').first().click()
    const field = bram.locator('textarea').first()
    await field.fill('Een half antwoord')
    await service.stop()
    await bram.getByText('Geen verbinding.').waitFor()
    await bram.getByRole('button', { name: 'Antwoord versturen' }).click()
    await bram
      .getByRole('alert')
      .filter({ hasText: /antwoordt niet|Geen verbinding/ })
      .first()
      .waitFor()
    expect(await field.inputValue()).toBe('Een half antwoord')
    await service.start()
    await expect.poll(() => bram.getByText('Geen verbinding. Wat u typt').count()).toBe(0)
    await bram.getByRole('button', { name: 'Antwoord versturen' }).click()
    expect((await service.mailsTo(VISITOR, 2)).at(-1)?.text).toContain('Een half antwoord')
  })
})

const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const
const VIEWS = [
  '',
  'inbox',
  'calendar',
  'calendar/day~2026-12-01',
  'rounds',
  'homes',
  'homes/4120',
  'owners',
  'publishing',
  'people',
  'members',
  'health',
  'audit',
  'account',
]

describe.each(['nl', 'fr', 'en', 'de'] as const)('in %s', (language) => {
  test.each(SIZES)('every view is accessible and fits $width px', async (size) => {
    const service = await serveDemo(DESK)
    await visitorBooks(service)
    const page = await atDesk(browser, service, { name: 'An Peeters', role: 'administrator', language, size })
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
    for (const view of VIEWS) {
      await go(page, `#/${view}`)
      await page.locator('.bones').first().waitFor({ state: 'detached' })
      await page.locator('[data-view-title]').waitFor()
      expect([view, await violations(page)]).toEqual([view, []])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([view, wide]).toEqual([view, 0])
    }
    await go(page, '#/inbox')
    await page.locator('.message-row').first().click()
    await page.locator('.desk-message').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.locator('body').textContent()).not.toContain('desk.')
  })
})
