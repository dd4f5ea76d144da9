/**
 * Files of a worker share a window. Each file gets it without stopped clocks, listeners, storage, cookies, content or an
 * address.
 */
import { afterAll, afterEach, vi } from 'vitest'
import { goTo } from './dom.ts'

const address = location.href
const removals: (() => void)[] = []

for (const target of [window, document] as readonly EventTarget[]) {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type, listener, options) => {
    removals.push(() => target.removeEventListener(type, listener, options))
    add(type, listener, options)
  }
}

/** Simulates leaving the page: pending writes are made, and no timer outlives its test. */
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ').filter(Boolean))
    document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0`
  removals.splice(0).forEach((remove) => remove())
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    if (element !== document.documentElement) element.innerHTML = ''
  }
  goTo(address)
})
