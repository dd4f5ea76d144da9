// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countView } from '../../templates/client/views.ts'
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
  goTo('https://kantoor-linde.example/nl/te-koop/?type=1#kaart')
  visitor()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const visit = () => {
  countView()
  vi.runAllTimers()
}

test('a page tells its path once, when it has loaded: neither query nor fragment', () => {
  countView()
  expect(told).toEqual([])
  vi.runAllTimers()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([['/api/statistics', '/nl/te-koop/']])
})

test('a page in a tab behind is told of when it is looked at', () => {
  visibility = 'hidden'
  visit()
  expect(told).toEqual([])
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toHaveLength(1)
})

test.each([
  ['asks not to be followed', { doNotTrack: '1' }],
  ['asks for privacy', { globalPrivacyControl: true }],
  ['is a program', { webdriver: true }],
])('who %s is not told of', (_, wishes) => {
  visitor(wishes)
  visit()
  expect(told).toEqual([])
})

test('no preview, and no page that does not ask for it, is told of', () => {
  goTo('https://kantoor-linde.example/nl/preview/te-koop/')
  visit()
  goTo('https://kantoor-linde.example/nl/te-koop/')
  delete document.body.dataset.views
  visit()
  expect(told).toEqual([])
})

test('nothing is kept on the device', () => {
  visit()
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})
