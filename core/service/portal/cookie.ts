/** The cookie of a session. The service stores nothing else on a device. */
import { SESSION_COOKIE } from '../../http/portal-endpoints.ts'
import { isForwarded } from '../guards/this-machine.ts'

const LOCAL_NAME = 'agency-site-session'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** The cookie ends with the browser. The session ends on the server. */
export function sessionCookie(token: string, request: Request): string {
  return cookie(token, request, [])
}

export function endedCookie(request: Request): string {
  return cookie('', request, ['Max-Age=0'])
}

/** `SameSite=Strict` suffices: the page of the portal is a file, and its script requests everything that needs a session. */
function cookie(value: string, request: Request, more: readonly string[]): string {
  const isLocal = isOnThisMachine(request)
  const parts = [`${nameFor(isLocal)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict', ...more]
  return (isLocal ? parts : [...parts, 'Secure']).join('; ')
}

export function tokenOf(request: Request): string | null {
  const name = nameFor(isOnThisMachine(request))
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null
}

function nameFor(isLocal: boolean): string {
  return isLocal ? LOCAL_NAME : SESSION_COOKIE
}

/**
 * A trial on the machine of the service has no certificate. A proxy connects from this machine too, and sends
 * the address of its client.
 */
function isOnThisMachine(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url)
  return protocol === 'http:' && LOOPBACK.test(hostname) && !isForwarded(request.headers)
}
