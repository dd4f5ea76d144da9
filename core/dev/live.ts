/**
 * The pages that are open in browsers. Each receives its state when it connects and after each change of that
 * state.
 */
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SSEStreamingApi } from 'hono/streaming'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { messageOf, seePage } from './page-view.ts'
import type { SeenPage } from './page-view.ts'
import type { DevState } from './state.ts'

export interface Told {
  /** The number of open addresses. */
  readonly open: number
  /** The number of open addresses whose page has changed. */
  readonly changed: number
  /** The problems of open pages that cannot be rendered. */
  readonly failures: readonly Problem[]
}

export interface LivePages {
  connect(context: Context, pathname: string): Response
  /** Must be called after each step. */
  tell(): Promise<Told>
  /** The state of a page as it was last sent, or its current state. */
  seen(pathname: string): Promise<SeenPage>
  /** Closes all connections. */
  close(): void
}

interface OpenTab {
  readonly pathname: string
  readonly stream: SSEStreamingApi
  sent: string
}

export function createLivePages(root: string, stateNow: () => DevState): LivePages {
  const tabs = new Set<OpenTab>()
  // Contains open addresses only, because pages that are not open need not be rendered again.
  const pages = new Map<string, SeenPage>()
  const see = async (pathname: string) => {
    const page = await seePage(stateNow(), pathname, pages.get(pathname) ?? null)
    pages.set(pathname, page)
    return page
  }
  const send = async (tab: OpenTab, page: SeenPage) => {
    const data = JSON.stringify(messageOf(root, stateNow(), { pathname: tab.pathname, page }))
    if (data === tab.sent) return
    tab.sent = data
    await tab.stream.writeSSE({ data })
  }
  const leave = (tab: OpenTab) => {
    tabs.delete(tab)
    if (![...tabs].some(({ pathname }) => pathname === tab.pathname)) pages.delete(tab.pathname)
  }
  return {
    connect: (context, pathname) =>
      streamSSE(context, async (stream) => {
        const tab: OpenTab = { pathname, stream, sent: '' }
        tabs.add(tab)
        const gone = new Promise<void>((resolve) => stream.onAbort(resolve))
        await send(tab, await see(pathname))
        await gone
        leave(tab)
      }),
    async tell() {
      const open = [...new Set([...tabs].map(({ pathname }) => pathname))]
      const failures: Problem[] = []
      let changed = 0
      for (const pathname of open) {
        const before = pages.get(pathname)
        const page = await see(pathname)
        if (before !== undefined && before.version !== page.version) changed += 1
        failures.push(...page.failures)
        for (const tab of tabs) if (tab.pathname === pathname) await send(tab, page)
      }
      return { open: open.length, changed, failures }
    },
    async seen(pathname) {
      return pages.get(pathname) ?? seePage(stateNow(), pathname, null)
    },
    close() {
      for (const { stream } of tabs) stream.abort()
    },
  }
}
