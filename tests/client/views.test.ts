// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goTo } from './dom.ts'

const told: string[][] = []
const visitor = (wishes: object = {}) => {
  vi.stubGlobal('navigator', { sendBeacon: (...call: string[]) => told.push(call), ...wishes })
}
let visibility = 'visible'

beforeEach(() => {
  told.length = 0
  visibility = 'visible'
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  document.body.dataset.views = ''
  answer('{"service":true}')
  goTo('https://kantoor-linde.example/nl/te-koop/?type=1#kaart')
  visitor()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const settle = async () => {
  await vi.runAllTimersAsync()
  await vi.dynamicImportSettled()
  await vi.runAllTimersAsync()
}
/** Each page has modules of its own, because they store the presence of the service. */
const open = async () => {
  vi.resetModules()
  const { countView } = await import('../../templates/client/views.ts')
  countView()
}
const visit = async () => {
  await open()
  await settle()
}
/** The answer at the address that reports the presence of the service. */
const answer = (body: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))

test('a page tells its path once, when it has loaded: neither query nor fragment', async () => {
  await open()
  expect(told).toEqual([])
  await settle()
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(told).toEqual([['/api/statistics', '/nl/te-koop/']])
})

test('a page in a tab behind is told of when it is looked at', async () => {
  visibility = 'hidden'
  await visit()
  expect(told).toEqual([])
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(told).toHaveLength(1)
})

test('a host without the service is told nothing, as it would answer with an error', async () => {
  answer('{"service":false}')
  await visit()
  expect(told).toEqual([])
})

test.each(['<p>Not found</p>', '[]'])('a host that answers %s may have the service', async (body) => {
  answer(body)
  await visit()
  expect(told).toHaveLength(1)
})

test.each([
  ['asks not to be followed', { doNotTrack: '1' }],
  ['asks for privacy', { globalPrivacyControl: true }],
  ['is a program', { webdriver: true }],
])('who %s is not told of', async (_, wishes) => {
  visitor(wishes)
  await visit()
  expect(told).toEqual([])
})

test('no preview, and no page that does not ask for it, is told of', async () => {
  goTo('https://kantoor-linde.example/nl/preview/te-koop/')
  await visit()
  goTo('https://kantoor-linde.example/nl/te-koop/')
  delete document.body.dataset.views
  await visit()
  expect(told).toEqual([])
})

test('nothing is kept on the device', async () => {
  await visit()
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})
