import { useState } from 'react'
import type { PortalProperty } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { useWords } from '../context.ts'
import { Empty, Section } from '../parts/section.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { ALL, wantedRows } from './history-rows.ts'
import type { Wanted } from './history-rows.ts'
import { HistoryTable } from './history-table.tsx'

interface HistoryProps {
  readonly property: PortalProperty
  readonly isView?: boolean
}

const ROWS_AT_ONCE = 50

/** All events of a property, with search, filters, sorting and export. */
export function History({ property, isView = false }: HistoryProps) {
  const { say, count, locale } = useWords()
  const [wanted, setWanted] = useState<Wanted>(ALL)
  const [room, setRoom] = useState(ROWS_AT_ONCE)
  const { history } = property
  const rows = wantedRows(history, wanted, locale)
  return (
    <Section
      title={say('portal.section.history')}
      isView={isView}
      aside={history.length > 0 && <CsvLink id={property.id} />}
    >
      {history.length === 0 ? (
        <Empty>{say('portal.history.empty')}</Empty>
      ) : (
        <>
          <HistoryFilters events={history} wanted={wanted} change={setWanted} />
          <p className="history__count" role="status">
            {rows.length === 0 ? say('portal.history.none') : count('portal.history.count', rows.length)}
          </p>
          {rows.length > 0 && <HistoryTable rows={rows.slice(0, room)} wanted={wanted} change={setWanted} />}
          {rows.length > room && (
            <button type="button" className="button" onClick={() => setRoom(room + ROWS_AT_ONCE)}>
              {say('portal.history.more')}
            </button>
          )}
        </>
      )}
    </Section>
  )
}

function CsvLink({ id }: { readonly id: string }) {
  const { say } = useWords()
  return (
    <a className="arrow-link" href={apiHref('properties', id, 'history.csv')} download>
      {say('portal.history.csv')}
    </a>
  )
}
