import type { PortalEvent } from '../../../core/http/portal.ts'
import { useAgencyLang, usePortal, useWords } from '../context.ts'
import { Icon } from '../parts/icon.tsx'
import type { PortalKey } from '../words.ts'
import { COLUMNS, sortedBy } from './history-rows.ts'
import type { Column, Wanted } from './history-rows.ts'

const TITLES: Readonly<Record<Column, PortalKey>> = {
  at: 'portal.history.date',
  type: 'portal.history.type',
  contact: 'portal.history.contact',
  subject: 'portal.history.subject',
  comment: 'portal.history.comment',
  status: 'portal.history.status',
  source: 'portal.history.source',
}

interface TableProps {
  readonly rows: readonly PortalEvent[]
  readonly wanted: Wanted
  readonly change: (wanted: Wanted) => void
}

/** A table; on a phone each row becomes a card with the name of the column before each value. */
export function HistoryTable({ rows, wanted, change }: TableProps) {
  const { say } = useWords()
  return (
    <table className="history">
      <caption className="hidden-text">{say('portal.section.history')}</caption>
      <thead>
        <tr data-name={say('portal.history.sort')}>
          {COLUMNS.map((column) => (
            <Heading key={column} column={column} wanted={wanted} change={change} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ column, wanted, change }: Omit<TableProps, 'rows'> & { readonly column: Column }) {
  const { say } = useWords()
  const isSorted = wanted.column === column
  const order = wanted.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} className={`history__${column}`}>
      <button type="button" onClick={() => change(sortedBy(wanted, column))}>
        {say(TITLES[column])}
        {isSorted && <Icon name={wanted.isDescending ? 'down' : 'up'} />}
      </button>
    </th>
  )
}

function Row({ row }: { readonly row: PortalEvent }) {
  const { say } = useWords()
  const { dates } = usePortal()
  const lang = useAgencyLang()
  return (
    <tr>
      {COLUMNS.map((column) => (
        <td key={column} className={`history__${column}`} data-name={say(TITLES[column])}>
          {column === 'at' ? (
            <time dateTime={new Date(row.at).toISOString()}>{dates.shortDay(dates.dayOf(row.at))}</time>
          ) : (
            row[column] && <span lang={lang}>{row[column]}</span>
          )}
        </td>
      ))}
    </tr>
  )
}
