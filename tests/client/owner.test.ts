// @vitest-environment happy-dom
/** The link of the login page opens the portal for an owner who is logged in. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWNER_KEY } from '../../core/domain/storage-keys.ts'
import { followOwner } from '../../templates/client/owner.ts'
import { goTo, show } from './dom.ts'

const NOW = Date.parse('2026-11-24T09:00:00Z')
const FORM = '<main><form data-form="owner-login"></form></main>'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(body: string, hint: string | null, hash = ''): readonly string[] {
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  goTo(`https://kantoor-linde.example/nl/login/${hash}`)
  show(body)
  if (hint !== null) localStorage.setItem(OWNER_KEY, hint)
  followOwner()
  return replaced.mock.calls.map(([href]) => String(href))
}

test('while the session lasts, at the view that was asked for', () => {
  expect(open(FORM, String(NOW + 1))).toEqual(['/nl/login/portal/'])
  expect(open(FORM, String(NOW + 1), '#/4127/history')).toEqual([
    '/nl/login/portal/',
    '/nl/login/portal/#/4127/history',
  ])
})

test.each([null, String(NOW), String(NOW - 1), '', 'x', '__proto__'])('with %j the form stays', (hint) => {
  expect(open(FORM, hint)).toEqual([])
})

test('other pages stay', () => {
  expect(open('<main><form data-form="site-contact"></form></main>', String(NOW + 1))).toEqual([])
})

test('storage that is refused leaves the form', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect(open(FORM, null)).toEqual([])
})
