import { useState } from 'react'
import type { DeskTemplate, DeskTemplates } from '../../../core/http/desk/inbox.ts'
import { Refusal } from '../../portal/parts/failure.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { failureText } from '../parts/failed.tsx'

interface TemplateActionsProps {
  readonly templates: readonly DeskTemplate[]
  readonly draft: Pick<DeskTemplate, 'language' | 'subject' | 'text'>
  readonly changed: () => void
}

/** Saves the typed text as a frequent answer, and removes others. */
export function TemplateActions({ templates, draft, changed }: TemplateActionsProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [name, setName] = useState('')
  const keep = () =>
    action.run(
      () => api.send<DeskTemplates>('POST', '/templates', { ...draft, name }),
      () => {
        setName('')
        changed()
      },
    )
  return (
    <details>
      <summary>{say('desk.template.title')}</summary>
      <p className="portal-quiet">{say('desk.template.lead')}</p>
      <div className="desk-inline">
        <input
          aria-label={say('desk.template.name')}
          placeholder={say('desk.template.name')}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button
          type="button"
          className="button"
          disabled={name.trim() === '' || draft.text.trim() === ''}
          onClick={keep}
        >
          {say('desk.template.keep')}
        </button>
      </div>
      <ul>
        {templates.map((template) => (
          <li key={template.id}>
            {template.name}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() =>
                action.run(() => api.send('DELETE', pathTo(['templates', template.id])), changed)
              }
            >
              {say('desk.remove')} <span className="hidden-text">{template.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Refusal text={action.failure && say(failureText(action.failure))} />
    </details>
  )
}
