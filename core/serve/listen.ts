import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Listens on the first free port from `port` on; on exactly that one when `strict`. Rejects with the system's error. */
export async function listen(
  app: Hono,
  { port, host, strict }: { port: number; host: string; strict: boolean },
): Promise<Listening> {
  for (let candidate = port; ; candidate++) {
    try {
      return await listenOn(app, { port: candidate, host })
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || strict || candidate >= port + 50) throw error
    }
  }
}

function listenOn(app: Hono, { port, host }: { port: number; host: string }): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) => {
      resolve({ port: info.port, close: () => new Promise((closed) => server.close(() => closed())) })
    })
    server.on('error', reject)
  })
}
