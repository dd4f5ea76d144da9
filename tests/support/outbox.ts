/** The mails in the outbox, as their recipients read them. */
import type { ServiceDeps } from '../../core/service/deps.ts'
import { composedMessage } from '../../core/service/mail/form-mails.ts'
import type { MailMessage } from '../../core/service/mail/message.ts'

/** In the order of time; those of one instant in any order. */
export async function mailsIn(
  deps: Pick<ServiceDeps, 'store' | 'site' | 'config'>,
  to?: string,
): Promise<readonly MailMessage[]> {
  const rows = await deps.store.db
    .selectFrom('outbox')
    .select(['message', 'submission'])
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute()
  const messages = await Promise.all(rows.map((row) => composedMessage(row, deps)))
  const mails = messages.flatMap((message) => (message?.kind === 'mail' ? [message] : []))
  return to === undefined ? mails : mails.filter((mail) => mail.to === to)
}

/** The paths of all links of a mail that lead to the service. */
export function serviceLinksIn({ text }: MailMessage): readonly string[] {
  const links = [...text.matchAll(/https:\/\/[^\s/]+(\/api\/\S+)/g)].map(([, path = '']) => path)
  return [...new Set(links)]
}
