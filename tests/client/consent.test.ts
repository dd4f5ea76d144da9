// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptAll, acceptPartly, NOTHING, toStorage } from '../../core/domain/consent.ts'
import type { SetConsent } from '../../core/domain/consent.ts'
import { askConsent } from '../../templates/client/consent.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, show } from './dom.ts'
import {
  BOX,
  NOW,
  PAGE,
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
    await waitFor(() => expect(answer).toHaveBeenCalledOnce())
    expect(box()).toBeNull()
    await waitFor(() => {
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
