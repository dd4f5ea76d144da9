/** Reports a form to other programs: signed JSON, posted again until it is accepted (docs/service-webhooks.md). */
import { createHmac } from 'node:crypto'
import { FORMS } from '../../domain/forms.ts'
import { isSecureAddress } from '../../domain/secure-address.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { BookedHour } from '../appointments/booked-hour.ts'
import type { StoredForm } from '../submissions/handler.ts'
import type { Delivery } from '../mail/transport.ts'
import type { WebhookMessage } from '../mail/message.ts'

const SIGNATURE_HEADER = 'Agency-Site-Signature'
const TIMEOUT = 10_000
/** Answers after which a call is not repeated: the body is unacceptable, or the address no longer exists. */
const PERMANENT = new Set([400, 410, 413, 415, 422])

/** Forms of accounts contain passwords and tokens, and are not reported. */
export function composeWebhooks(
  received: StoredForm & { readonly booked?: BookedHour | undefined },
  { webhooks = [] }: ServiceConfig,
): readonly WebhookMessage[] {
  const { id, form, language, values, receivedAt, booked } = received
  if (FORMS[form].account) return []
  const { property = null, project = null, language: _, ...fields } = values
  const body = JSON.stringify({
    schema: 1,
    id,
    form,
    language,
    property,
    project,
    receivedAt: new Date(receivedAt).toISOString(),
    fields,
    ...(booked === undefined ? {} : { appointment: booked }),
  })
  return webhooks
    .filter(({ forms }) => forms?.includes(form) ?? true)
    .map(({ url }) => ({ kind: 'webhook', url, body }))
}

/** `seconds` is the time of sending. Receivers refuse old calls, so that nobody can repeat one. */
export function signatureOf(body: string, { secret, seconds }: { secret: string; seconds: number }): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

interface Posting {
  /** The id of the row in the outbox, the same for each attempt. */
  readonly id: string
  readonly secret: string | undefined
  readonly now: number
  /** Aborts the call when the outbox stops. The receiver recognises a repeated call by its id. */
  readonly stopping: AbortSignal
}

/**
 * Never throws for an error of the receiver. Redirects are not followed, because the signature is for one
 * address.
 */
export async function postWebhook(
  { url, body }: WebhookMessage,
  { id, secret, now, stopping }: Posting,
): Promise<Delivery> {
  if (!isSecureAddress(url)) return refused(true, 'https is wanted, or http on this machine')
  if (secret === undefined) return refused(false, 'AGENCY_SITE_WEBHOOK_SECRET is not set')
  try {
    const { status, body: answer } = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), stopping]),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'agency-site',
        'Agency-Site-Delivery': id,
        [SIGNATURE_HEADER]: signatureOf(body, { secret, seconds: Math.floor(now / 1000) }),
      },
    })
    await answer?.cancel()
    if (status >= 200 && status < 300) return { kind: 'sent' }
    if (status >= 300 && status < 400) return refused(true, `${status}: redirects are not followed`)
    return refused(PERMANENT.has(status), String(status))
  } catch (error) {
    return refused(false, reasonOf(error))
  }
}

function refused(permanent: boolean, reason: string): Delivery {
  return { kind: 'refused', permanent, reason }
}

/** The reason of a failed `fetch` is in the cause of its error. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error
  if (name === 'TimeoutError') return 'no answer within 10 seconds'
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name
}
