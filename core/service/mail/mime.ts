import { createTransport } from 'nodemailer'
import type { MailMessage } from './message.ts'
import type { MailEnvelope } from './transport.ts'

/** It only builds messages, and accesses neither files nor the network. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The mail in the format of RFC 5322. Its headers were checked before. */
export async function mimeOf(
  message: MailMessage,
  { id, from, date }: Omit<MailEnvelope, 'handOver'>,
): Promise<Buffer> {
  const { to, replyTo, language, subject, text, html, attachments = [], unsubscribe } = message
  const { message: made } = await composer.sendMail({
    messageId: `<${id}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
    date: new Date(date),
    from,
    // Objects, because the library would parse a text as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content, encoding }) => ({
      filename: name,
      contentType: type,
      content,
      ...(encoding === undefined ? {} : { encoding }),
    })),
    headers: {
      'Content-Language': language,
      // Absence notices must not answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined ? {} : oneClick(unsubscribe)),
    },
  })
  return made as Buffer
}

/** The headers for unsubscribing by one click (RFC 8058). */
function oneClick(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${encodeURI(decodeURI(url))}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
