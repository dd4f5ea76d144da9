/** The mails about a form that is only passed on. The outbox names them, and they are composed when they are sent. */
import { FORMS } from '../../domain/forms.ts'
import type { ServiceDeps } from '../deps.ts'
import type { OutboxRow } from '../store/tables.ts'
import { findForm } from '../submissions/stored-form.ts'
import { officeAddresses, officeMail, senderMails, senderOf } from './compose.ts'
import type { ComposeRequest } from './compose.ts'
import type { FormMail, MailMessage, OutboundMessage } from './message.ts'

/** The same recipients as those of `composeMails`. */
export function formMails(
  request: Pick<ComposeRequest, 'received' | 'site' | 'config'>,
): readonly FormMail[] {
  const { form } = request.received
  if (FORMS[form].account) return []
  const { email } = senderOf(request.received)
  const office = officeAddresses(form, request)
  return [
    ...office.map((to) => ({ kind: 'form mail', purpose: 'office', to }) as const),
    ...(email === undefined ? [] : [{ kind: 'form mail', purpose: 'asked', to: email } as const]),
  ]
}

type Composing = Pick<ServiceDeps, 'store' | 'site' | 'config'>

/** The message of a row, composed. Undefined if its form was erased. */
export async function composedMessage(
  { message, submission }: Pick<OutboxRow, 'message' | 'submission'>,
  deps: Composing,
): Promise<Exclude<OutboundMessage, FormMail> | undefined> {
  const stored = JSON.parse(message) as OutboundMessage
  if (stored.kind !== 'form mail') return stored
  const received = submission === null ? undefined : await findForm(deps.store.db, submission)
  return received && composed(stored, { received, site: deps.site(), config: deps.config })
}

function composed({ purpose, to }: FormMail, request: ComposeRequest): MailMessage | undefined {
  if (purpose === 'office') return officeMail(to, request)
  return senderMails(request).find((mail) => mail.to === to)
}
