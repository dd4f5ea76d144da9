import type { DeskInbox } from '../../../core/http/desk/inbox.ts'
import { pathTo } from '../api.ts'
import { useDesk, useMember } from '../context.ts'
import { SearchField } from '../parts/search-field.tsx'
import { Select } from '../parts/select.tsx'
import type { Filters } from './filters.ts'

interface FilterBarProps {
  readonly filters: Filters
  readonly change: (filters: Filters) => void
  readonly counts: DeskInbox['counts']
}

const STATES = ['', 'new', 'open', 'done'] as const

export function FilterBar({ filters, change, counts }: FilterBarProps) {
  const { words } = useDesk()
  const { say } = words
  const all = counts.new + counts.open + counts.done
  return (
    <div className="desk-inbox__filters">
      <div className="desk-tabs" role="group" aria-label={say('desk.filter.state')}>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={filters.state === state}
            onClick={() => change({ ...filters, state })}
          >
            {say(state === '' ? 'desk.filter.all' : `desk.state.${state}`)}{' '}
            <span className="portal-quiet">{words.portal.number(state === '' ? all : counts[state])}</span>
          </button>
        ))}
      </div>
      <SearchField
        label={say('desk.inbox.search')}
        value={filters.search}
        change={(search) => change({ ...filters, search })}
      />
      <details className="desk-inbox__more">
        <summary>{say('desk.filter.more')}</summary>
        <Choices filters={filters} change={change} />
      </details>
    </div>
  )
}

function Choices({ filters, change }: Omit<FilterBarProps, 'counts'>) {
  const { words, api } = useDesk()
  const { session } = useMember()
  const { say } = words
  const any = { value: '', label: say('desk.filter.all') }
  return (
    <div className="desk-inbox__choices">
      <Select
        label={say('desk.filter.form')}
        value={filters.form}
        choices={[any, ...session.forms.map(({ name, label }) => ({ value: name, label }))]}
        change={(form) => change({ ...filters, form })}
      />
      <Select
        label={say('desk.filter.assigned')}
        value={filters.assigned}
        choices={[
          any,
          { value: 'nobody', label: say('desk.filter.nobody') },
          ...session.colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        change={(assigned) => change({ ...filters, assigned })}
      />
      {session.offices.length > 1 && (
        <Select
          label={say('desk.filter.office')}
          value={filters.office}
          choices={[any, ...session.offices.map(({ id, name }) => ({ value: id, label: name }))]}
          change={(office) => change({ ...filters, office })}
        />
      )}
      <p>
        <a className="link-button" href={api.href(pathTo(['inbox.csv'], { ...filters }))} download>
          {say('desk.inbox.export')}
        </a>
      </p>
    </div>
  )
}
