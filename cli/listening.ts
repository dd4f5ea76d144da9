/** Serving on a port of this machine. */
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'

export const DEFAULT_PORT = 4321
/** The address that other machines of the network cannot reach. */
export const LOOPBACK = '127.0.0.1'

/** The problem that prevents listening. Other errors are bugs and are thrown again. */
export function listenProblem(error: unknown, { port, host }: { port: number; host: string }): Problem {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return problem('AS7010', { port })
  // Ports below 1024 are reserved for the administrator.
  if (code === 'EACCES') return problem('AS7004', { file: `port ${port}`, reason: 'permission denied' })
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL'].includes(code ?? ''))
    return problem('AS7004', { file: host, reason: 'it is not an address of this machine' })
  throw error
}
