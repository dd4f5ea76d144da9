import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptAll, acceptPartly, NOTHING, toStorage } from '../../core/domain/consent.ts'
import { waitFor } from '../support/wait-for.ts'
import { element } from './dom.ts'
import {
  BOX,
  NOW,
  answer,
  appears,
  box,
  moment,
  open,
  press,
  replaceState,
  store,
  stored,
  tick,
} from './consent-page.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  answer.mockReset().mockReturnValue({ ok: true, text: () => Promise.resolve(BOX) })
  vi.stubGlobal('fetch', answer)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  vi.stubGlobal('history', { state: null, replaceState })
  replaceState.mockClear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('settings from the footer', () => {
  const opens = async () => {
    element('[data-consent] button').focus()
    element('[data-consent] button').click()
    await appears()
  }
  const ticked = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name]')]
      .filter(({ checked }) => checked)
      .map(({ name }) => name)

  test('show the answer in force; saving another one replaces it, and gives focus back', async () => {
    store(acceptAll(moment))
    await open()
    await opens()
    expect(ticked()).toHaveLength(4)
    expect(document.activeElement).toBe(element('[name="analyticsStorage"]'))
    tick('adUserData')
    press('save')
    expect(stored()).toMatchObject({ consentAdUserData: 'false', consentAdStorage: 'true' })
    expect(document.activeElement).toBe(element('[data-consent] button'))
  })

  test('may be closed without an answer only where one is in force', async () => {
    await open()
    await appears()
    press('choose')
    expect(element('[value="close"]').hidden).toBe(true)
    press('accept')
    await opens()
    tick('adStorage')
    expect(element('[value="close"]').hidden).toBe(false)
    press('close')
    expect(box()).toBeNull()
    expect(stored()).toEqual(toStorage(acceptAll(moment)))
    await opens()
    expect(ticked()).toHaveLength(4)
  })
})

describe('the receipt', () => {
  const place = () => element('[data-consent-receipt]')

  test('stands in the settings once there is a choice, and not before', async () => {
    document.documentElement.lang = 'nl'
    await open()
    await appears()
    press('choose')
    expect(place().hidden).toBe(true)
    press('save')
    element('[data-consent] button').click()
    await waitFor(() => expect(place().hidden).toBe(false))
    expect(element('[data-consent-receipt] small').textContent).toMatch(
      /^Op 21 november 2026 om \d\d:\d\d, versie 2, nummer 0000-0000-0000-0000\.$/,
    )
  })

  test('is a file that says what was chosen, whatever the switches say meanwhile', async () => {
    document.documentElement.lang = 'nl'
    store(acceptPartly({ ...NOTHING, analyticsStorage: true }, moment))
    const files: Blob[] = []
    const names: string[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => (files.push(file), 'blob:receipt')
        static override revokeObjectURL = () => undefined
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await open()
    element('[data-consent] button').click()
    await appears()
    tick('adStorage')
    press('receipt')
    await waitFor(() => expect(names).toEqual(['keuze-0000-0000-0000-0000.txt']))
    const lines = (await files[0]?.text())?.split('\r\n') ?? []
    expect(lines.slice(0, 2)).toEqual(['Dorpel & Linde (www.example.com)', 'Bewijs'])
    expect(lines[4]).toBe('2026-11-21T10:00:00.000Z')
    expect(lines.slice(6)).toEqual([
      'Noodzakelijk: ja',
      'analyticsStorage: ja',
      'adStorage: nee',
      'adUserData: nee',
      'adPersonalization: nee',
      '',
    ])
  })
})
