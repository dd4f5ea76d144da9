/** The cookie of a session: the one thing that the service keeps on a device. */
import { SESSION_COOKIE } from '../../http/portal-endpoints.ts'

const LOCAL_NAME = 'agency-site-session'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Ends with the browser, at the latest with the session: what the server knows decides. */
export function sessionCookie(token: string, request: Request): string {
  return cookie(token, request, [])
}

export function endedCookie(request: Request): string {
  return cookie('', request, ['Max-Age=0'])
}

/** Strict: the page of the portal is a file, and its own script asks for all that needs a session. */
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
 * Somebody tries the site on the machine that it runs on, where there is no certificate. A proxy in front of us also asks from this machine, but
 * says for whom.
 */
function isOnThisMachine(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url)
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host'].some((name) =>
    request.headers.has(name),
  )
  return protocol === 'http:' && LOOPBACK.test(hostname) && !isForwarded
}
