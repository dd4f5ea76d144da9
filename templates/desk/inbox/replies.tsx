import { useId, useRef, useState } from 'react'
import type { DeskMessage, DeskTemplate, DeskTemplates } from '../../../core/http/desk/inbox.ts'
import { Section } from '../../portal/parts/section.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk, useMember, useRight } from '../context.ts'
import { useKeys } from '../keys.ts'
import { DeskForm } from '../parts/form.tsx'
import { Select } from '../parts/select.tsx'
import { useData } from '../use-data.ts'
import { filledIn, keepDraft, draftOf } from './draft.ts'
import { MailState } from './message-facts.tsx'
import type { MessageProps } from './message-props.ts'
import { TemplateActions } from './template-actions.tsx'

/** Answers to the visitor by mail. The browser keeps the typed text until it is sent. */
export function Replies({ message, set }: MessageProps) {
  const { words, dates } = useDesk()
  const { say } = words
  return (
    <Section title={say('desk.reply.title')} lead={message.email ?? say('desk.reply.nobody')}>
      <ul className="desk-thread">
        {message.replies.map((reply) => (
          <li key={reply.id}>
            <p className="portal-quiet">
              {reply.by} · {dates.moment(reply.at)} {reply.mail && <MailState mail={reply.mail} />}
            </p>
            <p>
              <b>{reply.subject}</b>
            </p>
            <p className="desk-text">{reply.text}</p>
          </li>
        ))}
      </ul>
      {message.email !== null && <ReplyForm message={message} set={set} />}
    </Section>
  )
}

function ReplyForm({ message, set }: MessageProps) {
  const { words, api } = useDesk()
  const { session } = useMember()
  const { say } = words
  const id = useId()
  const action = useAction<DeskFailure>()
  const [text, setText] = useState(() => draftOf(message.id))
  const [subject, setSubject] = useState(() => `Re: ${message.home?.title ?? session.siteName}`)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeys({ r: () => field.current?.focus() })
  const type = (value: string) => {
    setText(value)
    keepDraft(message.id, value)
  }
  const send = () =>
    action.run(
      () => api.send<DeskMessage>('POST', pathTo(['inbox', message.id, 'replies']), { subject, text }),
      (answer) => {
        type('')
        set(answer)
      },
    )
  const use = (template: Pick<DeskTemplate, 'subject' | 'text'>) => {
    const values = { name: message.sender, home: message.home?.title ?? '', me: session.member.name }
    setSubject(filledIn(template.subject, values))
    type(filledIn(template.text, values))
  }
  const language = new Intl.DisplayNames([words.locale], { type: 'language' }).of(message.language)
  return (
    <DeskForm action={action} send={send} label={say('desk.reply.send')}>
      <Subject value={subject} change={setSubject} />
      <div className="field">
        <label htmlFor={id}>{say('desk.reply.text', { language: language ?? '' })}</label>
        <textarea
          id={id}
          ref={field}
          rows={7}
          maxLength={10_000}
          required
          lang={message.language}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <Templates draft={{ language: message.language, subject, text }} use={use} />
    </DeskForm>
  )
}

function Subject({ value, change }: { readonly value: string; readonly change: (value: string) => void }) {
  const { say } = useDesk().words
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{say('desk.reply.subject')}</label>
      <input
        id={id}
        maxLength={200}
        required
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  )
}

interface TemplatesProps {
  readonly draft: Pick<DeskTemplate, 'language' | 'subject' | 'text'>
  readonly use: (template: DeskTemplate) => void
}

/** Frequent answers in the language of the visitor, to begin with or to keep. */
function Templates({ draft, use }: TemplatesProps) {
  const { say } = useDesk().words
  const { data, reload } = useData<DeskTemplates>('/templates')
  const mayEdit = useRight('templates')
  const templates = data.state === 'ready' ? data.value.templates : []
  const own = templates.filter(({ language }) => language === draft.language)
  return (
    <>
      {own.length > 0 && (
        <Select
          label={say('desk.reply.template')}
          value=""
          choices={[
            { value: '', label: say('desk.reply.choose') },
            ...own.map(({ id: value, name: label }) => ({ value, label })),
          ]}
          change={(id) => own.filter((one) => one.id === id).forEach(use)}
        />
      )}
      {mayEdit && <TemplateActions templates={own} draft={draft} changed={reload} />}
    </>
  )
}
