/** Answers to senders. They go out by the outbox, and are kept with the message. */
import { INBOX_ENDPOINTS } from '../../http/desk/inbox.ts'
import { newId } from '../ids.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { say } from '../strings.ts'
import type { Call } from './call.ts'
import type { MessageRow } from './inbox-query.ts'
import { touchWork } from './work.ts'

/**
 * Returns false for a message without an address, or if its address has received too many mails today. The answer of the visitor goes to
 * the member who wrote.
 */
export async function sendReply(
  { id: submission, email, language }: MessageRow,
  { body, visitor: { member }, deps }: Call<typeof INBOX_ENDPOINTS.reply>,
): Promise<boolean> {
  if (email === null) return false
  const site = deps.site()
  const { subject, text } = body
  const mail = composeMail({
    site,
    purpose: 'own',
    to: email,
    replyTo: member.email,
    language,
    subject,
    paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    closing: [member.name],
    reason: say(language, 'desk.mail.answerReason', { site: new URL(site.url).host }),
  })
  const reply = { id: newId(deps), submission, member: member.id, at: deps.now(), subject, text }
  const isSent = await deps.store.write(async (transaction) => {
    const messages = [mail]
    if ((await enqueue(transaction, { submission, messages, id: reply.id }, deps)) === 0) return false
    await transaction.insertInto('desk_reply').values(reply).execute()
    await touchWork(transaction, submission)
    return true
  })
  if (isSent) deps.wakeOutbox()
  return isSent
}
