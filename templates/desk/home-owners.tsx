import { useState } from 'react'
import type { DeskHomeDetail } from '../../core/http/desk/homes.ts'
import { typed } from '../portal/parts/field.tsx'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk, useRight } from './context.ts'
import { DeskForm } from './parts/form.tsx'

export interface HomeOwnersProps {
  readonly home: DeskHomeDetail
  readonly set: (home: DeskHomeDetail) => void
}

/** The owners of a home, who may receive its report. A printed report may be given to one of several, so it names none. */
export function HomeOwners({ home, set }: HomeOwnersProps) {
  const { words, dates } = useDesk()
  const { say } = words
  const maySend = useRight('owners')
  return (
    <div className="desk-no-print">
      <Section
        title={say('desk.owners.title')}
        lead={
          home.reportedAt === null
            ? undefined
            : say('desk.report.last', { at: dates.moment(home.reportedAt) })
        }
      >
        {home.owners.length === 0 ? (
          <Empty>{say('desk.homes.noOwners')}</Empty>
        ) : (
          <ul>
            {home.owners.map((owner) => (
              <li key={owner.id}>
                {owner.name} · <a href={`mailto:${owner.email}`}>{owner.email}</a>
                {maySend && !owner.isDisabled && <SendReport home={home} owner={owner.id} set={set} />}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function SendReport({ home, owner, set }: HomeOwnersProps & { readonly owner: string }) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [isSent, setSent] = useState(false)
  const send = (form: HTMLFormElement) => {
    const text = typed(form, 'text').trim()
    const body = { owner, ...(text !== '' && { text }) }
    setSent(false)
    action.run(
      () => api.send<DeskHomeDetail>('POST', pathTo(['homes', home.id, 'reports']), body),
      (answer) => {
        form.reset()
        setSent(true)
        set(answer)
      },
    )
  }
  return (
    <details>
      <summary>{say('desk.report.send')}</summary>
      <DeskForm
        action={action}
        send={send}
        label={say('desk.report.sendNow')}
        failures={{ retry: 'desk.report.tooMany' }}
        aside={<span role="status">{isSent && say('desk.report.sent')}</span>}
      >
        <div className="field">
          <label>
            {say('desk.report.text')}
            <textarea name="text" rows={4} maxLength={2000} />
          </label>
          <p className="field__hint">{say('desk.report.hint')}</p>
        </div>
      </DeskForm>
    </details>
  )
}
