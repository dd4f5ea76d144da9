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
  /** Milliseconds that open requests get to finish, before their connections are closed. */
  readonly grace?: number
}

/**
 * Shorter than the time after which hosts kill a process that they stop, and long enough for a visitor on a
 * slow line. A client that sends nothing delays the stop no longer than this.
 */
const GRACE = 20_000

/**
 * Listens on the first free port from `port` on, or exactly on that one if `strict` is set. Rejects with the
 * error of the system.
 */
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
    // A connection closes after its current answer, so that no further request arrives on it.
    server.keepAliveTimeout = 1
    const giveUp = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearTimeout(giveUp)
      resolve()
    })
  })
}
