import type { DeskHomeDetail } from '../../core/http/desk/homes.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { weekOf } from './calendar/week.ts'
import { useDesk } from './context.ts'

type Row = DeskHomeDetail['viewsByDay'][number]

/** Views of the last 30 days by source, week by week. */
export function HomeViews({ home }: { readonly home: DeskHomeDetail }) {
  const { words, siteName } = useDesk()
  const { say, portal } = words
  const sources = [...new Set(home.viewsByDay.map(({ source }) => source))]
  return (
    <Section
      title={say('desk.homes.bySource')}
      lead={say('desk.homes.total', { count: portal.number(home.totalViews) })}
    >
      {sources.length === 0 ? (
        <Empty>{say('desk.homes.noViews')}</Empty>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{say('desk.homes.week')}</th>
              {sources.map((source) => (
                <th key={source ?? ''} scope="col">
                  {source ?? siteName}
                </th>
              ))}
            </tr>
          </thead>
          <Weeks rows={home.viewsByDay} sources={sources} />
        </table>
      )}
    </Section>
  )
}

interface WeeksProps {
  readonly rows: readonly Row[]
  readonly sources: readonly Row['source'][]
}

function Weeks({ rows, sources }: WeeksProps) {
  const { words, dates } = useDesk()
  const mondayOf = (day: string) => weekOf(day)[0] ?? day
  const mondays = [...new Set(rows.map(({ day }) => mondayOf(day)))].toSorted()
  const countOf = (source: Row['source'], monday?: string) =>
    rows
      .filter((row) => row.source === source && (monday === undefined || mondayOf(row.day) === monday))
      .reduce((sum, { count }) => sum + count, 0)
  const line = (monday?: string) =>
    sources.map((source) => <td key={source ?? ''}>{words.portal.number(countOf(source, monday))}</td>)
  return (
    <tbody>
      {mondays.map((monday) => (
        <tr key={monday}>
          <th scope="row">{dates.briefDay(monday)}</th>
          {line(monday)}
        </tr>
      ))}
      <tr>
        <th scope="row">{words.say('desk.homes.views')}</th>
        {line()}
      </tr>
    </tbody>
  )
}
