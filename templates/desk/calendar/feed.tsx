import { useState } from 'react'
import type { DeskFeed } from '../../../core/http/desk/calendar.ts'
import { BusyButton } from '../../portal/parts/busy-button.tsx'
import { Refusal } from '../../portal/parts/failure.tsx'
import { Section } from '../../portal/parts/section.tsx'
import { useAction } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { failureText } from '../parts/failed.tsx'

/** The secret address by which the member's own calendar shows the appointments. */
export function Feed() {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [href, setHref] = useState<string | null>(null)
  return (
    <Section title={say('desk.feed.title')} lead={say('desk.feed.lead')}>
      {href !== null && (
        <p role="status">
          {say('desk.feed.once')} <code className="set-up__secret">{href}</code>
        </p>
      )}
      <p className="portal-actions">
        <BusyButton
          kind="plain"
          isBusy={action.isBusy}
          onClick={() =>
            action.run(
              () => api.send<DeskFeed>('POST', '/calendar/feed'),
              (answer) => setHref(answer.href),
            )
          }
        >
          {say('desk.feed.make')}
        </BusyButton>
        <button
          type="button"
          className="link-button"
          onClick={() =>
            action.run(
              () => api.send('DELETE', '/calendar/feed'),
              () => setHref(null),
            )
          }
        >
          {say('desk.feed.end')}
        </button>
      </p>
      <Refusal text={action.failure && say(failureText(action.failure))} />
    </Section>
  )
}
