/** The second picture of a card is loaded when somebody wants to see it, and once. */
import { beforeEach, expect, test } from 'vitest'
import { offerSecondPictures } from '../../templates/client/second-picture.ts'
import { waitFor } from '../support/wait-for.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <ul><li class="card"><div class="card__picture" data-second="/_a/img/b-600.webp"><img src="/a.webp" alt="Huis"></div>
    <h3><a href="/nl/huis/">Huis</a></h3></li>
    <li class="card"><div class="card__picture"><img src="/c.webp" alt="Loft"></div><a id="alone" href="/nl/loft/">Loft</a></li></ul>`
})

const link = () => document.querySelector('a') as HTMLElement
const second = () => document.querySelectorAll<HTMLImageElement>('.card__second')

function touch(type: string, x: number, y: number): Event {
  const at = { clientX: x, clientY: y }
  return Object.assign(new Event(type, { bubbles: true }), { touches: [at], changedTouches: [at] })
}

const over = (pointerType: string) =>
  Object.assign(new Event('pointerover', { bubbles: true }), { pointerType })

offerSecondPictures()

test('a mouse on the card shows it, after the first, and loads it once', async () => {
  expect(second()).toHaveLength(0)
  for (let times = 0; times < 3; times++) link().dispatchEvent(over('mouse'))
  await waitFor(() => expect(second()).toHaveLength(1))
  const [picture] = second()
  expect(picture?.getAttribute('src')).toBe('/_a/img/b-600.webp')
  expect(picture?.alt).toBe('')
  expect(picture?.previousElementSibling?.getAttribute('src')).toBe('/a.webp')
})

test.each([
  ['a swipe to the left', -60, 5, 1],
  ['a swipe to the right', 60, 0, 1],
  ['a tap', 3, 2, 0],
  ['scrolling', 50, 90, 0],
])('%s', async (_, x, y, count) => {
  link().dispatchEvent(touch('touchstart', 100, 100))
  await new Promise((resolve) => setTimeout(resolve, 20))
  dispatchEvent(touch('touchend', 100 + x, 100 + y))
  expect(second()).toHaveLength(count)
  expect(document.querySelectorAll('.card__picture--second')).toHaveLength(count)
})

test('the pointer of a finger, and a card with one picture, load nothing', async () => {
  link().dispatchEvent(over('touch'))
  document.querySelector('#alone')?.dispatchEvent(over('mouse'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(second()).toHaveLength(0)
})
