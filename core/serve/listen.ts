import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

interface Listening {
  readonly port: number
  close(): Promise<void>
}

interface ListenOptions {
  readonly port: number
  readonly host: string
  readonly strict: boolean
  /** Milliseconds in which requests that were begun may end; then they are broken off. */
  readonly grace?: number
}

/** Below the time after which hosts kill what they asked to stop. A visitor on a slow line is done by then; who says nothing keeps nobody. */
const GRACE = 20_000

/** Listens on the first free port from `port` on; on exactly that one when `strict`. Rejects with the system's error. */
export async function listen(app: Hono, { port, host, strict, grace }: ListenOptions): Promise<Listening> {
  for (let candidate = port; ; candidate++) {
    try {
      return await listenOn(app, { port: candidate, host, grace })
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || strict || candidate >= port + 50) throw error
    }
  }
}

function listenOn(
  app: Hono,
  { port, host, grace = GRACE }: { port: number; host: string; grace?: number | undefined },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) => {
      resolve({ port: info.port, close: () => closed(server as Server, grace) })
    })
    server.on('error', reject)
  })
}

function closed(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    // Who has an answer now is not waited for, lest another request come.
    server.keepAliveTimeout = 1
    const giveUp = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearTimeout(giveUp)
      resolve()
    })
  })
}
