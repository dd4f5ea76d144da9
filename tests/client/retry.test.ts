// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importLate } from '../../templates/client/late.ts'
import { fetchText, retry } from '../../templates/client/retry.ts'
import { loadStyles } from '../../templates/client/styles.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The times of the attempts in milliseconds. All attempts before `succeedsAt` fail. */
async function attempts(succeedsAt = Infinity): Promise<{ readonly at: number[]; readonly value: unknown }> {
  const start = Date.now()
  const at: number[] = []
  const work = () => {
    at.push(Date.now() - start)
    return at.length >= succeedsAt ? Promise.resolve('there') : Promise.reject(new Error(`${at.length}`))
  }
  const made = retry(work).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { at, value: await made }
}

describe('what fails', () => {
  test('is tried again five times, after 350 ms and twice as long each time, and then given up', async () => {
    const { at, value } = await attempts()
    expect(at).toEqual([0, 350, 1050, 2450, 5250, 10_850])
    expect(value).toEqual(new Error('6'))
  })

  test.each([
    [1, [0]],
    [2, [0, 350]],
    [6, [0, 350, 1050, 2450, 5250, 10_850]],
  ])('is left alone once it succeeds, at attempt %i', async (succeedsAt, times) => {
    expect(await attempts(succeedsAt)).toEqual({ at: times, value: 'there' })
  })

  test('is not tried again once it is called off', async () => {
    const abort = new AbortController()
    const work = vi.fn(() => Promise.reject(new Error('no net')))
    const made = retry(work, abort.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    abort.abort()
    await vi.runAllTimersAsync()
    await made
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('text', () => {
  const answers = (...statuses: readonly number[]) => {
    const left = [...statuses]
    const fetched = vi.fn(() => {
      const status = left.shift() ?? 200
      if (status === 0) return Promise.reject(new TypeError('Failed to fetch'))
      return Promise.resolve(new Response(`text ${status}`, { status }))
    })
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test.each([
    ['is there', [200], 1, 'text 200'],
    ['is gone, and stays so', [404], 1, 'Error: 404 /file'],
    ['is refused', [403], 1, 'Error: 403 /file'],
    ['meets a host that rests', [503, 502, 429], 4, 'text 200'],
    ['meets no net', [0, 0], 3, 'text 200'],
    ['meets no net at all', [0, 0, 0, 0, 0, 0], 6, 'TypeError: Failed to fetch'],
  ])('that %s', async (_, statuses, count, result) => {
    const fetched = answers(...statuses)
    const made = fetchText('/file').catch(String)
    await vi.runAllTimersAsync()
    expect([await made, fetched.mock.calls.length]).toEqual([result, count])
  })

  test('a late module waits for its files, which are fetched once; one that failed is asked for by the next call', async () => {
    const fetched = answers(404)
    const load = vi.fn(() => Promise.resolve('module'))
    await expect(importLate(load, ['/_a/a.js'])).rejects.toThrow('404')
    expect(load).not.toHaveBeenCalled()
    expect(await importLate(load, ['/_a/a.js', '/_a/b.js'])).toBe('module')
    expect(await importLate(load, ['/_a/b.js'])).toBe('module')
    expect(fetched.mock.calls).toHaveLength(3)
  })
})

test('a style sheet that does not come holds nothing up, and is tried again', async () => {
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
  const loaded = loadStyles('/_a/late.css')
  links[0]?.dispatchEvent(new Event('error'))
  await loaded
  expect(links).toHaveLength(2)
  links[1]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(350)
  expect(links).toHaveLength(3)
  links[2]?.dispatchEvent(new Event('load'))
  await vi.runAllTimersAsync()
  await loadStyles('/_a/late.css')
  expect(links).toHaveLength(3)
})
