// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EVERYTHING, NOTHING } from '../../core/domain/consent.ts'
import type { Choices } from '../../core/domain/consent.ts'
import { serveTags } from '../../templates/client/tags.ts'
import type { TagOptions } from '../../templates/client/tags.ts'
import { waitFor } from '../support/wait-for.ts'

const ALL = 'G-1 AW-2 GTM-3 4'
const ARRIVAL = 'https://www.example.com/nl/?utm_source=brief&token=secret'
const page = globalThis as unknown as Record<string, unknown> & {
  dataLayer?: unknown[]
  fbq?: { queue: unknown[][] }
}
const reload = vi.fn()

let choices: Choices
let follow: () => void

/** Handlers of an earlier test would react to the choices of a later one. */
let listening: AbortController

function serve(change: Partial<TagOptions> = {}): void {
  follow = serveTags({ ids: ALL, mode: 'basic', allowed: () => choices, arrival: ARRIVAL, ...change })
  follow()
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
/** Commands of Google's tag as lists, and other entries unchanged. */
const said = (command?: string) =>
  (page.dataLayer ?? [])
    .map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    )
    .filter((entry) => command === undefined || (Array.isArray(entry) && entry[0] === command))
const modes = (granted: boolean) => {
  const word = granted ? 'granted' : 'denied'
  return { analytics_storage: word, ad_storage: word, ad_user_data: word, ad_personalization: word }
}

beforeEach(() => {
  choices = NOTHING
  listening = new AbortController()
  const listen = globalThis.addEventListener.bind(globalThis)
  vi.stubGlobal('addEventListener', (type: string, handler: EventListener) =>
    listen(type, handler, { signal: listening.signal }),
  )
  vi.stubGlobal('location', { hostname: 'www.example.com', reload })
  // This test examines the requests only.
  vi.spyOn(document.head, 'append').mockImplementation((element) => void document.body.append(element))
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    src: string,
  ) {
    this.dataset['src'] = src
  })
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'get').mockImplementation(function (this: HTMLScriptElement) {
    return this.dataset['src'] ?? ''
  })
})

afterEach(() => {
  listening.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockClear()
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ga-disable-G-1']) delete page[name]
})

describe('before a yes', () => {
  test('there is nothing: no script, no name in the page, nothing kept', () => {
    serve()
    expect(scripts()).toEqual([])
    expect([page.dataLayer, page.fbq]).toEqual([undefined, undefined])
    expect(sessionStorage).toHaveLength(0)
  })

  test('in the advanced mode Google’s load, are denied everything and count without a name', () => {
    serve({ mode: 'advanced' })
    expect(scripts().filter((src) => src.includes('facebook'))).toEqual([])
    expect(said('consent')[0]).toEqual(['consent', 'default', { ...modes(false), wait_for_update: 500 }])
    expect(said('config')[0]).toEqual(['config', 'G-1', { send_page_view: true }])
    expect(said('event')).toEqual([])
    choices = EVERYTHING
    follow()
    expect(said('consent').at(-1)).toEqual(['consent', 'update', modes(true)])
    expect(said('event')).toEqual([['event', 'page_view', { send_to: 'G-1' }]])
  })
})

