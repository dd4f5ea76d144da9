/**
 * Waits until a page has finished its own work. Playwright's `networkidle` would wait half a second each
 * time.
 */
import type { Page, Request } from 'playwright'

interface Traffic {
  readonly open: Set<Request>
  /** Called when no request is open. */
  quiet: () => void
}

/** In milliseconds. A longer request counts as lost. */
const LIMIT = 60_000

/** In milliseconds. The callback runs after this time on a machine that is never idle. */
const IDLE_AFTER = 2000

const watched = new WeakMap<Page, Traffic>()

/** Must be called before the first navigation of the page. */
export function watchRequests(page: Page): Page {
  const traffic: Traffic = { open: new Set(), quiet: () => undefined }
  watched.set(page, traffic)
  const end = (request: Request) => {
    traffic.open.delete(request)
    if (traffic.open.size === 0) traffic.quiet()
  }
  page.on('request', (request) => {
    // No code waits for the answer to a beacon.
    if (request.resourceType() !== 'ping') traffic.open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return page
}

/**
 * Resolves when the page has loaded, scripts that wait for an idle browser have run, and every request is
 * answered, including those that followed.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = watched.get(page)
  if (traffic === undefined) throw new Error('the requests of this page are not watched')
  await page.waitForLoadState('load')
  do {
    if (traffic.open.size > 0) await quiet(traffic)
    // Callbacks run in the order of their registration, so those of the page come first.
    await page.evaluate(
      (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
      IDLE_AFTER,
    )
  } while (traffic.open.size > 0)
}

function quiet(traffic: Traffic): Promise<void> {
  return new Promise((resolve, reject) => {
    const urls = () => [...traffic.open].map((request) => request.url()).join(', ')
    const timer = setTimeout(() => reject(new Error(`no answer to ${urls()}`)), LIMIT)
    traffic.quiet = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
