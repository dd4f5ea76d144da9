/** The mails in the outbox, as their recipients read them. */
import type { MailMessage } from '../../core/service/mail/message.ts'
import type { Store } from '../../core/service/store/store.ts'

/** In the order of time; those of one instant in any order. */
export async function mailsIn({ db }: Store, to?: string): Promise<readonly MailMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('message')
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute()
  const mails = rows.map(({ message }) => JSON.parse(message) as MailMessage)
  return to === undefined ? mails : mails.filter((mail) => mail.to === to)
}

/** The paths of all links of a mail that lead to the service. */
export function serviceLinksIn({ text }: MailMessage): readonly string[] {
  const links = [...text.matchAll(/https:\/\/[^\s/]+(\/api\/\S+)/g)].map(([, path = '']) => path)
  return [...new Set(links)]
}
