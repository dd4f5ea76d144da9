import type { PortalCommunication } from '../../../core/http/portal.ts'
import { useAgencyLang, usePortal, useWords } from '../context.ts'
import { Empty, Section } from '../parts/section.tsx'
import type { PortalKey } from '../words.ts'
import { newestFirst } from './order.ts'

const KINDS: Readonly<Record<PortalCommunication['kind'], PortalKey>> = {
  mail: 'portal.kind.mail',
  telephone: 'portal.kind.telephone',
  letter: 'portal.kind.letter',
  message: 'portal.kind.message',
  meeting: 'portal.kind.meeting',
}

interface MessagesProps {
  readonly messages: readonly PortalCommunication[]
  readonly isView?: boolean
}

/** The messages between the agency and the owner, newest first. */
export function Messages({ messages, isView = false }: MessagesProps) {
  const { say } = useWords()
  return (
    <Section title={say('portal.section.messages')} isView={isView}>
      {messages.length === 0 ? (
        <Empty>{say('portal.messages.empty')}</Empty>
      ) : (
        <ul className="messages">
          {newestFirst(messages).map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function Message({ message }: { readonly message: PortalCommunication }) {
  const { words, dates } = usePortal()
  const lang = useAgencyLang()
  return (
    <article className="message">
      <p className="message__about">
        <time dateTime={new Date(message.at).toISOString()}>{dates.moment(message.at)}</time>
        <span>{words.say(KINDS[message.kind])}</span>
        <span>{message.from}</span>
      </p>
      <h3 lang={lang}>{message.subject}</h3>
      {message.text && (
        <p className="message__text" lang={lang}>
          {message.text}
        </p>
      )}
    </article>
  )
}
