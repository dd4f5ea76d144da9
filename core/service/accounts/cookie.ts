/** The cookie of a session. The service stores nothing else on a device. */
import { isThisMachine } from '../../domain/secure-address.ts'
import { isForwarded } from '../guards/this-machine.ts'

interface Names {
  /** With the prefix `__Host-`. */
  readonly secure: string
  /** On the machine of the service, which has no certificate. */
  readonly local: string
}

interface SessionCookie {
  /** The header that sets it. The cookie ends with the browser. The session ends on the server. */
  readonly set: (token: string, request: Request) => string
  readonly end: (request: Request) => string
  readonly read: (request: Request) => string | null
}

/** `SameSite=Strict` suffices: the page of an application is a file, and its script requests everything that needs a session. */
export function createSessionCookie(names: Names): SessionCookie {
  return createCookie(names, ['SameSite=Strict'])
}

/** A cookie with a token for a few minutes, which comes back with the link of another site. */
export function createReturnCookie(names: Names, seconds: number): SessionCookie {
  return createCookie(names, ['SameSite=Lax', `Max-Age=${seconds}`])
}

function createCookie(names: Names, attributes: readonly string[]): SessionCookie {
  const header = (value: string, request: Request, more: readonly string[]) => {
    const isLocal = isOnThisMachine(request)
    const name = isLocal ? names.local : names.secure
    const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', ...attributes, ...more]
    return (isLocal ? parts : [...parts, 'Secure']).join('; ')
  }
  return {
    set: (token, request) => header(token, request, []),
    end: (request) => header('', request, ['Max-Age=0']),
    read: (request) => tokenIn(request, isOnThisMachine(request) ? names.local : names.secure),
  }
}

function tokenIn(request: Request, name: string): string | null {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null
}

/**
 * A trial on the machine of the service has no certificate. A proxy connects from this machine too, and sends
 * the address of its client.
 */
export function isOnThisMachine(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url)
  return protocol === 'http:' && isThisMachine(hostname) && !isForwarded(request.headers)
}
