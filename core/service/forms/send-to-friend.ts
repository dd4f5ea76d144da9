/** A property for a friend: mailed to the friend, beside the mails to the office and the sender. */
import { isEmail } from '../../domain/email.ts'
import { cardsOf } from '../mail/cards.ts'
import { callHint, composeMails, hostOf, senderOf, valueText } from '../mail/compose.ts'
import type { ComposeRequest } from '../mail/compose.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { OutboundMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { say } from '../strings.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'

const handle: FormHandler = (received, { deps }) => {
  const request = { received, site: deps.site(), config: deps.config }
  return Promise.resolve({ kind: 'kept', messages: [...composeMails(request), ...friendMails(request)] })
}

export const sendToFriendTreatment: FormTreatment = { handle }

/** A mail that anybody can have sent to anybody carries no text of the sender but a name. */
export function friendMails({ received, site }: ComposeRequest): readonly OutboundMessage[] {
  const { language, values } = received
  const to = valueText(values.friendEmail)
  const cards = cardsOf(received, { site, language })
  if (!isEmail(to) || cards.length === 0) return []
  const { name } = senderOf(received)
  return [
    composeMail({
      site,
      purpose: 'asked',
      to,
      language,
      subject:
        name === undefined
          ? say(language, 'mail.friend.subjectUnknown')
          : say(language, 'mail.friend.subject', { name }),
      greeting: greetingOf(language, writtenName(valueText(values.friendName))),
      paragraphs: [say(language, 'mail.friend.text')],
      cards,
      closing: callHint(site.offices[0], language),
      reason: say(language, 'mail.friend.reason', { site: hostOf(site) }),
    }),
  ]
}
