import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serveTracks } from '../../templates/client/tracks.ts'
import { element, show, stubMotion } from './dom.ts'

beforeEach(() => {
  stubMotion(false)
  vi.stubGlobal('scrollY', 0)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('strips', () => {
  const page = `<div data-track-box>
    <div data-track><p></p><p></p><p></p></div>
    <div data-track-controls hidden><b data-track-now>1</b><button data-track-step="-1"></button><button data-track-step="1"></button></div>
  </div>`

  /** Three items of 100 px in a window of 100 px. */
  function layOut(itemWidth: number): HTMLElement {
    const track = element('[data-track]')
    let left = 0
    Object.defineProperties(track, {
      clientWidth: { value: 100 },
      scrollWidth: { value: itemWidth * 3 },
      scrollLeft: { get: () => left },
    })
    for (const [index, item] of [...track.children].entries()) {
      item.getBoundingClientRect = () => ({ left: index * itemWidth - left, width: itemWidth }) as DOMRect
    }
    track.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect
    track.scrollBy = ((options: ScrollToOptions) => {
      left += options.left ?? 0
      track.dispatchEvent(new Event('scroll'))
    }) as typeof track.scrollBy
    return track
  }

  test('get a counter and buttons that stop at the ends', () => {
    show(page)
    layOut(100)
    serveTracks()
    const [previous, next] = document.querySelectorAll('button')
    expect(element('[data-track-controls]').hidden).toBe(false)
    expect([previous?.disabled, next?.disabled]).toEqual([true, false])
    next?.click()
    expect(element('[data-track-now]').textContent).toBe('2')
    expect([previous?.disabled, next?.disabled]).toEqual([false, false])
    next?.click()
    expect(element('[data-track-now]').textContent).toBe('3')
    expect([previous?.disabled, next?.disabled]).toEqual([false, true])
    previous?.click()
    expect(element('[data-track-now]').textContent).toBe('2')
  })

  test('that need not scroll have none', () => {
    show(page)
    layOut(30)
    serveTracks()
    expect(element('[data-track-controls]').hidden).toBe(true)
  })

  test('scroll at once for those who want no motion', () => {
    stubMotion(true)
    show(page)
    const track = layOut(100)
    serveTracks()
    const scrollBy = vi.spyOn(track, 'scrollBy')
    document.querySelectorAll('button')[1]?.click()
    expect(scrollBy).toHaveBeenCalledWith({ left: 100, behavior: 'auto' })
  })
})
