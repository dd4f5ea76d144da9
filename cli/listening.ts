/** Serving on a port of this machine. */
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'

export const DEFAULT_PORT = 4321
/** Nobody else in the network sees it. */
export const LOOPBACK = '127.0.0.1'

/** Why nobody can listen there. A bug is thrown on. */
export function listenProblem(error: unknown, { port, host }: { port: number; host: string }): Problem {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return problem('AS7010', { port })
  // Low numbers are kept for the administrator.
  if (code === 'EACCES') return problem('AS7004', { file: `port ${port}`, reason: 'permission denied' })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return problem('AS7004', { file: host, reason: 'it is no address of this machine' })
  throw error
}
