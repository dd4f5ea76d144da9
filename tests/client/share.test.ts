// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offerSharing } from '../../templates/client/sharing.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, show } from './dom.ts'

const ADDRESS = 'https://www.example.com/nl/te-koop/gent/huis/4127/'
const PAGE = `<details data-share><summary>Delen</summary><ul>
  <li hidden><button data-share-by="device">Toestel</button></li>
  <li hidden><button data-share-by="copy" data-done="Gekopieerd" data-failed="Niet gekopieerd"><span>Kopiëren</span></button><span role="status"></span></li>
  <li><a href="mailto:?body=x">E-mail</a></li>
</ul></details>`

async function open(device: object): Promise<void> {
  vi.stubGlobal('navigator', device)
  document.head.innerHTML = `<link rel="canonical" href="${ADDRESS}"><title>Huis</title>`
  show(PAGE)
  offerSharing()
  element('details').dispatchEvent(new Event('toggle'))
  await vi.dynamicImportSettled()
}

const offered = () =>
  [...document.querySelectorAll('li:not([hidden]) > :first-child')].map(({ textContent }) => textContent)
const button = (way: string) => element(`[data-share-by="${way}"]`)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('ways to share', () => {
  test.each<[string, object, readonly string[]]>([
    ['neither', {}, ['E-mail']],
    ['a clipboard', { clipboard: {} }, ['Kopiëren', 'E-mail']],
    ['a sheet', { share: () => undefined }, ['Toestel', 'E-mail']],
    ['a sheet that takes no pages', { share: () => undefined, canShare: () => false }, ['E-mail']],
    [
      'both',
      { share: () => undefined, canShare: () => true, clipboard: {} },
      ['Toestel', 'Kopiëren', 'E-mail'],
    ],
  ])('of a device that has %s', async (_, device, ways) => {
    await open(device)
    expect(offered()).toEqual(ways)
  })

  test('the sheet gets the page’s own address; leaving it is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    await open({ share })
    button('device').click()
    expect(share).toHaveBeenCalledWith({ title: 'Huis', url: ADDRESS })
  })

  test.each([
    ['Gekopieerd', () => Promise.resolve()],
    ['Niet gekopieerd', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('copying says "%s", to see and to hear', async (words, answer) => {
    const writeText = vi.fn(answer)
    await open({ clipboard: { writeText } })
    button('copy').click()
    await waitFor(() => expect(element('[role="status"]').textContent).toBe(words))
    expect(button('copy').textContent).toBe(words)
    expect(writeText).toHaveBeenCalledWith(ADDRESS)
  })
})
