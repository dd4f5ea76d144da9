import type { DeskMail, DeskMessage } from '../../../core/http/desk/inbox.ts'
import { BusyButton } from '../../portal/parts/busy-button.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import type { MessageProps } from './message-props.ts'

/** The fields that the visitor filled in, and the mails about them. */
export function MessageFacts({ message, set }: MessageProps) {
  return (
    <>
      <Fields fields={message.fields} />
      <Mails message={message} set={set} />
    </>
  )
}

export function Fields({ fields }: Pick<DeskMessage, 'fields'>) {
  return (
    <dl className="desk-facts">
      {fields.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href === null ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

function Mails({ message, set }: MessageProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const { mails } = message
  if (mails.length === 0) return null
  const hasFailed = mails.some(({ state }) => state === 'failed')
  return (
    <details className="desk-message__mails" open={hasFailed}>
      <summary>{words.count('desk.inbox.mails', mails.length)}</summary>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            {words.labelled(mail.recipient, '')}
            <MailState mail={mail} />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <BusyButton
          kind="plain"
          isBusy={action.isBusy}
          onClick={() =>
            action.run(() => api.send<DeskMessage>('POST', pathTo(['inbox', message.id, 'mails'])), set)
          }
        >
          {say('desk.inbox.sendAgain')}
        </BusyButton>
      )}
    </details>
  )
}

export function MailState({ mail }: { readonly mail: DeskMail }) {
  const { words, dates } = useDesk()
  const at = mail.sentAt === null ? '' : ` ${dates.moment(mail.sentAt)}`
  return (
    <span className={mail.state === 'failed' ? 'desk-bad' : 'portal-quiet'}>
      {words.say(`desk.mailState.${mail.state}`)}
      {at}
      {mail.error === null ? '' : ` (${mail.error})`}
    </span>
  )
}
