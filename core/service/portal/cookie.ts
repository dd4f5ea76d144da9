/** The cookie of an owner's session. */
import { SESSION_COOKIE } from '../../http/portal-endpoints.ts'
import { createSessionCookie } from '../accounts/cookie.ts'

const cookie = createSessionCookie({ secure: SESSION_COOKIE, local: 'agency-site-session' })

export const sessionCookie = cookie.set
export const endedCookie = cookie.end
export const tokenOf = cookie.read
