import { MARKS } from '../../../core/languages/languages.ts'
import { useId, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { PortalStatistics } from '../../../core/http/portal.ts'
import { usePortal } from '../context.ts'
import { Empty } from '../parts/section.tsx'
import { ChartDrawing, plotOf } from './chart-drawing.tsx'
import { Legend } from './chart-patterns.tsx'
import { dayAt, sumOf } from './chart-scale.ts'
import { ChartTable } from './chart-table.tsx'
import { useWidth } from './use-width.ts'

interface ChartProps {
  readonly statistics: PortalStatistics
  readonly withTable?: boolean
}

/** Views of the last 30 days by source. */
export function Chart({ statistics, withTable = false }: ChartProps) {
  const { words } = usePortal()
  const [picked, setPicked] = useState<number | null>(null)
  const patterns = useId()
  const reading = useReading(statistics)
  const { sources, days } = statistics
  if (days.every(({ counts }) => sumOf(counts) === 0)) return <Empty>{words.say('portal.chart.empty')}</Empty>
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart__title">{words.say('portal.chart.title')}</span>
        <Legend sources={sources} patterns={patterns} />
      </figcaption>
      <p className="chart__readout" aria-hidden="true">
        {reading(picked)}
      </p>
      <Plot statistics={statistics} picked={picked} pick={setPicked} patterns={patterns} />
      {withTable && <ChartTable statistics={statistics} />}
    </figure>
  )
}

interface PlotProps {
  readonly statistics: PortalStatistics
  readonly picked: number | null
  readonly pick: (index: number | null) => void
  readonly patterns: string
}

/** The plot. The pointer or the arrow keys select a day, which is announced. */
function Plot({ statistics, picked, pick, patterns }: PlotProps) {
  const { words } = usePortal()
  const { ref, width } = useWidth()
  const reading = useReading(statistics)
  const last = statistics.days.length - 1
  const pickUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect()
    pick(dayAt(clientX - left, last + 1, plotOf(width)))
  }
  return (
    <div
      ref={ref}
      className="chart__plot"
      role="slider"
      tabIndex={0}
      aria-label={words.say('portal.chart.label')}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={(picked ?? last) + 1}
      aria-valuetext={reading(picked ?? last)}
      onKeyDown={(event) => {
        const next = steppedBy(event, picked ?? last, last)
        if (next === null) return
        event.preventDefault()
        pick(next)
      }}
      onFocus={() => pick(picked ?? last)}
      onBlur={() => pick(null)}
      onPointerDown={pickUnder}
      onPointerMove={pickUnder}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) pick(null)
      }}
    >
      <ChartDrawing statistics={statistics} width={width} picked={picked} patterns={patterns} />
    </div>
  )
}

const WEEK = 7

function steppedBy({ key }: KeyboardEvent, from: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageUp: from + WEEK,
    PageDown: from - WEEK,
    Home: 0,
    End: last,
  }
  const to = steps[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), last)
}

/** "do 26 nov: 34 bezoeken. Onze site 20, Immoplein 14." Without a day, the sums of all days. */
function useReading({ sources, days }: PortalStatistics): (picked: number | null) => string {
  const { words, dates } = usePortal()
  return (picked) => {
    const shown = picked === null ? days : days.slice(picked, picked + 1)
    const counts = sources.map((_, source) => sumOf(shown.map((day) => day.counts[source] ?? 0)))
    const [only] = shown
    const when = picked === null || !only ? words.say('portal.chart.together') : dates.briefDay(only.day)
    const parts = sources.map(({ name }, source) => `${name} ${words.number(counts[source] ?? 0)}`)
    const visits = words.count('portal.visits.count', sumOf(counts))
    return MARKS[words.locale].labelled(
      when,
      `${visits}${sources.length > 1 ? ` (${parts.join(', ')})` : ''}`,
    )
  }
}
