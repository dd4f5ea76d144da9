// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptAll, acceptPartly, CONSENT_KEYS, NOTHING, toStorage } from '../../core/domain/consent.ts'
import type { SetConsent } from '../../core/domain/consent.ts'
import { askConsent } from '../../templates/client/consent.ts'
import { element, show } from './dom.ts'

const BOX = `<section class="consent" tabindex="-1" data-consent-box>
  <fieldset hidden>
    <label><input type="checkbox" checked disabled><span>Noodzakelijk<small>Altijd</small></span></label>
    ${['analyticsStorage', 'adStorage', 'adUserData', 'adPersonalization'].map((name) => `<label><input type="checkbox" name="${name}"><span>${name}<small>…</small></span></label>`).join('')}
  </fieldset>
  ${['decline', 'choose', 'save', 'accept', 'close'].map((value) => `<button value="${value}">${value}</button>`).join('')}
  <div data-consent-receipt data-site="Dorpel &amp; Linde" data-title="Bewijs" data-file="keuze" data-on="ja" data-off="nee"
    data-text="Op {date}, versie {revision}, nummer {receipt}." hidden><small></small><button value="receipt">Bewaren</button></div>
</section>`

const PAGE = `<main id="main"><input id="field"></main>
  <footer><li data-consent="/_a/consent.txt" data-revision="2" data-months="6" hidden><button>Instellingen</button></li></footer>`

const NOW = new Date('2026-11-21T10:00:00.000Z')
/** Chance gives noughts here. */
const moment = { now: NOW, revision: 2, receipt: '0000-0000-0000-0000' }
const answer = vi.fn<() => { ok: boolean; text: () => Promise<string> }>()
const replaceState = vi.fn<typeof history.replaceState>()

const box = () => document.querySelector<HTMLElement>('[data-consent-box]')
const press = (value: string) => element(`[data-consent-box] [value="${value}"]`).click()
const tick = (name: string) => element<HTMLInputElement>(`[name="${name}"]`).click()
const stored = () =>
  Object.fromEntries(CONSENT_KEYS.map((key) => [key, localStorage.getItem(key)]).filter(([, value]) => value))
const store = (given: SetConsent) => {
  for (const [key, value] of Object.entries(toStorage(given))) localStorage.setItem(key, value)
}

/** The script in a page at this address; the dialog comes from a file, so it takes a moment. */
async function open(address = '/nl/', page = PAGE): Promise<void> {
  show(page)
  const { pathname, href, host, hostname } = new URL(address, 'https://www.example.com')
  vi.stubGlobal('location', { pathname, href, host, hostname })
  askConsent()
  await vi.dynamicImportSettled()
}

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

/** Waiting moves the clock on. */
async function appears(): Promise<void> {
  await vi.waitFor(() => expect(box()).not.toBeNull())
  vi.setSystemTime(NOW)
}

describe('asking', () => {
  test('stores nothing before an answer, and offers the settings in the footer', async () => {
    await open()
    await appears()
    expect(localStorage).toHaveLength(0)
    expect(element('[data-consent]').hidden).toBe(false)
  })

  test.each<[string, () => void, string, string]>([
    ['an answer is in force', () => store(acceptAll(moment)), '/nl/', PAGE],
    ['the address says preview', () => undefined, '/nl/preview/4127/', PAGE],
    ['the page is quiet', () => undefined, '/nl/', PAGE.replace('hidden', 'data-quiet hidden')],
    ['the site has nothing to ask', () => undefined, '/nl/', '<main></main>'],
  ])('fetches nothing when %s', async (_, prepare, address, page) => {
    prepare()
    await open(address, page)
    expect(answer).not.toHaveBeenCalled()
  })

  test.each<[string, SetConsent]>([
    ['for another revision', acceptAll({ ...moment, revision: 1 })],
    ['too long ago', acceptAll({ ...moment, now: new Date('2026-05-21T10:00:00.000Z') })],
  ])('again after an answer %s', async (_, given) => {
    store(given)
    await open()
    await appears()
  })

  test('?setcookies forgets the answer, asks, and leaves the address', async () => {
    store(acceptAll(moment))
    await open('/nl/te-koop/?setcookies=1&page=2')
    await appears()
    expect(stored()).toEqual({})
    expect(String(replaceState.mock.lastCall?.[2])).toBe('https://www.example.com/nl/te-koop/?page=2')
  })

  test('a dialog that cannot be fetched is no answer, and is tried again when asked for', async () => {
    answer.mockReturnValueOnce({ ok: false, text: () => Promise.resolve('') })
    await open()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
    expect(box()).toBeNull()
    await vi.waitFor(() => {
      element('[data-consent] button').click()
      expect(answer).toHaveBeenCalledTimes(2)
    })
    await appears()
    expect(stored()).toEqual({})
  })
})

describe('answers', () => {
  test.each<[string, () => void, object]>([
    ['accepting', () => press('accept'), toStorage(acceptAll(moment))],
    ['refusing', () => press('decline'), toStorage(acceptPartly(NOTHING, moment))],
    [
      'choosing',
      () => {
        press('choose')
        tick('analyticsStorage')
        press('save')
      },
      toStorage(acceptPartly({ ...NOTHING, analyticsStorage: true }, moment)),
    ],
    [
      'choosing nothing',
      () => {
        press('choose')
        press('save')
      },
      toStorage(acceptPartly(NOTHING, moment)),
    ],
    [
      'refusing after ticking boxes',
      () => {
        press('choose')
        tick('adStorage')
        press('decline')
      },
      toStorage(acceptPartly(NOTHING, moment)),
    ],
  ])('%s is stored, and closes', async (_, act, values) => {
    await open()
    await appears()
    act()
    expect(stored()).toEqual(values)
    expect(box()).toBeNull()
  })

  test('Escape leaves the settings, and answers nothing', async () => {
    await open()
    await appears()
    press('choose')
    tick('adStorage')
    const escape = () => box()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    escape()
    expect(element('fieldset').hidden).toBe(true)
    expect(document.activeElement).toBe(element('[value="choose"]'))
    escape()
    expect(box()).not.toBeNull()
    expect(stored()).toEqual({})
    press('choose')
    expect(element<HTMLInputElement>('[name="adStorage"]').checked).toBe(false)
  })

  test('one that another tab has stored closes the dialog here', async () => {
    await open()
    await appears()
    dispatchEvent(new Event('storage'))
    expect(box()).not.toBeNull()
    store(acceptAll(moment))
    dispatchEvent(new Event('storage'))
    expect(box()).toBeNull()
  })

  test('storage that is refused breaks nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused')
      },
      setItem: () => {
        throw new DOMException('refused')
      },
      removeItem: () => {
        throw new DOMException('refused')
      },
    })
    await open('/nl/?setcookies')
    await appears()
    press('accept')
    expect(box()).toBeNull()
  })
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
    await vi.waitFor(() => expect(place().hidden).toBe(false))
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
    await vi.waitFor(() => expect(names).toEqual(['keuze-0000-0000-0000-0000.txt']))
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

describe('focus', () => {
  test('comes to the dialog when it opens by itself', async () => {
    await open()
    await appears()
    expect(document.activeElement).toBe(box())
  })

  test('is not taken from somebody who is typing', async () => {
    show(PAGE)
    vi.stubGlobal('location', { pathname: '/nl/', href: 'https://www.example.com/nl/' })
    element('#field').focus()
    askConsent()
    await appears()
    expect(document.activeElement).toBe(element('#field'))
    element('[value="accept"]').focus()
    press('accept')
    expect(document.activeElement).toBe(element('#field'))
  })
})
