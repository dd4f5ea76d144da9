import { useEffect } from 'react'
import type { DeskMessage } from '../../../core/http/desk/inbox.ts'
import { Refusal } from '../../portal/parts/failure.tsx'
import { pathTo } from '../api.ts'
import { useDesk, useMember, useNames } from '../context.ts'
import { useKeys } from '../keys.ts'
import { failureText } from '../parts/failed.tsx'
import { HomeTitle } from '../parts/home-title.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Select } from '../parts/select.tsx'
import { hrefOf } from '../route.ts'
import { useData } from '../use-data.ts'
import { Appointment } from './appointment.tsx'
import { Notes } from './notes.tsx'
import { Replies } from './replies.tsx'
import { MessageFacts } from './message-facts.tsx'
import { SameSender } from './same-sender.tsx'
import type { MessageProps } from './message-props.ts'
import { useChange } from './use-change.ts'

/** One message, with everything that was done about it. */
export function MessageView({ id }: { readonly id: string }) {
  const { data, reload, set } = useData<DeskMessage>(pathTo(['inbox', id]), ['inbox', 'readers', 'calendar'])
  useReading(id)
  return (
    <Loaded data={data} reload={reload}>
      {(message) => <Message message={message} set={set} reload={reload} />}
    </Loaded>
  )
}

const READING_EVERY_MS = 25_000

/** Colleagues see that the message is open here. */
function useReading(id: string): void {
  const { api } = useDesk()
  useEffect(() => {
    const tell = () => {
      if (!document.hidden) void api.send('POST', pathTo(['inbox', id, 'readers']))
    }
    tell()
    const timer = setInterval(tell, READING_EVERY_MS)
    return () => clearInterval(timer)
  }, [api, id])
}

function Message({ message, set, reload }: MessageProps & { readonly reload: () => void }) {
  const { dates, words } = useDesk()
  const { say } = words
  return (
    <article className="desk-message" aria-labelledby="message-title">
      <p className="desk-message__back">
        <a className="link-button" href={hrefOf('inbox')}>
          {say('desk.inbox.back')}
        </a>
      </p>
      <Head message={message} />
      <Work message={message} set={set} reload={reload} />
      {message.appointment !== null && <Appointment row={message.appointment} changed={reload} />}
      <MessageFacts message={message} set={set} />
      <SameSender message={message} set={set} reload={reload} />
      <Replies message={message} set={set} />
      <Notes message={message} set={set} />
      <p className="portal-quiet">
        {say('desk.inbox.eraseAt', { day: dates.shortDay(dates.dayOf(message.eraseAt)) })}
      </p>
    </article>
  )
}

function Head({ message }: Pick<MessageProps, 'message'>) {
  const { dates, words } = useDesk()
  const names = useNames()
  const about = message.home
  return (
    <header className="desk-message__head">
      <h2 id="message-title">{message.sender}</h2>
      <p>
        {names.form(message.form)} · {dates.moment(message.receivedAt)} · {names.office(message.office)}
      </p>
      {about !== null && (
        <p>
          <a href={hrefOf('homes', about.id)}>
            {about.reference} · <HomeTitle home={about} />
          </a>
        </p>
      )}
      {message.readers.length > 0 && (
        <p className="desk-readers" role="status">
          {words.say('desk.inbox.readers', { names: message.readers.join(', ') })}
        </p>
      )}
    </header>
  )
}

/** The state of a message and the member who looks after it. */
function Work({ message, set, reload }: MessageProps & { readonly reload: () => void }) {
  const { say } = useDesk().words
  const { session } = useMember()
  const { action, change } = useChange({ message, set, reload })
  const { state } = message
  const toggle = () => change({ state: state === 'done' ? 'open' : 'done' })
  useKeys({ e: toggle })
  useEffect(() => {
    if (state === 'new') change({ state: 'open' })
    // Opening a new message marks it once.
  }, [message.id])
  return (
    <div className="desk-message__work">
      <button type="button" className={state === 'done' ? 'button' : 'button button--ink'} onClick={toggle}>
        {say(state === 'done' ? 'desk.inbox.reopen' : 'desk.inbox.done')}
      </button>
      <Select
        label={say('desk.filter.assigned')}
        value={message.assignedTo ?? ''}
        choices={[
          { value: '', label: say('desk.filter.nobody') },
          ...session.colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        change={(id) => change({ assignedTo: id === '' ? null : id })}
      />
      <Refusal text={action.failure && say(failureText(action.failure))} />
    </div>
  )
}
