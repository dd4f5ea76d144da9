/**
 * The end of the newsletter, for somebody without a newsletter at hand. A subscriber is mailed the link that ends the subscription, because
 * the form proves nothing about who sent it. The answer is the same for every address.
 */
import { officeMails, senderMails } from '../mail/compose.ts'
import { findSubscriberByEmail } from '../newsletter/subscribers.ts'
import { unsubscribeUrl } from '../newsletter/opt-in.ts'
import { say } from '../strings.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'

const handle: FormHandler = async (received, { deps, transaction }) => {
  const { language, values } = received
  const request = { received, site: deps.site(), config: deps.config }
  const row = await findSubscriberByEmail(transaction, String(values.email).toLowerCase())
  if (row?.state !== 'confirmed') return { kind: 'kept', messages: officeMails(request) }
  const links = [{ label: say(language, 'newsletter.page.end.button'), url: unsubscribeUrl(row, deps) }]
  return { kind: 'kept', messages: [...officeMails(request), ...senderMails({ ...request, links })] }
}

export const unsubscribeTreatment: FormTreatment = { handle }
