import type { DeskMessage } from '../../../core/http/desk/inbox.ts'
import { BusyButton } from '../../portal/parts/busy-button.tsx'
import { Refusal } from '../../portal/parts/failure.tsx'
import { Section } from '../../portal/parts/section.tsx'
import { useDesk, useNames } from '../context.ts'
import { failureText } from '../parts/failed.tsx'
import { HomeTitle } from '../parts/home-title.tsx'
import { hrefOf } from '../route.ts'
import { Appointment } from './appointment.tsx'
import { Fields } from './message-facts.tsx'
import type { MessageProps } from './message-props.ts'
import { useChange } from './use-change.ts'

interface SameSenderProps extends MessageProps {
  readonly reload: () => void
}

/** Messages of the same person: those that are shown under this one, and those that stand for themselves. */
export function SameSender({ message, set, reload }: SameSenderProps) {
  const { words } = useDesk()
  const { say } = words
  const { action, change } = useChange({ message, set, reload })
  const { parts, others, mergedInto } = message
  const ids = parts.map(({ id }) => id)
  const near = mergedInto === null ? others.filter(({ office }) => office === message.office) : []
  return (
    <>
      {mergedInto !== null && (
        <p className="desk-readers">
          <a href={hrefOf('inbox', mergedInto)}>{say('desk.merge.into')}</a>
        </p>
      )}
      {parts.map((part) => (
        <Part
          key={part.id}
          part={part}
          known={message.fields}
          isBusy={action.isBusy}
          split={() => change({ merged: ids.filter((id) => id !== part.id) })}
          reload={reload}
        />
      ))}
      {others.length > 0 && (
        <Section title={say('desk.inbox.others')}>
          <Others others={others} />
          {near.length > 0 && (
            <p className="portal-actions">
              <BusyButton
                kind="plain"
                isBusy={action.isBusy}
                onClick={() => change({ merged: [...ids, ...near.map(({ id }) => id)] })}
              >
                {words.count('desk.merge.here', near.length)}
              </BusyButton>
            </p>
          )}
        </Section>
      )}
      <Refusal text={action.failure && say(failureText(action.failure))} />
    </>
  )
}

interface PartProps {
  readonly part: DeskMessage['parts'][number]
  /** The fields of the main message. Those that are the same are not repeated. */
  readonly known: DeskMessage['fields']
  readonly isBusy: boolean
  readonly split: () => void
  readonly reload: () => void
}

function Part({ part, known, isBusy, split, reload }: PartProps) {
  const { words, dates } = useDesk()
  const names = useNames()
  const own = part.fields.filter(
    ({ label, value }) => !known.some((field) => field.label === label && field.value === value),
  )
  const title = [names.form(part.form), part.home?.title].filter(Boolean).join(' · ')
  return (
    <Section title={title} lead={dates.moment(part.receivedAt)}>
      {part.appointment !== null && <Appointment row={part.appointment} changed={reload} />}
      <Fields fields={own} />
      <p>
        <button type="button" className="link-button" disabled={isBusy} onClick={split}>
          {words.say('desk.merge.split')}
        </button>
      </p>
    </Section>
  )
}

function Others({ others }: Pick<DeskMessage, 'others'>) {
  const { dates } = useDesk()
  const names = useNames()
  return (
    <ul className="desk-rows">
      {others.map((other) => (
        <li key={other.id}>
          <a href={hrefOf('inbox', other.id)}>
            <b>{names.form(other.form)}</b>
            {other.home === null ? <span /> : <HomeTitle home={other.home} />}
            <span className="portal-quiet">{dates.moment(other.receivedAt)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
