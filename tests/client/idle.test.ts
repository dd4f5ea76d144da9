// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from '../../templates/client/idle.ts'

type Callback = () => void

/**
 * A browser that becomes idle on command, and calls a callback whose time limit has passed, as browsers do.
 */
function playIdleCallbacks(): { readonly becomeIdle: () => void } {
  const waiting = new Set<Callback>()
  vi.stubGlobal('requestIdleCallback', (work: Callback, { timeout }: IdleRequestOptions = {}) => {
    const run = () => {
      if (waiting.delete(run)) work()
    }
    waiting.add(run)
    if (timeout !== undefined) setTimeout(run, timeout)
  })
  return { becomeIdle: () => [...waiting].forEach((run) => run()) }
}

let state: DocumentReadyState
const work = vi.fn()

function load(): void {
  state = 'complete'
  dispatchEvent(new Event('load'))
}

beforeEach(() => {
  state = 'interactive'
  work.mockReset()
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the work waits for the page to load, and then for an idle browser', () => {
  const { becomeIdle } = playIdleCallbacks()
  whenIdle(work)
  becomeIdle()
  vi.advanceTimersByTime(60_000)
  expect(work).not.toHaveBeenCalled()
  load()
  expect(work).not.toHaveBeenCalled()
  becomeIdle()
  expect(work).toHaveBeenCalledOnce()
})

test('a page that has loaded waits for an idle browser alone', () => {
  const { becomeIdle } = playIdleCallbacks()
  state = 'complete'
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  becomeIdle()
  expect(work).toHaveBeenCalledOnce()
})

test('in a browser that is never idle the work begins two seconds after the page has loaded, once', () => {
  const { becomeIdle } = playIdleCallbacks()
  whenIdle(work)
  vi.advanceTimersByTime(5000)
  load()
  vi.advanceTimersByTime(1999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  becomeIdle()
  load()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

/** Safari has no idle callbacks. */
test('in a browser without idle callbacks the work begins after the page has loaded', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  whenIdle(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  load()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
