import { useId, useState } from 'react'
import type { PortalStatistics } from '../../../core/http/portal.ts'
import { usePortal } from '../context.ts'
import { sumOf } from './chart-scale.ts'

/** The chart as a table: always there for screen readers, and for others on request. */
export function ChartTable({ statistics }: { readonly statistics: PortalStatistics }) {
  const { words, dates } = usePortal()
  const { say, number } = words
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { sources, days } = statistics
  return (
    <>
      <button
        type="button"
        className="link-button chart__switch"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {say(isOpen ? 'portal.chart.hideTable' : 'portal.chart.showTable')}
      </button>
      <div id={id} className={isOpen ? 'chart__table' : 'hidden-text'}>
        <table className="numbers">
          <caption className="hidden-text">{say('portal.chart.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('portal.history.date')}</th>
              {sources.map((source) => (
                <th key={source.id} scope="col">
                  {source.name}
                </th>
              ))}
              <th scope="col">{say('portal.chart.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{dates.briefDay(day)}</th>
                {sources.map((source, index) => (
                  <td key={source.id}>{number(counts[index] ?? 0)}</td>
                ))}
                <td>{number(sumOf(counts))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
