import type { DeskMessage, DeskMessageSummary } from '../../../core/http/desk/inbox.ts'
import { Refusal } from '../../portal/parts/failure.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk, useMember } from '../context.ts'
import { failureText } from '../parts/failed.tsx'
import { Select } from '../parts/select.tsx'
import type { InboxPages } from './use-inbox.ts'

interface ChosenBarProps {
  readonly inbox: InboxPages
  readonly chosen: ReadonlySet<string>
  readonly choose: (ids: ReadonlySet<string> | null) => void
}

type Change = Partial<Pick<DeskMessageSummary, 'assignedTo'>> & { readonly state?: 'open' | 'done' }

/** Marks and assigns several messages. One that a colleague has changed meanwhile stays chosen, and the others are changed. */
export function ChosenBar({ inbox, chosen, choose }: ChosenBarProps) {
  const { words, api } = useDesk()
  const { session } = useMember()
  const { say } = words
  const action = useAction<DeskFailure>()
  const messages = inbox.messages.filter(({ id }) => chosen.has(id))
  const change = (body: Change) =>
    action.run(
      async () => {
        const left = new Set<string>()
        let failure: DeskFailure | null = null
        for (const { id, version } of messages) {
          const outcome = await api.send<DeskMessage>('PATCH', pathTo(['inbox', id]), {
            ...body,
            seen: version,
          })
          if (outcome.ok) continue
          left.add(id)
          failure ??= outcome.reason
        }
        // The list has the new versions before anything else is changed.
        await inbox.reload()
        choose(left)
        return failure === null ? { ok: true, value: undefined } : { ok: false, reason: failure }
      },
      () => undefined,
    )
  const isOff = action.isBusy || messages.length === 0
  return (
    <div className="desk-chosen">
      <p role="status">{words.count('desk.inbox.chosen', messages.length)}</p>
      <div className="desk-inline">
        <button type="button" className="button" disabled={isOff} onClick={() => change({ state: 'done' })}>
          {say('desk.inbox.done')}
        </button>
        <button type="button" className="button" disabled={isOff} onClick={() => change({ state: 'open' })}>
          {say('desk.inbox.reopen')}
        </button>
        <button type="button" className="link-button" onClick={() => choose(null)}>
          {say('desk.inbox.endChoice')}
        </button>
      </div>
      <Select
        label={say('desk.inbox.assignChosen')}
        value=""
        choices={[
          { value: '', label: '' },
          { value: 'nobody', label: say('desk.filter.nobody') },
          ...session.colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        change={(id) => {
          if (id !== '' && !isOff) change({ assignedTo: id === 'nobody' ? null : id })
        }}
      />
      <Refusal text={action.failure && say(failureText(action.failure))} />
    </div>
  )
}
