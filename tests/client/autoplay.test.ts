// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playTrack } from '../../templates/client/autoplay.ts'
import { serveTracks } from '../../templates/client/tracks.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, show, stubMotion } from './dom.ts'

const PAGE = `<div data-track-box>
  <div data-track tabindex="0"><p></p><p></p><p></p></div>
  <div data-track-controls data-autoplay="8"><p aria-live="polite"><span data-track-now>1</span></p>
    <button data-track-pause="Stil" data-track-play="Verder" aria-label="Stil" hidden><span></span><span hidden></span></button>
    <button data-track-step="-1"></button><button data-track-step="1"></button></div>
</div>`

let see: (isIntersecting: boolean) => void
const moves: number[] = []
const pause = () => element('[data-track-pause]')

/** Three items of 100 px in a window of 100 px. */
function layOut(): HTMLElement {
  show(PAGE)
  const track = element('[data-track]')
  let left = 0
  Object.defineProperties(track, {
    clientWidth: { value: 100 },
    scrollWidth: { value: 300 },
    scrollLeft: { get: () => left },
  })
  track.scrollTo = ((options: ScrollToOptions) => {
    left = options.left ?? 0
    moves.push(left)
  }) as typeof track.scrollTo
  return track
}

function start(): HTMLElement {
  const track = layOut()
  playTrack(track, element('[data-track-controls]'))
  see(true)
  return track
}

beforeEach(() => {
  vi.useFakeTimers()
  moves.length = 0
  stubMotion(false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(react: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => react([{ isIntersecting }])
      }
      observe(): void {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a strip that moves by itself', () => {
  test('moves on after its seconds, and from the end to the start', () => {
    start()
    vi.advanceTimersByTime(7999)
    expect(moves).toEqual([])
    vi.advanceTimersByTime(1 + 8000 * 2)
    expect(moves).toEqual([100, 200, 0])
  })

  test('of banner pictures fades: a copy of the present one lies on the next for half a second', async () => {
    const track = start()
    track.parentElement!.classList.add('banner--gallery')
    track.innerHTML = '<img class="banner__media" src="/1.webp"><img class="banner__media" src="/2.webp">'
    Object.defineProperty(track.firstChild, 'currentSrc', { value: '/1-1920.webp' })
    let done: () => void = () => undefined
    const animate = vi.fn(() => ({ finished: new Promise<void>((resolve) => (done = resolve)) }))
    HTMLImageElement.prototype.animate = animate as never
    vi.advanceTimersByTime(8000)
    expect(moves).toEqual([100])
    const copy = track.nextElementSibling
    expect([copy?.getAttribute('src'), copy?.className, copy?.getAttribute('alt')]).toEqual([
      '/1-1920.webp',
      'banner__media',
      '',
    ])
    expect(animate).toHaveBeenCalledWith({ opacity: [1, 0] }, 500)
    done()
    await waitFor(() => expect(track.nextElementSibling?.tagName).toBe('DIV'))
  })

  test('is stopped and started by its button, which says what it does; the counter speaks only while it rests', () => {
    start()
    expect([pause().hidden, pause().getAttribute('aria-label')]).toEqual([false, 'Stil'])
    expect(element('[aria-live]').getAttribute('aria-live')).toBe('off')
    pause().click()
    vi.advanceTimersByTime(20_000)
    expect(moves).toEqual([])
    expect(pause().getAttribute('aria-label')).toBe('Verder')
    expect([...pause().children].map((part) => part.hasAttribute('hidden'))).toEqual([true, false])
    expect(element('[aria-live]').getAttribute('aria-live')).toBe('polite')
    pause().click()
    vi.advanceTimersByTime(8000)
    expect(moves).toEqual([100])
  })

  test.each<[string, (track: HTMLElement) => void]>([
    ['out of sight', () => see(false)],
    ['read by keyboard', (track) => track.focus()],
    ['pointed at', (track) => Object.assign(track, { matches: () => true })],
  ])('waits while it is %s', (_, hold) => {
    hold(start())
    vi.advanceTimersByTime(20_000)
    expect(moves).toEqual([])
    expect(pause().getAttribute('aria-label')).toBe('Stil')
  })

  test.each<[string, (track: HTMLElement) => void]>([
    ['is touched', (track) => void track.dispatchEvent(new Event('pointerdown'))],
    ['is moved by a button', () => element('[data-track-step="1"]').click()],
  ])('rests for good once it %s', (_, act) => {
    act(start())
    vi.advanceTimersByTime(20_000)
    expect(moves).toEqual([])
    expect(pause().getAttribute('aria-label')).toBe('Verder')
  })
})

/** Tracks are served, and whatever they load when the browser is idle has run. */
async function served(): Promise<void> {
  serveTracks()
  vi.runOnlyPendingTimers()
  await vi.dynamicImportSettled()
}

describe('nothing moves by itself', () => {
  test.each([
    ['where the system asks for rest', true, PAGE],
    ['where the site does not ask for it', false, PAGE.replace(' data-autoplay="8"', '')],
  ])('%s', async (_, isReduced, html) => {
    stubMotion(isReduced)
    layOut()
    document.body.innerHTML = html
    await served()
    expect(pause().hidden).toBe(true)
  })

  test('but where both allow it, it does', async () => {
    layOut()
    await served()
    expect(pause().hidden).toBe(false)
  })
})
