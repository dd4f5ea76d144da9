import type { DeskRequests } from '../../core/http/desk/people.ts'
import { typed } from '../portal/parts/field.tsx'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk } from './context.ts'
import { DeskForm } from './parts/form.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Select } from './parts/select.tsx'
import { useData } from './use-data.ts'

const KINDS = ['access', 'rectification', 'erasure', 'objection'] as const

/** Requests of persons with the day by which the office has to answer. */
export function Requests() {
  const { words, api, dates } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const { data, reload, set } = useData<DeskRequests>('/people/requests')
  const add = (form: HTMLFormElement) => {
    const body = { kind: typed(form, 'kind'), receivedOn: typed(form, 'day') }
    action.run(() => api.send<DeskRequests>('POST', '/people/requests', body), set)
  }
  const end = (id: string) =>
    action.run(() => api.send<DeskRequests>('POST', pathTo(['people', 'requests', id, 'done'])), set)
  return (
    <Section title={say('desk.requests.title')} lead={say('desk.requests.lead')}>
      <Loaded data={data} reload={reload}>
        {({ requests }) =>
          requests.length === 0 ? (
            <Empty>{say('desk.requests.none')}</Empty>
          ) : (
            <ul className="desk-people">
              {requests.map((request) => (
                <li key={request.id}>
                  <div>
                    <b>{say(`desk.requests.${request.kind}`)}</b>{' '}
                    {dates.shortDay(dates.dayOf(request.receivedAt))}
                    <p
                      className={
                        request.doneAt === null && !dates.isAhead(request.dueAt) ? 'desk-bad' : 'portal-quiet'
                      }
                    >
                      {request.doneAt === null
                        ? say('desk.requests.due', { day: dates.day(dates.dayOf(request.dueAt)) })
                        : say('desk.requests.done', { day: dates.day(dates.dayOf(request.doneAt)) })}{' '}
                      · {request.by}
                    </p>
                  </div>
                  {request.doneAt === null && (
                    <button type="button" className="button" onClick={() => end(request.id)}>
                      {say('desk.requests.end')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <DeskForm action={action} send={add} label={say('desk.requests.add')}>
        <div className="desk-fields">
          <Select
            label={say('desk.requests.kind')}
            name="kind"
            choices={KINDS.map((value) => ({ value, label: say(`desk.requests.${value}`) }))}
          />
          <div className="field">
            <label htmlFor="request-day">{say('desk.requests.day')}</label>
            <input
              id="request-day"
              type="date"
              name="day"
              required
              defaultValue={dates.today()}
              max={dates.today()}
            />
          </div>
        </div>
      </DeskForm>
    </Section>
  )
}
