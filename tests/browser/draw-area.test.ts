/** An area of the list of the demo, drawn on its map in Chromium. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { countOf, homesOn, mapIn, openPage } from './opened-map.ts'

const SALE = '/nl/te-koop/'

describe('an area of the list', () => {
  const drawing = async (page: Page) => {
    const map = await mapIn(page)
    await map.locator('[data-map-draw]').click()
    const canvas = await page.locator('iframe').boundingBox()
    if (!canvas) throw new Error('The map has no box')
    const at = (right: number, down: number) =>
      [canvas.x + canvas.width / 2 + right, canvas.y + canvas.height / 2 + down] as const
    return { map, at }
  }

  test('is drawn in one movement, searched, and taken away', async () => {
    const { page } = await openPage(`${SALE}?view=map`)
    const all = await countOf(page)
    await page.locator('[data-map]').click()
    const { map, at } = await drawing(page)
    await page.mouse.move(...at(-80, -60))
    await page.mouse.down()
    for (const corner of [at(80, -60), at(80, 80), at(-80, 80), at(-80, -55)]) {
      await page.mouse.move(...corner, { steps: 8 })
    }
    await page.mouse.up()
    const chip = page.locator('.filters__chip', { hasText: 'Getekend gebied' })
    await chip.waitFor()
    await map.locator('.area polygon').waitFor()
    const found = await countOf(page)
    expect(found).toBeLessThan(all)
    expect(await homesOn(map)).toBe(found)
    expect(await violations(page)).toEqual([])
    await chip.click()
    await expect.poll(() => countOf(page)).toBe(all)
  })

  test('is drawn corner by corner, and given up with Escape', async () => {
    const { page } = await openPage(`${SALE}?view=map`)
    await page.locator('[data-map]').click()
    const { map, at } = await drawing(page)
    await page.mouse.click(...at(-60, -60))
    await map.locator('[data-map-draw]').press('Escape')
    expect(await map.locator('[data-map-draw]').textContent()).toBe('Teken een gebied')
    await map.locator('[data-map-draw]').click()
    for (const corner of [at(-60, -60), at(60, -60), at(0, 60)]) await page.mouse.click(...corner)
    await map.getByRole('button', { name: 'Klaar' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('area')?.split('*').length).toBe(3)
  })
})
