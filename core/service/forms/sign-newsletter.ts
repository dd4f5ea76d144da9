/** The newsletter: nobody is subscribed before the link in the mail was confirmed. */
import { alreadyMail, ask, confirmLink } from '../newsletter/opt-in.ts'
import { officeMails, senderMails } from '../mail/compose.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'

const handle: FormHandler = async (received, context) => {
  const { deps } = context
  const { kind, row } = await ask(received, context)
  const request = { received, site: deps.site(), config: deps.config }
  const messages = [
    ...officeMails(request),
    ...(kind === 'asked' ? senderMails({ ...request, links: [confirmLink(row, deps)] }) : []),
    // Everybody is answered alike; only the mailbox learns that it is subscribed.
    ...(kind === 'subscribed' ? [alreadyMail(row, deps)] : []),
  ]
  return { kind: 'kept', messages }
}

export const signNewsletterTreatment: FormTreatment = { handle }
