/**
 * Clocks for benches: the work of the main thread for an event, and the time until a visitor sees the answer.
 */
import type { Browser, Page } from 'playwright'

interface Run {
  readonly event: 'input' | 'change'
  /** Triggers the events. */
  readonly run: () => Promise<void>
}

/**
 * Milliseconds from each event to the paint of its answer, including the wait for the frame and for files.
 */
export async function paintTimes(page: Page, { event, run }: Run): Promise<readonly number[]> {
  await observePaint(page, event)
  await run()
  return page.evaluate(() => (globalThis as unknown as { paints: number[] }).paints)
}

/** Milliseconds of the main thread from each event to the next. */
export interface Work {
  /** Scripts, styles, layout and paint. */
  readonly work: readonly number[]
  /** Scripts alone. */
  readonly script: readonly number[]
}

/** They come from Chromium's trace in processor time, so other processes do not count; the trace itself does. */
export async function workTimes(browser: Browser, page: Page, { event, run }: Run): Promise<Work> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await run()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const sum = (name: string) => sumBetween(traceEvents, event, name)
  return { work: sum('RunTask'), script: sum('FunctionCall') }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The time in events of this name, from each event of the page to the next. */
function sumBetween(events: readonly TraceEvent[], type: string, wanted: string): readonly number[] {
  const asked = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
  const [first] = asked
  if (first === undefined) return []
  const starts = asked.map(({ ts }) => ts).toSorted((left, right) => left - right)
  const tasks = events.filter(
    ({ name, pid, tid }) => name === wanted && pid === first.pid && tid === first.tid,
  )
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    // The task that contains the event begins before it.
    const within = tasks.filter(({ ts, tdur = 0 }) => ts + tdur >= start && ts < end)
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
}

/**
 * The answer to an input is the next frame; the answer to a filter is the frame in which the list has
 * changed.
 */
async function observePaint(page: Page, event: 'input' | 'change'): Promise<void> {
  await page.evaluate((type) => {
    const paints: number[] = []
    Object.assign(globalThis, { paints })
    const painted = (from: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => paints.push(performance.now() - from))
        port1.start()
        port2.postMessage(null)
      })
    let changed: number | undefined
    addEventListener(
      type,
      ({ timeStamp }) => {
        if (type === 'input') painted(timeStamp)
        else changed = timeStamp
      },
      { capture: true },
    )
    const list = document.querySelector('.results__list')
    if (type === 'input' || !list) return
    const observer = new MutationObserver(() => {
      if (changed !== undefined) painted(changed)
      changed = undefined
    })
    observer.observe(list, { childList: true, subtree: true })
  }, event)
}
