import { useState } from 'react'
import type { DeskAudit } from '../../core/http/desk/oversight.ts'
import { pathTo } from './api.ts'
import { useDesk, useMember, useNames } from './context.ts'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { Select } from './parts/select.tsx'
import { useData } from './use-data.ts'

/** The log of reads and actions. It contains ids; the names of members are looked up here. */
export function Audit() {
  const { words, api, dates } = useDesk()
  const { say } = words
  const { session } = useMember()
  const names = useNames()
  const [member, setMember] = useState('')
  const [after, setAfter] = useState<string | undefined>(undefined)
  const { data, reload } = useData<DeskAudit>(pathTo(['audit'], { member, after }))
  return (
    <Page
      title={say('desk.audit.title')}
      aside={
        <a className="button" href={api.href(pathTo(['audit.csv'], { member }))} download>
          {say('desk.audit.export')}
        </a>
      }
    >
      <div className="desk-filters">
        <Select
          label={say('desk.audit.member')}
          value={member}
          choices={[
            { value: '', label: say('desk.filter.all') },
            ...session.colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          change={(value) => {
            setAfter(undefined)
            setMember(value)
          }}
        />
      </div>
      <Loaded data={data} reload={reload}>
        {({ entries, next }) => (
          <>
            <div className="desk-scroll" tabIndex={0} role="region" aria-label={say('desk.audit.title')}>
              <table className="desk-table">
                <thead>
                  <tr>
                    <th scope="col">{say('desk.audit.at')}</th>
                    <th scope="col">{say('desk.audit.member')}</th>
                    <th scope="col">{say('desk.audit.action')}</th>
                    <th scope="col">{say('desk.audit.subject')}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.id}>
                      <td>{dates.moment(entry.at)}</td>
                      <td>{names.colleague(entry.member) ?? entry.member?.slice(0, 8) ?? ''}</td>
                      <td>{words.named('desk.action', entry.action)}</td>
                      <td>
                        <code>{entry.subject}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {next !== null && (
              <p className="portal-actions">
                <button type="button" className="button" onClick={() => setAfter(next)}>
                  {say('desk.more')}
                </button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
