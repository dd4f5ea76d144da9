import { useId } from 'react'
import type { PortalEvent } from '../../../core/http/portal.ts'
import { useAgencyLang, useWords } from '../context.ts'
import { choicesOf } from './history-rows.ts'
import type { Wanted } from './history-rows.ts'

interface FiltersProps {
  readonly events: readonly PortalEvent[]
  readonly wanted: Wanted
  readonly change: (wanted: Wanted) => void
}

export function HistoryFilters({ events, wanted, change }: FiltersProps) {
  const { say, locale } = useWords()
  const search = useId()
  return (
    <search className="history__filters">
      <div className="field">
        <label htmlFor={search}>{say('portal.history.search')}</label>
        <input
          id={search}
          type="search"
          value={wanted.text}
          onChange={({ currentTarget }) => change({ ...wanted, text: currentTarget.value })}
        />
      </div>
      <Choice
        label={say('portal.history.type')}
        all={say('portal.history.allTypes')}
        choices={choicesOf(events, 'type', locale)}
        value={wanted.type}
        change={(type) => change({ ...wanted, type })}
      />
      <Choice
        label={say('portal.history.source')}
        all={say('portal.history.allSources')}
        choices={choicesOf(events, 'source', locale)}
        value={wanted.source}
        change={(source) => change({ ...wanted, source })}
      />
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly choices: readonly string[]
  readonly value: string
  readonly change: (value: string) => void
}

function Choice({ label, all, choices, value, change }: ChoiceProps) {
  const id = useId()
  const lang = useAgencyLang()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice} lang={lang}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  )
}
