import { useId } from 'react'
import type { DeskMessage } from '../../../core/http/desk/inbox.ts'
import { Section } from '../../portal/parts/section.tsx'
import { typed } from '../../portal/parts/field.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { DeskForm } from '../parts/form.tsx'
import type { MessageProps } from './message-props.ts'

/** Members tell each other about a message in notes. The visitor never sees them. */
export function Notes({ message, set }: MessageProps) {
  const { words, api, dates } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const id = useId()
  const send = (form: HTMLFormElement) =>
    action.run(
      () =>
        api.send<DeskMessage>('POST', pathTo(['inbox', message.id, 'notes']), { text: typed(form, 'text') }),
      (answer) => {
        form.reset()
        set(answer)
      },
    )
  return (
    <Section title={say('desk.notes.title')} lead={say('desk.notes.lead')}>
      <ul className="desk-thread">
        {message.notes.map((note) => (
          <li key={note.id}>
            <p className="portal-quiet">
              {note.by} · {dates.moment(note.at)}
            </p>
            <p className="desk-text">{note.text}</p>
          </li>
        ))}
      </ul>
      <DeskForm action={action} send={send} label={say('desk.notes.add')}>
        <div className="field">
          <label htmlFor={id}>{say('desk.notes.label')}</label>
          <textarea id={id} name="text" rows={2} maxLength={5000} required />
        </div>
      </DeskForm>
    </Section>
  )
}
