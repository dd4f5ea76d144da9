/**
 * Runs on every page that `dev` serves, before the page's own scripts. It keeps the page up to date and shows
 * problems.
 */
import type { PageMessage } from './messages.ts'
import { mirrorOf, morph } from './morph.ts'
import { createOverlay } from './overlay.ts'
import { createPanel } from './panel.ts'

const SCRIPT = 'script[src="/_dev/live.js"]'

function start(): void {
  const mirror = mirrorOf(document)
  const path = location.pathname
  let version = versionOf(document)
  let underWay: Promise<void> = Promise.resolve()
  const overlay = createOverlay()
  // A page in a frame has no panel of its own, because the page around it has one.
  const panel = window === window.top ? createPanel(path) : null

  const update = async (wanted: string) => {
    if (wanted === version) return
    const next = await loadPage(location.href)
    if (next === null || !morph(mirror, next)) return location.reload()
    version = versionOf(next)
  }
  const hear = ({ version: wanted, errors, more, notes }: PageMessage) => {
    overlay.show(errors, more)
    if (wanted !== null) underWay = underWay.then(() => update(wanted))
    void underWay.then(() => panel?.refresh(notes))
  }
  listen(() => `/_dev/events?${new URLSearchParams({ path, version: version ?? '' })}`, hear)
}

/**
 * Browsers open at most six connections to a host, so a hidden page closes its connection and opens it again
 * when it is visible.
 */
function listen(address: () => string, hear: (message: PageMessage) => void): void {
  let source: EventSource | null = null
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = null
    } else if (source === null) {
      source = new EventSource(address())
      source.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as PageMessage))
    }
  }
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', () => source?.close())
  follow()
}

function versionOf(page: Document): string | null {
  return page.querySelector<HTMLElement>(SCRIPT)?.dataset['version'] ?? null
}

/** The browser itself parses the document, because a policy of trusted types forbids parsing text. */
function loadPage(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('load', () => resolve(request.responseXML))
    request.addEventListener('error', () => resolve(null))
    request.open('GET', address)
    request.send()
  })
}

start()
