import type { PortalRefusal } from '../../http/portal.ts'
import { PORTAL_REFUSALS } from '../../http/portal-endpoints.ts'
import { refusal } from '../accounts/answers.ts'

/** `seconds` until the next try, for `retry`. */
export function portalRefusal(code: PortalRefusal['code'], seconds?: number): Response {
  const body: PortalRefusal = { ok: false, code }
  return refusal(body, PORTAL_REFUSALS[code].status, seconds)
}
