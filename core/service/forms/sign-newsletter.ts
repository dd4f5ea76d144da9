/** The newsletter. An address is subscribed when the link in the mail was confirmed. */
import { alreadyMail, ask, subscriptionLink } from '../newsletter/opt-in.ts'
import { takeTurns } from '../guards/limits.ts'
import type { SubscriberRow } from '../newsletter/subscriber-tables.ts'
import { officeMails, senderMails } from '../mail/compose.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'

const handle: FormHandler = async (received, context) => {
  const { deps } = context
  const { kind, row } = await ask(received, context)
  const request = { received, site: deps.site(), config: deps.config }
  const messages = [
    ...officeMails(request),
    ...(kind === 'asked' ? senderMails({ ...request, links: [subscriptionLink(row, deps)] }) : []),
    // The answer is the same for every address. Only the mailbox learns that it is subscribed, once a day.
    ...(kind === 'subscribed' && (await isFirstToday(row, context)) ? [alreadyMail(row, deps)] : []),
  ]
  return { kind: 'kept', messages }
}

async function isFirstToday(
  { id }: SubscriberRow,
  { deps, transaction }: Parameters<FormHandler>[1],
): Promise<boolean> {
  const limit = { count: 1, seconds: 24 * 3600 }
  return (await takeTurns(transaction, [{ name: `newsletter-already:${id}`, limit }], deps)) === 0
}

export const signNewsletterTreatment: FormTreatment = { handle }