describe('after a yes', () => {
  test('each tag loads once, told of the consent first, and one view is counted', () => {
    choices = EVERYTHING
    serve()
    follow()
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
      'https://www.googletagmanager.com/gtm.js?id=GTM-3',
      'https://connect.facebook.net/en_US/fbevents.js',
    ])
    expect(said().slice(0, 2)).toEqual([
      ['consent', 'default', { ...modes(false), wait_for_update: 500 }],
      ['consent', 'update', modes(true)],
    ])
    expect(said('consent')).toHaveLength(2)
    expect(said('config')).toEqual([
      ['config', 'G-1', { send_page_view: false }],
      ['config', 'AW-2', {}],
    ])
    expect(said('event')).toEqual([['event', 'page_view', { send_to: 'G-1' }]])
    expect(page.fbq?.queue).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, '4'],
      ['init', '4'],
      ['track', 'PageView'],
    ])
  })

  test('of the address no more is told than the campaign', () => {
    choices = EVERYTHING
    serve()
    expect(said('set')).toEqual([
      ['set', { page_location: 'https://www.example.com/nl/?utm_source=brief', page_referrer: '' }],
    ])
  })

  test.each<[string, Choices, readonly string[]]>([
    ['statistics', { ...NOTHING, analyticsStorage: true }, ['gtag/js?id=G-1', 'gtm.js?id=GTM-3']],
    ['advertisements', { ...NOTHING, adStorage: true }, ['gtag/js?id=AW-2']],
    ['sharing alone', { ...NOTHING, adUserData: true }, []],
  ])('to %s, only that loads', (_, given, files) => {
    choices = given
    serve()
    expect(scripts()).toEqual(files.map((file) => `https://www.googletagmanager.com/${file}`))
  })

  test('to more of it later, the rest loads', () => {
    choices = { ...NOTHING, adStorage: true }
    serve()
    expect(said('event')).toEqual([])
    choices = EVERYTHING
    follow()
    expect(said('config').map((command) => (command as unknown[])[1])).toEqual(['AW-2', 'G-1'])
    expect(said('event')).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test.each(['G-1"onload=x', 'javascript:1', '//evil.example', ''])('an id like %j loads nothing', (ids) => {
    choices = EVERYTHING
    serve({ ids })
    expect(scripts()).toEqual([])
  })
})

describe('the campaign', () => {
  test('is kept after a yes, and told on later pages', () => {
    choices = { ...NOTHING, analyticsStorage: true }
    serve()
    expect(sessionStorage.getItem('utm_parameters')).toBe('{"utm_source":"brief"}')
    delete page.dataLayer
    serve({ arrival: 'https://www.example.com/nl/contact/' })
    expect(said()).toContainEqual({ utm_parameters: { utm_source: 'brief' } })
  })

  test.each(['{"utm_source":"<script>"}', '{', '{"__proto__":{"utm_source":"x"}}'])(
    'what stands in its place, as %s, is told to nobody',
    (text) => {
      sessionStorage.setItem('utm_parameters', text)
      choices = EVERYTHING
      serve({ arrival: 'https://www.example.com/nl/contact/' })
      expect(JSON.stringify(said())).not.toContain('utm_parameters')
    },
  )
})

describe('a withdrawal', () => {
  const cookies = () => document.cookie.split('; ').map((pair) => pair.split('=')[0])

  test('stops what is loaded, ends its cookies and asks for the page without it', async () => {
    choices = EVERYTHING
    serve()
    document.cookie = '_ga=1; path=/'
    document.cookie = '_ga_1=1; path=/'
    document.cookie = '_fbp=1; path=/'
    document.cookie = 'own=1; path=/'
    localStorage.setItem('_gcl_ls', '1')
    localStorage.setItem('lng', 'nl')
    choices = NOTHING
    dispatchEvent(new Event('storage'))
    expect(said('consent').at(-1)).toEqual(['consent', 'update', modes(false)])
    expect(page['ga-disable-G-1']).toBe(true)
    expect(page.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
    await waitFor(() => expect(cookies()).toEqual(['own']))
    expect([localStorage.getItem('_gcl_ls'), localStorage.getItem('lng')]).toEqual([null, 'nl'])
    expect(sessionStorage).toHaveLength(0)
    expect(reload).toHaveBeenCalledOnce()
    document.cookie = 'own=; max-age=0; path=/'
  })

  test('of a part leaves the rest running', () => {
    choices = EVERYTHING
    serve({ ids: 'G-1 AW-2' })
    choices = { ...EVERYTHING, adPersonalization: false }
    follow()
    expect(said('consent').at(-1)).toEqual([
      'consent',
      'update',
      { ...modes(true), ad_personalization: 'denied' },
    ])
    expect(reload).not.toHaveBeenCalled()
  })

  test('that another page made is followed when this one comes back', () => {
    choices = EVERYTHING
    serve()
    choices = NOTHING
    dispatchEvent(new Event('pageshow'))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('of a tag that the site has no more still ends its cookies', async () => {
    document.cookie = '_fbp=1; path=/'
    serve({ ids: '' })
    await waitFor(() => expect(cookies()).not.toContain('_fbp'))
    expect(reload).not.toHaveBeenCalled()
  })
})
